/** Code lists and forms of VERI*FACTU, shared by document, XML and checks. */

/** The first and the last day on which a VAT rate or a surcharge was valid, by date of the operation. */
export interface Period {
  readonly from?: string;
  readonly to?: string;
}

export const isIn = ({ from = '', to = '9999' }: Period, day: string): boolean => day >= from && day <= to;

/** The rates of VAT (art. 90 and 91 LIVA and temporary measures). */
export const RATES: ReadonlyMap<string, Period> = new Map([
  ['0', {}],
  ['2', { from: '2024-10-01', to: '2024-12-31' }],
  ['4', {}],
  ['5', { from: '2022-07-01', to: '2024-09-30' }],
  ['7.5', { from: '2024-10-01', to: '2024-12-31' }],
  ['10', {}],
  ['21', {}],
  ['18', { to: '2012-12-31' }],
  ['16', { to: '2012-12-31' }],
  ['8', { to: '2012-12-31' }],
  ['7', { to: '2012-12-31' }],
]);

/** A surcharge of a rate in a period, with the code of the fault at another time, if it has one of its own. */
interface Surcharge extends Period {
  readonly surcharge: string;
  readonly code?: string;
}

/** The equivalence surcharges of a rate, with the code of the fault of another one, which may differ by period. */
export const SURCHARGES: readonly {
  readonly rate: string;
  readonly code: string;
  readonly later?: readonly (Period & { readonly code: string })[];
  readonly allowed: readonly Surcharge[];
}[] = [
  { rate: '21', code: '1162', allowed: [{ surcharge: '5.2' }, { surcharge: '1.75' }] },
  { rate: '10', code: '1163', allowed: [{ surcharge: '1.4' }] },
  { rate: '4', code: '1164', allowed: [{ surcharge: '0.5' }] },
  { rate: '7.5', code: '1169', allowed: [{ surcharge: '1' }] },
  {
    rate: '5',
    code: '1160',
    allowed: [
      { surcharge: '0.5', to: '2022-12-31', code: '1167' },
      { surcharge: '0.62', from: '2023-01-01', to: '2024-09-30', code: '1168' },
    ],
  },
  { rate: '2', code: '1166', allowed: [{ surcharge: '0.26' }] },
  {
    rate: '0',
    code: '1165',
    later: [
      { code: '1277', to: '2022-12-31' },
      { code: '1170', from: '2024-10-01' },
    ],
    allowed: [
      { surcharge: '0', from: '2023-01-01', to: '2024-09-30' },
      { surcharge: '0.26', from: '2024-10-01' },
    ],
  },
];

/** The codes of the faults of surcharges. */
export const SURCHARGE_CODES: readonly string[] = SURCHARGES.flatMap(({ code, later = [], allowed }) => [
  code,
  ...later.map((each) => each.code),
  ...allowed.flatMap((each) => each.code ?? []),
]);

/** Surcharges of the rates until 2012. */
export const OLD_SURCHARGES: ReadonlySet<string> = new Set(['4', '1']);

export const CORRECTIVE: ReadonlySet<string> = new Set(['R1', 'R2', 'R3', 'R4', 'R5']);
/** Types of invoices without an identified recipient. */
export const SIMPLIFIED: ReadonlySet<string> = new Set(['F2', 'R5']);

/** The taxes by the code of their category. */
export const TAXES = { VAT: '01', IPSI: '02', IGIC: '03' } as const;

/** The numbers of traders in the EU and Northern Ireland, after their prefix (VIES). */
const VAT_NUMBERS: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]?\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z\d]\d{7}[A-Z\d]$/,
  FI: /^\d{8}$/,
  FR: /^[A-Z\d]{2}\d{9}$/,
  GB: /^(?:\d{9}|\d{12}|(?:GD|HA)\d{3})$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(?:\d{7}[A-Z]{1,2}|\d[A-Z+*]\d{5}[A-Z])$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[A-Z\d+*]{12}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(?:\d{9}|\d{12}|(?:GD|HA)\d{3})$/,
};

export function isVatNumber(id: string): boolean {
  return VAT_NUMBERS[id.slice(0, 2)]?.test(id.slice(2)) === true;
}

/** Returns whether VAT numbers of a country are written with their prefix and without a country. */
export function hasVatNumbers(country: string): boolean {
  return country !== 'GB' && Object.hasOwn(VAT_NUMBERS, country);
}

/** Characters that numbers of invoices may have: printable ASCII without `" ' < > =`. */
export const NUMBER = /^[ !#-&(-;?-~]+$/;
export const LONGEST_NUMBER = 60;

export const HASH = /^[0-9A-F]{64}$/;

/** The form of times: whole seconds with offset. */
export const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/;

/** Returns a date `DD-MM-YYYY` in ISO 8601; undefined if it is not a real one. */
export function isoDate(text: string | undefined): string | undefined {
  const [, day = '', month = '', year = ''] = /^(\d\d)-(\d\d)-(\d{4})$/.exec(text ?? '') ?? [];
  const made = new Date(`${year}-${month}-${day}T00:00:00Z`);
  return Number.isNaN(made.getTime()) || made.getUTCDate() !== Number(day) ? undefined : `${year}-${month}-${day}`;
}

/** Returns an ISO date as records have it. */
export function recordDate(iso: string): string {
  return iso.split('-').reverse().join('-');
}
