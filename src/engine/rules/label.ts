/** Gives a test that is made from others, or from values, the words that lists of rules show, and the keys of the extensions that it asks for. */
export function labelled<F extends (...values: never[]) => boolean>(label: string, test: F, extensions?: string[]): F {
  return Object.assign(Object.defineProperty(test, 'name', { value: label }), extensions && { extensions });
}

/** `VAT`, or `one of VAT, IGIC`. */
export function choice(values: readonly string[]): string {
  return values.length > 1 ? `one of ${values.join(', ')}` : values.join();
}

/** What a test asks for: its label, or the words of its name, which a bundle may have numbered: `hasCustomer$1`. */
export function labelOf(test: { readonly name: string }): string {
  const [, name] = /^([a-z]\w*)(?:\$\d+)?$/.exec(test.name) ?? [];
  return name === undefined ? test.name : wordsOf(name);
}

/** `hasTaxCode` → `has tax code`. */
function wordsOf(name: string): string {
  return name.replace(/[A-Z]+/g, (capitals) => ` ${capitals.toLowerCase()}`);
}
