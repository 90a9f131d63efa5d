/** Reads what the chain of ZATCA needs of an invoice. */

import { all, text } from '../rules/pint/paths.ts';
import type { XmlElement } from '../xml/element.ts';
import { parseXml } from '../xml/parse.ts';
import type { ChainInvoice } from './chain.ts';
import { scanInvoice } from './scan.ts';
import { counterOf, digestOf, invoiceHash, referenced } from './seal.ts';
import { stampIn } from './stamp.ts';

export const PROFILE = 'reporting:1.0';

export function isChained(root: XmlElement): boolean {
  return root.isLocally('Invoice') && text(root, 'ProfileID') === PROFILE;
}

/** Returns the place of an invoice in its chain; undefined without a counter or the hash of the document before. */
export function chainInvoiceIn(root: XmlElement, xml: string): Omit<ChainInvoice, 'place'> | undefined {
  const [icv, pih] = [counterOf(root)?.value.trim() ?? '', referenced(root, 'PIH')?.value.trim() ?? ''];
  if (!COUNTER.test(icv) || pih === '') return undefined;
  const [seller] = all(root, 'AccountingSupplierParty/Party/PartyTaxScheme/CompanyID');
  return {
    issuer: seller?.value.trim() ?? '',
    number: text(root, 'ID'),
    icv: BigInt(icv).toString(),
    pih,
    hash: invoiceHash(xml) ?? '',
    signed: stampIn(root)?.hash,
  };
}

const COUNTER = /^\d{1,40}$/;

/** Returns the SHA-256 of a text in UTF-8, in base64. */
export type Digest = (text: string) => string;

/** Returns the same of a text that is written as usual; undefined if the parser must read it. */
export function usualChainInvoice(xml: string, digest: Digest = digestOf): Omit<ChainInvoice, 'place'> | undefined {
  const found = scanInvoice(xml);
  if (found === undefined || found.profile !== PROFILE) return undefined;
  const { form, issuer, number, icv, pih, signed } = found;
  if (number === undefined || icv === undefined || !COUNTER.test(icv) || !pih) return undefined;
  return { issuer, number, icv: BigInt(icv).toString(), pih, hash: digest(form), signed };
}

/** Returns the same of any text. */
export function chainInvoiceOf(xml: string): Omit<ChainInvoice, 'place'> | undefined {
  const usual = usualChainInvoice(xml);
  if (usual) return usual;
  const parsed = parseXml(xml);
  return parsed.ok && isChained(parsed.root) ? chainInvoiceIn(parsed.root, xml) : undefined;
}
