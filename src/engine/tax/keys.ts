import type { CategoryKey, I18n, RateDefinition, RateValue } from './definitions.ts';

const standard: CategoryKey = { key: 'standard', name: { en: 'Standard' } };
const zero: CategoryKey = { key: 'zero', name: { en: 'Zero' } };
const exempt: CategoryKey = { key: 'exempt', name: { en: 'Exempt' }, no_percent: true };
const outsideScope: CategoryKey = { key: 'outside-scope', name: { en: 'Outside scope' }, no_percent: true };

/** The keys of value added taxes (chapter 03 §2.3): the treatment of a supply, apart from its rate. */
export const vatKeys: readonly CategoryKey[] = [
  standard,
  zero,
  { key: 'reverse-charge', name: { en: 'Reverse charge' }, no_percent: true },
  exempt,
  { key: 'export', name: { en: 'Export' }, no_percent: true },
  { key: 'intra-community', name: { en: 'Intra-community' }, no_percent: true },
  outsideScope,
];

export const gstKeys: readonly CategoryKey[] = [standard, zero, exempt, outsideScope];

/** Declares a rate for supplies with the key `standard`, with its values over time, newest first. */
export function standardRate(rate: string, name: I18n, ...values: readonly RateValue[]): RateDefinition {
  return { rate, keys: ['standard'], name, values };
}

/** Declares a standard rate with a description of its goods and services. */
export function describedRate(rate: string, name: I18n, desc: I18n, ...values: readonly RateValue[]): RateDefinition {
  return { rate, keys: ['standard'], name, desc, values };
}
