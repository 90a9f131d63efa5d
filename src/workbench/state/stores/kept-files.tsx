import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { MenuItem } from '../../ui/menu.tsx';
import { notify } from '../../ui/notice.ts';
import { say } from '../../ui/texts/say.ts';
import * as texts from './texts.ts';

interface KeptFiles {
  /** Undefined if there is nothing to save. */
  save: (() => void) | undefined;
  /** Takes the content of a file; returns what to report, or undefined for another kind of file. */
  take(text: string): Promise<string | undefined>;
  notOurs: string;
  clear: string;
  clearAsk: string;
  onClear: (() => void) | undefined;
}

/**
 * Saves what this browser keeps as a file, loads it from one, and deletes it after a question. Returns rows of a menu, and what the page
 * shows of them outside of it.
 */
export function useKeptFiles({ save, take, notOurs, clear, clearAsk, onClear }: KeptFiles): {
  items: ReactNode;
  outside: ReactNode;
} {
  const [isAsked, ask] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const load = async (chosen: File) => {
    const title = await take(await chosen.text());
    notify(title === undefined ? { title: notOurs, tone: 'bad' } : { title, tone: 'good' });
  };
  const items = (
    <>
      {save && <MenuItem onSelect={save}>{say(texts.exportFile)}</MenuItem>}
      <MenuItem onSelect={() => input.current?.click()}>{say(texts.importFile)}</MenuItem>
      {onClear && <MenuItem onSelect={() => ask(true)}>{clear}</MenuItem>}
    </>
  );
  const outside = (
    <>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={({ target }) => {
          const chosen = target.files?.[0];
          target.value = '';
          if (chosen) void load(chosen);
        }}
      />
      {isAsked && onClear && (
        <Dialog
          title={clear}
          description={clearAsk}
          onClose={() => ask(false)}
          footer={
            <>
              <Button onClick={() => ask(false)}>{say(texts.keep)}</Button>
              <Button
                onClick={() => {
                  ask(false);
                  onClear();
                }}
                className="border-bad! bg-bad! text-panel! hover:brightness-110"
              >
                {say(texts.clearNow)}
              </Button>
            </>
          }
        />
      )}
    </>
  );
  return { items, outside };
}
