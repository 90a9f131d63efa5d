/** Takes out of the terms of a document what its format has no place for, and says so (chapter 13 §3). */

import { message } from '../../engine/text/message.ts';
import type { Format } from '../format.ts';
import type { Group } from '../model/group.ts';
import type { Plan } from '../model/plan.ts';
import type { Report } from '../report.ts';
import type { TermId } from '../terms/declare.ts';

/** Takes out the terms that a format does not admit, where it says which. */
export async function narrow(invoice: Group, plan: Plan, format: Format, report: Report): Promise<void> {
  const refused = await format.refuses?.(plan);
  if (refused !== undefined && refused.size > 0) narrowGroup(invoice, refused, plan, format, report);
}

function narrowGroup(group: Group, refused: ReadonlySet<TermId>, plan: Plan, format: Format, report: Report): void {
  const dropped = (id: TermId, property: string | undefined) => {
    const values = { format: format.name.en ?? format.key, term: plan.terms.get(id)?.term.name ?? id, number: id };
    const text = message('{format} has no place for {term} ({number}); it is not written.', values);
    report.dropped('warning', { property, term: id }, text);
  };
  for (const id of group.ids()) {
    if (!refused.has(id)) continue;
    const isFixed = id.endsWith('-0');
    for (const { property } of group.all(id)) if (!isFixed) dropped(id, property ?? group.property);
    for (const inner of group.groups(id)) dropped(id, inner.property ?? group.property);
    group.remove(id);
  }
  for (const inner of group.inner()) narrowGroup(inner, refused, plan, format, report);
}
