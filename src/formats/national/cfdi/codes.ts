/** Code lists of the SAT that documents, files and checks need (chapter 18 §9). The long ones are in `lists.ts`. */

import { entryOf } from '../../../engine/model/json.ts';

/** The RFC of sales to the public, and that of customers abroad. */
export const PUBLIC = 'XAXX010101000';
export const FOREIGN = 'XEXX010101000';
/** The name in global invoices, which is reserved for them. */
export const PUBLIC_NAME = 'PUBLICO EN GENERAL';
/** The name of a customer who is not known. */
export const UNKNOWN_NAME = 'PÚBLICO EN GENERAL';

/** The regime and the use of the generic customers. */
export const NO_OBLIGATIONS = '616';
export const NO_EFFECTS = 'S01';
export const PAYMENTS = 'CP01';

/** The certificate number of a receipt without a certificate. */
export const DRAFT_NUMBER = '0'.repeat(20);

export const PESO = 'MXN';
export const NO_CURRENCY = 'XXX';

/** An RFC of a company, with twelve characters, or of a person, with thirteen. */
export const RFC = /^[A-Z&Ñ]{3,4}\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])[A-Z0-9]{2}[0-9A]$/;
export const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
export const MOMENT = /^20[1-9]\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;

const listed = (codes: string): ReadonlySet<string> => new Set(codes.split(' '));

export const MEANS = listed('01 02 03 04 05 06 08 12 13 14 15 17 23 24 25 26 27 28 29 30 31 99');
/** The means that is not known yet. */
export const UNDEFINED_MEANS = '99';
/** The means whose accounts are at banks. */
export const BANKED = listed('02 03 04 05 06 28 29');
export const TYPES = listed('I E T N P');
export const EXPORTS = listed('01 02 03 04');
export const METHODS = listed('PUE PPD');
export const PERIODS = listed('01 02 03 04 05');
export const MONTHS = listed('01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18');
/** The period of two months. */
export const TWO_MONTHS = '05';
export const RELATIONS = listed('01 02 03 04 05 06 07');
export const TAX_OBJECTS = listed('01 02 03 04 05 06 07 08');
export const FACTORS = listed('Tasa Cuota Exento');

/** The taxes: income tax, VAT, and the tax on products and services. */
export const [ISR, IVA, IEPS] = ['001', '002', '003'] as const;
export const TAXES = listed('001 002 003');

const COMPANY_REGIMES = listed('601 603 620 622 623 624');
const PERSON_REGIMES = listed('605 606 607 608 611 612 614 615 616 621 625');
const SHARED_REGIMES = listed('610 626');

/** The kind of person of an RFC; undefined for other texts. */
function kindOf(rfc: string): 'company' | 'person' | undefined {
  return rfc.length === 12 ? 'company' : rfc.length === 13 ? 'person' : undefined;
}

export function isRegime(code: string): boolean {
  return COMPANY_REGIMES.has(code) || PERSON_REGIMES.has(code) || SHARED_REGIMES.has(code);
}

/** Returns whether a regime is for the kind of person of an RFC. */
export function isRegimeOf(code: string, rfc: string): boolean {
  const kind = kindOf(rfc);
  if (kind === undefined || SHARED_REGIMES.has(code)) return true;
  return (kind === 'company' ? COMPANY_REGIMES : PERSON_REGIMES).has(code);
}

const BUSINESS = listed('601 603 606 612 620 621 622 623 624 625 626');
const DEDUCTIONS = listed('605 606 607 608 611 612 614 615 625');
const ANYONE = listed('601 603 605 606 607 608 610 611 612 614 615 616 620 621 622 623 624 625 626');

/** The uses with the regimes of their customers. */
const USES: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ...['G01', 'G03', 'I01', 'I02', 'I03', 'I04', 'I05', 'I06', 'I07', 'I08'].map((use) => [use, BUSINESS] as const),
  ['G02', new Set([...BUSINESS, NO_OBLIGATIONS])],
  ...['D01', 'D02', 'D03', 'D04', 'D05', 'D06', 'D07', 'D08', 'D09', 'D10'].map((use) => [use, DEDUCTIONS] as const),
  ['S01', ANYONE],
  ['CP01', ANYONE],
  ['CN01', listed('605')],
]);

export function isUse(code: string): boolean {
  return USES.has(code);
}

/** Returns whether a use is for a customer with this RFC and regime. */
export function isUseOf(code: string, rfc: string, regime: string): boolean {
  const isOfPersons = code.startsWith('D') || code === 'CN01';
  if (isOfPersons && kindOf(rfc) === 'company') return false;
  return !isRegime(regime) || USES.get(code)?.has(regime) === true;
}

/** The rates of taxes that have fixed ones, without trailing zeros. */
const TRANSFERRED: Readonly<Record<string, ReadonlySet<string>>> = {
  [IVA]: listed('0 0.16 0.08'),
  [IEPS]: listed('0 0.03 0.06 0.07 0.08 0.09 0.25 0.265 0.3 0.304 0.5 0.53 1.6'),
};
const RETAINED_IEPS = listed('0.06 0.07 0.08 0.09 0.25 0.265 0.3 0.304 0.5 0.53 1.6');

