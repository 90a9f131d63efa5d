/**
 * Syntaxes of national formats, besides UBL, CII and CDAR. Each is recognised by its root and loaded on first use. A
 * new one needs a folder and an entry here.
 */

import type { NationalKey } from './format.ts';
import { lazily } from './lazily.ts';
import type { National } from './national/national.ts';
import type { XmlElement } from './xml/element.ts';

interface NationalSyntax {
  /** Returns whether a root belongs to it, including unsupported versions. */
  readonly isRoot: (root: XmlElement) => boolean;
  /** The beginning of a text in this syntax, also if it is not valid XML. */
  readonly begins: RegExp;
  readonly load: () => Promise<National>;
}

const SYNTAXES: Readonly<Record<NationalKey, NationalSyntax>> = {
  ksef: {
    isRoot: ({ localName, name }) => localName === 'Faktura' || /^\{http:\/\/crd\.gov\.pl\//.test(name),
    begins: /<(?:[\w.-]+:)?Faktura[\s>]/,
    load: lazily(async () => (await import('./ksef/ksef.ts')).ksef),
  },
  fatturapa: {
    isRoot: ({ localName }) => localName === 'FatturaElettronica' || localName === 'FatturaElettronicaSemplificata',
    begins: /<(?:[\w.-]+:)?FatturaElettronica(?:Semplificata)?[\s>]/,
    load: lazily(async () => (await import('./fatturapa/fatturapa.ts')).fatturapa),
  },
};

export const nationalKeys = Object.keys(SYNTAXES) as readonly NationalKey[];

/** Returns the national syntax of a root element. */
export function nationalOf(root: XmlElement): NationalKey | undefined {
  return nationalKeys.find((key) => SYNTAXES[key].isRoot(root));
}

/** The number of characters in which the root of a text is searched. */
const BEGINNING = 4000;

/** Returns the national syntax that a text probably has, by its beginning. */
export function meantAs(text: string): NationalKey | undefined {
  const beginning = text.slice(0, BEGINNING);
  return nationalKeys.find((key) => SYNTAXES[key].begins.test(beginning));
}

export function isNational(syntax: string): syntax is NationalKey {
  return Object.hasOwn(SYNTAXES, syntax);
}

/** Returns the functions for documents in a national syntax. */
export function loadNational(key: NationalKey): Promise<National> {
  return SYNTAXES[key].load();
}
