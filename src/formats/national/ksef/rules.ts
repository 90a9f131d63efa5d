/** Checks beyond the schema. KSeF rejects a file that fails some of them. It does not make the legal and arithmetical ones. */

import { entryOf } from '../../../engine/model/json.ts';
import { Amount } from '../../../engine/num/amount.ts';
import type { RuleSet, Violation } from '../../rules/declare.ts';
import { collapsed } from '../../schema/values.ts';
import type { XmlElement } from '../../xml/element.ts';
import { plus } from '../shared/amounts.ts';
import { type NationalRule, nationalRule } from '../shared/rules.ts';
import { hasCheckDigit, hasCheckSum, IDWEW, isKsefNumber, NIP } from './codes.ts';
import { discouraged, instructions, isTooLarge, isUtf8, otherEncoding } from './file-rules.ts';
import { type Context, each, none, rowsThat, warning } from './rule-base.ts';
import { sums } from './rules-sums.ts';
import type { View } from './view.ts';

/** Rules of the file itself, for any root. */
export const FILE_RULES: readonly NationalRule<Context>[] = [
  nationalRule<Context>(
    'KSEF-FILE-02',
    'fatal',
    (_, file) => isUtf8(file),
    'The file is not UTF-8 without a byte order mark (KSeF: 430); save it as such.',
  ),
  nationalRule<Context>(
    'KSEF-FILE-03',
    'fatal',
    (_, { text }) => {
      const name = otherEncoding(text);
      return name === undefined ? true : { values: { name } };
    },
    'The declaration names the encoding {name}; KSeF accepts only UTF-8 (430): save the file as UTF-8 and declare UTF-8, or nothing.',
  ),
  nationalRule<Context>(
    'KSEF-FILE-04',
    'fatal',
    (_, { text }) => instructions(text),
    'The file has the processing instruction {name}, which KSeF rejects (430); remove it.',
  ),
  nationalRule<Context>(
    'KSEF-FILE-05',
    'fatal',
    (_, { text }) => discouraged(text),
    'The file has the character {code}, which KSeF rejects (430); remove it or write another.',
  ),
  nationalRule<Context>(
    'KSEF-FILE-06',
    'fatal',
    (_, file) => !isTooLarge(file),
    'The file exceeds the limit of KSeF: 1,000,000 bytes, with an attachment 3,000,000 (430).',
  ),
];

/** Returns the numbers of parties with a wrong check digit. IDWew begins with a NIP. */
function wrongNips(view: View, name: 'NIP' | 'IDWew'): Violation[] {
  return view.parties.flatMap((party) => {
    const id = view.in(party, 'DaneIdentyfikacyjne', name);
    const value = collapsed(id?.text ?? '').slice(0, 10);
    return hasCheckDigit(value) ? [] : [{ element: id, values: { value } }];
  });
}

const doc: readonly NationalRule<Context>[] = [
  nationalRule<Context>(
    'KSEF-FILE-08',
    'warning',
    ({ view }) => view.prefix !== 'fa2:',
    'This is FA(2), which KSeF accepts only in its test environment; since 1 February 2026 invoices must be FA(3).',
  ),
  nationalRule<Context>(
    'KSEF-DOC-01',
    'fatal',
    ({ view, today }) => {
      const date = view.in(view.fa, 'P_1');
      const given = date && collapsed(date.text);
      if (today === undefined || !given || !/^\d{4}-\d\d-\d\d$/.test(given) || given <= today) return true;
      return { element: date, values: { given, today } };
    },
    "The issue date P_1, {given}, is in the future (today is {today}): KSeF rejects it (450). Use today's date.",
  ),
  nationalRule<Context>(
    'KSEF-DOC-02',
    'fatal',
    ({ view }) => wrongNips(view, 'NIP'),
    'The NIP {value} has a wrong check digit; KSeF rejects it in production (450). Check the number.',
  ),
  nationalRule<Context>(
    'KSEF-DOC-03',
    'fatal',
    ({ view }) => wrongNips(view, 'IDWew'),
    'The NIP {value} in IDWew has a wrong check digit; KSeF rejects it in production (450). Check the number.',
  ),
];

