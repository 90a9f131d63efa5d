/** The amounts that a document charges where a national system says that they are not the sum of its lines. */

import type { Environment } from '../engine/faults.ts';
import { isJsonObject, type JsonObject } from '../engine/model/json.ts';
import { load } from '../engine/registry.ts';
import type { Format } from './format.ts';
import { buildSettled } from './mapping/read/settled.ts';
import type { Invoiced, Syntax } from './syntax.ts';
import { syntaxes } from './syntaxes/index.ts';
import { minus, plus } from './syntaxes/national/amounts.ts';
import { numberIn } from './syntaxes/national/members.ts';

/** An ordinary invoice of what a document charges. */
export interface InvoicedDocument extends Pick<Invoiced, 'left'> {
  readonly document: JsonObject;
}

/** Returns the national syntax whose addons a document has. */
export function nationalSyntaxOf({ $addons }: JsonObject): Syntax | undefined {
  const given = Array.isArray($addons) ? $addons : [];
  const isFor = ({ addons }: Format) => addons.length > 0 && addons.every((each) => given.includes(each));
  return given.length === 0
    ? undefined
    : syntaxes.find(({ family, formats }) => family !== 'en16931' && formats.some(isFor));
}

/** Returns an ordinary invoice of what a document charges; undefined if that is the sum of its lines. */
export async function invoicedIn(
  document: JsonObject,
  environment: Environment,
): Promise<InvoicedDocument | undefined> {
  const syntax = nationalSyntaxOf(document);
  if (syntax?.invoiced === undefined) return undefined;
  const { invoicedOf } = await syntax.invoiced();
  await load(document);
  const invoiced = invoicedOf(buildSettled(document, environment).document);
  if (invoiced === undefined) return undefined;
  const { draft, total, left } = invoiced;
  await load(draft);
  const built = buildSettled(draft, environment).document;
  const payable = isJsonObject(built.totals) ? numberIn(built.totals, 'payable') : undefined;
  const rest = payable && minus(total, payable);
  if (rest === undefined || rest.isZero()) return { document: built, left };
  const rounding = plus(rest, numberIn(built.totals, 'rounding')).rescale(2).toString();
  return { document: buildSettled({ ...draft, totals: { rounding } }, environment).document, left };
}
