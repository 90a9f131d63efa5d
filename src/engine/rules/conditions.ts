/**
 * The conditions that rules and normalisers use (chapter 01 §13.7, chapter 03 §1.2). Conditions on extensions are in
 * `tax/extension-conditions.ts`. An absent value passes unless the condition says otherwise; an absent text counts as
 * empty.
 */
import { Amount } from '../num/amount.ts';
import { byteLength } from '../text/bytes.ts';
import { isEmailAddress } from '../text/email.ts';
import { keyHas } from '../text/patterns.ts';
import { urlValid } from '../text/url.ts';
import { mandatory, type Test } from './declare.ts';
import { choice, labelled, labelOf } from './label.ts';

/**
 * Tests that a value is neither absent nor empty. `""`, an empty list or map, 0 and false are empty; objects, amounts
 * and dates never are.
 */
export const present = mandatory(
  labelled('present', (value: unknown): boolean => {
    if (value === undefined || value === null || value === '' || value === 0 || value === false) return false;
    if (Array.isArray(value)) return value.length > 0;
    return !(value instanceof Map) || value.size > 0;
  }),
);

export function empty(value: unknown): boolean {
  return !present(value);
}
empty.label = 'empty';

/**
 * Always passes. For rules that no readable document can break, because an absent value of their field counts as
 * present.
 */
export function unfailing(): boolean {
  return true;
}
unfailing.label = 'unfailing';

/** Tests that a value is absent. The empty text counts as absent, too. */
export function absent(value: unknown): boolean {
  return value === undefined || value === null;
}
absent.label = 'absent';

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

/**
 * Tests a text against a pattern; the empty text passes. The pattern must run in linear time because the text may come
 * from an untrusted source.
 */
export function matches(pattern: RegExp): Test<string> {
  return labelled(`matches ${pattern.source}`, (value) => value === undefined || value === '' || pattern.test(value));
}

/** Tests the bytes of a text or the entries of a list. A maximum of 0 means unlimited. Empty values pass. */
export function lengthBetween(minimum: number, maximum: number): Test<string | readonly unknown[]> {
  return labelled(maximum === 0 ? `length from ${minimum}` : `length ${minimum} to ${maximum}`, (value) => {
    if (!present(value) || value === undefined) return true;
    const length = typeof value === 'string' ? byteLength(value) : value.length;
    return length >= minimum && (maximum === 0 || length <= maximum);
  });
}

/** Tests that a number is within bounds. An absent number and 0 pass. */
export function within(minimum: number, maximum: number): Test<number> {
  return labelled(
    `${minimum} to ${maximum}`,
    (value) => value === undefined || value === 0 || (value >= minimum && value <= maximum),
  );
}

export const positive: Test<Amount> = labelled('positive', (value) => value === undefined || value.isPositive());
export const notNegative: Test<Amount> = labelled(
  'not negative',
  (value) => value === undefined || !value.isNegative(),
);
export const notZero: Test<Amount> = labelled('not zero', (value) => value === undefined || !value.isZero());

/** Applies a test to a field whose absent value counts as 0. */
export function orZero(test: Test<Amount>): Test<Amount> {
  return labelled(
    () => labelOf(test),
    (value, validation) => test(value ?? Amount.ZERO, validation),
  );
}

/** Tests the form or check digit of a text. A missing text is tested as an empty text. */
export function valid(test: (text: string) => boolean, label = 'valid'): Test<string> {
  return labelled(label, (text = '') => test(text));
}

export const url: Test<string> = labelled('url', (value) => urlValid(value ?? ''));
export const emailFormat: Test<string> = labelled('email format', (value) => isEmailAddress(value ?? ''));

/** Tests that an object has one of the types. */
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

/** Tests that one part of an object's key equals `part`. */
export function keyWith(part: string): Test<{ key?: string }> {
  return labelled(`key with ${part}`, (value) => keyHas(value?.key ?? '', part));
}

/** Tests that at least one list entry has one of the types. */
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

/** Tests that at least one tax of a row has one of these categories. */
export function someCategory(
  ...categories: string[]
): (taxes: readonly ({ cat?: string } | null)[] | undefined) => boolean {
  return labelled(`some of category ${categories.join(' or ')}`, (taxes) =>
    (taxes ?? []).some((combo) => categories.includes(combo?.cat ?? '')),
  );
}

/** Tests that a row has a tax of the category. */
export function taxedWith(category: string): Test<{ taxes?: ({ cat?: string } | null)[] }> {
  return labelled(`has tax category ${category}`, (row) => (row?.taxes ?? []).some((combo) => combo?.cat === category));
}

/** Tests that at least one stamp is from the provider. */
export function someStamp(provider: string): Test<readonly ({ prv?: string } | null)[]> {
  return labelled(`some from ${provider}`, (stamps) => (stamps ?? []).some((stamp) => stamp?.prv === provider));
}

/** Returns the entries of a list that are not null. Conditions on a list skip null entries. */
export function given<E>(list: readonly (E | null)[] | undefined): readonly E[] {
  return (list ?? []).filter((entry) => entry !== null);
}

/** Tests that the first list entry has the property. An empty list passes. */
export function firstHas<K extends string>(property: K): Test<readonly ({ [name in K]?: unknown } | null)[]> {
  return labelled(`the first has ${property}`, (list) => {
    const [first] = given(list);
    return first === undefined || present(first[property]);
  });
}

export function not<T>(test: Test<T>): Test<T> {
  return labelled(
    () => `not ${labelOf(test)}`,
    (value, validation) => !test(value, validation),
  );
}
