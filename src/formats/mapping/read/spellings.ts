import type { JsonObject } from '../../../engine/model/json.ts';
import { message } from '../../../engine/text/message.ts';
import type { Value } from '../../model/group.ts';
import type { TermId } from '../../terms/declare.ts';
import { bareOf } from '../respelled.ts';
import type { Reading } from './reading.ts';

/** The parties with VAT numbers. */
const HOLDERS = ['BG-4', 'BG-7', 'BG-11'] as const;

/** VAT numbers. Their country and the rest are two properties of a party. */
const VAT_NUMBERS: ReadonlySet<TermId> = new Set(['BT-31', 'BT-48', 'BT-63']);
const TAX_IDENTITIES = ['$.supplier.tax_id', '$.ordering.seller.tax_id', '$.customer.tax_id'];

/** Properties of numbers that are written with or without blanks, hyphens and small letters. */
const NUMBERS = /^\$\.(?!lines\[).*\.(?:code|iban|bic|number|clearing|creditor|account)$/;

/** Reports numbers that the document has in another spelling: without blanks, or in capitals. */
export function reportSpellings(reading: Reading, document: JsonObject): void {
  const { losses } = reading.report;
  const report = (given: string, kept: Kept | undefined, value: Value, term?: TermId) => {
    if (kept === undefined || given === kept.text || bareOf(given) !== bareOf(kept.text)) return;
    if (losses.some(({ kind, properties }) => kind === 'changed' && properties.includes(kept.property))) return;
    const text = message('{given} is spelled {result} in the document.', { given, result: kept.text });
    reading.report.changed('info', { property: kept.property, element: value.element, term }, text);
  };
  for (const id of HOLDERS) {
    for (const holder of reading.read.invoice.groups(id)) {
      for (const [term, value] of holder.within()) {
        if (VAT_NUMBERS.has(term)) report(value.text.trim(), vatNumber(value.text.trim(), document), value, term);
      }
    }
  }
  for (const [property, value] of reading.sourcesBesideLines()) {
    if (!NUMBERS.test(property)) continue;
    const given = value.text.trim();
    if (given === bareOf(given)) continue;
    const isTax = property.endsWith('.tax_id.code');
    report(given, isTax ? vatNumber(given, document) : keptAt(property, document), value, value.id);
  }
}

interface Kept {
  property: string;
  text: string;
}

/** Returns the VAT number of the party that has it, with its country only if the e-invoice states it. */
function vatNumber(given: string, document: JsonObject): Kept | undefined {
  for (const path of TAX_IDENTITIES) {
    const property = `${path}.code`;
    const [country = '', code] = [textAt(document, `${path}.country`), textAt(document, property)];
    if (code === undefined || !bareOf(given).endsWith(bareOf(code))) continue;
    return { property, text: bareOf(given) === bareOf(code) ? code : `${country}${code}` };
  }
  return undefined;
}

function keptAt(property: string, document: JsonObject): Kept | undefined {
  const text = textAt(document, property);
  return text === undefined ? undefined : { property, text };
}

/** Returns the text at a path such as `$.supplier.tax_id.code`. */
function textAt(document: JsonObject, property: string): string | undefined {
  let at: unknown = document;
  for (const step of property.split(/[.[\]]+/).slice(1)) {
    if (step !== '') at = (at as Record<string, unknown> | null | undefined)?.[step];
  }
  return typeof at === 'string' ? at : undefined;
}
