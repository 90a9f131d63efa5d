import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { say } from '../../ui/texts/say.ts';
import { Words } from '../../ui/texts/words.tsx';
import { clearEverything } from './clear.ts';
import * as texts from './texts.ts';

/** Deletes all data of the workbench in this browser, after asking. */
export function ClearEverything() {
  const [asked, setAsked] = useState(false);
  const [remains, setRemains] = useState(false);
  const clear = async () => setRemains(!(await clearEverything()));
  return (
    <section aria-labelledby="clear" className="rounded-lg border border-line px-3.5 py-3">
      <h3 id="clear" className="font-medium">
        {say(texts.clear)}
      </h3>
      <p className="mt-0.5 text-soft">{say(texts.clearHow)}</p>
      {remains && (
        <p role="alert" className="mt-2 rounded-lg bg-bad-wash px-3 py-2">
          <Words
            text={texts.remains}
            values={{ warning: <strong className="font-semibold text-bad">{say(texts.remainsWarning)}</strong> }}
          />
        </p>
      )}
      <div className="mt-2.5 flex flex-wrap gap-2">
        {asked ? (
          <>
            <Button
              Icon={Trash2}
              autoFocus
              onClick={() => void clear()}
              className="border-bad! bg-bad! text-panel! hover:brightness-110"
            >
              {say(texts.clearNow)}
            </Button>
            <Button onClick={() => setAsked(false)}>{say(texts.keep)}</Button>
          </>
        ) : (
          <Button onClick={() => setAsked(true)}>{say(texts.clearAsk)}</Button>
        )}
      </div>
    </section>
  );
}
