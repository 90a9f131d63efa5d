/** What a good clerk would ask before an invoice is sent. None of it is a fault. */

import { factsOf } from '../../../../countries/countries.ts';
import { hasUnionVatNumbers, isDomestic } from '../../../../countries/european-union.ts';
import type { CheckedNumber } from '../../../../countries/facts.ts';
import { isIban } from '../../../../engine/pay/iban.ts';
import { weightedSum } from '../../../../engine/text/check-digits.ts';
import { countryInSentence } from '../../../engine/document/names.ts';
import { partAt, text } from '../../../engine/document/values.ts';
import { say } from '../../../ui/texts/say.ts';
import { fieldPath, type Path } from '../path.ts';
import { isRetained } from '../sheet/tax-choices.ts';
import { dayIn, type Hint, hint, type Known } from './hint.ts';
import { numberHints } from './numbers.ts';
import { changesOf, entries, isDomesticVat, taxedLines, wayOf } from './taxed-lines.ts';
import * as texts from './texts.ts';
import { treatmentHints } from './treatments.ts';

/** Returns the hints for a bill, as far as they concern its kind; none for other documents. */
export function hintsOf(document: unknown, known: Known): Hint[] {
  if (!/\/bill\/(invoice|order|delivery)$/.test(text(partAt(document, ['$schema'])) ?? '')) return [];
  return [
    ...addressHints(document),
    ...causeHints(document, known),
    ...abroadHints(document, known),
    ...treatmentHints(document, taxedLines(document), known),
    ...dateHints(document, known),
    ...quantityHints(document),
    ...creditHints(document, known),
    ...accountHints(document, known),
    ...taxNumberHints(document),
    ...numberHints(document, known),
  ];
}

const isInvoice = (document: unknown) => /\/bill\/invoice$/.test(text(partAt(document, ['$schema'])) ?? '');

function isSimplified(document: unknown): boolean {
  const tags = partAt(document, ['$tags']);
  return Array.isArray(tags) && tags.includes('simplified');
}

/** Directive 2006/112/EC, article 226 (5) (§ 14 (4) no. 1 UStG), asks for both addresses; so do most other laws. */
function addressHints(document: unknown): Hint[] {
  if (!isInvoice(document) || isSimplified(document)) return [];
  return ['supplier', 'customer'].flatMap((party) => {
    const isNamed = text(partAt(document, [party, 'name'])) !== undefined;
    const address = partAt(document, [party, 'addresses', 0]);
    const isWritten = ['street', 'po_box', 'locality', 'code'].some((name) => text(partAt(address, [name])));
    return isNamed && !isWritten ? [hint([party, 'addresses', 0, 'street'], 'address', say(texts.noAddress))] : [];
  });
}

/** The countries whose law asks for the cause of a correction: in Spain, Real Decreto 1619/2012, article 15.4. */
const NEEDS_CAUSE: ReadonlySet<string> = new Set(['ES']);

function causeHints(document: unknown, { country = '' }: Known): Hint[] {
  const isCorrection = /^(credit-note|debit-note|corrective)$/.test(text(partAt(document, ['type'])) ?? '');
  const path = ['preceding', 0, 'reason'];
  if (!isCorrection || !NEEDS_CAUSE.has(country) || text(partAt(document, path)) !== undefined) return [];
  return [{ ...hint(path, 'cause', say(texts.noCause)), isWrong: true }];
}

