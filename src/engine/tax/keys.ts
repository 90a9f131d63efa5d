import type { CategoryKey, I18n, RateDefinition, RateValue } from './definitions.ts';

const standard: CategoryKey = { key: 'standard', name: { en: 'Standard' } };
const zero: CategoryKey = { key: 'zero', name: { en: 'Zero' } };
const exempt: CategoryKey = { key: 'exempt', name: { en: 'Exempt' }, no_percent: true };
const outsideScope: CategoryKey = { key: 'outside-scope', name: { en: 'Outside scope' }, no_percent: true };

/** The keys of value added taxes (chapter 03 §2.3): how a supply is treated, apart from the rate it bears. */
export const vatKeys: readonly CategoryKey[] = [
  standard,
  zero,
  { key: 'reverse-charge', name: { en: 'Reverse charge' }, no_percent: true },
  exempt,
  { key: 'export', name: { en: 'Export' }, no_percent: true },
  { key: 'intra-community', name: { en: 'Intra-community' }, no_percent: true },
  outsideScope,
];

/** The keys of goods and services taxes. */
export const gstKeys: readonly CategoryKey[] = [standard, zero, exempt, outsideScope];

/** A rate of supplies with the key `standard`, and what it is and was, newest first. */
export function standardRate(rate: string, name: I18n, ...values: readonly RateValue[]): RateDefinition {
  return { rate, keys: ['standard'], name, values };
}
