/**
 * The declarations of the standard's core packages: everything that they export. Regimes and addons are added to them.
 */
import * as bill from './bill/index.ts';
import * as cal from './cal/index.ts';
import * as cbc from './cbc/index.ts';
import * as country from './country/codes.ts';
import * as currency from './currency/index.ts';
import * as dsig from './dsig/index.ts';
import * as head from './head/index.ts';
import * as i18n from './i18n/string.ts';
import { MapDocument } from './model/map-document.ts';
import { type AnyObject, ObjectType } from './model/object.ts';
import type { NamedValue } from './model/value-type.ts';
import * as wrapper from './model/wrapper.ts';
import type { Normaliser } from './normalise/normaliser.ts';
import * as note from './note/index.ts';
import * as num from './num/types.ts';
import * as org from './org/index.ts';
import * as pay from './pay/index.ts';
import type { RuleSet } from './rules/declare.ts';
import * as tax from './tax/index.ts';

const packages = [bill, cal, cbc, country, currency, dsig, head, i18n, note, num, org, pay, tax, wrapper];

const declared = packages.flatMap((each) => Object.values<unknown>(each)).filter((each) => typeof each === 'object');

/** Objects with their own schema. */
export const coreObjects = declared.filter(
  (each): each is AnyObject => each instanceof ObjectType && !isMapDocument(each) && each.within === undefined,
);

/** Maps that can be documents. */
export const mapDocuments = declared.filter(isMapDocument);

/** Value types with a name in the standard. Enumerations are keys with a list of known values. */
export const valueTypes = declared.filter((each): each is NamedValue => has(each, 'keywords') && !has(each, 'choices'));

export const coreNormalisers = declared.filter((each): each is Normaliser => has(each, 'type') && has(each, 'run'));

export const coreRules = declared.filter((each): each is RuleSet => has(each, 'prefix') && has(each, 'steps'));

function isMapDocument(each: unknown): each is MapDocument {
  return each instanceof MapDocument;
}

function has(each: unknown, member: string): boolean {
  return typeof each === 'object' && each !== null && member in each;
}
