/**
 * Labels a test with the words that lists of rules show, and names the keys of the extensions that it requires. The label
 * of a test that depends on another is a function, because a function declaration gets its label below the rules that use
 * it: `isVat.label = 'is vat'`.
 */
export function labelled<F extends (...values: never[]) => boolean>(
  label: string | (() => string),
  test: F,
  extensions?: string[],
): F {
  const property = typeof label === 'string' ? { value: label } : { get: label };
  return Object.assign(Object.defineProperty(test, 'label', property), extensions && { extensions });
}

/** `VAT`, or `one of VAT, IGIC`. */
export function choice(values: readonly string[]): string {
  return values.length > 1 ? `one of ${values.join(', ')}` : values.join();
}

/** Returns the label of a test. Every test of a rule has one; `label.test.ts` checks that. */
export function labelOf(test: object): string {
  return 'label' in test ? String(test.label) : '';
}
