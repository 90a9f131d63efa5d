/**
 * Syntaxes of national formats, beside UBL, CII and CDAR. Each is told by its root, and fetched when it is first wanted. A new one is a
 * folder and an entry here.
 */

import type { NationalKey } from './format.ts';
import { lazily } from './lazily.ts';
import type { National } from './national/national.ts';
import type { XmlElement } from './xml/element.ts';

interface NationalSyntax {
  /** Whether a root is one of it, of a version that is not read too. */
  readonly isRoot: (root: XmlElement) => boolean;
  /** How a text begins that is meant as one and cannot be read as XML. */
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

/** Returns the national syntax that a root is of; undefined for others. */
export function nationalOf(root: XmlElement): NationalKey | undefined {
  return nationalKeys.find((key) => SYNTAXES[key].isRoot(root));
}

/** So far into a text its root is looked for. */
const BEGINNING = 4000;

/** Returns the national syntax that a text is meant to be in, by its beginning. */
export function meantAs(text: string): NationalKey | undefined {
  const beginning = text.slice(0, BEGINNING);
  return nationalKeys.find((key) => SYNTAXES[key].begins.test(beginning));
}

export function isNational(syntax: string): syntax is NationalKey {
  return Object.hasOwn(SYNTAXES, syntax);
}

/** Returns what is done with documents in a national syntax. */
export function loadNational(key: NationalKey): Promise<National> {
  return SYNTAXES[key].load();
}
