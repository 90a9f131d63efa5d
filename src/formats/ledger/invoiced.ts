/** The amounts that a document charges if a national system defines them as something other than the sum of its lines. */

import type { Environment } from '../../engine/faults.ts';
import { load } from '../../engine/loading.ts';
import { isJsonObject, type JsonObject } from '../../engine/model/json.ts';
import { buildSettled } from '../../engine/operations/settled.ts';
import type { Format } from '../declare/format.ts';
import type { Invoiced, Syntax } from '../declare/syntax.ts';
import { syntaxes } from '../list/syntaxes.ts';
import { minus, plus } from '../national/shared/amounts.ts';
import { numberIn } from '../national/shared/members.ts';

/** An ordinary invoice of the amounts that a document charges. */
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

/** Returns an ordinary invoice of the amounts that a document charges; undefined if these are the sum of its lines. */
export async function invoicedIn(
  document: JsonObject,
  environment: Environment,
): Promise<InvoicedDocument | undefined> {
  if (nationalSyntaxOf(document)?.invoiced === undefined) return undefined;
  await load(document);
  return chargedIn(buildSettled(document, environment).document, environment);
}

/** Returns the same for a document that is built. */
export async function chargedIn(built: JsonObject, environment: Environment): Promise<InvoicedDocument | undefined> {
  const loaded = await nationalSyntaxOf(built)?.invoiced?.();
  const invoiced = loaded?.invoicedOf(built);
  if (invoiced === undefined) return undefined;
  const { draft, total, left } = invoiced;
  await load(draft);
  const { document } = buildSettled(draft, environment);
  const payable = isJsonObject(document.totals) ? numberIn(document.totals, 'payable') : undefined;
  const rest = payable && minus(total, payable);
  if (rest === undefined || rest.isZero()) return { document, left };
  const rounding = plus(rest, numberIn(document.totals, 'rounding')).rescale(2).toString();
  return { document: buildSettled({ ...draft, totals: { rounding } }, environment).document, left };
}
