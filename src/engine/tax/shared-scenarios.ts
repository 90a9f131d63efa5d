import type { Definition, Scenario, ScenarioSet } from './definitions.ts';

/** The note on reverse charge that countries without a wording of their own share (chapter 04 §1.6). */
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
 * Returns what declares the scenarios of an extension: which of its codes invoices of a type have that bear all the tags.
 * Where lists of codes are given, a scenario is named like its code there.
 */
export function typesIn(extension: string, lists: readonly Definition[] = []) {
  const values = lists.find(({ key }) => key === extension)?.values;
  return (code: string, type: string, ...tags: readonly string[]): Scenario => {
    const name = values?.find((value) => value.code === code)?.name;
    return { ...(name && { name }), type: [type], ...(tags.length > 0 && { tags }), ext: { [extension]: code } };
  };
}
