/** Reads the data of an invoice that the chain of ZATCA needs. */

import { scanInvoice } from '../../../signing/scan.ts';
import type { XmlElement } from '../../../xml/element.ts';
import { Namespaces } from '../../../xml/namespaces.ts';
import { parseWith, type XmlReading } from '../../../xml/parse.ts';
import { all, text } from '../../shared/paths.ts';
import { ublFacts } from '../../ubl/facts.ts';
import type { ChainInvoice } from './chain.ts';
import { counterOf, digestOf, invoiceHash, referenced } from './seal.ts';
import { stampIn } from './stamp.ts';

export const PROFILE = 'reporting:1.0';

/** What a stamp has besides the hash: its signature, and the certificates that may have made it. */
export interface Seal {
  readonly signature: string;
  readonly certificates: readonly string[];
}

/** An invoice for its chain, with the seal of its stamp if it has one. */
export interface SealedInvoice extends Omit<ChainInvoice, 'place'> {
  readonly seal?: Seal | undefined;
}

export function isChained(root: XmlElement): boolean {
  return root.isLocally('Invoice') && text(root, 'ProfileID') === PROFILE;
}

/** Returns the place of an invoice in its chain; undefined without a counter or the hash of the previous document. */
export function chainInvoiceIn(root: XmlElement, xml: string): SealedInvoice | undefined {
  const [icv, pih] = [counterOf(root)?.value.trim() ?? '', referenced(root, 'PIH')?.value.trim() ?? ''];
  if (!COUNTER.test(icv) || pih === '') return undefined;
  const stamp = stampIn(root);
  const [seller] = all(root, 'AccountingSupplierParty/Party/PartyTaxScheme/CompanyID');
  return {
    issuer: seller?.value.trim() ?? '',
    number: text(root, 'ID'),
    icv: BigInt(icv).toString(),
    pih,
    hash: invoiceHash(xml) ?? '',
    signed: stamp?.hash,
    seal: stamp && { signature: stamp.signature, certificates: stamp.certificate ? [stamp.certificate.base64] : [] },
  };
}

const COUNTER = /^\d{1,40}$/;

/** Returns the SHA-256 of a text in UTF-8, in base64. */
export type Digest = (text: string) => string;

/** Does the same for a text in the usual layout; undefined if the parser must read it. */
export function usualChainInvoice(xml: string, digest: Digest = digestOf): SealedInvoice | undefined {
  const found = scanInvoice(xml);
  if (found === undefined || found.profile !== PROFILE) return undefined;
  const { form, issuer, number, icv, pih, signed } = found;
  if (number === undefined || icv === undefined || !COUNTER.test(icv) || !pih) return undefined;
  const { signatures, certificates } = found;
  // The parser finds out which one of several signatures is the stamp.
  if (signatures.length > 1) return undefined;
  const seal = signed === undefined ? undefined : { signature: signatures[0] ?? '', certificates };
  return { issuer, number, icv: BigInt(icv).toString(), pih, hash: digest(form), signed, seal };
}

/** Does the same for any text, without the seal. */
export function chainInvoiceOf(xml: string): Omit<ChainInvoice, 'place'> | undefined {
  const found = usualChainInvoice(xml) ?? parsedInvoice(xml);
  if (found === undefined) return undefined;
  const { seal: _, ...invoice } = found;
  return invoice;
}

const namespaces = new Namespaces(ublFacts.namespaces);

/** Parses an invoice of a chain. */
export function parsedUbl(xml: string): XmlReading {
  return parseWith(namespaces, xml);
}

function parsedInvoice(xml: string): SealedInvoice | undefined {
  const parsed = parsedUbl(xml);
  return parsed.ok && isChained(parsed.root) ? chainInvoiceIn(parsed.root, xml) : undefined;
}