/** Domestic tax, and tax withheld, on an invoice to another country. */
function abroadHints(document: unknown, { country, law }: Known): Hint[] {
  const customer = partAt(document, ['customer']);
  const ofNumber = text(partAt(customer, ['tax_id', 'country']));
  const abroad = ofNumber ?? text(partAt(customer, ['addresses', 0, 'country']));
  if (country === undefined || abroad === undefined || isDomestic(country, abroad)) return [];
  const place: Path = ['customer', ...(ofNumber === undefined ? ['addresses', 0, 'country'] : ['tax_id', 'country'])];
  const lines = taxedLines(document);
  const isWithheld = lines.some(({ taxes }) => taxes.some((combo) => isRetained(law, combo)));
  const withheld = isWithheld
    ? [
        hint(place, 'withheld', say(texts.withheld, { country: countryInSentence(abroad) }), [
          {
            title: say(texts.noWithholding),
            changes: changesOf(lines, (taxes) => taxes.filter((combo) => !isRetained(law, combo))),
          },
        ]),
      ]
    : [];
  const isBetween = hasUnionVatNumbers(country) && hasUnionVatNumbers(abroad);
  // Private persons in the Union pay the tax of the supplier's country.
  const mayBeFree = !isBetween || text(partAt(customer, ['tax_id', 'code'])) !== undefined;
  if (!mayBeFree || !lines.some(({ taxes }) => taxes.some(isDomesticVat))) return withheld;
  const ways = isBetween
    ? [wayOf(texts.services, 'reverse-charge', lines, law), wayOf(texts.goods, 'intra-community', lines, law)]
    : [wayOf(texts.services, 'outside-scope', lines, law), wayOf(texts.goods, 'export', lines, law)];
  const possible = ways.flatMap((way) => way ?? []);
  if (possible.length === 0) return withheld;
  const message = isBetween ? say(texts.inUnion) : say(texts.outsideUnion, { country: countryInSentence(abroad) });
  return [hint(place, 'abroad', message, possible), ...withheld];
}

const DAY = 86_400_000;
const YEAR = 366;
const MONTH = 31;

/** Payment terms offered for a due date that cannot be meant. */
const USUAL_TERM = 30;

function dateHints(document: unknown, { today, dateOf, drafts, draft }: Known): Hint[] {
  const issued = dayIn(document, ['issue_date']);
  const unlikely = (name: string, usual: string) => {
    const day = dayIn(document, [name]);
    const age = day === undefined ? 0 : daysBetween(day, usual);
    if (age <= YEAR && age >= -MONTH) return [];
    const ways = [{ title: say(texts.today, { date: dateOf(usual) }), changes: [{ path: [name], value: usual }] }];
    return [hint([name], 'unlikely', say(age > 0 ? texts.longAgo : texts.farOff), ways)];
  };
  // Other dates follow the date of issue. A wrong one says nothing about them.
  const ofIssue = unlikely('issue_date', today);
  if (ofIssue.length > 0) return ofIssue;
  // The strip of a copy has the answers for those that it kept.
  const { kept = [], answered = [] } = drafts.find(({ id }) => id === draft)?.origin ?? {};
  const isAsked = (place: Path) =>
    kept.some(({ what, path }) => what === 'due-date' && path === fieldPath(place)) &&
    !['dates', 'payment'].some((question) => answered.includes(question));
  const dues = entries(partAt(document, ['payment', 'terms']), 'due_dates').flatMap(({ path }) => {
    const place: Path = ['payment', 'terms', ...path, 'date'];
    const due = dayIn(document, place);
    const days = due === undefined ? 0 : daysBetween(issued ?? today, due);
    if (days >= 0 && days <= YEAR) return [];
    const day = dayAfter(issued ?? today, USUAL_TERM);
    const title = say(texts.dueAfter, { days: USUAL_TERM, date: dateOf(day) });
    const message = days < 0 ? texts.dueBefore : texts.longTerm;
    const ways = isAsked(place) ? [] : [{ title, changes: [{ path: place, value: day }] }];
    return [hint(place, 'due', say(message), ways)];
  });
  return [...unlikely('op_date', issued ?? today), ...dues];
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY);
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
}

interface UsualCode {
  path: Path;
  usual: string;
  others: readonly string[];
  /** The customers that may not have it, by another code of theirs. */
  exceptFor: { path: Path; codes: readonly string[] };
}

/** The codes of credit notes, where those of the invoice rarely fit: Anexo 20 RMF, c_UsoCFDI with its tax regimes. */
const OF_CREDIT_NOTES: Readonly<Record<string, UsualCode>> = {
  MX: {
    path: ['customer', 'ext', 'mx-cfdi-use'],
    usual: 'G02',
    others: ['S01'],
    exceptFor: {
      path: ['customer', 'ext', 'mx-cfdi-fiscal-regime'],
      codes: ['605', '607', '608', '610', '611', '614', '615'],
    },
  },
};

