/**
 * Checks beyond the schema: those of FACe and of the accounting registers of invoices (Order HAP/1650/2015, Annex II), and our own.
 */

import { isBareIban } from '../../../engine/pay/iban.ts';
import { isNif } from '../../../engine/regimes/es/identity.ts';
import type { RuleSet, Violation } from '../../rules/declare.ts';
import type { XmlElement } from '../../xml/element.ts';
import { nationalRule } from '../shared/rules.ts';
import { DIR3, isPublicBody, METHODS, REASONS, ROLES } from './codes.ts';
import { type Context, found, inInvoices, type Rule, rule } from './rule-base.ts';
import { amounts } from './rules-amounts.ts';
import type { Invoice, View } from './view.ts';

const MOST_BYTES = 8_000_000;

/** The namespaces of extensions that the registers accept. */
const APPROVED = /^\{http:\/\/www\.facturae\.(?:es|gob\.es)\//;

function extensions(view: View): XmlElement[] {
  const holders = [
    view.in(view.root, 'Extensions'),
    ...view.invoices.flatMap(({ element, lines }) => [
      view.in(element, 'AdditionalData', 'Extensions'),
      ...lines.map((line) => view.in(line, 'Extensions')),
    ]),
  ];
  return holders.flatMap((each) => each?.children ?? []);
}

/** Returns the Spanish number of a party without its country; undefined for a party abroad. */
function spanishNumber(view: View, party: XmlElement | undefined): string | undefined {
  if (view.text(party, 'TaxIdentification', 'ResidenceTypeCode') !== 'R') return undefined;
  return withoutCountry(view.numberOfParty(party));
}

const withoutCountry = (number: string) => (/^ES(?=.{9}$)/.test(number) ? number.slice(2) : number);

/** Returns the numbers of parties that are not Spanish tax numbers. */
const wrongNumbers =
  (partiesOf: (view: View) => readonly (XmlElement | undefined)[]) =>
  (view: View): Violation[] =>
    found(
      partiesOf(view).map((party) => {
        const number = party && spanishNumber(view, party);
        if (number === undefined || isNif(number)) return undefined;
        return view.in(party, 'TaxIdentification', 'TaxIdentificationNumber');
      }),
    );

const partiesOf = ({ seller, buyer }: View) => [seller, buyer];
const allParties = ({ seller, buyer, thirdParty, assignee }: View) => [seller, buyer, thirdParty, assignee];

function incomplete(view: View, party: XmlElement | undefined, kind: 'F' | 'J'): XmlElement | undefined {
  if (party === undefined || view.text(party, 'TaxIdentification', 'PersonTypeCode') !== kind) return undefined;
  const names = kind === 'F' ? ['Name', 'FirstSurname'] : ['CorporateName'];
  const holder = kind === 'F' ? 'Individual' : 'LegalEntity';
  return names.every((name) => view.text(party, holder, name)) ? undefined : party;
}

const corrected = (look: (invoice: Invoice, corrective: XmlElement, view: View) => readonly Violation[]) =>
  inInvoices((invoice, view) => (invoice.corrective ? look(invoice, invoice.corrective, view) : []));

/** Returns the elements whose text does not belong to its code. */
function otherTexts(view: View, corrective: XmlElement): Violation[] {
  const pairs = [
    ['ReasonCode', 'ReasonDescription', REASONS],
    ['CorrectionMethod', 'CorrectionMethodDescription', METHODS],
  ] as const;
  return pairs.flatMap(([code, text, texts]) => {
    const expected = texts.get(view.text(corrective, code) ?? '');
    const element = view.in(corrective, text);
    if (expected === undefined || element === undefined || view.text(corrective, text) === expected) return [];
    return [{ element, values: { expected } }];
  });
}

/** Returns the centres of a buyer by their roles. */
function centres(view: View): { role: string; element: XmlElement; code: XmlElement | undefined }[] {
  return view.all(view.buyer, 'AdministrativeCentres', 'AdministrativeCentre').map((element) => ({
    role: view.text(element, 'RoleTypeCode') ?? '',
    element,
    code: view.in(element, 'CentreCode'),
  }));
}

const ROUTING: readonly string[] = [ROLES.accounting, ROLES.body, ROLES.unit];

function missingRoles(view: View): string[] {
  const given = centres(view).filter(({ code }) => code?.text.trim());
  return ROUTING.filter((role) => !given.some((each) => each.role === role));
}

const buyerNumber = (view: View) => spanishNumber(view, view.buyer) ?? '';

function lackingRoles(isOf: RegExp) {
  return (view: View): Violation[] => {
    const missing = isOf.test(buyerNumber(view)) ? missingRoles(view) : [];
    return missing.length > 0 && view.buyer ? [{ element: view.buyer, values: { roles: missing.join(', ') } }] : [];
  };
}

function wrongPeriods(invoice: Invoice, view: View): (XmlElement | undefined)[] {
  const period = view.in(invoice.issue, 'InvoicingPeriod');
  const isMissing = (invoice.class === 'OC' || invoice.class === 'CC') && period === undefined;
  const all = [
    period,
    view.in(invoice.corrective, 'TaxPeriod'),
    ...invoice.lines.map((line) => view.in(line, 'LineItemPeriod')),
  ];
  const reversed = all.filter((each) => {
    const [start, end] = [view.text(each, 'StartDate') ?? '', view.text(each, 'EndDate') ?? ''];
    return end !== '' && end.slice(0, 10) < start.slice(0, 10);
  });
  return [isMissing ? (invoice.issue ?? invoice.element) : undefined, ...reversed];
}

/** What FACE-2 says of a file without a signature. */
export const UNSIGNED = 'The file is not signed; FACe accepts only signed files. Sign it before sending.';

const parties: readonly Rule[] = [
  rule(
    'FACE-5a',
    'fatal',
    (view) =>
      found(
        allParties(view).map((party) => {
          const kind = view.in(party, 'TaxIdentification', 'PersonTypeCode');
          return kind && !/^[FJ]$/.test(kind.text.trim()) ? kind : undefined;
        }),
      ),
    'PersonTypeCode is {value}; it must be F for a person or J for a legal entity.',
  ),
  rule(
    'FACE-5b',
    'fatal',
    wrongNumbers(partiesOf),
    'The tax number {value} is not a Spanish NIF, or its check character is wrong; correct it.',
  ),
  rule(
    'FACE-5c',
    'fatal',
    wrongNumbers(({ thirdParty, assignee }) => [thirdParty, assignee]),
    'The tax number {value} of the third party or assignee is not a Spanish NIF, or its check character is wrong; correct it.',
  ),
  rule(
    'FACE-5d',
    'fatal',
    (view) => found(allParties(view).map((party) => incomplete(view, party, 'F'))),
    'A person (F) needs Individual with Name and FirstSurname; add them.',
  ),
  rule(
    'FACE-5e',
    'fatal',
    (view) => found(allParties(view).map((party) => incomplete(view, party, 'J'))),
    'A legal entity (J) needs LegalEntity with CorporateName; add it.',
  ),
  rule(
    'FACE-5f',
    'fatal',
    (view) => {
      const seller = withoutCountry(view.numberOfParty(view.seller));
      const isSame = (party: XmlElement | undefined) =>
        party !== undefined && seller !== '' && withoutCountry(view.numberOfParty(party)) === seller;
      return found(
        [view.buyer, view.assignee].map((party) =>
          isSame(party) ? view.in(party, 'TaxIdentification', 'TaxIdentificationNumber') : undefined,
        ),
      );
    },
    'The number {value} also belongs to the seller; the buyer and the assignee must be other parties.',
  ),
  rule(
    'FACE-8',
    'fatal',
    lackingRoles(/^[PS]/),
    'The buyer is a public body, but lacks the centres with the roles {roles} (accounting office 01, managing body 02, processing unit 03). Ask the body for its three DIR3 codes.',
  ),
  rule(
    'FACE-8',
    'warning',
    lackingRoles(/^Q/),
    'The buyer may be a public body, but lacks the centres with the roles {roles} (accounting office 01, managing body 02, processing unit 03). Ask the body for its three DIR3 codes.',
  ),
  rule(
    'FACE-8',
    'warning',
    (view) => {
      const twice = centres(view).filter(
        ({ role }, at, all) => ROUTING.includes(role) && all.findIndex((each) => each.role === role) !== at,
      );
      return isPublicBody(buyerNumber(view)) ? found(twice.map(({ code, element }) => code ?? element)) : [];
    },
    'The centre {value} has the same role as an earlier one; keep one of each role.',
  ),
  rule(
    'FACE-8-form',
    'warning',
    (view) =>
      found(
        centres(view)
          .filter(({ role, code }) => /^0[1-4]$/.test(role) && code && !DIR3.test(code.text.trim()))
          .map(({ code }) => code),
      ),
    'The code {value} does not have the form of DIR3: one or two capital letters, then digits, nine characters in all. Check it.',
  ),
  rule(
    'BW-FACTURAE-PERSON-KIND',
    'warning',
    (view) =>
      found(
        allParties(view).map((party) => {
          const number = party && spanishNumber(view, party);
          if (number === undefined || !isNif(number)) return undefined;
          const kind = view.in(party, 'TaxIdentification', 'PersonTypeCode');
          return kind?.text.trim() === personType(number) ? undefined : kind;
        }),
      ),
    'PersonTypeCode {value} does not match the tax number: numbers of persons begin with a digit or K, L, M, X, Y, Z.',
  ),
  rule(
    'BW-FACTURAE-PREFIX',
    'warning',
    (view) => {
      const isSpanish = partiesOf(view).every((party) => spanishNumber(view, party) !== undefined);
      const numbers = partiesOf(view).map((party) => view.in(party, 'TaxIdentification', 'TaxIdentificationNumber'));
      return isSpanish ? found(numbers.filter((each) => /^\s*ES/.test(each?.text ?? ''))) : [];
    },
    'The number {value} begins with ES, although both parties are Spanish; some registers reject that. Remove it.',
  ),
];

/** Returns the kind of holder of a Spanish number: a person or a legal entity. */
export function personType(number: string): 'F' | 'J' {
  return /^[\dKLMXYZ]/.test(number) ? 'F' : 'J';
}

const invoices: readonly Rule[] = [
  rule(
    'FACE-1',
    'fatal',
    (view) =>
      extensions(view)
        .filter(({ name }) => !APPROVED.test(name))
        .map((element) => ({ element, values: { name: element.localName } })),
    'The extension {name} is not one that the registers accept; remove it.',
  ),
  rule(
    'FACE-2',
    'fatal',
    (view) => !/^[PS]/.test(buyerNumber(view)) || view.signature !== undefined,
    'The file is not signed, and the buyer is a public body: FACe rejects it. Sign it before sending.',
  ),
  rule('FACE-2', 'warning', (view) => /^[PS]/.test(buyerNumber(view)) || view.signature !== undefined, UNSIGNED),
  rule(
    'FACE-3a',
    'fatal',
    inInvoices(({ header, element }, view) =>
      view.text(header, 'InvoiceNumber') ? [] : [{ element: view.in(header, 'InvoiceNumber') ?? header ?? element }],
    ),
    'The invoice has no number; add InvoiceNumber.',
  ),
  rule(
    'FACE-3b',
    'fatal',
    (view) => {
      const known = new Set<string>();
      return found(
        view.invoices.map(({ header, issue }) => {
          const key = ['InvoiceNumber', 'InvoiceSeriesCode'].map((name) => view.text(header, name) ?? '').join('\n');
          const whole = `${key}\n${view.text(issue, 'IssueDate') ?? ''}`;
          const isKnown = known.has(whole);
          known.add(whole);
          return isKnown ? view.in(header, 'InvoiceNumber') : undefined;
        }),
      );
    },
    'The file has two invoices with the number {value}, the same series and date; give one of them a new number.',
  ),
  rule(
    'FACE-4a',
    'fatal',
    inInvoices((invoice, view) => {
      const { corrective, isCorrective, header, element } = invoice;
      if (isCorrective && corrective === undefined) return [{ element: header ?? element }];
      const method = view.in(corrective, 'CorrectionMethod');
      return method && !METHODS.has(method.text.trim()) ? [{ element: method }] : [];
    }),
    'A corrective invoice (OR, CR) needs Corrective, with a CorrectionMethod from 01 to 04; add it.',
  ),
  rule(
    'FACE-4b',
    'fatal',
    corrected(({ isCorrective }, corrective, view) => {
      const method = view.text(corrective, 'CorrectionMethod') ?? '';
      const isNumbered = view.text(corrective, 'InvoiceNumber');
      return isCorrective && /^0[12]$/.test(method) && !isNumbered ? [{ element: corrective }] : [];
    }),
    'The correction does not state the number of the corrected invoice; add InvoiceNumber to Corrective.',
  ),
  rule(
    'FACE-7a',
    'fatal',
    inInvoices(({ issue }, view, today) => {
      const date = view.text(issue, 'IssueDate')?.slice(0, 10) ?? '';
      return today !== undefined && date > today ? found([view.in(issue, 'IssueDate')]) : [];
    }),
    'The issue date {value} is in the future; correct it, or send the invoice then.',
  ),
  rule(
    'FACE-9b',
    'fatal',
    inInvoices(({ lines }, view) =>
      lines.flatMap((line) =>
        view.text(line, 'ItemDescription') ? [] : [{ element: view.in(line, 'ItemDescription') ?? line }],
      ),
    ),
    'The line does not describe what was delivered; fill in ItemDescription.',
  ),
  rule(
    'BW-FACTURAE-REASON',
    'fatal',
    corrected((_, corrective, view) => otherTexts(view, corrective)),
    'The text does not belong to its code, whose official text is "{expected}"; correct one of them.',
  ),
  rule(
    'BW-FACTURAE-PERIOD',
    'fatal',
    inInvoices((invoice, view) => found(wrongPeriods(invoice, view))),
    'A summary invoice (OC, CC) needs its InvoicingPeriod, and no period may end before it begins; correct it.',
  ),
  rule(
    'BW-FACTURAE-CLASS',
    'warning',
    corrected(({ class: kind }, corrective) => (kind === 'OO' || kind === 'OC' ? [{ element: corrective }] : [])),
    'The class says that the invoice corrects nothing, but it has Corrective; make it OR, or remove Corrective.',
  ),
  rule(
    'BW-FACTURAE-EXEMPT',
    'warning',
    inInvoices(({ element, lines }, view) => {
      if (view.in(element, 'LegalLiterals', 'LegalReference')) return [];
      return lines.flatMap((line) => {
        const isFree = view
          .taxes(line, 'TaxesOutputs')
          .some(({ code, rate }) => /^0[1-3]$/.test(code) && rate?.isZero());
        return isFree && view.in(line, 'SpecialTaxableEvent') === undefined ? [{ element: line }] : [];
      });
    }),
    'The line has a rate of zero without a reason; add SpecialTaxableEvent, or a legal reference.',
  ),
  rule(
    'BW-FACTURAE-IBAN',
    'warning',
    inInvoices(({ element }, view) =>
      found(
        view
          .all(element, 'PaymentDetails', 'Installment')
          .flatMap((row) => ['AccountToBeCredited', 'AccountToBeDebited'].map((name) => view.in(row, name, 'IBAN')))
          .filter((each) => each && !isBareIban(each.text.trim())),
      ),
    ),
    'The IBAN {value} has spaces, or its check digits are wrong; check it for a mistyped character.',
  ),
  nationalRule<Context>(
    'BW-FACTURAE-SIZE',
    'warning',
    (_, { bytes, text }) => (bytes?.length ?? text.length) <= MOST_BYTES,
    'The file exceeds 8 MB, the limit of FACe; make attachments smaller.',
  ),
];

/** Rules of the content, which need a known root. */
export const CONTENT_RULES: readonly Rule[] = [...invoices, ...parties, ...amounts];

/** Rules with an official number, each code once. */
const official = CONTENT_RULES.filter(
  ({ id }, at, all) => !id.startsWith('BW-') && all.findIndex((each) => each.id === id) === at,
);

/** Rules that only the registers can check, with their own data. */
const explained: readonly Rule[] = [
  nationalRule(
    'FACE-4c',
    'information',
    () => true,
    'The register already has the original invoice, and this is its copy. Send only one of them.',
  ),
];

export const set: RuleSet = {
  key: 'facturae',
  name: 'FACe',
  version: 'HAP/1650/2015',
  from: '2015-10-15',
  rules: [],
  national: [...official, ...explained],
};
