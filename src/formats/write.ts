/** Writes documents as e-invoices in XML (chapter 14 §2). */

import type { Environment, Outcome } from '../engine/faults.ts';
import type { JsonObject } from '../engine/model/json.ts';
import type { WriteOptions, WrittenXml } from './conversion.ts';
import type { Format } from './format.ts';
import { syntaxOf } from './syntaxes/index.ts';

/** Writes a document, bare or in an envelope, in a format. Faults have paths in the document. */
export async function writeDocument(
  data: JsonObject,
  format: Format,
  options: WriteOptions,
  environment: Environment,
): Promise<Outcome<WrittenXml>> {
  const { write } = await syntaxOf(format.syntax).load();
  return write(data, format, options, environment);
}
