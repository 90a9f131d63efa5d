import type { Definition, Scenario, ScenarioSet } from './definitions.ts';

/** The words of countries without their own (chapter 04 §1.6). */
export const REVERSE_CHARGE = 'Reverse charge: Customer to account for VAT to the relevant tax authority.';

/** Scenarios with only the note on reverse charge, in these words. */
export const reverseChargeScenarios: readonly ScenarioSet[] = [
  { schema: 'bill/invoice', list: [noteOnTag('reverse-charge', REVERSE_CHARGE)] },
];

/** Returns scenarios with a country's notes for reverse charge and self-billing, and further ones. */
export function noteScenarios(
  reverseCharge: string,
  selfBilled: string,
  ...others: readonly Scenario[]
): readonly ScenarioSet[] {
  return [
    {
      schema: 'bill/invoice',
      list: [
        noteOnTag('reverse-charge', reverseCharge),
        { tags: ['self-billed'], note: { key: 'self-billed', text: selfBilled } },
        ...others,
      ],
    },
  ];
}

/** Declares the note on VAT that an invoice with a tag gets; its key is the tag. */
export function noteOnTag(tag: string, text: string): Scenario {
  return { tags: [tag], cat: ['VAT'], note: { cat: 'VAT', key: tag, text } };
}

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