function creditHints(document: unknown, { country = '', law }: Known): Hint[] {
  const codes = OF_CREDIT_NOTES[country];
  if (!codes || partAt(document, ['type']) !== 'credit-note') return [];
  const { path, usual, others, exceptFor } = codes;
  if (exceptFor.codes.includes(text(partAt(document, exceptFor.path)) ?? '')) return [];
  const given = text(partAt(document, path));
  if (given === undefined || [usual, ...others].includes(given)) return [];
  const ways = [{ title: say(texts.useNumber, { number: usual }), changes: [{ path, value: usual }] }];
  const listed = law.extensions.get(String(path.at(-1)))?.choices.find(({ value }) => value === usual);
  return [hint(path, 'credit', say(texts.onCreditNote, { code: listed?.title ?? usual }), ways)];
}

/** Returns a hint about a national account number whose check digit is wrong. */
function numberHint(value: unknown, at: Path, country: string | undefined): Hint[] {
  const number = (text(partAt(value, ['number'])) ?? '').replace(/[ -]/g, '');
  const account = factsOf(country).accounts?.find(({ form }) => form.test(number));
  if (!account?.weights || weightedSum(number, account.weights) % 10 === 0) return [];
  return [{ ...hint([...at, 'number'], 'number', say(texts.checkDigit, { name: account.name })), isWrong: true }];
}

/** An account number with a wrong check digit, or an IBAN in the field of the BIC: banks refuse them. */
function accountHints(document: unknown, { country }: Known): Hint[] {
  return entries(partAt(document, ['payment', 'instructions']), 'credit_transfer').flatMap(({ value, path }) => {
    const at: Path = ['payment', 'instructions', ...path];
    const bic = text(partAt(value, ['bic'])) ?? '';
    if (!isIban(bic)) return numberHint(value, at, country);
    const changes = [
      { path: [...at, 'iban'], value: bic },
      { path: [...at, 'bic'], value: undefined },
    ];
    const ways = text(partAt(value, ['iban'])) === undefined ? [{ title: say(texts.moveIban), changes }] : [];
    return [{ ...hint([...at, 'bic'], 'iban', say(texts.ibanAsBic), ways), isWrong: true }];
  });
}

/** A tax number whose last character does not fit the others. Some old ones never did, so that the law of its country does not ask for it. */
function taxNumberHints(document: unknown): Hint[] {
  return ['supplier', 'customer'].flatMap((party) => {
    const number = text(partAt(document, [party, 'tax_id', 'code'])) ?? '';
    const { name, check } = factsOf(text(partAt(document, [party, 'tax_id', 'country']))).taxNumber ?? {};
    if (!check || typeof name !== 'string' || fits(number, check)) return [];
    const about = say(texts.checkCharacter, { name });
    return [{ ...hint([party, 'tax_id', 'code'], 'check', about), isWrong: true }];
  });
}

/** Returns whether the last character of a number fits the others; also for a number of another length, which other rules are about. */
function fits(number: string, { alphabet, length, generic }: CheckedNumber): boolean {
  const whole = number.toUpperCase().replace(/[ .-]/g, '').padStart(length);
  if (whole.length !== length || whole.lastIndexOf(' ') > 0 || generic.includes(whole)) return true;
  const weights = Array.from({ length: length - 1 }, (_, at) => length - at);
  const sum = weightedSum(whole, weights, (character) => alphabet.indexOf(character));
  return whole.endsWith(alphabet.charAt((11 - (sum % 11)) % 11));
}

/** Corrections may state differences, which are negative. */
function quantityHints(document: unknown): Hint[] {
  const type = text(partAt(document, ['type'])) ?? 'standard';
  if (type !== 'standard') return [];
  return entries(document, 'lines').flatMap(({ value, path }) => {
    const quantity = text(partAt(value, ['quantity'])) ?? '';
    if (!/^-\d/.test(quantity) || Number(quantity) === 0) return [];
    const place = [...path, 'quantity'];
    const without = quantity.slice(1);
    const way = { title: say(texts.positive, { quantity: without }), changes: [{ path: place, value: without }] };
    return [hint(place, 'negative', say(texts.negative), [way])];
  });
}
