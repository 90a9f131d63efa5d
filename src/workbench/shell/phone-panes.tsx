import { amountToPay } from '../../engine/bill/amount-to-pay.ts';
import { documentIn, isObject, memberAt, text } from '../engine/document/values.ts';
import type { Draft } from '../state/drafts/draft-storage.ts';
import { useRun } from '../state/drafts/runs.ts';
import { type Pane, panes, showPane, usePane } from '../state/view/pane.ts';
import { classes } from '../ui/classes.ts';
import { formatShown } from '../ui/texts/format.ts';
import { say } from '../ui/texts/say.ts';
import * as texts from './texts.ts';

/** The choice of the visible region where there is room for only one, and the amount to pay. */
export function PhonePanes({ draft }: { draft: Draft }) {
  return (
    <>
      <PaneChoice />
      <AmountDue draft={draft} />
    </>
  );
}

const paneNames: Record<Pane, string> = { Document: texts.document, Result: texts.preview };

function PaneChoice() {
  const { pane } = usePane();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form.
    <div
      role="group"
      aria-label={say(texts.shown)}
      className="flex shrink-0 rounded-lg border border-line bg-sunk p-0.5"
    >
      {panes.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={pane === name}
          onClick={() => showPane(name)}
          className="h-7 pointer-coarse:min-h-9 rounded-md border border-transparent px-3 font-medium text-soft aria-pressed:border-line aria-pressed:bg-panel aria-pressed:text-ink"
        >
          {say(paneNames[name])}
        </button>
      ))}
    </div>
  );
}

/** The amount to pay, or the total; a dash while it is not known. It fades until the changed text is calculated. */
function AmountDue({ draft }: { draft: Draft }) {
  const { built } = useRun(draft.id, 'built');
  if (!built) return null;
  const document = documentIn(built.document);
  const totals = memberAt(document, 'totals');
  const amount = isObject(totals) ? (amountToPay(totals) ?? text(totals.total_with_tax)) : undefined;
  const isKnown = amount !== undefined && built.faults === 0 && !built.partial;
  const isOld = built.from !== draft.text && built.text !== draft.text;
  return (
    <output className={classes('truncate font-semibold text-base tabular-nums', isOld && 'text-faint')}>
      {isKnown ? formatShown(text(memberAt(document, 'currency'))).money(amount) : '–'}
    </output>
  );
}
