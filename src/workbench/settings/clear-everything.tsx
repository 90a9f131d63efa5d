import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { clearEverything } from './clear.ts';

/** Removes all that this browser keeps for the workbench; asks before it does. */
export function ClearEverything() {
  const [asked, setAsked] = useState(false);
  const [remains, setRemains] = useState(false);
  const clear = async () => setRemains(!(await clearEverything()));
  return (
    <section aria-labelledby="clear" className="rounded-lg border border-line px-3.5 py-3">
      <h3 id="clear" className="font-medium">
        Clear everything
      </h3>
      <p className="mt-0.5 text-soft">
        Removes all drafts, their history, your keys and these settings from this browser. Nothing of it is kept
        anywhere else.
      </p>
      {remains && (
        <p role="alert" className="mt-2 rounded-lg bg-bad-wash px-3 py-2">
          <strong className="font-semibold text-bad">Some of it may still be there:</strong> the browser did not remove
          it. Close the other tabs of this page and try again, or remove the data of this site in the browser’s own
          settings.
        </p>
      )}
      <div className="mt-2.5 flex flex-wrap gap-2">
        {asked ? (
          <>
            <Button
              autoFocus
              onClick={() => void clear()}
              className="border-bad! bg-bad! text-panel! hover:brightness-110"
            >
              <Trash2 aria-hidden className="size-3.5" />
              Yes, remove it all
            </Button>
            <Button onClick={() => setAsked(false)}>Keep it</Button>
          </>
        ) : (
          <Button onClick={() => setAsked(true)}>Clear everything …</Button>
        )}
      </div>
    </section>
  );
}