/** Returns whether a total is present and not zero. */
const isThere = (view: View, ...numbers: string[]): boolean =>
  numbers.some((number) => !(view.total('P_13', number) ?? Amount.ZERO).isZero());

/** Returns whether a third party of a role has a number that lets KSeF show it the invoice. */
function hasThird(view: View, role: string): boolean {
  return view.all(view.root, 'Podmiot3').some((party) => {
    const id = view.in(party, 'DaneIdentyfikacyjne');
    return view.text(party, 'Rola') === role && Boolean(view.in(id, 'NIP') ?? view.in(id, 'IDWew'));
  });
}

const parties: readonly NationalRule<Context>[] = [
  warning(
    'KSEF-PARTY-01',
    (view) =>
      !view.isSet(view.root, 'Podmiot2', 'JST') || hasThird(view, '8') || none(view.in(view.root, 'Podmiot2', 'JST')),
    'JST is 1, but no Podmiot3 of role 8 with a NIP or IDWew names the unit, so the unit will not see the invoice. Add it.',
  ),
  warning(
    'KSEF-PARTY-02',
    (view) =>
      !view.isSet(view.root, 'Podmiot2', 'GV') || hasThird(view, '10') || none(view.in(view.root, 'Podmiot2', 'GV')),
    'GV is 1, but no Podmiot3 of role 10 with a NIP or IDWew names the member of the VAT group. Add it.',
  ),
  warning(
    'KSEF-PARTY-03',
    (view) =>
      view.parties.flatMap((party) => {
        const element =
          view.in(party, 'DaneIdentyfikacyjne', 'NrVatUE') ?? view.in(party, 'DaneIdentyfikacyjne', 'NrID');
        const isPolish = element && isPolishNumber(view, element);
        return isPolish ? [{ element, values: { name: element.localName } }] : [];
      }),
    '{name} has a Polish number; move it to NIP, otherwise KSeF does not deliver the invoice to the buyer.',
  ),
  warning(
    'KSEF-PARTY-04',
    (view) =>
      view.parties.flatMap((party) => {
        const id = view.in(party, 'DaneIdentyfikacyjne');
        const country = view.text(id, 'KodUE');
        const number = view.in(id, 'NrVatUE');
        const repeats = country !== undefined && number !== undefined && collapsed(number.text).startsWith(country);
        return repeats ? [{ element: number, values: { country } }] : [];
      }),
    'NrVatUE begins with {country}, which KodUE already contains; leave it out of the number.',
  ),
  warning(
    'KSEF-PARTY-05',
    sharesHold,
    'Shares (Udzial) are for additional buyers, role 4, and must not exceed 100 in total.',
  ),
  warning(
    'KSEF-PARTY-06',
    (view) => {
      if (!view.isSet(view.fa, 'Adnotacje', 'P_17')) return true;
      return each(view.all(view.root, 'Podmiot3').filter((party) => view.text(party, 'Rola') === '5'));
    },
    'In a self-billed invoice (P_17 is 1) the buyer issues it: leave out the Podmiot3 of role 5, the issuer.',
  ),
  warning(
    'KSEF-PARTY-07',
    (view) =>
      view.parties.flatMap((party) => {
        const number = view.in(party, 'DaneIdentyfikacyjne', 'NrID');
        const value = collapsed(number?.text ?? '');
        return IDWEW.test(value) ? [{ element: number, values: { value } }] : [];
      }),
    'NrID has {value}, the internal number of a unit, so KSeF delivers the invoice to nobody. Write the NIP in Podmiot2, and the internal number as IDWew of a Podmiot3.',
  ),
  warning(
    'KSEF-PARTY-08',
    (view) => {
      const buyer = view.text(view.root, 'Podmiot2', 'DaneIdentyfikacyjne', 'NIP');
      return view.all(view.root, 'Podmiot3').flatMap((party) => {
        const role = view.text(party, 'Rola') ?? '';
        const nip = view.in(party, 'DaneIdentyfikacyjne', 'NIP');
        const isBuyer = nip !== undefined && collapsed(nip.text) === buyer;
        return isBuyer && (role === '8' || role === '10') ? [{ element: nip, values: { role } }] : [];
      });
    },
    'The Podmiot3 of role {role} has the NIP of the buyer in Podmiot2; write the number of the unit or member that receives the invoice.',
  ),
  warning(
    'KSEF-PARTY-09',
    (view) => {
      if (view.in(view.root, 'Podmiot1', 'PrefiksPodatnika') !== undefined) return true;
      const rates = view.rates;
      const isForEu = rates.has('0 WDT') || rates.has('np II') || isThere(view, '6_2', '9');
      if (!isForEu && !view.isSet(view.fa, 'Adnotacje', 'P_23')) return true;
      return none(view.in(view.root, 'Podmiot1'));
    },
    'Supplies within the EU (0 WDT, np II, P_23) need the EU prefix of the seller; add PrefiksPodatnika PL to Podmiot1.',
  ),
];

