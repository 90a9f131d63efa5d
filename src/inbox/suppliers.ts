/** What is remembered of suppliers: their earlier invoices. Pure data, which a program may keep and pass in again. */

import { type Link, linkOf } from './chains.ts';
import { squeezed } from './compare/fold.ts';
import type { Buyer, Facts } from './facts.ts';
import { isInvalid } from './is-invalid.ts';
import type { FileRead } from './read-file.ts';

/** An invoice that was received, as far as later ones are compared with it. */
export interface Known {
  file: string;
  digest: string;
  part?: number;
  number: string | null;
  date: string | null;
  currency: string | null;
  total: string | null;
  /** These four are missing in facts from older versions. */
  net?: string | null;
  tax?: string | null;
  due?: string | null;
  buyer?: Buyer;
  /** Whether it breaks official rules. */
  isInvalid?: boolean;
  isCredit: boolean;
  isExtra?: boolean;
  isCorrection?: boolean;
  name: string | null;
  accounts: string[];
  preceding: string[];
  link?: Link;
  /** The fingerprint of the certificate that signed the file, if its signature is valid. */
  signer?: string;
  /** Whether the file is signed, even if the signature is not valid. */
  isSigned?: boolean;
}

/** The invoices of each supplier, by the key of `keyOf`. */
export interface Memory {
  version: 1;
  suppliers: Record<string, Known[]>;
}

export const noMemory = (): Memory => ({ version: 1, suppliers: {} });

/** Returns a key that identifies a supplier: the VAT number or, without one, another number or the name. */
export function keyOf({ vat, ids, names }: Facts): string | undefined {
  const number = vat ?? ids[0];
  if (number !== undefined) return squeezed(number) || undefined;
  const [name = ''] = names;
  return squeezed(name) === '' ? undefined : `NAME ${squeezed(name)}`;
}

export function knownOf(read: FileRead, facts: Facts): Known {
  const { file, digest, part, signer, signature } = read;
  const link = linkOf(read);
  const { number, date, currency, net, tax, total, due, buyer, isCredit, isExtra, isCorrection } = facts;
  const { names, accounts, preceding } = facts;
  return {
    file,
    digest,
    ...(part !== undefined && { part }),
    number,
    date,
    currency,
    total,
    net,
    tax,
    due,
    ...(buyer && { buyer }),
    ...(isInvalid(read) && { isInvalid: true }),
    isCredit,
    ...(isExtra && { isExtra }),
    ...(isCorrection && { isCorrection }),
    name: names[0] ?? null,
    accounts,
    preceding,
    ...(link && { link }),
    ...(signer !== undefined && { signer }),
    ...(signature !== undefined && { isSigned: true }),
  };
}

/** Returns a key that identifies an invoice: the digest of its file, and its position in it. */
export function contentKey({ digest, part = 1 }: Pick<Known, 'digest' | 'part'>): string {
  return `${digest} ${part}`;
}

/** Returns the memory with the invoices of some files too. Files that it has already are not added again. */
export function remembered(memory: Memory, files: readonly FileRead[]): Memory {
  const suppliers = new Map(Object.entries(memory.suppliers));
  const own = new Map<string, Known[]>();
  const digests = new Set([...suppliers.values()].flatMap((all) => all.map(contentKey)));
  for (const read of files) {
    const key = read.facts && read.notice === undefined ? keyOf(read.facts) : undefined;
    if (key === undefined || !read.facts || digests.has(contentKey(read))) continue;
    digests.add(contentKey(read));
    const added = own.get(key) ?? [...(suppliers.get(key) ?? [])];
    added.push(knownOf(read, read.facts));
    own.set(key, added);
  }
  return { version: 1, suppliers: Object.fromEntries([...suppliers, ...own]) };
}
