/** Writes documents for tests, and reads the terms of the result. */

import { isJsonObject, type Json, type JsonObject } from '../engine/model/json.ts';
import { words } from '../engine/text/message.ts';
import { writeDocument } from './convert/write.ts';
import type { WriteOptions } from './declare/conversion.ts';
import { planFor } from './declare/plans.ts';
import { formatOf } from './list/formats.ts';
import { parseXml } from './list/parse-xml.ts';
import { environment } from './mapping/testing.ts';
import { kindOf } from './model/plan.ts';
import { readTerms } from './model/read.ts';

async function outcomeOf(document: JsonObject, key: string, options: WriteOptions = {}) {
  const format = formatOf(key);
  if (format === undefined) throw new Error(`there is no format ${key}`);
  return writeDocument(document, format, options, environment);
}

/** Returns the written XML with its terms. */
export async function written(document: JsonObject, key: string, options: WriteOptions = {}) {
  const outcome = await outcomeOf(document, key, options);
  if (!outcome.ok)
    throw new Error(outcome.faults.map((each) => `${each.code} ${each.properties}: ${words(each)}`).join('\n'));
  const { xml, report } = outcome.result;
  const reading = parseXml(xml);
  if (!reading.ok) throw new Error(words(reading.problem.what));
  const { invoice, unclaimed } = readTerms(reading.root, await planFor(kindOf(reading.root), formatOf(key)));
  const terms: Record<string, string[]> = {};
  for (const [id, { text }] of invoice.within()) terms[id] = [...(terms[id] ?? []), text];
  const losses = report.losses.map(({ kind, severity, properties: [property] }) => `${kind} ${severity} ${property}`);
  return { xml, root: reading.root, invoice, terms, unclaimed, losses, report, warnings: outcome.warnings };
}

/** Returns the faults of a document that cannot be written, as codes with properties. */
export async function faultsOf(document: JsonObject, key: string, options: WriteOptions = {}) {
  const outcome = await outcomeOf(document, key, options);
  return outcome.ok ? [] : outcome.faults.map(({ code, properties }) => `${code} ${properties}`);
}

/** Returns the value at a path such as `a.0.b`. */
export function at(document: Json, path: string): Json | undefined {
  return path
    .split('.')
    .reduce<Json | undefined>(
      (value, name) => (Array.isArray(value) ? value[Number(name)] : isJsonObject(value) ? value[name] : undefined),
      document,
    );
}
