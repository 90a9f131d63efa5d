/** Documents for tests of conversion between documents and e-invoices. */

import type { Invoice } from '../../engine/document-types.ts';
import type { Environment } from '../../engine/faults.ts';
import type { JsonObject } from '../../engine/model/json.ts';
import { valuesIn } from '../../engine/text/testing.ts';
import { writeDocument } from '../convert/write.ts';
import { planFor } from '../declare/plans.ts';
import { type AttachedFile, Report } from '../declare/report.ts';
import { formatOf } from '../list/formats.ts';
import { parseXml } from '../list/parse-xml.ts';
import { kindOf } from '../model/plan.ts';
import { readTerms } from '../model/read.ts';
import type { TermId } from '../terms/declare.ts';
import { Reading } from './read/reading.ts';
import { writeInvoice } from './write/invoice.ts';

export const environment: Environment = {
  now: () => new Date('2026-03-02T10:00:00Z'),
  uuid: () => '0195ce71-dc9c-72c8-bf2c-9890a4a9f0a2',
};

/**
 * Returns an invoice from a German supplier to a French customer, also valid in Peppol, with other members merged over
 * it.
 */
export function invoice(more: JsonObject = {}): JsonObject {
  return {
    $schema: 'https://gobl.org/draft-0/bill/invoice',
    series: 'R',
    code: '26-017',
    issue_date: '2026-03-02',
    currency: 'EUR',
    supplier: {
      name: 'Hainbuche Möbelwerk GmbH',
      tax_id: { country: 'DE', code: '111111125' },
      inboxes: [{ scheme: '9930', code: 'DE111111125' }],
      addresses: [{ street: 'Werkstraße', num: '7', locality: 'Bremen', code: '28195', country: 'DE' }],
    },
    customer: {
      name: 'Librairie du Port SARL',
      tax_id: { country: 'FR', code: '44732829320' },
      inboxes: [{ scheme: '9957', code: 'FR44732829320' }],
      addresses: [{ street: 'Quai Rambaud', num: '12', locality: 'Lyon', code: '69002', country: 'FR' }],
    },
    ordering: { code: 'PO-88' },
    lines: [
      {
        quantity: '10',
        item: { name: 'Shelf', price: '90.00', unit: 'piece' },
        taxes: [{ cat: 'VAT', percent: '19%' }],
      },
    ],
    payment: { terms: { notes: 'Within 30 days' } },
    ...more,
  };
}

/** Like `invoice`, with the requirements of XRechnung: a contact and payment instructions. */
export function reachableInvoice(more: JsonObject = {}): JsonObject {
  const supplier = invoice().supplier as JsonObject;
  const reached = { telephones: [{ num: '0421 1' }], emails: [{ addr: 'ada@hainbuche.example' }] };
  return invoice({
    supplier: { ...supplier, people: [{ name: { given: 'Ada', surname: 'Lind' } }], ...reached },
    payment: {
      terms: { notes: 'Soon' },
      instructions: { key: 'credit-transfer', credit_transfer: [{ iban: 'DE89370400440532013000' }] },
    },
    ...more,
  });
}

/** Returns an e-invoice for reading, with no values used yet. */
export async function readingOf(xml: string, key = 'en16931-ubl'): Promise<Reading> {
  const parsed = parseXml(xml);
  const format = formatOf(key);
  if (!parsed.ok || format === undefined) throw new Error('it is read');
  const plan = await planFor(kindOf(parsed.root), format);
  return new Reading(readTerms(parsed.root, plan), format, plan, new Report());
}

/** Returns the faults and the report of reading. */
export const reportOf = ({ faults, report }: Reading): string[] => [
  ...faults.map((each) => `${each.code} ${each.properties} ${each.terms}: ${valuesIn(each)}`),
  ...report.losses.map(
    ({ kind, severity, term, properties, xpath, text }) =>
      `${kind} ${severity} ${term} ${properties} ${xpath}: ${valuesIn(text)}`,
  ),
];

/** Writes a document. Returns some terms with their sources and the report, or the faults. */
export async function writtenOf(
  more: JsonObject,
  ids: readonly TermId[],
  key = 'en16931-ubl',
  files: readonly AttachedFile[] = [],
) {
  const format = formatOf(key);
  if (format === undefined) throw new Error(`there is no format ${key}`);
  const outcome = await writeDocument(invoice(more), format, { files }, environment);
  if (!outcome.ok) {
    return { terms: [], said: outcome.faults.map((each) => `${each.code} ${each.properties}: ${valuesIn(each)}`) };
  }
  const { written, report } = outcome.result;
  return {
    terms: [...(written?.invoice.within() ?? [])]
      .filter(([id]) => ids.includes(id))
      .map(([id, { text, property }]) => `${id} ${text} ${property}`),
    // The report always mentions line-by-line rounding, except for whole amounts.
    said: report.losses
      .filter(({ properties }) => !properties.includes('$.tax.rounding'))
      .map(
        ({ kind, severity, term, properties, text }) =>
          `${kind} ${severity} ${[...(term === undefined ? [] : [term]), ...properties].join(' ')}: ${valuesIn(text)}`,
      ),
  };
}

/** Writes a document without building it, so that no rules apply. */
export async function writtenAsItStands(more: JsonObject) {
  const format = formatOf('en16931-ubl');
  if (format === undefined) throw new Error('there is this format');
  const document = invoice(more) as JsonObject & Invoice;
  const plan = await planFor('ubl-invoice', format);
  const report = new Report();
  const nothing = { refused: new Set<never>(), files: [], exemptions: new Map() };
  const written = writeInvoice({ document, path: '$', format, plan, report, ...nothing });
  return {
    faults: written.ok ? [] : written.faults.map((each) => `${each.code} ${each.properties}: ${valuesIn(each)}`),
    terms: written.ok ? [...written.invoice.within()].map(([id, { text }]) => `${id} ${text}`) : [],
    said: report.losses.map(
      ({ kind, severity, term, properties, text }) => `${kind} ${severity} ${term} ${properties}: ${valuesIn(text)}`,
    ),
  };
}
