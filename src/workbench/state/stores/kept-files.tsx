import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { FileButton } from '../../ui/file-button.tsx';
import { notify } from '../../ui/notice.ts';
import { say } from '../../ui/texts/say.ts';
import * as texts from './texts.ts';

interface KeptFilesProps {
  /** Undefined if there is nothing to save. */
  save: (() => void) | undefined;
  /** Takes the content of a file; returns what to report, or undefined for another kind of file. */
  take(text: string): Promise<string | undefined>;
  notOurs: string;
  clear: string;
  clearAsk: string;
  onClear: (() => void) | undefined;
}

/** Saves what this browser keeps as a file, loads it from one, and deletes it after a question. */
export function KeptFiles({ save, take, notOurs, clear, clearAsk, onClear }: KeptFilesProps) {
  const [asked, setAsked] = useState(false);
  const load = async (chosen: File) => {
    const title = await take(await chosen.text());
    notify(title === undefined ? { title: notOurs, tone: 'bad' } : { title, tone: 'good' });
  };
  return (
    <div className="ml-auto flex flex-wrap items-center gap-2">
      {asked && onClear ? (
        <>
          <p role="alert">{clearAsk}</p>
          <Button
            autoFocus
            onClick={() => {
              setAsked(false);
              onClear();
            }}
            className="border-bad! bg-bad! text-panel! hover:brightness-110"
          >
            {say(texts.clearNow)}
          </Button>
          <Button onClick={() => setAsked(false)}>{say(texts.keep)}</Button>
        </>
      ) : (
        <>
          {save && <Button onClick={save}>{say(texts.exportFile)}</Button>}
          <FileButton accept=".json,application/json" onFile={(chosen) => void load(chosen)}>
            {say(texts.importFile)}
          </FileButton>
          {onClear && (
            <Button look="bare" onClick={() => setAsked(true)}>
              {clear}
            </Button>
          )}
        </>
      )}
    </div>
  );
}
