import type { JsonObject } from '../../../engine/model/json.ts';
import { message } from '../../../engine/text/message.ts';
import type { Value } from '../../model/group.ts';
import type { TermId } from '../../terms/declare.ts';
import { bareOf, RESPELLED } from '../respelled.ts';
import type { Reading } from './reading.ts';

/** The groups with numbers that documents respell. */
const HOLDERS = ['BG-4', 'BG-7', 'BG-11', 'BG-16'] as const;

/** VAT numbers. Their country and the rest are two properties of a party. */
const VAT_NUMBERS: ReadonlySet<TermId> = new Set(['BT-31', 'BT-48', 'BT-63']);
const TAX_IDENTITIES = ['$.supplier.tax_id', '$.ordering.seller.tax_id', '$.customer.tax_id'];

/** Reports numbers that the document has in another spelling: without blanks, or in capitals. */
export function reportSpellings(reading: Reading, document: JsonObject): void {
  let properties: ReadonlyMap<Value, string> | undefined;
  const propertyOf = (value: Value) => {
    properties ??= new Map([...reading.sources].map(([property, source]) => [source, property]));
    return properties.get(value);
  };
  for (const id of HOLDERS) {
    for (const holder of reading.read.invoice.groups(id)) {
      for (const [term, value] of holder.within()) {
        const given = value.text.trim();
        if (!RESPELLED.includes(term) || given === bareOf(given)) continue;
        const kept = VAT_NUMBERS.has(term) ? vatNumber(given, document) : keptAt(propertyOf(value), document);
        if (kept === undefined || given === kept.text || bareOf(given) !== bareOf(kept.text)) continue;
        const text = message('{given} is spelled {result} in the document.', { given, result: kept.text });
        reading.report.changed('info', { property: kept.property, element: value.element, term }, text);
      }
    }
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

function keptAt(property: string | undefined, document: JsonObject): Kept | undefined {
  const text = property === undefined ? undefined : textAt(document, property);
  return property === undefined || text === undefined ? undefined : { property, text };
}

/** Returns the text at a path such as `$.supplier.tax_id.code`. */
function textAt(document: JsonObject, property: string): string | undefined {
  let at: unknown = document;
  for (const step of property.split(/[.[\]]+/).slice(1)) {
    if (step !== '') at = (at as Record<string, unknown> | null | undefined)?.[step];
  }
  return typeof at === 'string' ? at : undefined;
}
