/** The stamp of a certified provider, and where the receipt can be verified (chapter 18 §6.4, §7.3). */

import type { JsonObject } from '../../../engine/model/json.ts';
import type { Verification } from '../../../paper/verification.ts';
import { stampChainOf } from './chain.ts';
import type { CfdiView } from './view.ts';

const SITE = 'https://verificacfdi.facturaelectronica.sat.gob.mx/default.aspx';
/** The characters at the end of the seal that the link has. */
const SEAL_END = 8;

/** Returns a value as part of a link. The equals signs at the end of seals stay. */
const escaped = (value: string) => encodeURIComponent(value).replaceAll('%3D', '=');

/** Returns the link of the QR code of a stamped receipt. */
function linkOf(view: CfdiView, uuid: string): string {
  const values = {
    id: uuid,
    re: view.emisor?.text('Rfc') ?? '',
    rr: view.rfc,
    tt: view.root.text('Total'),
    fe: view.root.text('Sello').slice(-SEAL_END),
  };
  return `${SITE}?${Object.entries(values)
    .map(([name, value]) => `${name}=${escaped(value)}`)
    .join('&')}`;
}

/** The complement with the stamp. */
export const STAMP = 'tfd:TimbreFiscalDigital';

const stampOf = (view: CfdiView) => view.complement(STAMP);

/** Returns the stamps of an envelope for a stamped receipt; none for others. */
export function stampsOf(view: CfdiView): JsonObject[] {
  const stamp = stampOf(view);
  if (stamp === undefined) return [];
  const uuid = stamp.text('UUID');
  const values: readonly (readonly [string, string | undefined])[] = [
    ['sat-uuid', uuid],
    ['cfdi-sig', stamp.get('SelloCFD')],
    ['cfdi-serial', view.root.get('NoCertificado')],
    ['sat-sig', stamp.get('SelloSAT')],
    ['sat-serial', stamp.get('NoCertificadoSAT')],
    ['sat-timestamp', stamp.get('FechaTimbrado')],
    ['sat-chain', stampChainOf(stamp.element)],
    ['sat-provider-rfc', stamp.get('RfcProvCertif')],
    ['sat-url', linkOf(view, uuid)],
  ];
  return values.flatMap(([prv, val]) => (val ? [{ prv, val }] : []));
}

/** Returns where a stamped receipt can be verified. */
export function verificationOf(view: CfdiView): Verification | undefined {
  const uuid = stampOf(view)?.get('UUID');
  return uuid === undefined ? undefined : { url: linkOf(view, uuid), label: uuid };
}
