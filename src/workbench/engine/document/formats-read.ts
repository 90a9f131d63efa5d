import { syntaxList } from '../../../formats/list/facts.ts';
import { families } from '../../../formats/list/families.ts';

/** The names of the formats of e-invoices that are read. */
export const formatsRead: readonly string[] = [
  ...families.map(({ name }) => name),
  ...syntaxList.map(({ name, shortName = name }) => shortName),
];
