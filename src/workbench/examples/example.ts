import { writeDensely } from '../document/edits.ts';

/** A document to start from. It builds without a fault. */
export interface Example {
  id: string;
  title: string;
  /** What is to be seen in it, in a line. */
  about: string;
  /** As JSON. */
  text: string;
}

/** An example from its document. */
export function example(id: string, title: string, about: string, document: object): Example {
  return { id, title, about, text: writeDensely(document) };
}

export const invoiceSchema = 'https://gobl.org/draft-0/bill/invoice';
