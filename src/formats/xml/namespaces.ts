/** The namespaces of files, with the prefixes that the code uses for them. A syntax declares its own; some all syntaxes share. */

import { asKey } from '../../engine/text/as-key.ts';

export interface Namespace {
  readonly uri: string;
  readonly prefix: string;
  /** The prefix in files, if it is another one; empty for the default namespace. */
  readonly written?: string;
  /** Whether files have it with white space inside, as in the examples of an authority. */
  readonly mayHaveBlanks?: true;
}

const SHARED: readonly Namespace[] = [
  { uri: 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100', prefix: 'ram' },
  { uri: 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100', prefix: 'udt' },
  { uri: 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100', prefix: 'qdt' },
  { uri: 'http://schemas.xmlsoap.org/soap/envelope/', prefix: 'soapenv' },
  { uri: 'urn:oasis:names:specification:ubl:schema:xsd:CommonSignatureComponents-2', prefix: 'sig' },
  { uri: 'urn:oasis:names:specification:ubl:schema:xsd:SignatureAggregateComponents-2', prefix: 'sac' },
  { uri: 'urn:oasis:names:specification:ubl:schema:xsd:SignatureBasicComponents-2', prefix: 'sbc' },
  { uri: 'http://www.w3.org/2000/09/xmldsig#', prefix: 'ds' },
  { uri: 'http://uri.etsi.org/01903/v1.3.2#', prefix: 'xades' },
  { uri: 'http://www.w3.org/2001/XMLSchema-instance', prefix: 'xsi' },
  { uri: 'http://www.w3.org/XML/1998/namespace', prefix: 'xml' },
];

/** The largest number of names to keep per namespace, and their maximum length; a document could invent more. */
const MOST_NAMES = 1000;
const LONGEST_NAME = 100;

export class Namespaces {
  /** In the order of their declaration. */
  readonly list: readonly Namespace[];
  /** The prefixes in files, where they are other ones than here. */
  readonly written: ReadonlyMap<string, string>;
  readonly #prefixes: ReadonlyMap<string, string>;
  readonly #haveBlanks: ReadonlySet<string>;
  /** Names known from earlier documents, by namespace and without prefix. */
  readonly #names: ReadonlyMap<string, Map<string, string>>;

  /** @param own those of a syntax, or of several */
  constructor(own: readonly Namespace[]) {
    this.list = [...own, ...SHARED];
    this.#prefixes = new Map(this.list.map(({ uri, prefix }) => [uri, prefix]));
    this.written = new Map(own.flatMap(({ prefix, written }) => (written === undefined ? [] : [[prefix, written]])));
    this.#haveBlanks = new Set(own.flatMap(({ uri, mayHaveBlanks }) => (mayHaveBlanks ? [uri] : [])));
    this.#names = new Map(['', ...this.#prefixes.keys()].map((uri) => [uri, new Map()]));
  }

  /** Returns whether names of a namespace have a prefix here. */
  has(uri: string): boolean {
    return this.#prefixes.has(uri);
  }

  /** Returns a name with the prefix of its namespace: `cbc:ID`; `{namespace}name` if it has none here. */
  nameOf(uri: string, local: string): string {
    const known = this.#names.get(uri);
    const name = known?.get(local);
    if (name !== undefined) return name;
    const prefix = this.#prefixes.get(uri) ?? this.#prefixWithoutBlanks(uri);
    const made = prefix !== undefined ? `${prefix}:${local}` : uri === '' ? local : `{${uri}}${local}`;
    if (known === undefined || known.size >= MOST_NAMES || local.length > LONGEST_NAME) return made;
    const kept = asKey(made);
    // Uses the end of `kept` as the key: a slice of the source text would keep the whole text in memory.
    known.set(kept.slice(kept.indexOf(':') + 1), kept);
    return kept;
  }

  /** Returns the namespace of a name from here: `cbc:ID`, `{namespace}name`; empty if it has none. */
  uriOf(name: string): string {
    if (name.startsWith('{')) return /^\{(.*)\}/s.exec(name)?.[1] ?? '';
    const end = name.indexOf(':');
    const prefix = name.slice(0, Math.max(end, 0));
    return this.list.find((each) => each.prefix === prefix)?.uri ?? '';
  }

  #prefixWithoutBlanks(uri: string): string | undefined {
    if (this.#haveBlanks.size === 0 || !/\s/.test(uri)) return undefined;
    const meant = uri.replace(/\s+/g, '');
    return this.#haveBlanks.has(meant) ? this.#prefixes.get(meant) : undefined;
  }
}
