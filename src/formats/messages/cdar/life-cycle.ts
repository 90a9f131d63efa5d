/** The codes in life cycle messages about an invoice (chapter 14 §6.1). */

export const STATUS = 'fr-ctc-flow6-status';
export const ROLE = 'fr-ctc-flow6-role';
export const REASON = 'fr-ctc-flow6-reason';
export const ACTION = 'fr-ctc-flow6-action';
export const CONDITION = 'fr-ctc-flow6-condition';
export const SCHEME = 'iso-scheme-id';
export const DOCUMENT_TYPE = 'untdid-document-type';

export const SIREN = '0002';
export const SELLER = 'SE';
export const BUYER = 'BY';
export const PLATFORM = 'WK';

/** The address of the public portal since release 1.4.0 of the official rules; `formerly` until 1.3.1. */
export const PORTAL = { code: '0000', formerly: '9998', scheme: '0238', role: 'DFH' } as const;

/** The kinds of paid amounts: received, paid and still due. */
export const RECEIVED = 'MEN';
export const PAID = 'MPA';
export const REMAINING = 'RAP';

/** The party that reports a status: the platform that carries the invoice, or one of the partners. */
type Reporter = 'platform' | 'supplier' | 'customer';

export interface LifeCycle {
  /** The name of the status (MDT-106). */
  readonly name: string;
  /** The status code of UNTDID 1373 (MDT-88). */
  readonly code?: string;
  readonly reporter: Reporter;
}

/** The statuses by code (MDT-105). */
export const LIFE_CYCLE: ReadonlyMap<string, LifeCycle> = new Map<string, LifeCycle>([
  ['200', { name: 'Déposée', code: '10', reporter: 'platform' }],
  ['201', { name: 'Émise_par_la_plateforme', reporter: 'platform' }],
  ['202', { name: 'Reçue', code: '43', reporter: 'platform' }],
  ['203', { name: 'Mise_à_disposition', code: '48', reporter: 'platform' }],
  ['204', { name: 'Prise_en_charge', code: '45', reporter: 'customer' }],
  ['205', { name: 'Approuvée', code: '1', reporter: 'customer' }],
  ['206', { name: 'Approuvée_partiellement', reporter: 'customer' }],
  ['207', { name: 'En_litige', code: '46', reporter: 'customer' }],
  ['208', { name: 'Suspendue', reporter: 'customer' }],
  ['209', { name: 'Complétée', reporter: 'supplier' }],
  ['210', { name: 'Refusée', reporter: 'customer' }],
  ['211', { name: 'Paiement_transmis', code: '47', reporter: 'customer' }],
  ['212', { name: 'Encaissée', code: '47', reporter: 'supplier' }],
  ['213', { name: 'Rejetée', reporter: 'platform' }],
]);

/** Statuses that building a document would remove or refuse; such a document is written as given. */
export const AS_GIVEN = new Set(['203', '209', '213']);

/** Returns MDT-77: 305 for a report by the platform, 23 for one by a partner. */
export function typeOf(status: string): string {
  return LIFE_CYCLE.get(status)?.reporter === 'platform' ? '305' : '23';
}

/** The types of values that a reason can refer to (MDT-207): data to correct, amounts. */
export const VALUE_TYPES = new Set(['CBB', 'DIV', 'DVA', 'MAJ', 'MAP', 'MAPTTC', 'MNA', 'MNATTC', 'ESC', 'RAB', 'REM']);

/** Returns a network address without its scheme: `0225:123456789` of `iso6523-actorid-upis::0225:123456789`. */
export function bareAddress(uri: string): string {
  return uri.startsWith('iso6523-actorid-upis::') ? uri.slice('iso6523-actorid-upis::'.length) : uri;
}