/** Returns whether a foreign number is Polish: by its country or, without one, by its check digit. */
function isPolishNumber(view: View, { localName, text, parent }: XmlElement): boolean {
  const value = collapsed(text);
  const country = view.text(parent, localName === 'NrID' ? 'KodKraju' : 'KodUE');
  if (localName === 'NrVatUE') {
    return country === 'PL' || /^PL\d{10}$/.test(value) || (country === undefined && /^\d{10}$/.test(value));
  }
  const number = value.replace(/^PL/, '').replace(/[\s-]/g, '');
  return (country === 'PL' || country === undefined) && NIP.test(number) && hasCheckDigit(number);
}

function sharesHold(view: View): readonly Violation[] {
  const shares = view.all(view.root, 'Podmiot3').flatMap((party) => view.in(party, 'Udzial') ?? []);
  const otherShares = shares.filter(({ parent }) => view.text(parent, 'Rola') !== '4');
  if (otherShares.length > 0) return each(otherShares);
  const sum = shares.reduce((all, { text }) => plus(all, Amount.parse(collapsed(text))), Amount.zero(2));
  return sum.compare(Amount.HUNDRED) > 0 ? each(shares.slice(0, 1)) : [];
}

const CORRECTION_DATA = [
  'PrzyczynaKorekty',
  'TypKorekty',
  'DaneFaKorygowanej',
  'OkresFaKorygowanej',
  'NrFaKorygowany',
  'Podmiot1K',
  'Podmiot2K',
];

const SIMPLIFIED_MOST: Readonly<Record<string, number>> = { PLN: 450, EUR: 100 };

const types: readonly NationalRule<Context>[] = [
  warning(
    'KSEF-TYPE-01',
    (view) =>
      !view.isCorrection ||
      view.in(view.fa, 'DaneFaKorygowanej') !== undefined ||
      none(view.in(view.fa, 'RodzajFaktury')),
    'A correction must name the invoice it corrects: add DaneFaKorygowanej.',
  ),
  warning(
    'KSEF-TYPE-02',
    (view) =>
      view.isCorrection ||
      CORRECTION_DATA.flatMap((name) => {
        const element = view.in(view.fa, name);
        return element ? [{ element, values: { name } }] : [];
      }),
    '{name} is for corrections (KOR, KOR_ZAL, KOR_ROZ); remove it, or change RodzajFaktury.',
  ),
  warning(
    'KSEF-TYPE-03',
    (view) =>
      view.kind !== 'ZAL' || view.in(view.fa, 'Zamowienie') !== undefined || none(view.in(view.fa, 'RodzajFaktury')),
    'An advance invoice (ZAL) needs the paid order; add Zamowienie.',
  ),
  warning(
    'KSEF-TYPE-04',
    (view) =>
      view.kind !== 'ROZ' ||
      view.in(view.fa, 'FakturaZaliczkowa') !== undefined ||
      none(view.in(view.fa, 'RodzajFaktury')),
    'A settlement (ROZ) needs its advance invoices; add FakturaZaliczkowa.',
  ),
  warning(
    'KSEF-TYPE-05',
    (view) => view.kind === 'KOR_ZAL' || view.kind === 'KOR_ROZ' || none(view.in(view.fa, 'P_15ZK')),
    'P_15ZK is for corrections of advance invoices and settlements (KOR_ZAL, KOR_ROZ); remove it.',
  ),
  warning(
    'KSEF-TYPE-06',
    (view) =>
      ((view.kind === 'ZAL' || view.kind === 'KOR_ZAL') && view.currency !== 'PLN') ||
      none(view.in(view.fa, 'KursWalutyZ')),
    'KursWalutyZ is for advance invoices (ZAL, KOR_ZAL) in a foreign currency; other invoices have the rate in the rows (KursWaluty).',
  ),
  warning(
    'KSEF-TYPE-07',
    (view) =>
      !['VAT', 'ROZ', 'UPR'].includes(view.kind) || view.rows.length > 0 || none(view.in(view.fa, 'RodzajFaktury')),
    'The invoice has no rows; add FaWiersz.',
  ),
  warning(
    'KSEF-TYPE-08',
    (view) =>
      view.isCorrection ||
      each(
        [
          view.rows.flatMap(({ element }) => view.in(element, 'StanPrzed') ?? []),
          view.ordered.flatMap((row) => view.in(row, 'StanPrzedZ') ?? []),
        ].flat(),
      ),
    'StanPrzed is only for rows before a correction; remove it.',
  ),
  warning(
    'KSEF-TYPE-09',
    (view) => {
      const most = entryOf(SIMPLIFIED_MOST, view.currency);
      const due = view.number(view.fa, 'P_15');
      if (view.kind !== 'UPR' || most === undefined || due === undefined || due.compare(Amount.of(most, 0)) <= 0)
        return true;
      return none(view.in(view.fa, 'P_15'), { most, currency: view.currency });
    },
    'A simplified invoice (UPR) must not exceed {most} {currency}; issue an ordinary one.',
  ),
  warning(
    'KSEF-TYPE-10',
    (view) => view.kind === 'ZAL' || view.kind === 'KOR_ZAL' || none(view.in(view.fa, 'Zamowienie')),
    'Zamowienie is for advance invoices (ZAL, KOR_ZAL); remove it, or change RodzajFaktury.',
  ),
];

