/**
 * Labels a test that is made from other tests or from values. Lists of rules show the label and the keys of its
 * extensions.
 */
export function labelled<F extends (...values: never[]) => boolean>(label: string, test: F, extensions?: string[]): F {
  return Object.assign(Object.defineProperty(test, 'name', { value: label }), extensions && { extensions });
}

/** Returns `VAT`, or `one of VAT, IGIC`. */
export function choice(values: readonly string[]): string {
  return values.length > 1 ? `one of ${values.join(', ')}` : values.join();
}

/**
 * Returns the label of a test, or the words of its function name. A bundler may have numbered the name:
 * `hasCustomer$1`.
 */
export function labelOf(test: { readonly name: string }): string {
  const [, name] = /^([a-z]\w*)(?:\$\d+)?$/.exec(test.name) ?? [];
  return name === undefined ? test.name : wordsOf(name);
}

/** Returns the words of a name: `hasTaxCode` → `has tax code`. */
function wordsOf(name: string): string {
  return name.replace(/[A-Z]+/g, (capitals) => ` ${capitals.toLowerCase()}`);
}
