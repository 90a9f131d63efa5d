import { type Refusal, refusal } from '../../operations/errors.ts';

/** The greatest number of records in a stream of which chains are checked: a record stays in memory until its stream ends. */
export const MOST_RECORDS = 100_000;

const CLOSE = { Connection: 'close' };

export function tooManyRecords(): Refusal {
  const text = 'the stream has more than {most} records; check longer chains with billwright verifactu chain';
  return { ...refusal('too-large', text, { most: MOST_RECORDS }), headers: CLOSE };
}

export function tooManyInvoices(): Refusal {
  const text = 'the stream has more than {most} invoices; check longer chains with billwright zatca chain';
  return { ...refusal('too-large', text, { most: MOST_RECORDS }), headers: CLOSE };
}
