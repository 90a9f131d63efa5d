import { Mail } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { Button } from '../ui/button.tsx';
import { counted, say } from '../ui/texts/say.ts';
import { loadInbox, useInbox } from './inbox.ts';
import { useOpenEntry, useShowInbox } from './opening.ts';
import { MarkChoice, Noticed, Suggested } from './row-parts.tsx';
import { rowsOf } from './rows.ts';
import { useShownOrder } from './shown-order.ts';
import * as texts from './texts.ts';

/** Where a received e-invoice is in the inbox: what was noticed, its status, and the files before and after it. */
export function PlaceInInbox({ of }: { of: string }) {
  const { entries = [], suppliers } = useInbox();
  const { keys } = useShownOrder();
  useEffect(() => void loadInbox(), []);
  const rows = useMemo(() => rowsOf(entries, suppliers), [entries, suppliers]);
  const open = useOpenEntry();
  const showInbox = useShowInbox();
  const box = useRef<HTMLElement>(null);
  const isShown = rows.some(({ entry }) => entry.key === of);
  useEffect(() => {
    // The row that opened it is gone.
    if (isShown && document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  }, [isShown]);
  const inOrder = keys.includes(of) ? keys : entries.map(({ key }) => key);
  const at = inOrder.indexOf(of);
  const each = rows.find(({ entry }) => entry.key === of);
  if (!each) return null;
  const go = async (step: 1 | -1) => {
    // Files that cannot be shown as e-invoices are passed over.
    for (let next = at + step; next >= 0 && next < inOrder.length; next += step) {
      const entry = entries.find(({ key }) => key === inOrder[next]);
      if (entry && (await open(entry))) return;
    }
    showInbox();
  };
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label={say(texts.title)}
      className="grid gap-1.5 border-line border-b pb-1.5 outline-none"
    >
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Button size="small" Icon={Mail} onClick={showInbox}>
          {say(texts.back)}
        </Button>
        <Button size="small" disabled={at <= 0} onClick={() => void go(-1)}>
          {say(texts.previous)}
        </Button>
        <Button size="small" disabled={at < 0 || at >= inOrder.length - 1} onClick={() => void go(1)}>
          {say(texts.next)}
        </Button>
        <span className="text-soft text-xs tabular-nums">
          {say(texts.place, { position: counted(at + 1), count: counted(inOrder.length) })}
        </span>
        <span className="ml-auto">
          <MarkChoice entry={each.entry} labelled />
        </span>
      </div>
      <Suggested row={each.row} />
      <div className="text-sm">
        <Noticed row={each.row} />
      </div>
    </section>
  );
}