/** Returns duplicate row numbers. A row before a correction may share the number of the row after it. */
function repeatedRows(view: View): readonly Violation[] {
  const before = new Set<string>();
  const after = new Set<string>();
  return view.rows
    .filter(({ number, isBefore }) => {
      const known = isBefore ? before : after;
      const isAgain = known.has(number);
      known.add(number);
      return isAgain;
    })
    .map(({ element, number }) => ({ element: view.in(element, 'NrWierszaFa'), values: { number } }));
}

const isNegative = (amount: Amount | undefined): boolean => amount?.isNegative() ?? false;

const rows: readonly NationalRule<Context>[] = [
  warning('KSEF-ROW-01', repeatedRows, 'Two rows have the number {number}; renumber them.'),
  warning(
    'KSEF-ROW-02',
    (view) =>
      view.isCorrection ||
      rowsThat(
        view,
        ({ quantity, net, gross }) => isNegative(quantity) || isNegative(net?.amount) || isNegative(gross?.amount),
      ),
    'The row has a negative quantity or figure, which is only for corrections and discounts; check it.',
  ),
  warning(
    'KSEF-ROW-03',
    (view) =>
      view.kind === 'UPR' ||
      view.isSet(view.fa, 'Adnotacje', 'PMarzy', 'P_PMarzy') ||
      rowsThat(
        view,
        ({ element, net, gross, rate }) =>
          (net ?? gross) !== undefined && rate === undefined && !view.in(element, 'P_12_XII'),
      ),
    'The row has a figure but no tax rate; add P_12.',
  ),
  warning(
    'KSEF-ROW-04',
    (view) => view.isCorrection || rowsThat(view, ({ element }) => !view.text(element, 'P_7')),
    'The row has no description; add P_7.',
  ),
  warning(
    'KSEF-ROW-05',
    (view) =>
      view.in(view.fa, 'P_6') === undefined || each(view.rows.flatMap(({ element }) => view.in(element, 'P_6A') ?? [])),
    'P_6A has a date for the row, but P_6 has one for all rows; remove one of them.',
  ),
  warning(
    'KSEF-ROW-06',
    (view) => {
      const id = view.in(view.root, 'Podmiot2', 'DaneIdentyfikacyjne');
      const isPolish = view.in(id, 'NIP') !== undefined;
      const isForeign = Boolean(view.in(id, 'KodUE') ?? view.in(id, 'NrID'));
      const wrong = isPolish ? 'np II' : isForeign ? 'oo' : undefined;
      if (wrong === undefined) return [];
      return view.rows
        .filter(({ rate }) => rate === wrong)
        .map(({ element }) => ({ element: view.in(element, 'P_12'), values: { rate: wrong } }));
    },
    'The rate {rate} does not match the buyer: oo is for Polish buyers, np II for foreign ones.',
  ),
];

