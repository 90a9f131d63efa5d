import { Editor } from '@monaco-editor/react';
import { useMemo } from 'react';
import { Waiting } from '../../ui/message.tsx';
import { useTheme } from '../../ui/page/theme.ts';
import { say } from '../../ui/texts/say.ts';
import { themeName } from '../monaco/editor-themes.ts';
import { editorLook } from '../monaco/monaco.ts';
import * as texts from './texts.ts';

/** A JSON text to read, search and copy. */
export function ReadOnlyText({ text, label }: { text: string; label: string }) {
  const theme = useTheme((state) => state.shown);
  const options = useMemo(
    () => ({
      ...editorLook,
      readOnly: true,
      domReadOnly: true,
      tabFocusMode: true,
      renderLineHighlight: 'none' as const,
      ariaLabel: label,
    }),
    [label],
  );
  return (
    <Editor
      value={text}
      language="json"
      theme={themeName(theme)}
      options={options}
      saveViewState={false}
      loading={<Waiting what={say(texts.loadingText)} />}
    />
  );
}
