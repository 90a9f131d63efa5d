import type { AnyObject } from '../model/object.ts';
import type { NamedValue } from '../model/value-type.ts';
import type { Normaliser } from '../normalise/normaliser.ts';
import type { RuleSet } from '../rules/declare.ts';
import { CurrencyAmount, currencyAmountRules } from './amount.ts';
import { currencyCode } from './code.ts';
import { ExchangeRate, exchangeRateRules } from './exchange-rate.ts';

/** What the namespace of currencies brings along, in the order of its types. */
export const objects: readonly AnyObject[] = [CurrencyAmount, ExchangeRate];

/** Its types of values. */
export const values: readonly NamedValue[] = [currencyCode];

export const normalisers: readonly Normaliser[] = [];

export const rules: readonly RuleSet[] = [currencyAmountRules, exchangeRateRules];
