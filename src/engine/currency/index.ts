import type { Normaliser } from '../normalise/normaliser.ts';
import type { RuleSet } from '../rules/declare.ts';
import { CurrencyAmount, currencyAmountRules } from './amount.ts';
import { ExchangeRate, exchangeRateRules } from './exchange-rate.ts';

/** What the namespace of currencies brings along, in the order of its types. */
export const objects = [CurrencyAmount, ExchangeRate];

export const normalisers: readonly Normaliser[] = [];

export const rules: readonly RuleSet[] = [currencyAmountRules, exchangeRateRules];
