/** The ledger of amounts: compares the result of a conversion with its source. */

import type { Environment } from '../../engine/faults.ts';
import { schemaId } from '../../engine/model/schema-id.ts';
import { Amount } from '../../engine/num/amount.ts';
import type { DocumentRead, WrittenXml } from '../declare/conversion.ts';
import type { Format } from '../declare/format.ts';
import { type Loss, Report } from '../declare/report.ts';
import type { XmlElement } from '../xml/element.ts';
import { amountsOfDocument, amountsOfElements, amountsOfTerms, type Ledger } from './amounts.ts';
import { compareAmounts } from './compare.ts';
import { chargedIn } from './invoiced.ts';
import { ELEMENTS, OTHERWISE } from './table.ts';

const INVOICE = schemaId('bill/invoice');

/**
 * Returns the amounts of a file that was read; undefined if it is not an invoice.
 * @param index the index of its invoice. Default: the only one
 */
export function amountsRead(
  { reading, source }: Pick<DocumentRead, 'reading' | 'source'>,
  index?: number,
): Ledger | undefined {
  if (reading) return amountsOfTerms(reading.read.invoice, reading.format);
  return source && amountsOfElements(source.root, source.syntax, index);
}

/** Returns a loss for each amount of a file that differs from its documents, unless a loss of reading names it. */
export async function differencesRead(read: DocumentRead, environment: Environment): Promise<Loss[]> {
  const documents = [read.document, ...(read.others ?? [])];
  const mapping = read.reading?.format.mapping?.key;
  const rounding = read.source && ELEMENTS[read.source.syntax]?.rounding;
  const found: Loss[] = [];
  for (const [index, document] of documents.entries()) {
    const given = document.$schema === INVOICE ? amountsRead(read, index) : undefined;
    if (given === undefined) continue;
    const charged = await chargedIn(document, environment);
    const made = amountsOfDocument(charged?.document ?? document, undefined, mapping);
    const losses = made && compareAmounts(given, made, read.report.losses, rounding);
    // The ordinary invoice of a part has roundings that neither file nor document have.
    if (losses) found.push(...losses.filter(({ severity }) => severity === 'error' || !charged));
    else if (given.element) found.push(...uncompared(given.element));
  }
  return found;
}

/** Returns the loss of a document without totals. */
function uncompared(element: XmlElement): readonly Loss[] {
  const report = new Report();
  report.uncompared(element);
  return report.losses;
}

/**
 * Returns a loss for each amount of a written file that differs from its source, unless known losses name it.
 * @param source the amounts of the file that it was made from. Those that it does not state are the document's
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
  const ofDocument = await amountsCharged(result, mapping, environment);
  if (source && mapping) for (const key of Object.keys(OTHERWISE[mapping] ?? {})) source.amounts.delete(key);
  const losses = [...known, ...result.report.losses];
  const found = source ? compareAmounts(source, made, losses).map((loss) => asRead(loss, result.carried)) : [];
  // If figures of the document differ from its file, the result may have those of the file.
  const differs = [...known, ...(result.carried ?? [])].some(({ kind }) => kind === 'difference');
  const rest = ofDocument && !(source && differs) ? withoutStated(ofDocument, source) : undefined;
  return rest ? [...found, ...compareAmounts(rest, made, [...losses, ...found])] : found;
}

/** Gives a difference the severity that it had on reading, if the result has the figure of the document after all. */
function asRead(loss: Loss, carried: WrittenXml['carried']): Loss {
  const made = madeIn(loss);
  const isSame = (other: Loss) =>
    other.kind === 'difference' && other.element === loss.element && isEqual(made, madeIn(other));
  const read = [...(carried ?? [])].find(isSame);
  return read ? { ...loss, severity: read.severity } : loss;
}

const isEqual = (one: Amount | undefined, other: Amount | undefined) => one && other && one.equals(other);

const madeIn = ({ text }: Loss) => Amount.parse(String(text.values?.made ?? ''));

/** Returns the amounts of a document that its file does not state. */
function withoutStated(ofDocument: Ledger, source: Ledger | undefined): Ledger {
  const amounts = new Map([...ofDocument.amounts].filter(([key]) => !source?.amounts.has(key)));
  return { ...ofDocument, amounts, lines: source?.lines ? undefined : ofDocument.lines };
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
