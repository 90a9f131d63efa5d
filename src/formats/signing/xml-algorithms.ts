/** The algorithms of XML signatures that are verified; all others are unknown. */

import { entryOf } from '../../engine/model/json.ts';
import type { XmlElement } from '../xml/element.ts';
import type { Canonicalization } from './canonical-part.ts';
import type { HashName } from './public-key.ts';

export const DSIG = 'http://www.w3.org/2000/09/xmldsig#';
export const XADES = 'http://uri.etsi.org/01903/v1.3.2#';
export const utf8 = (text: string) => new TextEncoder().encode(text);

export const C14N = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315';
export const ENVELOPED = `${DSIG}enveloped-signature`;

export const SHA1 = `${DSIG}sha1`;

export const DIGESTS: Readonly<Record<string, HashName>> = {
  [SHA1]: 'sha1',
  'http://www.w3.org/2001/04/xmlenc#sha256': 'sha256',
  'http://www.w3.org/2001/04/xmldsig-more#sha384': 'sha384',
  'http://www.w3.org/2001/04/xmlenc#sha512': 'sha512',
};

type KeyKind = 'rsa' | 'ecdsa';
const MORE = 'http://www.w3.org/2001/04/xmldsig-more#';

export const METHODS: Readonly<Record<string, readonly [KeyKind, HashName]>> = {
  [`${DSIG}rsa-sha1`]: ['rsa', 'sha1'],
  [`${MORE}rsa-sha256`]: ['rsa', 'sha256'],
  [`${MORE}rsa-sha384`]: ['rsa', 'sha384'],
  [`${MORE}rsa-sha512`]: ['rsa', 'sha512'],
  [`${MORE}ecdsa-sha256`]: ['ecdsa', 'sha256'],
  [`${MORE}ecdsa-sha384`]: ['ecdsa', 'sha384'],
  [`${MORE}ecdsa-sha512`]: ['ecdsa', 'sha512'],
};

const C14N_11 = 'http://www.w3.org/2006/12/xml-c14n11';
const EXCLUSIVE = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const WITH_COMMENTS = 'WithComments';

const CANONICAL: Readonly<Record<string, Canonicalization>> = {
  [C14N]: {},
  [`${C14N}#${WITH_COMMENTS}`]: { hasComments: true },
  [C14N_11]: { isNewer: true },
  [`${C14N_11}#${WITH_COMMENTS}`]: { isNewer: true, hasComments: true },
  [EXCLUSIVE]: { isExclusive: true },
  [EXCLUSIVE + WITH_COMMENTS]: { isExclusive: true, hasComments: true },
};

/** Returns the canonicalisation that an element states; undefined if it is unknown. */
export function canonicalizationIn(element: XmlElement): Canonicalization | undefined {
  const form = entryOf(CANONICAL, element.attribute('Algorithm') ?? '');
  const [inclusive, other] = element.children;
  if (form === undefined || inclusive === undefined) return form;
  if (!form.isExclusive || inclusive.name !== `{${EXCLUSIVE}}InclusiveNamespaces` || other) return undefined;
  const listed = inclusive.attribute('PrefixList')?.trim().split(/\s+/) ?? [];
  return { ...form, prefixes: listed.map((prefix) => (prefix === '#default' ? '' : prefix)) };
}

const FILTER = 'http://www.w3.org/2002/06/xmldsig-filter2';

/** The XPaths that leave out all signatures, by algorithm, element and filter. */
export const XPATHS: Readonly<Record<string, RegExp>> = {
  'http://www.w3.org/TR/1999/REC-xpath-19991116 ds:XPath ': /^not\(ancestor-or-self::([\w.-]+):Signature\)$/,
  [`${FILTER} {${FILTER}}XPath subtract`]: /^\/(?:descendant::|\/)([\w.-]+):Signature$/,
};
