/** Reads what the chain of ZATCA needs of an invoice. */

import { all, text } from '../rules/pint/paths.ts';
import type { XmlElement } from '../xml/element.ts';
import { parseXml } from '../xml/parse.ts';
import type { ChainInvoice } from './chain.ts';
import { counterOf, invoiceHash, referenced } from './seal.ts';
import { stampIn } from './stamp.ts';

export const PROFILE = 'reporting:1.0';

export function isChained(root: XmlElement): boolean {
  return root.isLocally('Invoice') && text(root, 'ProfileID') === PROFILE;
}

/** Returns the place of an invoice in its chain; undefined without a counter or the hash of the document before. */
export function chainInvoiceIn(root: XmlElement, xml: string): Omit<ChainInvoice, 'place'> | undefined {
  const [icv, pih] = [counterOf(root)?.value.trim() ?? '', referenced(root, 'PIH')?.value.trim() ?? ''];
  if (!/^\d{1,40}$/.test(icv) || pih === '') return undefined;
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

/** Returns the same of a text. */
export function chainInvoiceOf(xml: string): Omit<ChainInvoice, 'place'> | undefined {
  const parsed = parseXml(xml);
  return parsed.ok && isChained(parsed.root) ? chainInvoiceIn(parsed.root, xml) : undefined;
}
