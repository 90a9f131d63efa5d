import type { Definition, Scenario, ScenarioSet } from './definitions.ts';

/** The reverse-charge note of countries without their own wording (chapter 04 §1.6). */
export const reverseChargeScenarios: readonly ScenarioSet[] = [
  {
    schema: 'bill/invoice',
    list: [
      {
        tags: ['reverse-charge'],
        cat: ['VAT'],
        note: {
          cat: 'VAT',
          key: 'reverse-charge',
          text: 'Reverse charge: Customer to account for VAT to the relevant tax authority.',
        },
      },
    ],
  },
];

/**
 * Returns a function that declares scenarios of an extension: the code for invoices of a type with all the tags.
 * Scenarios take their names from the codes in `lists`, if present.
 */
export function typesIn(extension: string, lists: readonly Definition[] = []) {
  const values = lists.find(({ key }) => key === extension)?.values;
  return (code: string, type: string, ...tags: readonly string[]): Scenario => {
    const name = values?.find((value) => value.code === code)?.name;
    return { ...(name && { name }), type: [type], ...(tags.length > 0 && { tags }), ext: { [extension]: code } };
  };
}
