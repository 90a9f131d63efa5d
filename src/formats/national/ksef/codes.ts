/** Code lists of FA(3), shared by document, XML and checks. */

/** A rate of P_12: its total, its category in `pl-favat-v3`, and its percentage. */
export interface Rate {
  readonly code: string;
  /** `1` of P_13_1 and P_14_1. */
  readonly total: string;
  readonly category: string;
  /** In per cent. */
  readonly percent?: string;
}

export const RATES: readonly Rate[] = [
  { code: '23', total: '1', category: '1', percent: '23' },
  { code: '22', total: '1', category: '1', percent: '22' },
  { code: '8', total: '2', category: '2', percent: '8' },
  { code: '7', total: '2', category: '2', percent: '7' },
  { code: '5', total: '3', category: '3', percent: '5' },
  { code: '4', total: '4', category: '4', percent: '4' },
  { code: '3', total: '4', category: '4', percent: '3' },
  { code: '0 KR', total: '6_1', category: '6.1' },
  { code: '0 WDT', total: '6_2', category: '6.2' },
  { code: '0 EX', total: '6_3', category: '6.3' },
  { code: 'zw', total: '7', category: '7' },
  { code: 'np I', total: '8', category: '8' },
  { code: 'np II', total: '9', category: '9' },
  { code: 'oo', total: '10', category: '10' },
];

/** The totals of distance sales taxed where they are consumed (OSS) and of margin schemes. Neither has a rate in P_12. */
export const OSS_TOTAL = '5';
export const MARGIN_TOTAL = '11';

/** The totals in order, those with tax first. */
export const TOTALS = ['1', '2', '3', '4', '5', '6_1', '6_2', '6_3', '7', '8', '9', '10', '11'] as const;
export const TAXED_TOTALS = ['1', '2', '3', '4', '5'] as const;

/**
 * The entry in `meta` of an item whose price was negative, `price`. Documents have negative quantities instead; to
 * correct a price is not to return goods.
 */
export const NEGATIVE = 'ksef-negative';

export const CORRECTIONS: ReadonlySet<string> = new Set(['KOR', 'KOR_ZAL', 'KOR_ROZ']);

const WEIGHTS = [6, 5, 7, 2, 3, 4, 5, 6, 7];

/** Returns whether a NIP has the right check digit; true for other texts. */
export function hasCheckDigit(nip: string): boolean {
  if (!/^\d{10}$/.test(nip)) return true;
  return WEIGHTS.reduce((sum, weight, at) => sum + weight * Number(nip[at]), 0) % 11 === Number(nip[9]);
}

/** The form of a KSeF number. */
const KSEF_NUMBER =
  /^(?:[1-9](?:\d[1-9]|[1-9]\d)\d{7}|M\d{9}|[A-Z]{3}\d{7})-(?:20[2-9]\d|2[1-9]\d\d|[3-9]\d{3})(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])-[0-9A-F]{6}-?[0-9A-F]{6}-[0-9A-F]{2}$/;

export function isKsefNumber(text: string): boolean {
  return KSEF_NUMBER.test(text);
}

/** The length of a number of KSeF 1.0, with a hyphen in its middle. Its checksum follows another rule. */
const LENGTH_IN_KSEF_1 = 36;

/** The forms of a NIP and of the internal number of a unit (IDWew), which begins with one. */
export const NIP = /^[1-9](?:\d[1-9]|[1-9]\d)\d{7}$/;
export const IDWEW = /^[1-9](?:\d[1-9]|[1-9]\d)\d{7}-\d{5}$/;

/** Returns the day on which KSeF received an invoice, from its number. */
export function dayOf(ksefNumber: string): string | undefined {
  const [, year, month, day] = /^[^-]+-(\d{4})(\d\d)(\d\d)-/.exec(ksefNumber) ?? [];
  return year === undefined ? undefined : `${year}-${month}-${day}`;
}

/** Returns whether a KSeF number ends with the right checksum: CRC-8 of the rest. True for numbers of KSeF 1.0. */
export function hasCheckSum(ksefNumber: string): boolean {
  if (ksefNumber.length === LENGTH_IN_KSEF_1) return true;
  let sum = 0;
  for (const sign of ksefNumber.slice(0, -3)) {
    sum ^= sign.charCodeAt(0);
    for (let bit = 0; bit < 8; bit++) sum = sum & 0x80 ? ((sum << 1) ^ 0x07) & 0xff : sum << 1;
  }
  return sum.toString(16).toUpperCase().padStart(2, '0') === ksefNumber.slice(-2);
}

/** The EU members by the code of their VAT numbers, and Northern Ireland. */
export const EU: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DK EE FI FR DE EL HR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE XI'.split(' '),
);