/** The highest rates of taxes with ranges. */
const MOST_RETAINED: Readonly<Record<string, number>> = { [ISR]: 0.35, [IVA]: 0.16 };
/** The highest quota of the year 2026. It grows every year. */
const MOST_QUOTA = 72.1605;

/** Returns whether a tax can have a rate; `high` for a quota above those of 2026. */
export function fitOfRate(tax: string, factor: string, rate: string, isRetained: boolean): 'yes' | 'no' | 'high' {
  if (factor === 'Cuota') return tax !== IEPS ? 'no' : Number(rate) > MOST_QUOTA ? 'high' : 'yes';
  if (factor !== 'Tasa') return 'yes';
  if (!isRetained) return entryOf(TRANSFERRED, tax)?.has(rate) === true ? 'yes' : 'no';
  if (tax === IEPS) return RETAINED_IEPS.has(rate) ? 'yes' : 'no';
  return Number(rate) <= (entryOf(MOST_RETAINED, tax) ?? -1) ? 'yes' : 'no';
}

/** The customs offices by their numbers, the first two digits of the third part of a pedimento. */
export const CUSTOMS_OFFICES = listed(
  '01 02 05 06 07 08 11 12 14 16 17 18 19 20 22 23 24 25 26 27 28 30 31 33 34 37 38 39 40 42 43 44 46 47 48 50 51 52 53 64 65 67 73 75 80 81 82 83 84 85',
);

/** The accounts of payers by means, and those of payees. */
export const PAYER_ACCOUNTS: Readonly<Record<string, RegExp>> = {
  '02': /^(?:\d{11}|\d{18})$/,
  '03': /^(?:\d{10}|\d{16}|\d{18})$/,
  '04': /^\d{16}$/,
  '05': /^(?:\d{10,11}|\d{15,16}|\d{18}|[A-Z0-9_]{10,50})$/,
  '06': /^\d{10}$/,
  '28': /^\d{16}$/,
  '29': /^\d{15,16}$/,
};
const ANY_ACCOUNT = /^(?:\d{10,11}|\d{15,16}|\d{18}|[A-Z0-9_]{10,50})$/;
export const PAYEE_ACCOUNTS: Readonly<Record<string, RegExp | undefined>> = {
  '02': ANY_ACCOUNT,
  '03': /^(?:\d{10}|\d{18})$/,
  '04': ANY_ACCOUNT,
  '05': ANY_ACCOUNT,
  '28': ANY_ACCOUNT,
  '29': ANY_ACCOUNT,
};

/** The numbers of companies abroad by country. */
export const FOREIGN_NUMBERS: Readonly<Record<string, RegExp>> = { USA: /^\d{9}$/, CAN: /^\d{9}$/ };

/** The schemas of the complements in documents. */
export const VOUCHERS = 'https://gobl.org/draft-0/regimes/mx/food-vouchers';
export const FUEL = 'https://gobl.org/draft-0/regimes/mx/fuel-account-balance';
/** The names of the taxes on fuel by their categories. */
export const FUEL_TAXES: Readonly<Record<string, string>> = { VAT: 'IVA', IEPS: 'IEPS' };

/** The product, the unit and the name of the only line of a receipt of payments. */
export const [PAYMENT_PRODUCT, ACTIVITY, PAYMENT_NAME] = ['84111506', 'ACT', 'Pago'] as const;

/** The taxes with their categories in documents, transferred and retained. */
export const CATEGORIES = {
  transferred: { VAT: IVA, IEPS },
  retained: { ISR, RVAT: IVA, RIEPS: IEPS },
} as const;

/** The entries of `meta` of a method of payment on its bank, by their attributes. */
export const BANKING = {
  RfcEmisorCtaOrd: 'mx-cfdi-payer-bank-rfc',
  NomBancoOrdExt: 'mx-cfdi-payer-bank',
  CtaOrdenante: 'mx-cfdi-payer-account',
  RfcEmisorCtaBen: 'mx-cfdi-payee-bank-rfc',
  CtaBeneficiario: 'mx-cfdi-payee-account',
} as const;
/** The data of its transfer: a payment has all or none. */
export const SPEI = {
  TipoCadPago: 'mx-cfdi-spei-type',
  CertPago: 'mx-cfdi-spei-certificate',
  CadPago: 'mx-cfdi-spei-chain',
  SelloPago: 'mx-cfdi-spei-seal',
} as const;
export const PAYMENT_META = { ...BANKING, ...SPEI } as const;

/** The source of notes that are legends of a receipt: the name of their complement. */
export const LEGENDS = 'leyendasFisc';
/** The same as a key, which the rules of the standard accept. */
export const LEGENDS_KEY = 'leyendas-fisc';
