import { Square } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { counted, rounded, say } from '../../ui/texts/say.ts';
import { abortBatch } from './batch.ts';
import { useBatch } from './batch-state.ts';
import type { Summary } from './summary.ts';
import * as texts from './texts.ts';

/** The progress of a batch, or its outcome. */
export function BatchProgress({ summary }: { summary: Summary }) {
  const { phase, rows, total, elapsed, earlier, passedOver, guessed, failure, waiting, given } = useBatch();
  const { good, unjudged, faulty, unreadable } = summary.counts;
  const rate = elapsed > 0 ? ((rows.length - earlier) / elapsed) * 1000 : 0;
  const isRunning = phase === 'running';
  const done = phase === 'aborted' ? texts.abortedAt : phase === 'failed' ? texts.failedAt : texts.doneOf;
  return (
    <section
      aria-label={say(texts.progress)}
      tabIndex={-1}
      className="grid shrink-0 gap-2 border-line border-b px-4 py-3"
    >
      {failure && (
        <p role="alert" className="rounded-lg bg-bad-wash px-3 py-2">
          <strong className="font-semibold text-bad">{failure.title}</strong> {failure.advice}
        </p>
      )}
      <div className="flex items-center gap-3">
        <div
          role="progressbar"
          aria-label={say(texts.documentsDone)}
          aria-valuemin={0}
          aria-valuemax={total}
          aria-valuenow={rows.length}
          aria-valuetext={say(texts.doneOf, { done: rows.length, total })}
          className="h-2 flex-1 overflow-hidden rounded-full bg-sunk"
        >
          <Bar good={good + unjudged} other={faulty + unreadable} total={total} />
        </div>
        {isRunning && (
          <Button
            size="small"
            onClick={({ currentTarget }) => {
              abortBatch();
              // This button disappears, and would take the focus with it.
              currentTarget.closest('section')?.focus();
            }}
          >
            <Square aria-hidden className="size-3" />
            {say(texts.abort)}
          </Button>
        )}
      </div>
      <ul className="flex flex-wrap gap-x-4 gap-y-0.5 text-soft tabular-nums">
        <li className="font-medium text-ink">{say(done, { done: counted(rows.length), total: counted(total) })}</li>
        {rate > 0 && <li>{say(texts.rate, { count: counted(Math.round(rate)) })}</li>}
        <li className={faulty > 0 ? 'text-bad' : undefined}>{say(texts.faultyCount, { count: counted(faulty) })}</li>
        {unreadable > 0 && <li className="text-bad">{say(texts.unreadableCount, { count: counted(unreadable) })}</li>}
        {unjudged > 0 && <li>{say(texts.unjudgedCount, { count: counted(unjudged) })}</li>}
        {summary.warned > 0 && (
          <li className="text-warn">{say(texts.warnedCount, { count: counted(summary.warned) })}</li>
        )}
        {isRunning && rate > 0 && <li>{say(texts.left, { time: duration(((total - rows.length) / rate) * 1000) })}</li>}
        {!isRunning && elapsed > 0 && <li>{say(texts.took, { time: duration(elapsed) })}</li>}
        {passedOver > 0 && <li>{say(texts.passedOver, { count: counted(passedOver) })}</li>}
      </ul>
      {waiting ? (
        <p className="text-soft">{say(texts.keptAbout, { count: given.paths.length, first: given.paths[0] ?? '' })}</p>
      ) : (
        (phase === 'aborted' || phase === 'failed') && <p className="text-soft">{say(texts.goOnAbout)}</p>
      )}
      {guessed.length > 0 && (
        <p className="text-warn">
          {guessed.length === 1
            ? say(texts.guessedFile, { file: guessed[0] ?? '' })
            : say(texts.guessedFiles, { count: counted(guessed.length) })}
        </p>
      )}
    </section>
  );
}

function Bar({ good, other, total }: { good: number; other: number; total: number }) {
  const share = (count: number) => `${total === 0 ? 0 : (count / total) * 100}%`;
  return (
    <div className="flex h-full">
      <div className="h-full bg-accent" style={{ width: share(good) }} />
      <div className="h-full bg-bad" style={{ width: share(other) }} />
    </div>
  );
}

function duration(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 90) return say(texts.seconds, { seconds: rounded(seconds) });
  return say(texts.minutes, { minutes: Math.round(seconds / 60) });
}
