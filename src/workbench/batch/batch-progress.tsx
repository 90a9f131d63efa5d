import { Square } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { abortBatch, useBatch } from './batch.ts';
import type { Summary } from './summary.ts';

/** How far a batch is, or what came of it. */
export function BatchProgress({ summary }: { summary: Summary }) {
  const { phase, rows, total, elapsed, passedOver, guessed, failure } = useBatch();
  const { good, faulty, unreadable } = summary.counts;
  const rate = elapsed > 0 ? (rows.length / elapsed) * 1000 : 0;
  const isRunning = phase === 'running';
  return (
    <section aria-label="Progress" tabIndex={-1} className="grid shrink-0 gap-2 border-line border-b px-4 py-3">
      {failure && (
        <p role="alert" className="rounded-lg bg-bad-wash px-3 py-2">
          <strong className="font-semibold text-bad">{failure.title}</strong> {failure.advice}
        </p>
      )}
      <div className="flex items-center gap-3">
        <div
          role="progressbar"
          aria-label="Documents done"
          aria-valuemin={0}
          aria-valuemax={total}
          aria-valuenow={rows.length}
          aria-valuetext={`${rows.length} of ${total}`}
          className="h-2 flex-1 overflow-hidden rounded-full bg-sunk"
        >
          <Bar good={good} other={faulty + unreadable} total={total} />
        </div>
        {isRunning && (
          <Button
            size="small"
            onClick={({ currentTarget }) => {
              abortBatch();
              // This button goes, and with it the focus would.
              currentTarget.closest('section')?.focus();
            }}
          >
            <Square aria-hidden className="size-3" />
            Abort
          </Button>
        )}
      </div>
      <ul className="flex flex-wrap gap-x-4 gap-y-0.5 text-soft tabular-nums">
        <li className="font-medium text-ink">
          {phase === 'aborted' && 'Aborted: '}
          {phase === 'failed' && 'Broken off: '}
          {counted(rows.length)} of {counted(total)}
        </li>
        <li>{counted(Math.round(rate))} per second</li>
        <li className={faulty > 0 ? 'text-bad' : undefined}>{counted(faulty)} faulty</li>
        {unreadable > 0 && <li className="text-bad">{counted(unreadable)} unreadable</li>}
        {summary.warned > 0 && <li className="text-warn">{counted(summary.warned)} good with warnings</li>}
        {isRunning && rate > 0 && <li>{duration(((total - rows.length) / rate) * 1000)} left</li>}
        {!isRunning && <li>in {duration(elapsed)}</li>}
        {passedOver > 0 && (
          <li>
            {counted(passedOver)} {passedOver === 1 ? 'other file' : 'other files'} passed over
          </li>
        )}
      </ul>
      {guessed.length > 0 && (
        <p className="text-warn">
          {guessed.length === 1
            ? `${guessed[0]} is not UTF-8: it was`
            : `${counted(guessed.length)} files are not UTF-8: they were`}{' '}
          read as Windows-1252. See whether letters with accents are right.
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

function counted(count: number): string {
  return count.toLocaleString('en');
}

function duration(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  return seconds < 90 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`;
}
