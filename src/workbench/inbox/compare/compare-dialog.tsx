import { useEffect, useRef, useState } from 'react';
import { type Comparison, isChanged } from '../../../formats/releases/compare.ts';
import { localDay } from '../../engine/document/local-day.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { counted, say, sayAbout } from '../../ui/texts/say.ts';
import type { Entry } from '../entry.ts';
import type { InboxRow } from '../rows.ts';
import type { RulesDay } from '../rules-day/rules-day.ts';
import { RulesDayChoice } from '../rules-day/rules-day-choice.tsx';
import { baseOf } from '../words.ts';
import { compareRows } from './compare-rows.ts';
import * as texts from './texts.ts';

interface CompareDialogProps {
  /** The rows that pass the filters. */
  rows: readonly InboxRow[];
  onOpen(entry: Entry): void;
  onClose(): void;
}

/** The days until the date that is compared with today at first. Releases are published about three months before they apply. */
const AHEAD = 90;

/** The maximum number of files to list. */
const MOST = 200;

/** Compares what the official rules of two days find in the files. */
export function CompareDialog({ rows, onOpen, onClose }: CompareDialogProps) {
  const [before, setBefore] = useState<RulesDay>();
  const [then, setThen] = useState<RulesDay>(localDay(new Date(), AHEAD));
  const [done, setDone] = useState<number>();
  const [found, setFound] = useState<Compared>();
  const stop = useRef(new AbortController());
  useEffect(() => () => stop.current.abort(), []);
  const files = rows.filter(({ entry: { content, read } }) => content && read.verdict !== 'unreadable');
  const start = async () => {
    const days = [before ?? localDay(), then ?? localDay()] as const;
    setDone(0);
    setFound(undefined);
    try {
      setFound({ days, files: await compareRows(files, days, setDone, stop.current.signal) });
    } finally {
      setDone(undefined);
    }
  };
  return (
    <Dialog
      title={say(texts.title)}
      description={say(texts.about)}
      onClose={onClose}
      footer={
        <Button look="primary" busy={done !== undefined} disabled={files.length === 0} onClick={() => void start()}>
          {say(texts.compare)}
        </Button>
      }
    >
      <div className="grid gap-3">
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          <RulesDayChoice
            label={say(texts.before)}
            value={before}
            issue={say(texts.issue)}
            start={localDay()}
            onChange={setBefore}
          />
          <RulesDayChoice
            label={say(texts.after)}
            value={then}
            issue={say(texts.issue)}
            start={localDay()}
            onChange={setThen}
          />
        </div>
        {done !== undefined && (
          <p role="status" className="text-soft tabular-nums">
            {say(texts.comparing, { done: counted(done), total: counted(files.length) })}
          </p>
        )}
        {found && <Found found={found} onOpen={onOpen} />}
      </div>
    </Dialog>
  );
}

interface Compared {
  days: readonly [string, string];
  files: readonly { row: InboxRow; comparison: Comparison }[];
}

function Found({ found: { days, files }, onOpen }: { found: Compared; onOpen(entry: Entry): void }) {
  const changed = files.filter(({ comparison }) => isChanged(comparison));
  const failing = files.filter(({ comparison: { valid } }) => valid[0] && !valid[1]).length;
  const passing = files.filter(({ comparison: { valid } }) => !valid[0] && valid[1]).length;
  return (
    <section aria-label={say(texts.result)}>
      <p role="status" className="font-semibold">
        {say(texts.compared, { total: files.length, changed: changed.length, failing, passing })}
      </p>
      <ul className="mt-2 grid gap-3">
        {changed.slice(0, MOST).map(({ row: { entry }, comparison: { valid, differences } }) => (
          <li key={entry.key} className="border-line border-t pt-2">
            <button
              type="button"
              className="wrap-anywhere text-left font-medium underline"
              onClick={() => onOpen(entry)}
            >
              {baseOf(entry.read.file)}
            </button>
            <p className="text-soft text-xs">
              {days
                .map((day, i) => sayAbout(dayName(day), { template: valid[i] ? texts.valid : texts.invalid }))
                .join('; ')}
            </p>
            <ul className="mt-1 grid gap-1">
              {differences.map(({ change, code, description }) => (
                <li key={`${change} ${code}`} className="wrap-anywhere">
                  <span className={change === 'fails' ? 'text-bad' : 'text-soft'}>{say(texts.changes[change])}</span>{' '}
                  <code className="text-xs">{code}</code> {description}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {changed.length > MOST && <p className="mt-2 text-soft">{say(texts.more, { count: changed.length - MOST })}</p>}
    </section>
  );
}

/** Returns a day, or the name of each file's own. */
function dayName(day: string): string {
  return day === 'issue' ? say(texts.issue) : day;
}
