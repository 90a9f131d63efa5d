/** The packages of the standard's core, in the order of their namespaces. Regimes and addons come on top. */
import * as bill from './bill/index.ts';
import * as cal from './cal/index.ts';
import * as cbc from './cbc/index.ts';
import { isoCountryCode, regimeCode, regionCode, taxCountryCode } from './country/codes.ts';
import * as currency from './currency/index.ts';
import * as dsig from './dsig/index.ts';
import * as head from './head/index.ts';
import { localText } from './i18n/string.ts';
import type { CoreNamespace } from './model/namespaces.ts';
import type { AnyObject } from './model/object.ts';
import type { NamedValue } from './model/value-type.ts';
import { schemaId, wrapper } from './model/wrapper.ts';
import type { Normaliser } from './normalise/normaliser.ts';
import * as note from './note/index.ts';
import { amount, percentage } from './num/types.ts';
import * as org from './org/index.ts';
import * as pay from './pay/index.ts';
import type { RuleSet } from './rules/declare.ts';
import * as tax from './tax/index.ts';

interface CorePackage {
  readonly namespace: CoreNamespace;
  readonly objects: readonly AnyObject[];
  readonly normalisers: readonly Normaliser[];
  readonly rules: readonly RuleSet[];
}

export const corePackages: readonly CorePackage[] = [
  { namespace: 'cal', objects: cal.objects, normalisers: cal.normalisers, rules: cal.rules },
  { namespace: 'dsig', objects: dsig.objects, normalisers: dsig.normalisers, rules: dsig.rules },
  { namespace: 'cbc', objects: cbc.objects, normalisers: cbc.normalisers, rules: cbc.rules },
  { namespace: 'head', objects: head.objects, normalisers: head.normalisers, rules: head.rules },
  { namespace: 'note', objects: note.objects, normalisers: note.normalisers, rules: note.rules },
  { namespace: 'currency', objects: currency.objects, normalisers: currency.normalisers, rules: currency.rules },
  { namespace: 'tax', objects: tax.objects, normalisers: tax.normalisers, rules: tax.rules },
  { namespace: 'org', objects: org.objects, normalisers: org.normalisers, rules: org.rules },
  { namespace: 'pay', objects: pay.objects, normalisers: pay.normalisers, rules: pay.rules },
  { namespace: 'bill', objects: bill.objects, normalisers: bill.normalisers, rules: bill.rules },
];

/** The types of values that have a name in the standard. */
export const valueTypes: readonly NamedValue[] = [
  schemaId,
  wrapper,
  amount,
  percentage,
  localText,
  regionCode,
  isoCountryCode,
  taxCountryCode,
  regimeCode,
  ...cal.values,
  ...cbc.values,
  ...currency.values,
  ...dsig.values,
  ...org.values,
  ...tax.values,
];
