import type { FormatForm } from './form.ts';

/** Facts about the formats of a country or an owner, as data that every part of the program may use. */
export interface FamilyFacts {
  readonly name: string;
  /** What its identifiers (BT-24) contain. */
  readonly sign: RegExp;
  /** Whether its network finds nobody by e-mail. */
  readonly noEmail?: true;
  /** What forms ask for its e-invoices. */
  readonly forms?: readonly FormatForm[];
}
