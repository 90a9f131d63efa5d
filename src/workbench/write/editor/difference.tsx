import { DiffEditor } from '@monaco-editor/react';
import { useEffect, useRef } from 'react';
import { Waiting } from '../../ui/message.tsx';
import { useTheme } from '../../ui/page/theme.ts';
import { say } from '../../ui/texts/say.ts';
import { themeName } from '../monaco/editor-themes.ts';
import { editorLook, type monaco } from '../monaco/monaco.ts';
import * as texts from './texts.ts';

interface DifferenceProps {
  before: string;
  after: string;
  beforeLabel: string;
  afterLabel: string;
}

const options: monaco.editor.IDiffEditorConstructionOptions = {
  ...editorLook,
  readOnly: true,
  domReadOnly: true,
  renderSideBySide: true,
  useInlineViewWhenSpaceIsLimited: true,
  renderSideBySideInlineBreakpoint: 900,
  renderOverviewRuler: false,
  renderMarginRevertIcon: false,
  renderGutterMenu: false,
  hideUnchangedRegions: { enabled: true, contextLineCount: 3, minimumLineCount: 4 },
  renderLineHighlight: 'none',
  lineNumbersMinChars: 3,
};

/** Two texts in JSON or XML and their differences, side by side if there is room. */
export function Difference(props: DifferenceProps) {
  const theme = useTheme((state) => state.shown);
  // Removed lines are drawn once, in the colours of that time.
  return <ThemedDifference key={theme} theme={theme} {...props} />;
}

function ThemedDifference({
  before,
  after,
  beforeLabel,
  afterLabel,
  theme,
}: DifferenceProps & { theme: 'light' | 'dark' }) {
  const editorRef = useRef<monaco.editor.IStandaloneDiffEditor>(undefined);
  useEffect(() => () => takeTextsAway(editorRef.current), []);
  const onMount = (editor: monaco.editor.IStandaloneDiffEditor) => {
    editorRef.current = editor;
    editor.getOriginalEditor().updateOptions({ tabFocusMode: true });
    wrapBefore(editor.getOriginalEditor());
    editor.getModifiedEditor().updateOptions({ tabFocusMode: true });
    keepLabel(editor.getOriginalEditor(), beforeLabel);
    keepLabel(editor.getModifiedEditor(), afterLabel);
    const shown = editor.onDidUpdateDiff(() => {
      shown.dispose();
      editor.revealFirstDiff();
    });
  };
  return (
    <DiffEditor
      original={before}
      modified={after}
      language={before.trimStart().startsWith('<') ? 'xml' : 'json'}
      theme={themeName(theme)}
      options={options}
      keepCurrentOriginalModel
      keepCurrentModifiedModel
      onMount={onMount}
      loading={<Waiting what={say(texts.loadingComparison)} />}
    />
  );
}

/**
 * Wraps the old text, which the comparison does not do by itself. If there is no room for two sides it is hidden, and its lines must not be
 * wrapped: the new text would get gaps next to them.
 */
function wrapBefore(editor: monaco.editor.ICodeEditor): void {
  const wrap = () =>
    editor.updateOptions({ wordWrapOverride2: editor.getLayoutInfo().width > MOST_OF_HIDDEN ? 'on' : 'off' });
  wrap();
  editor.onDidLayoutChange(wrap);
}

/** The largest width of a hidden side, which is that of its line numbers. */
const MOST_OF_HIDDEN = 120;

/** Labels one side. Whenever the comparison changes its layout, it empties the labels of both. */
function keepLabel(editor: monaco.editor.ICodeEditor, ariaLabel: string): void {
  const label = () => {
    if (editor.getRawOptions().ariaLabel !== ariaLabel) editor.updateOptions({ ariaLabel });
  };
  label();
  editor.onDidChangeConfiguration(label);
}

/** Milliseconds that an abandoned comparison may continue: it fails without its texts. */
const GOING_ON = 30_000;

function takeTextsAway(editor: monaco.editor.IStandaloneDiffEditor | undefined): void {
  const models = editor?.getModel();
  if (!editor || !models) return;
  editor.setModel(null);
  setTimeout(() => {
    models.original.dispose();
    models.modified.dispose();
  }, GOING_ON);
}
