import { Decimal, sum } from '../../../rules/decimal.ts';
import { normal, type Rule, type RuleSet } from '../../../rules/declare.ts';
import { reach, ruleAt, textAt } from '../../../rules/elements.ts';
import type { XmlElement } from '../../../xml/element.ts';
import { EXTENSION, ON_ITS_ELEMENTS } from '../../core/rules/account-extension.ts';
import { nlciusRules } from './rules.ts';

const TERMS = 'cac:PaymentTerms';
const MEANS = 'cac:PaymentMeans';

const invoice = ({ root, kind }: { root: XmlElement; kind: string }) => (kind === 'ubl-invoice' ? [root] : []);

const PARTS = {
  'BR-GA-1': [TERMS, 'The invoice must have exactly two cac:PaymentTerms, one for each account, not {count}.'],
  'BR-GA-2': [
    MEANS,
    'The invoice must have exactly two payment instructions (BG-16), one for each account, not {count}.',
  ],
} as const;

/** The rules of the extension for blocked accounts (chapter 21 §3.3). */
const accountRules: readonly Rule[] = [
  ruleAt(
    'BR-GA-0',
    'BT-24',
    ({ root }) => root.all('cbc:CustomizationID'),
    ({ value }) => value.includes(EXTENSION) || { extension: EXTENSION },
    'The specification (BT-24) must contain {extension}. Correct it.',
  ),
  ...Object.entries(PARTS).map(([id, [name, text]]) =>
    ruleAt(
      id,
      name === MEANS ? 'BG-16' : 'BT-20',
      invoice,
      (root) => root.all(name).length === 2 || { count: root.all(name).length },
      text,
    ),
  ),
  ruleAt(
    'BR-GA-3',
    'BT-115',
    invoice,
    (root) => {
      const due = Decimal.parse(textAt(root, 'cac:LegalMonetaryTotal', 'cbc:PayableAmount'));
      const parts = sum(reach(root, TERMS, 'cbc:Amount').map(({ value }) => value.trim()));
      return due?.equals(parts) || { due: due?.toString() ?? '', sum: parts.toString() };
    },
    'The amounts for the two accounts (cac:PaymentTerms/cbc:Amount) must add up to the amount due (BT-115): {due}, not {sum}. Correct them.',
  ),
  ruleAt(
    'BR-GA-7',
    'BG-16',
    invoice,
    (root) => reach(root, MEANS, 'cbc:ID').filter(({ value }) => value === 'GACCOUNT').length === 1,
    'Exactly one payment instruction (BG-16) must be for the blocked account. Write GACCOUNT in its cbc:ID.',
  ),
  ruleAt(
    'BR-GA-4',
    'BT-20',
    (judged) => invoice(judged).flatMap((root) => root.all(TERMS)),
    (terms) => terms.all('cbc:PaymentMeansID').length === 1,
    'Each cac:PaymentTerms must name exactly one payment instruction. Write its cbc:ID in cbc:PaymentMeansID.',
    { step: 'cbc:PaymentMeansID' },
  ),
  ruleAt(
    'BR-GA-5',
    'BG-16',
    (judged) => invoice(judged).flatMap((root) => root.all(MEANS)),
    (means) => means.all('cbc:ID').length === 1,
    'Each payment instruction (BG-16) must have exactly one cbc:ID. Add it.',
    { step: 'cbc:ID' },
  ),
  ruleAt(
    'BR-GA-6',
    'BG-16',
    (judged) => invoice(judged).flatMap((root) => reach(root, TERMS, 'cbc:PaymentMeansID')),
    ({ value }, judged) => judged.once(meansIds).has(normal(value)) || { id: value },
    'No payment instruction (BG-16) has the cbc:ID {id}. Use the cbc:ID of one.',
  ),
];

function meansIds({ root }: { root: XmlElement }): ReadonlySet<string> {
  return new Set(reach(root, MEANS, 'cbc:ID').map(({ value }) => normal(value)));
}

/** The rules of SI-UBL 2.0 with its extension for blocked accounts. */
export const set: RuleSet = {
  key: 'nlcius-ga-ubl',
  name: 'NLCIUS for UBL with G-account',
  version: '1.0.13',
  from: '2026-01-01',
  rules: [...nlciusRules, ...accountRules],
  without: () => ON_ITS_ELEMENTS,
};