const annotations: readonly NationalRule<Context>[] = [
  warning(
    'KSEF-ANN-01',
    (view) => {
      const isExempt = view.rates.has('zw') || isThere(view, '7');
      return (
        !isExempt ||
        view.isSet(view.fa, 'Adnotacje', 'Zwolnienie', 'P_19') ||
        none(view.in(view.fa, 'Adnotacje', 'Zwolnienie'))
      );
    },
    'The invoice has exempt supplies (zw, P_13_7) and needs their legal basis: P_19 1 and P_19A, P_19B or P_19C.',
  ),
  warning(
    'KSEF-ANN-02',
    (view) => {
      const isExempt = view.rates.has('zw') || isThere(view, '7');
      return (
        isExempt ||
        view.kind === 'UPR' ||
        !view.isSet(view.fa, 'Adnotacje', 'Zwolnienie', 'P_19') ||
        none(view.in(view.fa, 'Adnotacje', 'Zwolnienie'))
      );
    },
    'P_19 declares exempt supplies, but no row has the rate zw and there is no P_13_7; write P_19N 1.',
  ),
  warning(
    'KSEF-ANN-03',
    (view) => {
      const rates = view.rates;
      const isReverse = rates.has('oo') || rates.has('np II') || isThere(view, '9', '10');
      return !isReverse || view.isSet(view.fa, 'Adnotacje', 'P_18') || none(view.in(view.fa, 'Adnotacje', 'P_18'));
    },
    'The buyer owes the tax (oo, np II, P_13_9, P_13_10), but P_18 is not 1; write 1.',
  ),
  warning(
    'KSEF-ANN-04',
    (view) => {
      if (!['VAT', 'ZAL', 'ROZ'].includes(view.kind) || !view.isSet(view.fa, 'Adnotacje', 'P_18')) return true;
      const rates = view.rates;
      const isReverse = rates.has('oo') || rates.has('np II') || isThere(view, '8', '9', '10');
      return isReverse || none(view.in(view.fa, 'Adnotacje', 'P_18'));
    },
    'P_18 declares that the buyer owes the tax, but the invoice has no such supplies (oo, np I, np II); write 2.',
  ),
  warning(
    'KSEF-ANN-05',
    (view) =>
      view.isCorrection ||
      !view.isSet(view.fa, 'Adnotacje', 'PMarzy', 'P_PMarzy') ||
      view.in(view.fa, 'P_13_11') !== undefined ||
      none(view.in(view.fa, 'Adnotacje', 'PMarzy')),
    'P_PMarzy declares a taxed margin, but there is no P_13_11; add it, or write P_PMarzyN 1.',
  ),
  warning(
    'KSEF-ANN-06',
    (view) => {
      const due = view.number(view.fa, 'P_15');
      const isLarge = view.currency === 'PLN' && due !== undefined && due.compare(Amount.of(15_000, 0)) > 0;
      const isListed = () => view.rows.some(({ element }) => view.isSet(element, 'P_12_Zal_15'));
      return (
        !isLarge ||
        !isListed() ||
        view.isSet(view.fa, 'Adnotacje', 'P_18A') ||
        none(view.in(view.fa, 'Adnotacje', 'P_18A'))
      );
    },
    'The invoice has goods or services of annex 15 and more than 15,000 PLN due, so split payment is mandatory. Write P_18A 1.',
  ),
];

/**
 * Returns whether the check digits of an account are correct: Polish with or without PL, or an IBAN. True for accounts without check
 * digits.
 */
function isAccount(account: string): boolean {
  if (/^\d+$/.test(account)) return account.length === 26 && isIban(`PL${account}`);
  return !/^[A-Z]{2}\d\d[A-Z0-9]+$/.test(account) || isIban(account);
}

