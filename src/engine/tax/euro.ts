/** Warnings about amounts that may be in the currency which a country had before the euro. */
import { currencyDefinition } from '../currency/currencies.ts';
import { type Message, message } from '../text/message.ts';
import type { RegimeModule } from './declare.ts';

/**
 * Returns the notices of a country that had another currency before the euro. They concern documents from before the euro that got it by
 * default, and later documents in the former currency.
 * @param since the first day of the euro
 * @param rate the value of one euro in the former currency
 */
export function euroNotices(
  country: string,
  since: string,
  former: string,
  rate: string,
): NonNullable<RegimeModule['notices']> {
  const values = { country, since, former, rate };
  return (document, given) => {
    const { currency, issue_date: day } = document as { currency?: string; issue_date?: string };
    if (!day) return [];
    const isUnnamed = day < since && currency === 'EUR' && given !== undefined && !given.currency;
    const text = isUnnamed
      ? beforeEuro({ ...values, day })
      : day >= since && currency === former && sinceEuro({ ...values, day });
    return text ? [{ code: 'BW-WARN-CURRENCY', path: ['currency'], text }] : [];
  };
}

interface Values extends Readonly<Record<string, string>> {
  readonly country: string;
  readonly since: string;
  readonly former: string;
  readonly rate: string;
  readonly day: string;
}

function sinceEuro(values: Values): Message {
  return message(
    'The document is from {day}, but {country} has had the euro since {since}. Convert its amounts at the official rate: 1 EUR is {rate} {former}.',
    values,
  );
}

function beforeEuro(values: Values): Message {
  return currencyDefinition(values.former)
    ? message(
        'The document is from {day}, before {country} adopted the euro ({since}), and has no currency, so its amounts are taken as euros. If they are in {former}, set currency to {former}; 1 EUR is {rate} {former}.',
        values,
      )
    : message(
        'The document is from {day}, before {country} adopted the euro ({since}), and has no currency, so its amounts are taken as euros. If they are in {former}, convert them at the official rate: 1 EUR is {rate} {former}.',
        values,
      );
}
