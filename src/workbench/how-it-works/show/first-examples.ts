/** The examples behind the first drafts. */
export const firstExamples = {
  'credit-note': 'gb-invoice',
  'wrong-number': 'es-invoice',
  'rate-by-date': 'de-invoice',
  surcharge: 'es-invoice-surcharge',
  received: 'de-xrechnung-v3',
} as const;

const byPath: Readonly<Record<string, string>> = firstExamples;

/** Returns the example behind the scenario of an address. */
export const exampleOf = (path: string): string | undefined => byPath[path.replace('/show/', '')];
