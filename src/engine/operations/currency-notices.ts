/** Warnings about amounts that may be in the currency which a country had before the euro. */
import { currencyDefinition } from '../currency/currencies.ts';
import { type Fault, faultOf } from '../faults.ts';
import type { JsonObject } from '../model/json.ts';
import { pathText, type Step } from '../model/path.ts';
import type { Wrapped } from '../model/wrapper.ts';
import { registry } from '../registry.ts';
import { type Message, message } from '../text/message.ts';

interface Dated {
  readonly $regime?: string;
  readonly currency?: string;
  readonly issue_date?: string;
}

/**
 * Warns about a document from before the euro that got it by default, and about one in the former currency since then.
 * @param given the document before building, which may lack a currency
 */
export function currencyNotices({ content }: Wrapped, path: readonly Step[], given?: JsonObject): Fault[] {
  const text = aboutCurrency((content?.value ?? {}) as Dated, given);
  return text ? [faultOf('BW-WARN-CURRENCY', pathText([...path, 'currency']), text)] : [];
}

function aboutCurrency(
  { $regime: country, currency, issue_date: day }: Dated,
  given?: JsonObject,
): Message | undefined {
  const euro = country ? registry.regime(country)?.module.euro : undefined;
  if (!euro || !country || !day) return undefined;
  const values = { ...euro, country, day };
  if (day >= euro.since)
    return currency === euro.former
      ? message(
          'The document is from {day}, but {country} has had the euro since {since}. Convert its amounts at the official rate: 1 EUR is {rate} {former}.',
          values,
        )
      : undefined;
  if (!given || given.currency || currency !== 'EUR') return undefined;
  return currencyDefinition(euro.former)
    ? message(
        'The document is from {day}, before {country} had the euro ({since}), and has no currency, so its amounts count as euros. If they are in {former}, set currency to {former}; 1 EUR is {rate} {former}.',
        values,
      )
    : message(
        'The document is from {day}, before {country} had the euro ({since}), and has no currency, so its amounts count as euros. If they are in {former}, convert them at the official rate: 1 EUR is {rate} {former}.',
        values,
      );
}
