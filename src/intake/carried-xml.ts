/** E-invoices that XML of others carries as a text: in CDATA, with its marks escaped, or in Base64, as answers of services in SOAP do. One that stands among its elements is found by the formats. */

import { bytesOfBase64 } from '../engine/text/base64.ts';

/** The root of an e-invoice, or of what is known to carry one. */
const ROOT =
  /<(?:[\w.-]{1,50}:)?(?:Invoice|CreditNote|CrossIndustryInvoice|CrossDomainAcknowledgementAndResponse|StandardBusinessDocument|Faktura|FatturaElettronica(?:Semplificata)?)[\s>]/;

/** Characters of a text in which its first tag is looked for. */
const HEAD = 2000;

/** Returns the first e-invoice that is a text in XML of others; the XML itself where there is none, and for what is an e-invoice. */
export function withoutCarrier(xml: string): string {
  // Most XML is an e-invoice, which its head says: it is not gone through.
  if (isInvoiceXml(xml) && !xml.slice(0, HEAD).includes('<![CDATA[')) return xml;
  return carriedIn(xml) ?? xml;
}

function carriedIn(xml: string): string | undefined {
  // In an e-invoice these are files that are attached to it.
  const [[before = ''] = [], ...data] = xml.split('<![CDATA[').map((part) => part.split(']]>'));
  if (ROOT.test([before, ...data.map(([, after = '']) => after)].join(' '))) return undefined;
  const [inData] = data.flatMap(([text = '']) => meant(text) ?? []);
  if (inData !== undefined) return inData;
  const escaped = /&lt;[^<]*/.exec(xml);
  if (escaped) return meant(unescapedXml(escaped[0]));
  const encoded = />\s*((?:PD94|77u\/|PE)[A-Za-z0-9+/=\s]{100,})</.exec(xml);
  const bytes = encoded && bytesOfBase64(encoded[1] ?? '');
  return bytes ? meant(new TextDecoder().decode(bytes)) : undefined;
}

/** Returns whether a text in XML is an e-invoice, by one of its first tags. */
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
