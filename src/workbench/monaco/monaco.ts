/**
 * Monaco, with the features that are used and a JSON language of our own. Everything that imports this is
 * loaded after the shell is drawn.
 */
import 'monaco-editor/features/bracketMatching/register.js';
import 'monaco-editor/features/caretOperations/register.js';
import 'monaco-editor/features/clipboard/register.js';
import 'monaco-editor/features/codeAction/register.js';
import 'monaco-editor/features/codeEditor/register.js';
import 'monaco-editor/features/codicon/register.js';
import 'monaco-editor/features/contextmenu/register.js';
import 'monaco-editor/features/cursorUndo/register.js';
import 'monaco-editor/features/diffEditor/register.js';
import 'monaco-editor/features/documentSymbols/register.js';
import 'monaco-editor/features/find/register.js';
import 'monaco-editor/features/folding/register.js';
import 'monaco-editor/features/format/register.js';
import 'monaco-editor/features/hover/register.js';
import 'monaco-editor/features/indentation/register.js';
import 'monaco-editor/features/linesOperations/register.js';
import 'monaco-editor/features/multicursor/register.js';
import 'monaco-editor/features/quickOutline/register.js';
import 'monaco-editor/features/readOnlyMessage/register.js';
import 'monaco-editor/features/smartSelect/register.js';
import 'monaco-editor/features/snippet/register.js';
// Of the feature suggest, what offers a list while one types; the rest is for suggestions in grey text.
import 'monaco-editor/editor/contrib/suggest/browser/suggestController.js';
import 'monaco-editor/features/toggleTabFocusMode/register.js';
import 'monaco-editor/features/wordOperations/register.js';
import { loader } from '@monaco-editor/react';
import * as monaco from 'monaco-editor/editor/editor.api.js';
import EditorWorker from 'monaco-editor/editor/editor.worker.js?worker';
import { forced, useTheme } from '../app/theme.ts';
import { followTheme } from './editor-themes.ts';
import { registerJson } from './json-language.ts';
import { registerHelp } from './language-features.ts';
import { registerXml } from './xml-language.ts';

// The React components take this instance, and fetch none.
loader.config({ monaco });

self.MonacoEnvironment = { getWorker: () => new EditorWorker() };

registerJson(monaco);
registerXml(monaco);
registerHelp(monaco);
followTheme(monaco, useTheme.getState().shown);
useTheme.subscribe(({ shown }, before) => {
  if (shown !== before.shown) followTheme(monaco, shown);
});
forced.addEventListener('change', () => followTheme(monaco, useTheme.getState().shown));
// Widths of characters are measured when an editor is made; the font may come later.
document.fonts.ready.then(() => monaco.editor.remeasureFonts());

// What comes at once, from dictation, a text expander or an input method, is text as it is: it is not indented, and
// its brackets and quotation marks are not closed, as if it were typed key by key.
monaco.editor.registerCommand('type', (_services, { text }: { text: string }) => {
  const editor = monaco.editor.getEditors().find((known) => known.hasTextFocus());
  editor?.trigger('keyboard', text.length > 1 ? 'paste' : 'type', { text });
});

/** How every editor of the page looks. */
export const editorLook: monaco.editor.IEditorOptions & monaco.editor.IGlobalEditorOptions = {
  fontFamily: '"JetBrains Mono Variable", ui-monospace, monospace',
  fontSize: 12.5,
  lineHeight: 20,
  fontLigatures: false,
  minimap: { enabled: false },
  padding: { top: 10, bottom: 10 },
  lineNumbersMinChars: 4,
  lineDecorationsWidth: 14,
  folding: true,
  showFoldingControls: 'mouseover',
  scrollBeyondLastLine: false,
  wordWrap: 'on',
  wrappingIndent: 'deepIndent',
  automaticLayout: true,
  // Our theme is of the system's colours where it forces them.
  autoDetectHighContrast: false,
  fixedOverflowWidgets: true,
  renderLineHighlight: 'all',
  renderLineHighlightOnlyWhenFocus: false,
  matchBrackets: 'always',
  guides: { indentation: false },
  occurrencesHighlight: 'off',
  overviewRulerLanes: 2,
  hideCursorInOverviewRuler: true,
  scrollbar: { verticalScrollbarSize: 10, horizontalScrollbarSize: 10, useShadows: false },
  tabSize: 2,
  insertSpaces: true,
  detectIndentation: false,
  quickSuggestions: { strings: true, other: true, comments: false },
  wordBasedSuggestions: 'off',
  suggest: { showWords: false, preview: false, showIcons: false },
  suggestSelection: 'first',
};

export { monaco };
