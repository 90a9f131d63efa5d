/** The ledger of amounts: what a conversion gives is compared with what it was made from. */

import type { Environment } from '../../engine/faults.ts';
import type { DocumentRead, WrittenXml } from '../conversion.ts';
import type { Format } from '../format.ts';
import { chargedIn } from '../invoiced.ts';
import type { Loss } from '../report.ts';
import { amountsOfDocument, amountsOfElements, amountsOfTerms, type Ledger } from './amounts.ts';
import { compareAmounts } from './compare.ts';
import { OTHERWISE } from './table.ts';

/** Returns the amounts of a file that was read; undefined if it is no single invoice. */
export function amountsRead({ reading, source }: Pick<DocumentRead, 'reading' | 'source'>): Ledger | undefined {
  if (reading) return amountsOfTerms(reading.read.invoice, reading.format);
  return source && amountsOfElements(source.root, source.syntax);
}

/**
 * Returns a loss for each amount of a written file that differs from its source, unless known losses name it.
 * @param source the amounts of the file that it was made from. Default: those of the document
 */
export async function differencesIn(
  result: WrittenXml,
  format: Format,
  source: Ledger | undefined,
  known: readonly Loss[],
  environment: Environment,
): Promise<Loss[]> {
  const made = amountsWritten(result, format);
  if (made === undefined) return [];
  const mapping = format.mapping?.key;
  const given = source ?? (await amountsCharged(result, mapping, environment));
  if (source && mapping) for (const key of Object.keys(OTHERWISE[mapping] ?? {})) source.amounts.delete(key);
  return given ? compareAmounts(given, made, [...known, ...result.report.losses]) : [];
}

function amountsWritten({ written, tree }: WrittenXml, format: Format): Ledger | undefined {
  if (written) return amountsOfTerms(written.invoice, format);
  return tree && amountsOfElements(tree.root, format.syntax);
}

async function amountsCharged(
  { document, totals }: WrittenXml,
  mapping: string | undefined,
  environment: Environment,
): Promise<Ledger | undefined> {
  const charged = await chargedIn(document, environment);
  return charged
    ? amountsOfDocument(charged.document, undefined, mapping)
    : amountsOfDocument(document, totals, mapping);
}
