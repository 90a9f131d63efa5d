/** Reasons of discounts and charges, which the European standard requires. */
import { say } from '../../../ui/texts/say.ts';
import * as texts from '../texts.ts';
import type { Idea } from './fault.ts';
import { insertionOf } from './properties.ts';

/** The rules that a reason satisfies, with its word on paper. */
const words: Readonly<Record<string, 'discount' | 'charge'>> = {
  'GOBL-EU-EN16931-BILL-LINEDISCOUNT-01': 'discount',
  'GOBL-EU-EN16931-BILL-DISCOUNT-02': 'discount',
  'GOBL-EU-EN16931-BILL-LINECHARGE-01': 'charge',
  'GOBL-EU-EN16931-BILL-CHARGE-01': 'charge',
};

/** Adds the reason in the language of the supplier's country, as on paper. */
export const addReason: Idea = async (fault) => {
  const word = words[fault.code ?? ''];
  if (!word || fault.missing.length > 0 || fault.node.type !== 'object') return [];
  const { languageOf, loadLabels } = await import('../../../../paper/languages.ts');
  const reason = (await loadLabels(languageOf(fault.context.regime?.country)))[word];
  const { edit } = insertionOf(fault, ['reason'], JSON.stringify(reason));
  return [{ title: say(texts.addValue, { name: 'reason', value: reason }), edits: [edit] }];
};
