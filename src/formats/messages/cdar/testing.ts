/** Life cycle messages about an invoice for tests. */

import type { JsonObject } from '../../../engine/model/json.ts';
import { words } from '../../../engine/text/message.ts';
import { valuesIn } from '../../../engine/text/testing.ts';
import type { Report } from '../../declare/report.ts';
import { formatOf } from '../../list/formats.ts';
import { namespaces } from '../../list/namespaces.ts';
import { parseXml } from '../../list/parse-xml.ts';
import { environment } from '../../mapping/testing.ts';
import type { SyntaxSample } from '../../testing/syntax-sample.ts';
import { readCdar } from './read-cdar.ts';
import { type CdarOptions, writeCdar } from './write-cdar.ts';

const party = (name: string, siren: string): JsonObject => ({
  name,
  identities: [{ code: siren, ext: { 'iso-scheme-id': '0002' } }],
  inboxes: [{ key: 'peppol', scheme: '0225', code: siren }],
});

export const supplier = party('Imprimerie du Canal', '732829320');
export const customer = party('Fonderie Lavoisier', '356000000');
export const reference = { code: 'F26-412', issue_date: '2026-03-10', ext: { 'untdid-document-type': '380' } };

/** Returns a status report with the given line and other members. */
export function status(line: JsonObject, more: JsonObject = {}): JsonObject {
  return {
    $schema: 'https://gobl.org/draft-0/bill/status',
    $addons: ['fr-ctc-flow6-v1'],
    code: 'CDV-7',
    issue_date: '2026-03-12',
    issue_time: '09:30:00',
    supplier,
    customer,
    lines: [{ date: '2026-03-11', doc: reference, ...line }],
    ...more,
  };
}

/** A report that the customer has accepted the invoice. */
export const cdarStatus: JsonObject = status({ key: 'accepted' });

/** Returns a receipt with the given line and other members. */
export function payment(line: JsonObject, more: JsonObject = {}): JsonObject {
  return {
    $schema: 'https://gobl.org/draft-0/bill/payment',
    $addons: ['fr-ctc-flow6-v1'],
    type: 'receipt',
    series: 'ENC',
    code: '3',
    issue_date: '2026-04-10',
    currency: 'EUR',
    supplier,
    customer,
    lines: [{ document: reference, ...line }],
    methods: [{ key: 'credit-transfer' }],
    ...more,
  };
}

export const vat = (base: string, percent: string, amount: string): JsonObject => ({
  categories: [{ code: 'VAT', rates: [{ base, percent, amount }] }],
});

export function format(key: string) {
  const found = formatOf(key);
  if (found === undefined) throw new Error(`there is no format ${key}`);
  return found;
}

/** Returns a format without its rules, to test writing separately from validity. */
const unjudged = (key: string) => ({ ...format(key), rules: [] });

export async function written(document: JsonObject, key = 'cdar', options: CdarOptions = {}) {
  const outcome = await writeCdar(document, unjudged(key), { ...options, namespaces }, environment);
  if (!outcome.ok) throw new Error(outcome.faults.map((each) => `${each.code} ${words(each)}`).join('\n'));
  return outcome.result;
}

/** Returns the faults for which a document is not written. */
export async function refusalOf(document: JsonObject, key = 'cdar', options: CdarOptions = {}): Promise<string[]> {
  const outcome = await writeCdar(document, unjudged(key), { ...options, namespaces }, environment);
  if (outcome.ok) return [];
  return outcome.faults.map((each) => `${each.code} ${each.properties.join(' ')}: ${valuesIn(each)}`);
}

export async function read(xml: string, addresses?: { from?: string; to?: string }) {
  const outcome = await readCdar(parsed(xml), undefined, { namespaces, ...(addresses && { addresses }) }, environment);
  if (!outcome.ok) throw new Error(outcome.faults.map((each) => words(each)).join('\n'));
  return outcome.result;
}

export function parsed(xml: string) {
  const file = parseXml(xml);
  if (!file.ok) throw new Error(words(file.problem.what));
  return file;
}

/** Returns the texts of all elements with a local name, in order. */
export function texts(xml: string, name: string): string[] {
  const found = [...parsed(xml).root.within()].filter((each) => each.localName === name);
  return found.map(({ value }) => value.trim());
}

/** Returns the elements without children, in order: parents, names, attributes and texts. */
export function leaves(xml: string): string[] {
  const found = [...parsed(xml).root.within()].filter(({ children }) => [...children].length === 0);
  return found.map((each) => {
    const attributes = [...each.attributes].map(({ value }) => `@${value} `).join('');
    return `${each.parent?.localName}/${each.localName} ${attributes}${each.value.trim()}`;
  });
}

/** Returns everything reported: kind, location and words. */
export const lossesIn = ({ losses }: Report): string[] =>
  losses.map(
    ({ kind, severity, properties, term, text }) =>
      `${[kind, severity, term, ...properties].filter(Boolean).join(' ')}: ${valuesIn(text)}`,
  );

/** Returns everything reported above the level of information, without its words. */
export const graveLosses = ({ losses }: Report): string[] =>
  losses
    .filter(({ severity }) => severity !== 'info')
    .map(({ kind, severity, properties, term }) => [kind, severity, ...properties, term].filter(Boolean).join(' '));

export const sample: SyntaxSample = {
  base: 'cdar.xml',
  to: 'cdar',
  document: () => cdarStatus,
  list: 'notes',
  schemas: { cdar: ['cdar.xml'] },
};
