import { memberAt, text } from '../engine/document/values.ts';
import type { Draft } from '../state/drafts/draft-storage.ts';
import { useRun } from '../state/drafts/runs.ts';
import { classes } from '../ui/classes.ts';
import { formatShown } from '../ui/texts/format.ts';

/** The amount to pay, or the total; a dash while it is not known. It fades until the changed text is calculated. */
export function AmountDue({ draft }: { draft: Draft }) {
  const { built } = useRun(draft.id, 'built');
  if (!built) return null;
  const document = memberAt(built.document, 'doc') ?? built.document;
  const amount = ['due', 'payable', 'total_with_tax']
    .map((name) => text(memberAt(document, `totals.${name}`)))
    .find(Boolean);
  const isKnown = amount !== undefined && built.faults === 0 && !built.partial;
  const isOld = built.from !== draft.text && built.text !== draft.text;
  return (
    <output className={classes('truncate font-semibold text-base tabular-nums', isOld && 'text-faint')}>
      {isKnown ? formatShown(text(memberAt(document, 'currency'))).money(amount) : '–'}
    </output>
  );
}
