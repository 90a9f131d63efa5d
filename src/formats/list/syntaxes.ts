/** All syntaxes, in the order of their lists. A new one needs a folder, a line here and one in `list.ts`. */

import { type Message, message } from '../../engine/text/message.ts';
import { shorten } from '../../engine/text/shorten.ts';
import type { Format } from '../declare/format.ts';
import type { Syntax } from '../declare/syntax.ts';
import type { RecognisedFamily } from '../declare/unjudged.ts';
import { cii } from '../en16931/cii/syntax.ts';
import type { Known } from '../en16931/syntax/code.ts';
import { ubl } from '../en16931/ubl/syntax.ts';
import { cdar } from '../messages/cdar/syntax.ts';
import { response } from '../messages/response/syntax.ts';
import { cfdi } from '../national/cfdi/syntax.ts';
import { facturae } from '../national/facturae/syntax.ts';
import { fatturapa } from '../national/fatturapa/syntax.ts';
import { flux10 } from '../national/flux10/syntax.ts';
import { ksef } from '../national/ksef/syntax.ts';
import { verifactu } from '../national/verifactu/syntax.ts';
import { loadForeign } from '../recognise/load-foreign.ts';
import { stranger } from '../recognise/strangers.ts';
import type { XmlElement } from '../xml/element.ts';
import { type SyntaxKey, syntaxIn, syntaxList } from './facts.ts';
import { invoiceFormats } from './invoice-formats.ts';
import { namespaces } from './namespaces.ts';

/** Returns what UBL or CII knows about formats. */
const known = (key: 'ubl' | 'cii'): Known => ({
  formats: invoiceFormats.filter(({ syntax }) => syntax === key),
  otherDocument: async (...args) => (await import('./other-document.ts')).otherDocument(...args),
});

const byKey: Readonly<Record<SyntaxKey, Syntax>> = {
  ubl: ubl(known('ubl')),
  cii: cii(known('cii')),
  cdar,
  response,
  ksef,
  fatturapa,
  verifactu,
  facturae,
  cfdi,
  flux10,
};

export const syntaxes: readonly Syntax[] = syntaxList.map(({ key }) => byKey[key]);

/** Returns a syntax by the key in a format. An unknown key throws. */
export function syntaxOf(key: string): Syntax {
  return byKey[syntaxKey(key)];
}

/** Narrows the key of a syntax to those of the list. An unknown key throws. */
export function syntaxKey(key: string): SyntaxKey {
  const found = syntaxList.find((each) => each.key === key);
  if (found === undefined) throw new Error(`There is no syntax ${key}.`);
  return found.key;
}

/** Returns the options of a format, by name. */
export function optionsOf({ syntax, options }: Pick<Format, 'syntax' | 'options'>): NonNullable<Format['options']> {
  return { ...syntaxOf(syntax).options, ...options };
}

/** Returns the syntax that a text probably has, by its beginning. */
export function meantAs(text: string): Syntax | undefined {
  const found = syntaxIn(text);
  return found && syntaxOf(found.key);
}

/** The syntax of a document and its root element, possibly inside a wrapper. */
export type Recognised = { ok: true; syntax: Syntax; root: XmlElement } | Unrecognised;

/** A file of several documents, or the root of a file in no known syntax. */
type Unrecognised = { ok: false; what: Message } | { ok: false; root: XmlElement };

/** Returns why a file has no syntax, with the family of an invoice that can only be named. */
export async function whyUnrecognised(
  found: Unrecognised,
): Promise<{ what: Message; family?: RecognisedFamily | undefined }> {
  if ('what' in found) return { what: found.what };
  const family = (await loadForeign()).familyOf(found.root);
  const names = syntaxes.map(({ name }) => name);
  return { what: stranger(found.root, names, namespaces, family?.name), family };
}

/** Returns the syntax of a file by its root, or of the only document in a wrapper. */
export function recogniseRoot(root: XmlElement): Recognised {
  const syntax = syntaxWith(root);
  return syntax === undefined ? unwrapped(root) : { ok: true, syntax, root };
}

function syntaxWith(root: XmlElement): Syntax | undefined {
  return syntaxes.find((each) => each.isRoot(root));
}

/** The Standard Business Document of UN/CEFACT, which networks use as a wrapper. */
const BUSINESS_DOCUMENT =
  '{http://www.unece.org/cefact/namespaces/StandardBusinessDocumentHeader}StandardBusinessDocument';

/** Finds the only document in a wrapper, at any depth: in a Standard Business Document, a SOAP message, or a report. */
function unwrapped(wrapper: XmlElement): Recognised {
  const [first, other] = documentsIn(wrapper);
  if (first !== undefined && other === undefined) return { ok: true, ...first };
  if (first !== undefined) {
    const name = shorten(wrapper.localName);
    return { ok: false, what: message('The {name} contains several invoices; give only one of them.', { name }) };
  }
  const isBusiness = wrapper.name === BUSINESS_DOCUMENT;
  const held = isBusiness && wrapper.children.find(({ localName }) => localName !== 'StandardBusinessDocumentHeader');
  return { ok: false, root: held || wrapper };
}

function* documentsIn(wrapper: XmlElement): Generator<{ syntax: Syntax; root: XmlElement }> {
  for (const root of wrapper.children) {
    const syntax = syntaxWith(root);
    if (syntax !== undefined) yield { syntax, root };
    else yield* documentsIn(root);
  }
}
