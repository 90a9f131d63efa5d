/** Facts, files and pages for tests of the inbox. All parties are invented. */

import { expect } from 'vitest';
import type { Cell } from '../pdf/pages/read.ts';
import type { Facts } from './facts.ts';
import { judge } from './judge.ts';
import type { FileRead } from './read-file.ts';
import { noMemory } from './suppliers.ts';

export const ACCOUNT = 'DE89370400440532013000';
export const OTHER_ACCOUNT = 'DE02120300000000202051';

export function facts(own: Partial<Facts> = {}): Facts {
  return {
    names: ['Gärtnerei Lindenhof GmbH'],
    vat: 'DE123456788',
    ids: [],
    street: 'Am Hang 4',
    number: 'RE-2026-0333',
    date: '2026-03-12',
    currency: 'EUR',
    net: '1000.00',
    tax: '190.00',
    taxes: ['190.00'],
    rates: [{ category: 'S', rate: '19', net: '1000.00', tax: '190.00' }],
    total: '1190.00',
    due: '1190.00',
    dueDate: '2026-04-11',
    isCredit: false,
    preceding: [],
    accounts: [ACCOUNT],
    ...own,
  };
}

/** Returns a valid file, whose digest is its path unless given. */
export function fileRead(file: string, own: Partial<Facts> = {}, more: Partial<FileRead> = {}): FileRead {
  return {
    file,
    digest: file,
    format: 'xrechnung-ubl',
    verdict: 'valid',
    facts: facts(own),
    flags: [],
    broken: [],
    ...more,
  };
}

/** A file that breaks an official rule. */
export const INVALID: Partial<FileRead> = {
  verdict: 'invalid',
  broken: [{ code: 'BR-CO-15', text: { template: 'x' } }],
};

/** Returns the flags and the suggestion of each file that has flags or is not to be paid. */
export function found(files: readonly FileRead[], memory = noMemory()): Record<string, string> {
  const shown = judge(files, memory).map(({ file, flags, suggestion }) => [
    file,
    [suggestion, ...flags.map(({ kind, ...more }) => ('other' in more ? `${kind} ${more.other}` : kind))].join(' '),
  ]);
  return Object.fromEntries(shown.filter(([, text]) => text !== 'pay'));
}

/** Expects the same of files in every order that these tests try. */
export function inAnyOrder(files: readonly FileRead[], expected: Record<string, string>): void {
  expect(found(files)).toEqual(expected);
  expect(found(files.toReversed())).toEqual(expected);
}

/** Returns lines of a page as cells; two spaces or more separate the cells of a line. */
export function page(...lines: readonly string[]): Cell[] {
  return lines.flatMap((line, i) =>
    Array.from(line.matchAll(/\S+(?: \S+)*/g), ({ 0: text, index }) => ({
      text,
      page: 1,
      x: 50 + 5 * index,
      right: 50 + 5 * (index + text.length),
      y: 800 - 14 * i,
      size: 10,
    })),
  );
}
