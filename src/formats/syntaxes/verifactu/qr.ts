/** The link in the QR code of an invoice, by AEAT’s characteristics of the QR code. */

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

export function qrOf({ issuer, number, date, total }: QrValues, mode: Mode, environment: Environment): Verification {
  const page = mode === 'verifactu' ? 'ValidarQR' : 'ValidarQRNoVerifactu';
  const values = { nif: issuer, numserie: number, fecha: date, importe: total };
  const query = Object.entries(values).map(([name, value]) => `${name}=${encoded(value)}`);
  const label = mode === 'verifactu' ? 'VERI*FACTU' : 'QR tributario';
  return {
    url: `https://${HOSTS[environment]}/wlpl/TIKE-CONT/${page}?${query.join('&')}`,
    label: environment === 'test' ? `${label} (TEST)` : label,
  };
}

/** Encodes everything but letters, digits and `-_.~`. */
function encoded(value: string): string {
  return encodeURIComponent(value).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
