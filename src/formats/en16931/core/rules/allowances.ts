/** Rules of EN 16931 on allowances and charges of documents and lines (chapter 12 §2, §3). */

import type { Group } from '../../../model/group.ts';
import { type Judged, type Rule, there } from '../../../rules/declare.ts';
import type { TermId } from '../../../terms/declare.ts';
import { lineRule } from './scope.ts';
import { categoriesOf } from './vat.ts';

/**
 * BR-CO-05 to BR-CO-08 (reason and code mean the same) cannot be checked. The official artefact contains the rules on reasons twice, as
 * rules of the model and as conditions.
 */
export function allowanceRules(syntax: Judged['syntax']): Rule[] {
  const kinds: readonly Kind[] = [
    {
      per: 'BG-20',
      amount: ['BR-31', 'BT-92', 'A document-level allowance (BG-20) has no amount (BT-92); add it.'],
      reason: [
        ['BR-33', 'BR-CO-21'],
        ['BT-97', 'BT-98'],
        'An allowance on the document (BG-20) needs its reason, in words (BT-97) or as a code (BT-98).',
      ],
      category: [
        'BR-32',
        'BT-95',
        'A document-level allowance (BG-20) has no VAT category (BT-95); add the code, such as S, with the tax type VAT.',
      ],
    },
    {
      per: 'BG-21',
      amount: ['BR-36', 'BT-99', 'A document-level charge (BG-21) has no amount (BT-99); add it.'],
      reason: [
        ['BR-38', 'BR-CO-22'],
        ['BT-104', 'BT-105'],
        'A charge on the document (BG-21) needs its reason, in words (BT-104) or as a code (BT-105).',
      ],
      category: [
        'BR-37',
        'BT-102',
        'A document-level charge (BG-21) has no VAT category (BT-102); add the code, such as S, with the tax type VAT.',
      ],
    },
    {
      per: 'BG-27',
      amount: ['BR-41', 'BT-136', 'A line allowance (BG-27) has no amount (BT-136); add it.'],
      reason: [
        ['BR-42', 'BR-CO-23'],
        ['BT-139', 'BT-140'],
        'An allowance on a line (BG-27) needs its reason, in words (BT-139) or as a code (BT-140).',
      ],
    },
    {
      per: 'BG-28',
      amount: ['BR-43', 'BT-141', 'A line charge (BG-28) has no amount (BT-141); add it.'],
      reason: [
        ['BR-44', 'BR-CO-24'],
        ['BT-144', 'BT-145'],
        'A charge on a line (BG-28) needs its reason, in words (BT-144) or as a code (BT-145).',
      ],
    },
  ];
  return kinds.flatMap((kind) => rulesOf(kind, syntax));
}

interface Kind {
  readonly per: TermId;
  readonly amount: readonly [id: string, term: TermId, text: string];
  readonly reason: readonly [ids: readonly [string, string], terms: readonly [TermId, TermId], text: string];
  readonly category?: readonly [id: string, term: TermId, text: string];
}

function rulesOf({ per, amount, reason, category }: Kind, syntax: Judged['syntax']): Rule[] {
  const judgedHere = (holds: Rule['holds']): Rule['holds'] =>
    syntax === 'ubl' ? holds : (group, judged) => !isPlain(group) || holds(group, judged);
  const declare = (id: string, terms: TermId | readonly TermId[], holds: Rule['holds'], text: string) =>
    lineRule(id, per, terms, judgedHere(holds), text);
  const [[reasonId, sameId], [words, code], reasonText] = reason;
  const hasReason: Rule['holds'] = (group) => group.first(words) !== undefined || group.first(code) !== undefined;
  const [amountId, amountTerm, amountText] = amount;
  return [
    declare(amountId, amountTerm, there(amountTerm), amountText),
    declare(reasonId, [words, code], hasReason, reasonText),
    declare(sameId, [words, code], hasReason, reasonText),
    ...(category ? [declare(category[0], category[1], (group) => hasCategory(group, syntax), category[2])] : []),
  ];
}

/** In CII, these rules only see an indicator written as `true` or `false`, not `1` or `0`. */
export function isPlain({ element }: Group): boolean {
  const indicator = element?.child('ram:ChargeIndicator')?.child('udt:Indicator')?.value;
  return indicator === 'true' || indicator === 'false';
}

function hasCategory({ element }: Group, syntax: Judged['syntax']): boolean {
  return categoriesOf(element, syntax).some(({ isVat, exact }) => isVat && exact !== undefined);
}
