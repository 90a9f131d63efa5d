import { ArrowLeft, Mail } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { OverlayBoundary } from '../ui/overlay-boundary.tsx';
import { counted, say } from '../ui/texts/say.ts';
import { loadInbox, markFiles, useInbox } from './inbox.ts';
import { LetterDialog } from './letter/letter-dialog.tsx';
import { useOpenEntry, useShowInbox } from './opening.ts';
import { MarkChoice, Noticed, Suggested } from './row-parts.tsx';
import { useShownOrder } from './shown-order.ts';
import * as texts from './texts.ts';
import { useRows } from './use-rows.ts';

interface PlaceInInboxProps {
  /** The key of its file. */
  of: string;
  /** The first of its faults. */
  wrong: string | undefined;
}

/** Where a received e-invoice is in the inbox: what was noticed, its status, and the files before and after it. */
export function PlaceInInbox({ of, wrong }: PlaceInInboxProps) {
  const { entries = [] } = useInbox();
  const { keys } = useShownOrder();
  useEffect(() => void loadInbox(), []);
  const rows = useRows();
  const open = useOpenEntry();
  const showInbox = useShowInbox();
  const box = useRef<HTMLElement>(null);
  const [isWriting, write] = useState(false);
  const isShown = rows.some(({ entry }) => entry.key === of);
  useEffect(() => {
    // The row that opened it is gone.
    if (isShown && document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  }, [isShown]);
  const inOrder = keys.includes(of) ? keys : entries.map(({ key }) => key);
  const at = inOrder.indexOf(of);
  const each = rows.find(({ entry }) => entry.key === of);
  if (!each) return null;
  // The fault itself says more than that there is one.
  const headline = each.row.verdict === 'invalid' && each.row.suggestion === 'refuse' ? wrong : undefined;
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
        <Button size="small" Icon={ArrowLeft} onClick={showInbox}>
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
          <MarkChoice entry={each.entry} />
        </span>
      </div>
      <div
        className={classes(
          '-mx-3.5 flex flex-wrap items-start gap-x-3 gap-y-2 px-3.5 py-2',
          each.row.suggestion === 'refuse' ? 'bg-bad-wash' : each.row.suggestion === 'ask' && 'bg-warn-wash',
        )}
      >
        <Suggested {...each} />
        <div className="min-w-56 flex-1 text-sm">
          {headline !== undefined && <p className="wrap-anywhere font-semibold text-base text-bad">{headline}</p>}
          <Noticed row={each.row} withoutWhy={headline !== undefined} />
          {each.row.suggestion === 'refuse' && <p className="mt-1 text-soft">{say(texts.askForCorrected)}</p>}
        </div>
        {(each.row.suggestion === 'ask' || each.row.suggestion === 'refuse') && (
          <div className="flex flex-wrap gap-2">
            <Button look="primary" Icon={Mail} onClick={() => write(true)}>
              {say(texts.writeToSupplier)}
            </Button>
            {each.entry.mark !== 'refused' && (
              <Button onClick={() => markFiles([of], 'refused')}>{say(texts.markRefused)}</Button>
            )}
          </div>
        )}
      </div>
      {isWriting && (
        <OverlayBoundary onClose={() => write(false)}>
          <LetterDialog of={each} onClose={() => write(false)} />
        </OverlayBoundary>
      )}
    </section>
  );
}
