/**
 * The vocabulary of conditions that rules and normalisers ask (chapter 01 §13.7, chapter 03 §1.2); those on extensions are in
 * `tax/extension-conditions.ts`. An absent value passes, unless the test says otherwise;
 * an absent text counts as the empty text.
 */
import { Amount } from '../num/amount.ts';
import { byteLength } from '../text/bytes.ts';
import { isEmailAddress } from '../text/email.ts';
import { keyHas } from '../text/patterns.ts';
import { urlValid } from '../text/url.ts';
import { mandatory, type Test } from './declare.ts';
import { choice, labelled, labelOf } from './label.ts';

/** Neither absent nor empty: `""`, an empty list or map, 0 and false are empty; objects, amounts and dates never are. */
export const present = mandatory(function present(value: unknown): boolean {
  if (value === undefined || value === null || value === '' || value === 0 || value === false) return false;
  if (Array.isArray(value)) return value.length > 0;
  return !(value instanceof Map) || value.size > 0;
});

/** The contrary of `present`. */
export function empty(value: unknown): boolean {
  return !present(value);
}

/** For rules that no readable document can break, since the absent value of their field counts as given. */
export function unfailing(): boolean {
  return true;
}

/** Not given at all. The empty text counts as absent. */
export function absent(value: unknown): boolean {
  return value === undefined || value === null;
}

export function oneOf<V extends string = never>(...values: NoInfer<V>[]): Test<V> {
  const known = new Set<string>(values);
  return labelled(`one of ${values.join(', ')}`, (value) => known.has(value ?? ''));
}

export function notOneOf<V extends string = never>(...values: NoInfer<V>[]): Test<V> {
  const known = new Set<string>(values);
  return labelled(`none of ${values.join(', ')}`, (value) => !known.has(value ?? ''));
}

function isAmong(values: readonly string[], value = ''): boolean {
  return values.includes(value);
}

/** Passes for the empty text. The pattern must be linear: texts come from anyone. */
export function matches(pattern: RegExp): Test<string> {
  return labelled(`matches ${pattern.source}`, (value) => value === undefined || value === '' || pattern.test(value));
}

/** Between so many bytes of a text or entries of a list; 0 as upper bound means none. Empty passes. */
export function lengthBetween(minimum: number, maximum: number): Test<string | readonly unknown[]> {
  return labelled(maximum === 0 ? `length from ${minimum}` : `length ${minimum} to ${maximum}`, (value) => {
    if (!present(value) || value === undefined) return true;
    const length = typeof value === 'string' ? byteLength(value) : value.length;
    return length >= minimum && (maximum === 0 || length <= maximum);
  });
}

/** Numbers within bounds; absent and 0 pass. */
export function within(minimum: number, maximum: number): Test<number> {
  return labelled(
    `${minimum} to ${maximum}`,
    (value) => value === undefined || value === 0 || (value >= minimum && value <= maximum),
  );
}

export const positive: Test<Amount> = (value) => value === undefined || value.isPositive();
export const notNegative: Test<Amount> = (value) => value === undefined || !value.isNegative();
export const notZero: Test<Amount> = (value) => value === undefined || !value.isZero();

/** A test for fields whose absent value is 0, not nothing. */
export function orZero(test: Test<Amount>): Test<Amount> {
  return labelled(test.name, (value, validation) => test(value ?? Amount.ZERO, validation));
}

/** The form or check digit of a text; an absent one is tested as the empty text. */
export function valid(test: (text: string) => boolean, label = 'valid'): Test<string> {
  return labelled(label, (text = '') => test(text));
}

export const url: Test<string> = (value) => urlValid(value ?? '');
export const emailFormat: Test<string> = (value) => isEmailAddress(value ?? '');

/** An object has one of the types, keys, tax categories or countries. */
export function typeIn<V extends string = never>(...types: NoInfer<V>[]): Test<{ type?: V }> {
  return labelled(`type ${choice(types)}`, (value) => isAmong(types, value?.type));
}

export function keyIn<V extends string = never>(...keys: NoInfer<V>[]): Test<{ key?: V }> {
  return labelled(`key ${choice(keys)}`, (value) => isAmong(keys, value?.key));
}

export function categoryIn(...categories: string[]): Test<{ cat?: string }> {
  return labelled(`category ${choice(categories)}`, (value) => categories.includes(value?.cat ?? ''));
}

export function countryIn(...countries: string[]): Test<{ country?: string }> {
  return labelled(`country ${choice(countries)}`, (value) => countries.includes(value?.country ?? ''));
}

/** One of the parts of an object's key is the given one. */
export function keyWith(part: string): Test<{ key?: string }> {
  return labelled(`key with ${part}`, (value) => keyHas(value?.key ?? '', part));
}

/** At least one entry of a list has a type, a key, or an extension code among those given. */
export function someType<V extends string = never>(...types: NoInfer<V>[]): Test<readonly ({ type?: V } | null)[]> {
  return labelled(`some of type ${types.join(' or ')}`, (list) =>
    (list ?? []).some((entry) => isAmong(types, entry?.type)),
  );
}

export function someKey<V extends string = never>(...keys: NoInfer<V>[]): Test<readonly ({ key?: V } | null)[]> {
  return labelled(`some with key ${keys.join(' or ')}`, (list) =>
    (list ?? []).some((entry) => isAmong(keys, entry?.key)),
  );
}

/** At least one tax of a row is of the category. */
export function someCategory(
  ...categories: string[]
): (taxes: readonly ({ cat?: string } | null)[] | undefined) => boolean {
  return labelled(`some of category ${categories.join(' or ')}`, (taxes) =>
    (taxes ?? []).some((combo) => categories.includes(combo?.cat ?? '')),
  );
}

/** A row bears a tax of the category. */
export function taxedWith(category: string): Test<{ taxes?: ({ cat?: string } | null)[] }> {
  return labelled(`has tax category ${category}`, (row) => (row?.taxes ?? []).some((combo) => combo?.cat === category));
}

/** At least one stamp comes from the provider. */
export function someStamp(provider: string): Test<readonly ({ prv?: string } | null)[]> {
  return labelled(`some from ${provider}`, (stamps) => (stamps ?? []).some((stamp) => stamp?.prv === provider));
}

/** Returns the entries of a list but for those that are null, which conditions on a list pass over. */
export function given<E>(list: readonly (E | null)[] | undefined): readonly E[] {
  return (list ?? []).filter((entry) => entry !== null);
}

/** The first entry of a list has the property; without entries there is nothing to ask. */
export function firstHas<K extends string>(property: K): Test<readonly ({ [name in K]?: unknown } | null)[]> {
  return labelled(`the first has ${property}`, (list) => {
    const [first] = given(list);
    return first === undefined || present(first[property]);
  });
}

export function not<T>(test: Test<T>): Test<T> {
  return labelled(`not ${labelOf(test)}`, (value, validation) => !test(value, validation));
}
