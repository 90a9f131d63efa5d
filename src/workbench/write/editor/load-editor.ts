import { withEditorTexts } from '../monaco/editor-language.ts';

/** Loads the editor with Monaco, which is larger than the rest of the page: for users of the text, and ahead for those who may choose it. */
export const loadEditor = () => withEditorTexts(() => import('./document-editor.tsx'));

/** Loads it for those who come near it. */
export const loadEditorAhead = () => void loadEditor().catch(() => {});
