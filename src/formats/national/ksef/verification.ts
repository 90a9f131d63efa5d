/** Builds the link that verifies an invoice in KSeF: the content of the first QR code on paper. */

import { sha256 } from '@noble/hashes/sha2.js';
import type { Json } from '../../../engine/model/json.ts';
import { base64Of } from '../../../engine/text/base64.ts';
import type { Verification } from '../../../paper/verification.ts';
import { collapsed } from '../../schema/values.ts';
import type { XmlElement } from '../../xml/element.ts';
import { ksefPaperCode } from './paper-code.ts';
import { View } from './view.ts';

const { hosts, unnumbered } = ksefPaperCode;

/**
 * Returns the link of an invoice, from its seller, date, and the digest of its bytes exactly as sent.
 * @param number assigned by KSeF
 */
export async function verificationOf(
  xml: string | Uint8Array,
  root: XmlElement,
  environment: Json | undefined,
  number = unnumbered,
): Promise<Verification | undefined> {
  const view = new View(root);
  const nip = view.text(root, 'Podmiot1', 'DaneIdentyfikacyjne', 'NIP');
  const date = collapsed(view.text(view.fa, 'P_1') ?? '').split('-');
  if (nip === undefined || date.length !== 3) return undefined;
  const host =
    (typeof environment === 'string' && Object.hasOwn(hosts, environment) && hosts[environment]) || hosts.production;
  const digest = base64Of(new Uint8Array(await digestOf(xml)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  return { url: `https://${host}/invoice/${nip}/${date.reverse().join('-')}/${digest}`, label: number };
}

/**
 * Returns the SHA-256 of a file. Node's function needs no other thread. Web Crypto is several times as fast as a
 * library, but pages over plain HTTP do not have it.
 */
function digestOf(xml: string | Uint8Array): Uint8Array | Promise<ArrayBuffer> {
  const node = globalThis.process?.getBuiltinModule?.('node:crypto');
  if (node) return node.createHash('sha256').update(xml).digest();
  const bytes = typeof xml === 'string' ? new TextEncoder().encode(xml) : xml;
  const subtle = globalThis.crypto?.subtle;
  return subtle ? subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>) : sha256(bytes);
}
