import type { FormatForm } from './form.ts';

/** What every part of the program may know of the formats of a country or an owner, as data. */
export interface FamilyFacts {
  readonly name: string;
  /** What its identifiers (BT-24) contain. */
  readonly sign: RegExp;
  /** What forms ask for its e-invoices. */
  readonly forms?: readonly FormatForm[];
}
