import { de } from './de.ts';
import { es } from './es.ts';
import type { Example } from './example.ts';
import { invoiceSchema } from './example.ts';
import { least, us } from './us.ts';

/** The examples under their countries, in the menu's order. */
export const examplesByCountry: readonly { country: string; examples: readonly Example[] }[] = [
  { country: 'United States', examples: us },
  { country: 'Spain', examples: es },
  { country: 'Germany', examples: de },
];

/** What one starts with. */
export const firstExample: Example = least;

/** A document that is yet to be written. */
export const emptyDocument = `{\n  "$schema": "${invoiceSchema}"\n}\n`;
