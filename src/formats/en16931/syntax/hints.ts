/**
 * Our own hints about received e-invoices that the official rules accept: probable mistakes that no rule checks, and
 * rules that validators of another release still apply.
 */

import type { Environment } from '../../../engine/faults.ts';
import { load } from '../../../engine/loading.ts';
import { schemaId } from '../../../engine/model/schema-id.ts';
import { build } from '../../../engine/operations/operations.ts';
import { type Message, message } from '../../../engine/text/message.ts';
import { isLeitwegId, LEITWEG_ID } from '../../codes/leitweg-id.ts';
import type { Format } from '../../declare/format.ts';
import { ownMapping } from '../../mapping/own-mapping.ts';
import type { Group } from '../../model/group.ts';
import { Decimal } from '../../rules/decimal.ts';
import type { Judged } from '../../rules/declare.ts';
import { emptyElements } from '../../rules/elements.ts';
import type { Finding } from '../../rules/run.ts';
import type { TermId } from '../../terms/declare.ts';
import type { XmlElement } from '../../xml/element.ts';

/** The VAT numbers of parties, and their groups. */
const VAT_NUMBERS = [
  ['BG-4', 'BT-31'],
  ['BG-7', 'BT-48'],
  ['BG-11', 'BT-63'],
] as const satisfies readonly (readonly [TermId, TermId])[];

const VAT_NUMBER =
  /^(AT|BE|BG|CY|CZ|DE|DK|EE|EL|ES|FI|FR|GB|HR|HU|IE|IT|LT|LU|LV|MT|NL|PL|PT|RO|SE|SI|SK|XI)([0-9A-Z]+)$/;

/** A coarse address, an optional fine address, and two check digits. */
const LEITWEG_SCHEME = '0204';

/** The rules of XRechnung, which German public bodies apply. */
const XRECHNUNG = new Set(['xrechnung-ubl', 'xrechnung-cii']);

/** CII has it in every invoice. */
const DELIVERY = 'ram:ApplicableHeaderTradeDelivery';

/** Building a party needs neither the time nor an identifier. */
const NOWHERE: Environment = { now: () => new Date(0), uuid: () => '' };

export async function hintsOn(judged: Judged, format: Format, text: string): Promise<Finding[]> {
  const { invoice, root } = judged;
  if (format.syntax !== 'ubl' && format.syntax !== 'cii') return [];
  const found: Finding[] = [];
  const hint = { set: format.key, flag: 'warning', step: undefined } as const;
  const add = (id: string, group: Group | undefined, term: TermId, text: Message) => {
    const element = group?.first(term)?.element ?? group?.element ?? invoice.element;
    if (element) found.push({ ...hint, id, terms: [term], element, text });
  };
  if (format.rules.some(({ key }) => XRECHNUNG.has(key))) {
    if (isWithoutTerms(invoice)) add('BW-XML-DUE-DATE', invoice.group('BG-22'), 'BT-115', NO_DUE_DATE);
    for (const [group, term] of leitwegIds(invoice)) add('BW-XML-LEITWEG-ID', group, term, WRONG_LEITWEG_ID);
    for (const element of refusedByPrefix(judged, text))
      found.push({ ...hint, id: 'BW-XML-PREFIX', terms: ['BG-13'], element, text: OTHER_PREFIX });
  }
  for (const [around, term] of VAT_NUMBERS) {
    for (const group of invoice.groups(around)) {
      const number = group.text(term);
      const text = await faultOfVatNumber(number);
      if (text) add('BW-XML-TAX-NUMBER', group, term, text);
    }
  }
  const seller = vatNumberIn(invoice.group('BG-4')?.text('BT-31'))?.country ?? '';
  // Sales to consumers abroad have the rates of their country.
  for (const group of isAtHome(invoice, seller) ? invoice.groups('BG-23') : []) {
    const text = await rateFault(seller, group, dayOf(invoice));
    if (text) add('BW-XML-TAX-RATE', group, 'BT-119', text);
  }
  const { judge } = await ownMapping(format);
  if (judge) found.push(...(await judge(root, format)));
  return found;
}

