/** Removes terms that a format has no field for, and reports them (chapter 13 §3). */

import { type Fault, fault } from '../../../engine/faults.ts';
import { Amount } from '../../../engine/num/amount.ts';
import { detailed, message } from '../../../engine/text/message.ts';
import type { Format } from '../../declare/format.ts';
import type { Report } from '../../declare/report.ts';
import type { Group } from '../../model/group.ts';
import { type Plan, termName } from '../../model/plan.ts';
import type { TermId } from '../../terms/declare.ts';

/**
 * Removes the terms that a format does not allow. Fails if the remaining ones would not add up. Terms absent from the
 * e-invoice that was read are not losses.
 */
export function narrow(
  invoice: Group,
  refused: ReadonlySet<TermId>,
  plan: Plan,
  format: Format,
  report: Report,
  read?: Group,
): Fault[] {
  const faults = unbalanced(invoice, refused, format, report);
  const given = new Set<TermId>();
  read?.visit((group) => {
    for (const id of group.ids()) given.add(id);
  });
  if (faults.length === 0) invoice.visit((group) => narrowGroup(group, refused, plan, format, report, read && given));
  return faults;
}

/**
 * Returns a fault if the payable amount is rounded and the format cannot express it. The smallest profile has neither
 * rounding nor paid amounts, so nothing must add up there.
 */
function unbalanced(invoice: Group, refused: ReadonlySet<TermId>, format: Format, report: Report): Fault[] {
  const rounding = invoice.group('BG-22')?.first('BT-114');
  if (rounding === undefined || !refused.has('BT-114') || refused.has('BT-113')) return [];
  if (Amount.parse(rounding.text)?.isZero()) return [];
  const caused = report.losses.find(({ term }) => term === 'BT-114')?.properties[0];
  const values = { format: format.name.en ?? format.key, rounding: rounding.text };
  const property = caused ?? rounding.property ?? '$';
  return [
    caused === undefined
      ? fault(
          'BW-XML-ROUNDING',
          property,
          '{format} has no field for the rounding (BT-114) of {rounding}; choose a larger profile, such as facturx-en16931.',
          values,
        )
      : fault(
          'BW-XML-ROUNDING',
          property,
          'The figures are rounded line by line, and {format} has no field for the rounding (BT-114) of {rounding}; set tax.rounding to currency, or choose a larger profile, such as facturx-en16931.',
          values,
        ),
  ];
}

function narrowGroup(
  group: Group,
  refused: ReadonlySet<TermId>,
  plan: Plan,
  format: Format,
  report: Report,
  given: ReadonlySet<TermId> | undefined,
): void {
  if (!group.hasAny(refused)) return;
  for (const id of group.ids()) {
    if (!refused.has(id)) continue;
    const isFixed = id.endsWith('-0');
    if (given?.has(id) !== false) {
      for (const { property = group.property } of [...(isFixed ? [] : group.all(id)), ...group.groups(id)]) {
        const values = { format: format.name.en ?? format.key, number: id };
        const text = message('not written; {format} has no field for {number}.', values);
        report.dropped('warning', { property, term: id }, detailed(termName(plan, id), text));
      }
    }
    group.remove(id);
  }
}
