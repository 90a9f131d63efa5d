/**
 * Finds e-invoices that are text within other XML: in CDATA, escaped or in Base64, as in SOAP responses. The formats
 * find e-invoices among the elements.
 */

import { bytesOfBase64 } from '../engine/text/base64.ts';
import { rootNames } from '../formats/list/facts.ts';

/** The root of an e-invoice, or of a known wrapper. */
const ROOT = new RegExp(`<(?:[\\w.-]{1,50}:)?(?:StandardBusinessDocument|${rootNames()})[\\s>]`);

/** The number of characters in which to search for the first tag. */
const HEAD = 2000;

/**
 * Returns the first e-invoice contained in other XML as text. Returns the XML itself if it is an e-invoice or contains
 * none.
 */
export function withoutCarrier(xml: string): string {
  // Most XML is an e-invoice, as its start shows, and need not be searched.
  if (isInvoiceXml(xml) && !xml.slice(0, HEAD).includes('<![CDATA[')) return xml;
  return carriedIn(xml) ?? xml;
}

function carriedIn(xml: string): string | undefined {
  // In an e-invoice these are attachments.
  const [[before = ''] = [], ...data] = xml.split('<![CDATA[').map((part) => part.split(']]>'));
  if (ROOT.test([before, ...data.map(([, after = '']) => after)].join(' '))) return undefined;
  const [inData] = data.flatMap(([text = '']) => meant(text) ?? []);
  if (inData !== undefined) return inData;
  const escaped = /&lt;[^<]*/.exec(xml);
  if (escaped) return meant(unescapedXml(escaped[0]));
  const encoded = />\s*((?:PD94|77u\/|PE)[A-Za-z0-9+/=\s]{100}[A-Za-z0-9+/=\s]*)</.exec(xml);
  const bytes = encoded && bytesOfBase64(encoded[1] ?? '');
  return bytes ? meant(new TextDecoder().decode(bytes)) : undefined;
}

/** Returns whether an XML text is an e-invoice, by one of its first tags. */
export function isInvoiceXml(text: string): boolean {
  return ROOT.test(text.slice(0, HEAD));
}

function meant(text = ''): string | undefined {
  return isInvoiceXml(text) ? text.trim() : undefined;
}

const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

function unescapedXml(text: string): string {
  return text.replace(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => NAMED[name] ?? '');
}
