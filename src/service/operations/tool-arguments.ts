/** What the tools of assistants for documents have in common. */

export interface Argument {
  type: 'string' | 'boolean' | readonly ['string', 'object'];
  description: string;
  /** Without it the tool is not run. An empty text counts as none. */
  required?: true;
}

export const AMOUNTS = 'Amounts, quantities and percentages are texts: "100.00", "21.0%".';

/** Returns the argument that is the document to work on. */
export const documentArgument = (what: string): Argument => ({
  type: ['string', 'object'],
  description: `${what}: the text of it in JSON or YAML, or the object itself. ${AMOUNTS}`,
  required: true,
});

export const TYPE_ARGUMENT: Argument = {
  type: 'string',
  description: 'The schema of a document that has no "$schema": bill/invoice, note/message … schema_list has them all.',
};