/** Returns empty delivery elements whose prefix differs from the one that KoSIT's test of R008 compares. */
function refusedByPrefix(judged: Judged, text: string): XmlElement[] {
  return emptyElements(judged).flatMap(({ element }) =>
    element?.name === DELIVERY && !text.startsWith(`<${DELIVERY}`, element.offset) ? [element] : [],
  );
}

/** Returns whether an amount is due without a date or terms of payment (BR-CO-25 until release 1.3.15). */
export function isWithoutTerms(invoice: Group): boolean {
  const due = Decimal.parse(invoice.group('BG-22')?.text('BT-115')?.trim());
  if (due === undefined || due.isZero || due.isNegative) return false;
  return !(['BT-9', 'BT-20'] as const).some((id) => invoice.some(id, ({ text }) => text.trim() !== ''));
}

/** Returns the places of texts that look like a Leitweg-ID and have wrong check digits. */
function leitwegIds(invoice: Group): [Group, TermId][] {
  const buyer = invoice.group('BG-7');
  const endpoint = buyer?.first('BT-49');
  const places: [Group, TermId, string | undefined][] = [[invoice, 'BT-10', invoice.text('BT-10')]];
  if (buyer && endpoint?.qualifier('BT-49-1')?.trim() === LEITWEG_SCHEME) places.push([buyer, 'BT-49', endpoint.text]);
  return places.flatMap(([group, term, text]) => (isWrongLeitwegId(text?.trim() ?? '') ? [[group, term]] : []));
}

function isWrongLeitwegId(text: string): boolean {
  return LEITWEG_ID.test(text) && !isLeitwegId(text);
}

/** Returns the country and the code of a VAT number. */
function vatNumberIn(number: string | undefined): { country: string; code: string } | undefined {
  const [, country, code] = VAT_NUMBER.exec(number?.replace(/[\s.-]/g, '') ?? '') ?? [];
  return country === undefined || code === undefined ? undefined : { country, code };
}

/** Returns whether no address of the buyer or of the delivery is in another country than that of a VAT number. */
function isAtHome(invoice: Group, country: string): boolean {
  const own = country === 'EL' ? 'GR' : country;
  const buyer = invoice.group('BG-7')?.group('BG-8')?.text('BT-55');
  const delivery = invoice.group('BG-13')?.group('BG-15')?.text('BT-80');
  return [buyer, delivery].every((place) => place === undefined || place.trim() === own);
}

/** Returns the tax date of an invoice. */
function dayOf(invoice: Group): string {
  return (invoice.text('BT-7') ?? invoice.group('BG-13')?.text('BT-72') ?? invoice.text('BT-2') ?? '').trim();
}

/** Returns what is wrong with the standard-rated percentage of a breakdown, by the rates of a country on a day. */
async function rateFault(country: string, breakdown: Group, day: string): Promise<Message | undefined> {
  if (breakdown.text('BT-118')?.trim() !== 'S') return undefined;
  const { aboutPercent } = await import('../../../engine/operations/tax-notices.ts');
  return aboutPercent(country, 'VAT', `${breakdown.text('BT-119')?.trim() ?? ''}%`, day);
}

/** Returns what is wrong with a VAT number by the rules of its country. */
async function faultOfVatNumber(number: string | undefined): Promise<Message | undefined> {
  const found = vatNumberIn(number);
  if (found === undefined) return undefined;
  const party = { $schema: schemaId('org/party'), name: found.country, tax_id: found };
  await load(party);
  const built = build(party, {}, NOWHERE);
  return built.ok ? undefined : built.faults.find(({ code: rule }) => rule.includes('-TAX-IDENTITY-'));
}

const NO_DUE_DATE = message(
  'An amount is due, but the invoice has neither a due date (BT-9) nor payment terms (BT-20). Validators with earlier rules of EN 16931 reject it (BR-CO-25); add one of them.',
);
const OTHER_PREFIX = message(
  'The KoSIT validator rejects an empty delivery (PEPPOL-EN16931-R008) unless its element has the prefix ram; use it, or give the date of delivery (BT-72).',
);
const WRONG_LEITWEG_ID = message(
  'The check digits of the Leitweg-ID are wrong, so the invoice may not reach its receiver; check for a mistyped character.',
);
