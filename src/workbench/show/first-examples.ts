/** The example behind the first draft of each scenario. */
export const firstExamples = {
  'credit-note': 'gb-invoice',
  'wrong-number': 'es-invoice',
  'rate-by-date': 'de-invoice',
  surcharge: 'es-invoice-surcharge',
  received: 'de-xrechnung-v3',
} as const;

export type ShowName = keyof typeof firstExamples;

/** Returns the name in the address of a scenario. */
export function showIn(path: string): ShowName | undefined {
  const name = /^\/show\/(.+)$/.exec(path)?.[1];
  return name !== undefined && Object.hasOwn(firstExamples, name) ? (name as ShowName) : undefined;
}
