import type { Json, JsonObject } from '../../engine/model/json.ts';
import { readDocumentText } from '../../engine/reading/document-text.ts';
import * as operations from '../operations.ts';
import type { Argument, Given, Tool } from './tool.ts';

/** The tools that work on a document, each by the operation of the same name (chapter 09 §8.2). */

const AMOUNTS = 'Amounts, quantities and percentages are texts: "100.00", "21.0%".';

/** As short an invoice as there can be. It stands in the description of `build`. */
const EXAMPLE: JsonObject = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  supplier: { name: 'Estudio Ribera S.L.', tax_id: { country: 'ES', code: 'B98602642' } },
  customer: { name: 'Talleres Norte S.A.', tax_id: { country: 'ES', code: '54387763P' } },
  lines: [
    { quantity: '10', item: { name: 'Design, hours', price: '90.00' }, taxes: [{ cat: 'VAT', rate: 'standard' }] },
  ],
};

const document = (what: string): Argument => ({
  type: ['string', 'object'],
  description: `${what}: the text of it in JSON or YAML, or the object itself. ${AMOUNTS}`,
  required: true,
});

const TYPE: Argument = {
  type: 'string',
  description: 'The schema of a document that has no "$schema": bill/invoice, note/message … schema_list has them all.',
};

export const documentTools: readonly Tool[] = [
  {
    name: 'build',
    title: 'Build a document',
    description: `Completes and checks a business document: an invoice, order, delivery, payment, message and others. Write down what is known only; taxes, sums and totals are calculated, defaults of the country and the addons filled in. ${AMOUNTS}

An example of data that builds:
${JSON.stringify(EXAMPLE)}

On faults: each names the property at fault; call rule with its code, mend the property, build again. Before: regime_list and regime for tax categories, rates and tags of a country, addon_list and addon for what a national format wants ("$addons" in the document), schema for the properties of an object. Next: correct or replicate with the document that came back; for one that is to be signed, build it with envelop.`,
    arguments: {
      data: document('The document, or an envelope with one'),
      type: TYPE,
      envelop: { type: 'boolean', description: 'Answer an envelope: a header with a digest, and the document in doc.' },
    },
    run: ({ data, type, envelop }, environment) => operations.build(requestOf({ data, type, envelop }), environment),
  },
  {
    name: 'validate',
    title: 'Validate a document',
    description: `Checks a finished document or envelope as it stands; nothing is calculated or changed, so one that was never built fails for its totals. ${AMOUNTS} Answers {"ok": true}. On faults: call rule with a fault's code to see what it wants, then build with the mended document. Next: hand the document over; later, correct or replicate it.`,
    arguments: { data: document('The document or envelope') },
    run: ({ data }, environment) => operations.validate(requestOf({ data }), environment),
  },
  {
    name: 'correct',
    title: 'Correct an invoice',
    description: `Makes the document that corrects an invoice: a credit note, debit note or corrective invoice, as its country has them. The invoice needs a code. ${AMOUNTS} Call it first with schema: true, which answers what options this invoice takes (null if it cannot be corrected), then with options, such as {"type": "credit-note", "reason": "Returned goods"}. Next: change the lines to what is corrected, and build.`,
    arguments: {
      data: document('The invoice, or an envelope with one'),
      options: {
        type: ['string', 'object'],
        description:
          'What the correction is to be, as an object or the text of one: type, and where wanted series, issue_date, reason, ext, stamps, copy_tax. Needed unless schema is true.',
      },
      schema: { type: 'boolean', description: 'Answer the JSON Schema of the options for this invoice instead.' },
    },
    run: ({ data, options, schema }, environment) =>
      operations.correct(requestOf({ data, options, schema }), environment),
  },
  {
    name: 'replicate',
    title: 'Replicate a document',
    description: `Copies a document for a new one: without code, dates and what else belongs to the first alone, with a new UUID, dated today, calculated again. ${AMOUNTS} Next: change what differs, and build.`,
    arguments: { data: document('The document or envelope') },
    run: ({ data }, environment) => operations.replicate(requestOf({ data }), environment),
  },
  {
    name: 'verify',
    title: 'Verify a signature',
    description:
      'Checks that an envelope is valid, unchanged since it was signed, and signed with the key given. Give it as it was received: amounts are texts, and a changed digit breaks it. Answers {"ok": true}; a failure has the key "signature" or "validation" and says why. Next: work with the document in doc.',
    arguments: {
      data: document('The signed envelope'),
      publickey: {
        type: ['string', 'object'],
        description:
          'The public JSON Web Key (EC, P-256) of whoever signed, as an object or its text. Never a private key.',
        required: true,
      },
    },
    run: ({ data, publickey }, environment) =>
      operations.verify(requestOf({ data, publickey: keyOf(publickey) }), environment),
  },
];

/** The tool that signs, with the key that the owner of the machine gave; no model ever sees it. */
export function signTool(privatekey: Json): Tool {
  return {
    name: 'sign',
    title: 'Sign a document',
    description: `Builds the envelope of a document and signs it with the key this server was started with. The document must be complete: an invoice needs a code. ${AMOUNTS} Next: verify, with the public key, or hand the envelope over as it is. On faults: rule with a fault's code, mend, sign again.`,
    arguments: { data: document('The document, or an envelope with one'), type: TYPE },
    makes: true,
    run: ({ data, type }, environment) => operations.sign(requestOf({ data, type, privatekey }), environment),
  };
}

/** A request object of the arguments that were given. */
function requestOf(given: Given): JsonObject {
  const members = Object.entries(given).filter((entry): entry is [string, Json] => entry[1] !== undefined);
  return Object.fromEntries(members);
}

/** A key given as text is read as such; what holds none is for the operation to refuse. */
function keyOf(given: Json | undefined): Json | undefined {
  if (typeof given !== 'string') return given;
  const read = readDocumentText(given, '$');
  return read.ok ? read.value : given;
}
