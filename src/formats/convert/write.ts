/** Writes documents as e-invoices in XML (chapter 14 §2). */

import { type Environment, failure, fault, type Outcome } from '../../engine/faults.ts';
import { isJsonObject, type JsonObject } from '../../engine/model/json.ts';
import { ENVELOPE_ID } from '../../engine/model/schema-id.ts';
import type { WriteOptions, WrittenXml } from '../declare/conversion.ts';
import type { Format } from '../declare/format.ts';
import { strictFaults } from '../declare/report.ts';
import { invoicedIn, nationalSyntaxOf } from '../ledger/invoiced.ts';
import { namespaces } from '../list/namespaces.ts';
import { syntaxOf } from '../list/syntaxes.ts';
import { excessIn, mostElements } from '../xml/limits.ts';

/** Writes a document, bare or in an envelope, in a format. Faults have paths in the document. */
export async function writeDocument(
  data: JsonObject,
  format: Format,
  options: WriteOptions,
  environment: Environment,
): Promise<Outcome<WrittenXml>> {
  const outcome = await written(data, format, options, environment);
  const count = outcome.ok ? excessIn(outcome.result.xml) : undefined;
  if (count === undefined) return outcome;
  const text =
    'The file has {count} elements and attributes, more than the limit of {most}: Billwright cannot read or check it. Raise the limit, or split the invoice.';
  const found = fault('BW-WARN-SIZE', '$', text, { count, most: mostElements() });
  return { ...outcome, warnings: [...outcome.warnings, found] };
}

async function written(
  data: JsonObject,
  format: Format,
  options: WriteOptions,
  environment: Environment,
): Promise<Outcome<WrittenXml>> {
  const syntax = syntaxOf(format.syntax);
  const { write } = await syntax.load();
  const isEnvelope = data.$schema === ENVELOPE_ID;
  const given = isEnvelope ? data.doc : data;
  const invoiced =
    isJsonObject(given) && nationalSyntaxOf(given) !== syntax ? await invoicedIn(given, environment) : undefined;
  const handed = { ...options, namespaces };
  if (invoiced === undefined) return write(data, format, handed, environment);
  const { document, left } = invoiced;
  const outcome = await write(isEnvelope ? { ...data, doc: document } : document, format, handed, environment);
  if (!outcome.ok) return outcome;
  const { report } = outcome.result;
  const path = isEnvelope ? '$.doc' : '$';
  for (const { property, text } of left) report.dropped('warning', { property: path + property.slice(1) }, text);
  const grave = options.strict ? strictFaults(report) : [];
  return grave.length > 0 ? { ...failure('validation', grave), warnings: outcome.warnings } : outcome;
}
