import type { Refusal } from '../../operations/errors.ts';
import type { ChainCheck } from '../../operations/many/chain-check.ts';

/** The maximum number of records in a stream whose chains are checked: a record stays in memory until its stream ends. */
export const MOST_RECORDS = 100_000;

/** Refuses a stream with more records. */
export function tooManyRecords(check: ChainCheck): Refusal {
  return {
    ok: false,
    key: 'too-large',
    message: check.tooMany(MOST_RECORDS),
    faults: [],
    headers: { Connection: 'close' },
  };
}
