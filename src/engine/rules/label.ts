import type { Test } from './declare.ts';

/** Gives a test that is made from others, or from values, the words that lists of rules show. */
export function labelled<T>(label: string, test: Test<T>): Test<T> {
  return Object.defineProperty(test, 'name', { value: label });
}

/** What a test asks for: its label, the words of its name, or where it has neither its text. */
export function labelOf(test: { readonly name: string; toString(): string }): string {
  if (test.name === '') return test.toString().replace(/\s+/g, ' ');
  return /^[a-z]\w*$/.test(test.name) ? wordsOf(test.name) : test.name;
}

/** `hasTaxCode` → `has tax code`. */
function wordsOf(name: string): string {
  return name.replace(/[A-Z]+/g, (capitals) => ` ${capitals.toLowerCase()}`);
}
