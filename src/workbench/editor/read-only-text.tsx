import { useEffect, useRef } from 'react';
import { editorLook, monaco } from './monaco.ts';

/** A JSON text to read, search and copy from, not to change. */
export function ReadOnlyText({ text, label }: { text: string; label: string }) {
  const place = useRef<HTMLDivElement>(null);
  const modelRef = useRef<monaco.editor.ITextModel>(undefined);

  useEffect(() => {
    if (!place.current) return;
    const model = monaco.editor.createModel('', 'json');
    modelRef.current = model;
    const editor = monaco.editor.create(place.current, {
      ...editorLook,
      model,
      readOnly: true,
      domReadOnly: true,
      tabFocusMode: true,
      renderLineHighlight: 'none',
      ariaLabel: label,
    });
    return () => {
      editor.dispose();
      model.dispose();
    };
  }, [label]);

  // After the model is made, and whenever the text changes.
  useEffect(() => modelRef.current?.setValue(text), [text]);

  return <div ref={place} className="size-full" />;
}
