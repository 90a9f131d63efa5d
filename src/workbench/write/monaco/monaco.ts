/** Monaco with the features in use and our own JSON language. Modules that import this are loaded after the shell is rendered. */
import './lines.css';
import 'monaco-editor/features/bracketMatching/register.js';
import 'monaco-editor/features/clipboard/register.js';
import 'monaco-editor/features/codeAction/register.js';
import 'monaco-editor/features/codeEditor/register.js';
import 'monaco-editor/features/codicon/register.js';
import 'monaco-editor/features/contextmenu/register.js';
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
// Of the feature `suggest`, only the list while typing, without inline suggestions.
import 'monaco-editor/editor/contrib/suggest/browser/suggestController.js';
import 'monaco-editor/features/toggleTabFocusMode/register.js';
import 'monaco-editor/features/wordOperations/register.js';
import { loader } from '@monaco-editor/react';
import * as monaco from 'monaco-editor/editor/editor.api.js';
import EditorWorker from 'monaco-editor/editor/editor.worker.js?worker';
import { forced, useTheme } from '../../ui/page/theme.ts';
import { followTheme } from './editor-themes.ts';
import { registerJson } from './json-language.ts';
import { registerHelp } from './language-features.ts';
import { registerXml } from './xml-language.ts';

// The React components use this instance instead of loading another.
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
// Character widths are measured when an editor is created, and the font, which only editors use, loads later. Lines would wrap outside the
// view with the widths of another.
void document.fonts.load('12.5px "JetBrains Mono Variable"').then(() => monaco.editor.remeasureFonts());

// Text that arrives at once, from dictation, a text expander or an input method, is inserted unchanged, without the indentation and closing
// brackets of typed keys.
monaco.editor.registerCommand('type', (_services, { text }: { text: string }) => {
  const editor = monaco.editor.getEditors().find((known) => known.hasTextFocus());
  editor?.trigger('keyboard', text.length > 1 ? 'paste' : 'type', { text });
});

/** The look of every editor on the page. */
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
  // Our theme already uses the system's forced colours.
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
