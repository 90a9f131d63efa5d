import { useEffect, useRef } from 'react';
import { editorLook, monaco } from './monaco.ts';

interface DifferenceProps {
  before: string;
  after: string;
  beforeLabel: string;
  afterLabel: string;
}

/** Two JSON texts, and where they differ: beside each other where there is room. */
export function Difference({ before, after, beforeLabel, afterLabel }: DifferenceProps) {
  const place = useRef<HTMLDivElement>(null);
  const editorRef = useRef<monaco.editor.IStandaloneDiffEditor>(undefined);

  useEffect(() => {
    if (!place.current) return;
    const editor = monaco.editor.createDiffEditor(place.current, {
      ...editorLook,
      readOnly: true,
      domReadOnly: true,
      tabFocusMode: true,
      renderSideBySide: true,
      useInlineViewWhenSpaceIsLimited: true,
      renderSideBySideInlineBreakpoint: 900,
      renderOverviewRuler: false,
      renderMarginRevertIcon: false,
      renderGutterMenu: false,
      hideUnchangedRegions: { enabled: true, contextLineCount: 3, minimumLineCount: 4 },
      renderLineHighlight: 'none',
      lineNumbersMinChars: 3,
    });
    editor.getOriginalEditor().updateOptions({ ariaLabel: beforeLabel });
    editor.getModifiedEditor().updateOptions({ ariaLabel: afterLabel });
    editorRef.current = editor;
    return () => {
      editorRef.current = undefined;
      editor.setModel(null);
      editor.dispose();
    };
  }, [beforeLabel, afterLabel]);

  useEffect(() => {
    const original = monaco.editor.createModel(before, 'json');
    const modified = monaco.editor.createModel(after, 'json');
    const compared = editorRef.current?.createViewModel({ original, modified });
    if (compared) editorRef.current?.setModel(compared);
    return () => {
      editorRef.current?.setModel(null);
      // Ends a comparison that is still going on, which needs its texts.
      compared?.dispose();
      original.dispose();
      modified.dispose();
    };
  }, [before, after]);

  return <div ref={place} className="size-full" />;
}
