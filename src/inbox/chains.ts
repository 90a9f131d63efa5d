/** Chains of records (VERI*FACTU) and of invoices (ZATCA) across the files of an inbox. */

import { groupBy } from '../engine/model/group-by.ts';
import { type ChainFault, ChainFaults } from '../formats/chains/faults.ts';
import { type ChainInvoice, chainsOf } from '../formats/en16931/saudi-arabia/seal/chain.ts';
import { FIRST_HASH } from '../formats/en16931/saudi-arabia/seal/hashes.ts';
import { ChainCheck } from '../formats/national/verifactu/chain.ts';
import type { FileRead } from './read-file.ts';

/** The hash of an invoice, and the hash of the previous one. */
export interface Link {
  hash: string;
  before: string;
}

/** Returns the breaks in the chains of files. The file to flag comes first in their places. */
export function brokenChains(files: readonly FileRead[]): ChainFault<FileRead>[] {
  return [...brokenRecords(files), ...brokenInvoices(files)];
}

function brokenRecords(files: readonly FileRead[]): ChainFault<FileRead>[] {
  const chain = new ChainCheck<FileRead>();
  for (const read of files) {
    chain.next();
    for (const record of read.records ?? []) chain.add({ ...record, place: read });
  }
  return chain.result().faults.filter(({ flag }) => flag === 'fatal');
}

function brokenInvoices(files: readonly FileRead[]): ChainFault<FileRead>[] {
  const invoices = files.flatMap((read) => (read.chained ? [{ ...read.chained, place: read }] : []));
  const faults = new ChainFaults<FileRead>();
  for (const own of groupBy(invoices, ({ issuer }) => issuer).values()) {
    for (const unit of unitsOf(own)) chainsOf(unit, faults);
  }
  return faults.list.filter(({ flag }) => flag === 'fatal');
}

type Placed = ChainInvoice<FileRead>;

/**
 * Returns the invoices of a seller by the unit that made them. Each unit has its own counters, and no invoice names its unit: if two
 * invoices have one counter, but different invoices before, only hashes show which ones belong together.
 */
function unitsOf(own: readonly Placed[]): (readonly Placed[])[] {
  const links = own.map((each) => linkIn(each));
  const counters = groupBy(own.keys(), (at) => own[at]?.icv);
  const hasUnits = [...counters.values()].some((same) => {
    const hashes = new Set(same.map((at) => links[at]?.hash));
    const before = same.map((at) => links[at]?.before).filter(isDocument);
    return hashes.size > 1 && new Set(before).size !== 1;
  });
  if (!hasUnits) return [own];
  const runs = runsOf(links);
  const units = [...groupBy(own.keys(), (at) => runs[at]).values()];
  return units.map((unit) => unit.flatMap((at) => own[at] ?? []));
}

const linkIn = ({ hash, signed, pih }: Omit<ChainInvoice, 'place'>): Link => ({ hash: signed ?? hash, before: pih });

/** Whether a hash is that of a document, not the one before the first. */
const isDocument = (hash: string | undefined) => hash !== undefined && hash !== '' && hash !== FIRST_HASH;

/** Returns what invoices have in common if they follow one another, in the order of their links. */
export function runsOf(links: readonly (Link | undefined)[]): (string | undefined)[] {
  const parents = new Map<string, string>();
  const rootOf = (hash: string): string => {
    let at = hash;
    for (let next = parents.get(at); next !== undefined; next = parents.get(at)) {
      parents.set(at, parents.get(next) ?? next);
      at = next;
    }
    return at;
  };
  for (const link of links) {
    if (link === undefined || !isDocument(link.before)) continue;
    const [one, other] = [rootOf(link.hash), rootOf(link.before)];
    if (one !== other) parents.set(one, other);
  }
  return links.map((link) => link && rootOf(link.hash));
}

/** Returns the link of an invoice whose hash matches its content. */
export function linkOf({ records, chained }: FileRead): Link | undefined {
  if (chained) return linkIn(chained);
  const [record, ...others] = records ?? [];
  if (record === undefined || others.length > 0 || record.fit !== 'exact') return undefined;
  return { hash: record.hash, before: record.previous?.hash ?? '' };
}