function isIban(iban: string): boolean {
  if (iban.startsWith('PL') && iban.length !== 28) return false;
  let rest = 0;
  for (const sign of iban.slice(4) + iban.slice(0, 4)) {
    for (const digit of String(Number.parseInt(sign, 36))) rest = (rest * 10 + Number(digit)) % 97;
  }
  return rest === 1;
}

const payment: readonly NationalRule<Context>[] = [
  warning(
    'KSEF-PAY-01',
    (view) => {
      const platnosc = view.in(view.fa, 'Platnosc');
      const accounts = [...view.all(platnosc, 'RachunekBankowy'), ...view.all(platnosc, 'RachunekBankowyFaktora')];
      return accounts.flatMap((account) => {
        const number = view.in(account, 'NrRB');
        const value = collapsed(number?.text ?? '').replaceAll(' ', '');
        return number === undefined || isAccount(value) ? [] : [{ element: number, values: { value } }];
      });
    },
    'The account {value} has wrong check digits or the wrong length; a Polish one has 26 digits. Check the number.',
  ),
  warning(
    'KSEF-PAY-02',
    (view) =>
      view.text(view.fa, 'WarunkiTransakcji', 'WalutaUmowna') !== 'PLN' ||
      none(view.in(view.fa, 'WarunkiTransakcji', 'WalutaUmowna')),
    'The currency of the contract (WalutaUmowna) must not be PLN; leave out WalutaUmowna and KursUmowny.',
  ),
  warning(
    'KSEF-PAY-03',
    (view) => {
      const issued = view.text(view.fa, 'P_1') ?? '';
      const terms = view
        .all(view.in(view.fa, 'Platnosc'), 'TerminPlatnosci')
        .flatMap((term) => view.in(term, 'Termin') ?? []);
      return each(terms.filter(({ text }) => collapsed(text) < issued));
    },
    'Payment is due before the issue date P_1; check the date.',
  ),
  warning(
    'KSEF-COR-01',
    (view) => {
      const numbers = [
        ...view.all(view.fa, 'DaneFaKorygowanej').flatMap((each) => view.in(each, 'NrKSeFFaKorygowanej') ?? []),
        ...view.all(view.fa, 'FakturaZaliczkowa').flatMap((each) => view.in(each, 'NrKSeFFaZaliczkowej') ?? []),
      ];
      return numbers.flatMap((element) => {
        const value = collapsed(element.text);
        return isKsefNumber(value) && !hasCheckSum(value) ? [{ element, values: { value } }] : [];
      });
    },
    'The KSeF number {value} has a wrong checksum at its end; check the number.',
  ),
];

/** Rules of the content, which need a known root. */
export const CONTENT_RULES: readonly NationalRule<Context>[] = [
  ...doc,
  ...parties,
  ...types,
  ...sums,
  ...rows,
  ...annotations,
  ...payment,
];

const listed = (id: string, text: string) => ({ id, flag: 'fatal' as const, text });

export const set: RuleSet = {
  key: 'ksef',
  name: 'KSeF, FA(3)',
  version: '1-0E',
  from: '2026-02-01',
  rules: [],
  national: [
    listed('KSEF-FILE-01', 'The file is not well-formed XML 1.0, or has a document type declaration (KSeF: 430).'),
    ...FILE_RULES,
    listed('KSEF-FILE-07', 'The root is not Faktura of FA(3) or FA(2) (KSeF: 430).'),
    listed('KSEF-XSD-structure', 'An element is missing, unknown, misplaced or repeated too often (KSeF: 450).'),
    listed('KSEF-XSD-type', 'A value is not a date, number or other type required by the schema (KSeF: 450).'),
    listed('KSEF-XSD-fixed', 'A value must be the one fixed by the schema (KSeF: 450).'),
    listed('KSEF-XSD-attribute', 'An attribute is missing or unknown (KSeF: 450).'),
    ...[
      'enumeration',
      'pattern',
      'length',
      'minLength',
      'maxLength',
      'totalDigits',
      'fractionDigits',
      'minInclusive',
      'maxInclusive',
      'minExclusive',
    ].map((facet) => listed(`KSEF-XSD-facet-${facet}`, `A value breaks the facet ${facet} of the schema (KSeF: 450).`)),
    ...CONTENT_RULES,
  ],
};
