/** The chained hashes of records and events (huella), by the technical specification of AEAT. */

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { withoutTrailing } from '../../../engine/text/trailing.ts';

/** The values that the hash of a record covers. They are those of the XML after parsing; a missing one counts as empty. */
export interface HashedRecord {
  readonly kind: 'alta' | 'anulacion';
  readonly issuer?: string | undefined;
  readonly number?: string | undefined;
  readonly date?: string | undefined;
  readonly type?: string | undefined;
  readonly tax?: string | undefined;
  readonly total?: string | undefined;
  /** The hash of the previous record; missing in the first one. */
  readonly previous?: string | undefined;
  readonly time?: string | undefined;
}

/** The values that the hash of an event covers: the program by its maker, the taxpayer, and the event. */
export interface HashedEvent {
  readonly makerNif?: string | undefined;
  readonly makerId?: string | undefined;
  readonly system?: string | undefined;
  readonly version?: string | undefined;
  readonly installation?: string | undefined;
  readonly taxpayer?: string | undefined;
  readonly type?: string | undefined;
  readonly previous?: string | undefined;
  readonly time?: string | undefined;
}

export function hashOf(record: HashedRecord): string {
  const { kind, issuer, number, date, type, tax, total, previous, time } = record;
  return digestOf(
    kind === 'alta'
      ? [
          ['IDEmisorFactura', issuer],
          ['NumSerieFactura', number],
          ['FechaExpedicionFactura', date],
          ['TipoFactura', type],
          ['CuotaTotal', tax],
          ['ImporteTotal', total],
          ['Huella', previous],
          ['FechaHoraHusoGenRegistro', time],
        ]
      : [
          ['IDEmisorFacturaAnulada', issuer],
          ['NumSerieFacturaAnulada', number],
          ['FechaExpedicionFacturaAnulada', date],
          ['Huella', previous],
          ['FechaHoraHusoGenRegistro', time],
        ],
  );
}

export function eventHashOf(event: HashedEvent): string {
  return digestOf([
    ['NIF', event.makerNif],
    ['ID', event.makerId],
    ['IdSistemaInformatico', event.system],
    ['Version', event.version],
    ['NumeroInstalacion', event.installation],
    ['NIF', event.taxpayer],
    ['TipoEvento', event.type],
    ['HuellaEvento', event.previous],
    ['FechaHoraHusoGenEvento', event.time],
  ]);
}

/**
 * How a hash fits its record: `exact`; `spelling` if only for amounts in another spelling, which the tax office treats as
 * the same; `no`.
 */
export type Fit = 'exact' | 'spelling' | 'no';

export function fitOf(record: HashedRecord, hash: string): Fit {
  if (hashOf(record) === hash) return 'exact';
  if (record.kind === 'anulacion') return 'no';
  const taxes = spellingsOf(record.tax);
  const totals = spellingsOf(record.total);
  const fits = taxes.some((tax) => totals.some((total) => hashOf({ ...record, tax, total }) === hash));
  return fits ? 'spelling' : 'no';
}

export function eventFitOf(event: HashedEvent, hash: string): Fit {
  return eventHashOf(event) === hash ? 'exact' : 'no';
}

/** Returns the usual spellings of an amount. */
function spellingsOf(amount: string | undefined): string[] {
  const [, sign = '', whole = '', decimals = ''] = /^\s*([+-]?)(\d{1,12})(?:\.(\d{0,2}))?\s*$/.exec(amount ?? '') ?? [];
  if (amount === undefined || whole === '') return [amount ?? ''];
  const bare = withoutTrailing(decimals, '0');
  const minus = sign === '-' ? '-' : '';
  const short = bare === '' ? '' : `.${bare}`;
  return [
    ...new Set([
      amount.trim(),
      `${minus}${whole}.${decimals.padEnd(2, '0')}`,
      `${minus}${whole}${short}`,
      `${minus}${whole}${decimals === '' ? '' : `.${decimals}`}`,
    ]),
  ];
}

function digestOf(pairs: readonly (readonly [name: string, value: string | undefined])[]): string {
  return digest(pairs.map(([name, value = '']) => `${name}=${value.trim()}`).join('&'));
}

/** Node's function is several times as fast as the library. */
const node = globalThis.process?.getBuiltinModule?.('node:crypto');

function digest(text: string): string {
  const hex = node
    ? node.createHash('sha256').update(text, 'utf8').digest('hex')
    : bytesToHex(sha256(utf8ToBytes(text)));
  return hex.toUpperCase();
}
