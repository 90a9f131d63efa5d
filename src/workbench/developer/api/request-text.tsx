import { Editor } from '@monaco-editor/react';
import { useEffect, useMemo, useState } from 'react';
import { Waiting } from '../../ui/message.tsx';
import { useTheme } from '../../ui/page/theme.ts';
import { say } from '../../ui/texts/say.ts';
import { themeName } from '../../write/monaco/editor-themes.ts';
import { editorLook, monaco } from '../../write/monaco/monaco.ts';
import { rangeOf } from '../../write/monaco/ranges.ts';
import type { LocatedFault } from './faults-in-request.ts';
import { type ShownSpan, useShownSpan } from './shown-span.ts';
import * as texts from './texts.ts';

interface RequestTextProps {
  body: string;
  faults: readonly LocatedFault[];
  onChange(body: string): void;
  onRun(): void;
}

/** The owner of the markers. */
const OWNER = 'request';

/** The editor of a request body, with the faults of the last answer marked. */
export function RequestText({ body, faults, onChange, onRun }: RequestTextProps) {
  const theme = useTheme((state) => state.shown);
  const [editor, setEditor] = useState<monaco.editor.IStandaloneCodeEditor>();
  const options = useMemo(
    () => ({
      ...editorLook,
      // Tab moves to the next field, as in any form.
      tabFocusMode: true,
      renderLineHighlight: 'none' as const,
      scrollbar: { ...editorLook.scrollbar, alwaysConsumeMouseWheel: false },
      ariaLabel: say(texts.requestBody),
    }),
    [],
  );

  useEffect(() => {
    const model = editor?.getModel();
    if (!model) return;
    monaco.editor.setModelMarkers(model, OWNER, markersOf(model, faults));
    return () => monaco.editor.setModelMarkers(model, OWNER, []);
  }, [editor, faults]);

  useEffect(() => {
    if (!editor) return;
    const show = ({ place }: ShownSpan) => {
      const model = editor.getModel();
      if (!place || !model) return;
      const range = rangeOf(model, place);
      editor.setSelection(range);
      editor.revealRangeInCenterIfOutsideViewport(range);
      editor.getDomNode()?.scrollIntoView({ block: 'nearest' });
      editor.focus();
    };
    return useShownSpan.subscribe(show);
  }, [editor]);

  useEffect(() => {
    // Otherwise the key would start a new line.
    const running = editor?.addAction({
      id: 'billwright.run',
      label: say(texts.run),
      keybindings: [monaco.KeyMod.CtrlCmd | monaco.KeyCode.Enter],
      run: onRun,
    });
    return () => running?.dispose();
  }, [editor, onRun]);

  return (
    <Editor
      value={body}
      language="json"
      theme={themeName(theme)}
      options={options}
      saveViewState={false}
      onMount={setEditor}
      onChange={(text = '') => onChange(text)}
      loading={<Waiting what={say(texts.loadingBody)} />}
    />
  );
}

function markersOf(model: monaco.editor.ITextModel, faults: readonly LocatedFault[]): monaco.editor.IMarkerData[] {
  return faults.flatMap(({ code, description, place }) =>
    place
      ? [{ ...rangeOf(model, place), code: code ?? '', message: description, severity: monaco.MarkerSeverity.Error }]
      : [],
  );
}
