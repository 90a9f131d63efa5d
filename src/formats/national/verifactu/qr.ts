/** The link in the QR code of an invoice, by AEAT’s characteristics of the QR code. */

import { type Fault, faultOf } from '../../../engine/faults.ts';
import { Amount } from '../../../engine/num/amount.ts';

import type { Verification } from '../../../paper/verification.ts';

const HOSTS = { production: 'www2.agenciatributaria.gob.es', test: 'prewww2.aeat.es' } as const;

/** How the program works: it sends every record at once, or keeps signed records. */
export type Mode = 'verifactu' | 'no-verifactu';
export type Environment = keyof typeof HOSTS;

/** The values of an invoice in its link, as the record has them. */
export interface QrValues {
  readonly issuer: string;
  readonly number: string;
  readonly date: string;
  readonly total: string;
}

/** Returns the link. Only a program that sends its records puts words under the code. */
export function qrOf({ issuer, number, date, total }: QrValues, mode: Mode, environment: Environment): Verification {
  const page = mode === 'verifactu' ? 'ValidarQR' : 'ValidarQRNoVerifactu';
  const values = { nif: issuer, numserie: number, fecha: date, importe: total };
  const query = Object.entries(values).map(([name, value]) => `${name}=${encoded(value)}`);
  const label = mode === 'verifactu' ? 'VERI*FACTU' : '';
  return {
    url: `https://${HOSTS[environment]}/wlpl/TIKE-CONT/${page}?${query.join('&')}`,
    label: environment === 'test' ? `${label} (TEST)`.trim() : label,
  };
}

/** Encodes everything but letters, digits and `-_.~`. */
function encoded(value: string): string {
  return encodeURIComponent(value).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

const PAGES = ['ValidarQR', 'ValidarQRNoVerifactu'];

/** Returns a fault for each part of a link that differs from the values of its record. */
export function qrFaults(link: string, expected: QrValues, property: string): Fault[] {
  const url = URL.canParse(link) ? new URL(link) : undefined;
  const pages = Object.values(HOSTS).flatMap((host) => PAGES.map((page) => `https://${host}/wlpl/TIKE-CONT/${page}`));
  const address = url ? `${url.origin}${url.pathname}` : link;
  const given = (name: string) => url?.searchParams.getAll(name).join(', ') ?? '';
  const values = { nif: expected.issuer, numserie: expected.number, fecha: expected.date, importe: expected.total };
  const parts = [
    { name: 'address', found: address, wanted: pages[0] ?? '', isSame: pages.includes(address) },
    ...Object.entries(values).map(([name, wanted]) => {
      const found = given(name);
      return { name, found, wanted, isSame: found === wanted || (name === 'importe' && isSameAmount(found, wanted)) };
    }),
  ];
  return parts
    .filter(({ isSame }) => !isSame)
    .map(({ name, found, wanted }) =>
      faultOf(QR_RULE, property, { template: QR_TEXT, values: { name, found: found.slice(0, 200), wanted } }),
    );
}

export const QR_RULE = 'VF-QR';
export const QR_TEXT =
  'The link of the QR code has the {name} "{found}", but its record has "{wanted}". Print the code of this record.';

function isSameAmount(one: string, other: string): boolean {
  const [a, b] = [Amount.parse(one), Amount.parse(other)];
  return a !== undefined && b !== undefined && a.compare(b) === 0;
}
