import { Button } from '../ui/button.tsx';
import { counted, say } from '../ui/texts/say.ts';
import { stopReading, useInbox } from './inbox.ts';
import * as texts from './texts.ts';

/** How many files are read so far. */
export function InboxProgress() {
  const { progress } = useInbox();
  if (!progress) return null;
  const { done, total } = progress;
  const shown = say(texts.readOf, { done: counted(done), total: counted(total) });
  return (
    <section
      aria-label={say(texts.reading)}
      className="flex shrink-0 items-center gap-3 border-line border-b px-4 py-2"
    >
      <div
        role="progressbar"
        aria-label={say(texts.reading)}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
        aria-valuetext={shown}
        className="h-2 flex-1 overflow-hidden rounded-full bg-sunk"
      >
        <div style={{ width: `${(100 * done) / Math.max(1, total)}%` }} className="h-full bg-accent" />
      </div>
      <span className="text-soft tabular-nums">{shown}</span>
      <Button size="small" onClick={stopReading}>
        {say(texts.stop)}
      </Button>
    </section>
  );
}
