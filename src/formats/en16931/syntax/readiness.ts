/**
 * What an invoice by EN 16931-1:2017 lacks for EN 16931-1:2026, by public reports of the revision (docs/guides/rules-of-a-day.md names
 * them). A draft: there are no official files yet. It is informative and affects no verdict.
 */

import { subunitsOf } from '../../../engine/currency/currencies.ts';
import { type Message, message } from '../../../engine/text/message.ts';
import type { Format } from '../../declare/format.ts';
import type { Group } from '../../model/group.ts';
import type { Judged } from '../../rules/declare.ts';
import type { Finding } from '../../rules/run.ts';
import type { TermId } from '../../terms/declare.ts';

const CODE = 'BW-READINESS';
const SPECIFICATION = 'urn:cen.eu:en16931:2017';

/** The identifiers that need a scheme, with the schemes and the rules. */
const SCHEMES = [
  ['BG-4', 'BT-29', 'BT-29-1', 'BR-69'],
  ['BG-4', 'BT-30', 'BT-30-1', 'BR-70'],
  ['BG-7', 'BT-46', 'BT-46-1', 'BR-71'],
  ['BG-7', 'BT-47', 'BT-47-1', 'BR-72'],
  ['BG-10', 'BT-60', 'BT-60-1', 'BR-73'],
  ['BG-10', 'BT-61', 'BT-61-1', 'BR-74'],
  ['BG-13', 'BT-71', 'BT-71-1', 'BR-75'],
] as const satisfies readonly (readonly [TermId, TermId, TermId, string])[];

/** The digits that unit prices may have beyond those of the currency. */
const MORE_DIGITS = 2;

interface Point {
  rule?: string;
  term: TermId;
  group: Group;
  text: Message;
}

/**
 * Returns the findings of the draft; none for formats that are not based on EN 16931-1:2017.
 * @param isWithoutTerms whether an amount is due without a date or terms of payment
 */
export function readinessOf({ invoice, root, groups }: Judged, format: Format, isWithoutTerms: boolean): Finding[] {
  if (!format.specification.startsWith(SPECIFICATION)) return [];
  return [...pointsOf(invoice, groups, isWithoutTerms)].map(({ rule, term, group, text }) => ({
    id: CODE,
    set: format.key,
    flag: 'information',
    terms: [term],
    element: group.first(term)?.element ?? group.element ?? root,
    step: undefined,
    ...(rule !== undefined && { announces: rule }),
    text,
  }));
}

function* pointsOf(invoice: Group, groups: Judged['groups'], isWithoutTerms: boolean): Generator<Point> {
  for (const [around, term, scheme, rule] of SCHEMES) {
    for (const group of groups(around)) {
      if (group.all(term).every((value) => value.qualifier(scheme)?.trim())) continue;
      const text = message('Draft of EN 16931-1:2026 ({rule}): the identifier {term} needs a scheme.', { rule, term });
      yield { rule, term, group, text };
    }
  }
  yield* itemsOf(invoice, groups);
  const lines = groups('BG-26');
  if (groups('BG-13').length + groups('BG-14').length > 0 && lines[0]) {
    const rule = 'BR-CO-40';
    const text = message(
      'Draft of EN 16931-1:2026 ({rule}): delivery information belongs either to the whole invoice (BG-13) or to its lines (BG-26), not to both.',
      { rule },
    );
    yield { rule, term: 'BG-26', group: lines[0], text };
  }
  if (isWithoutTerms) {
    const rule = 'BR-CO-25';
    const text = message(
      'Draft of EN 16931-1:2026 ({rule}): an amount is due, so the invoice needs a due date (BT-9) or payment terms (BT-20).',
      { rule },
    );
    yield { rule, term: 'BT-115', group: invoice.group('BG-22') ?? invoice, text };
  }
}

function* itemsOf(invoice: Group, groups: Judged['groups']): Generator<Point> {
  const most = (subunitsOf(invoice.text('BT-5')?.trim() ?? '') ?? 2) + MORE_DIGITS;
  for (const group of groups('BG-31')) {
    const scheme = group.first('BT-157')?.qualifier('BT-157-1')?.trim() ?? '';
    if (!/^\d{4}$/.test(scheme)) continue;
    const text = message(
      'Draft of EN 16931-1:2026: the scheme of an item’s standard identifier (BT-157) is a code of UNTDID 7143, such as SRV, not of ISO/IEC 6523 ({scheme}).',
      { scheme },
    );
    yield { term: 'BT-157', group, text };
  }
  for (const group of groups('BG-29')) {
    const price = group.text('BT-146')?.trim() ?? '';
    const digits = /\.(\d+)$/.exec(price)?.[1]?.length ?? 0;
    if (digits <= most) continue;
    const rule = 'BR-DEC-44';
    const text = message('Draft of EN 16931-1:2026 ({rule}): the price {price} may have up to {most} decimals.', {
      rule,
      price,
      most,
    });
    yield { rule, term: 'BT-146', group, text };
  }
}
