/** SAF-T (PT) codes for the standard's keys (chapter 08 §3). */
import type { CodesByKey } from '../../../tax/codes-by-key.ts';

/** Codes of VAT rates by name. */
export const RATE_CODES: ReadonlyMap<string, string> = new Map([
  ['reduced', 'RED'],
  ['intermediate', 'INT'],
  ['general', 'NOR'],
  ['other', 'OUT'],
]);

/** The codes for VAT of another country, and for no tax. */
export const OTHER_RATE = 'OUT';
export const NO_TAX = 'ISE';

const EXEMPT = [
  'M07',
  'M01',
  'M02',
  'M03',
  'M06',
  'M09',
  'M10',
  'M11',
  'M12',
  'M13',
  'M14',
  'M15',
  'M19',
  'M20',
  'M21',
  'M25',
  'M26',
];

/** Reasons why no VAT is charged, for the keys of a combo. The first is the default. */
export const EXEMPTIONS: CodesByKey = new Map([
  ['reverse-charge', ['M40', 'M30', 'M31', 'M32', 'M33', 'M41', 'M42', 'M43']],
  ['outside-scope', ['M99', 'M44', 'M45', 'M46']],
  ['intra-community', ['M16']],
  ['export', ['M05', 'M04']],
  ['exempt', EXEMPT],
  ['zero', EXEMPT],
]);

export const PAYMENT_MEANS_CODES: ReadonlyMap<string, string> = new Map([
  ['card', 'CC'],
  ['card+debit', 'CD'],
  ['credit-transfer', 'TB'],
  ['debit-transfer', 'TB'],
  ['direct-debit', 'TB'],
  ['cash', 'NU'],
  ['promissory-note', 'LC'],
  ['netting', 'CS'],
  ['cheque', 'CH'],
  ['online', 'DE'],
  ['other', 'OU'],
]);

/** Units for services. */
export const SERVICE_UNITS: ReadonlySet<string> = new Set(
  'km w kw kwh rate mon day s h min service job activity trip item one'.split(' '),
);

/** Types of documents other than invoices, by the type of the standard. */
export const WORK_TYPES: ReadonlyMap<string, string> = new Map([
  ['purchase', 'NE'],
  ['quote', 'OR'],
]);
export const MOVEMENT_TYPES: ReadonlyMap<string, string> = new Map([
  ['note', 'GR'],
  ['waybill', 'GT'],
]);

/** Work types of invoices. All others belong to orders. */
export const INVOICE_WORK_TYPES = ['PF', 'FC', 'CC'];
