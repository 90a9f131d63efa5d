/**
 * Makes the canonical form of an invoice of ZATCA, and reads its values for the chain, in one pass over the text. Nearly all programs write tags that
 * are canonical already; a file with anything else is left to the parser, which takes ten times as long.
 */

import { MAX_DEPTH } from '../../engine/reading/problem.ts';

/** The canonical form of an invoice, and its values for the chain if it has them. */
export interface ScannedInvoice {
  readonly form: string;
  readonly issuer: string;
  readonly number: string | undefined;
  readonly profile: string | undefined;
  readonly icv: string | undefined;
  readonly pih: string | undefined;
  readonly signed: string | undefined;
  /** The values of its signature, and its certificates in base64. */
  readonly signatures: readonly string[];
  readonly certificates: readonly string[];
}

/** Returns an invoice; undefined if the text has something that only the parser reads. */
export function scanInvoice(text: string): ScannedInvoice | undefined {
  return isUnusual(text) ? undefined : new Scanner(text).scan();
}

/**
 * Returns the canonical form of a file just written: all of it after the declaration. Returns undefined if it may have parts that are left out or
 * written otherwise, which takes a scan: a signature, empty elements, several attributes of an element, and characters that only one of the two
 * writes by reference.
 */
export function writtenForm(text: string): string | undefined {
  const [start = '', declared = ''] = WRITTEN_ROOT.exec(text) ?? [];
  const prefixes = declared.match(/xmlns[^=]*/g) ?? [];
  if (start === '' || !isAscending(prefixes) || text.includes('" ', start.length)) return undefined;
  if (text.includes('/>') || (text.includes('&') && /&#|="[^"]*&/.test(text))) return undefined;
  const head = text.slice(0, text.indexOf('<cac:InvoiceLine>'));
  if (LEFT_OUT.some((part) => head.includes(part))) return undefined;
  return text.slice(text.indexOf('<Invoice'), text.lastIndexOf('>') + 1);
}

const WRITTEN_ROOT = /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<Invoice((?: xmlns(?::[a-z]+)?="[^"<&\s]+")+)>/;

/** The elements that the canonical form leaves out. All come before the lines. */
const LEFT_OUT = ['<ext:UBLExtensions', '<cac:Signature', '>QR<'];

function isAscending(names: readonly string[]): boolean {
  return names.every((name, at) => at === 0 || (names[at - 1] ?? '') < name);
}

function isUnusual(text: string): boolean {
  return UNUSUAL.test(text) || !text.isWellFormed();
}

/** Characters that the canonical form writes differently: line ends, references, CDATA, comments; and characters that XML does not have. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that XML 1.0 forbids
const UNUSUAL = /[\x00-\x08\x0b-\x1f\ufffe\uffff]|&(?!(?:amp|lt|gt);)|<!/;
const DECLARATION = /^\ufeff?<\?xml version=(["'])1\.0\1(?: encoding=(["'])[Uu][Tt][Ff]-8\2)?\s*\?>/;

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd:';
/** The namespaces that the root must declare if at all, by prefix. */
const NAMESPACES = new Map([
  ['', `${UBL}Invoice-2`],
  ['cac', `${UBL}CommonAggregateComponents-2`],
  ['cbc', `${UBL}CommonBasicComponents-2`],
  ['ext', `${UBL}CommonExtensionComponents-2`],
]);
const UNIFORM = new Set(NAMESPACES.values());
const NEEDED = ['', 'cac', 'cbc'];
const ROOT = /^Invoice((?: xmlns(?::[a-z]+)?="[^"<&\s]+")+)$/;
const NAME = /^(?:[A-Za-z][\w-]*:)?[A-Za-z][\w.-]*$/;
const ATTRIBUTES = /^(?: [A-Za-z][\w:-]*="[^"<&\t\n]*")+$/;

const REFERENCE = 'cac:AdditionalDocumentReference';
const SELLER = ['Invoice', 'cac:AccountingSupplierParty', 'cac:Party', 'cac:PartyTaxScheme'].join(' ');

/** The content of a reference to another document. */
interface Reference {
  id?: string;
  uuid?: string;
  content?: string;
}

class Scanner {
  readonly #text: string;
  readonly #open: string[] = [];
  readonly #prefixes = new Set<string>();
  /** The parts of the form so far, and where the next one begins. */
  readonly #parts: string[] = [];
  #from = 0;
  /** The number of elements around the one that is left out; 0 for none. */
  #leftOut = 0;
  /** Where the content of the last start tag begins. */
  #content = 0;
  /** The form before the open reference, in case its number excludes the reference. */
  #before = { parts: 0, from: 0, start: 0 };
  #reference: Reference = {};
  #isInvoiceDigest = false;
  #issuer = '';
  #number: string | undefined;
  #icv: string | undefined;
  #pih: string | undefined;
  #profile: string | undefined;
  #signed: string | undefined;
  readonly #signatures: string[] = [];
  readonly #certificates: string[] = [];

  constructor(text: string) {
    this.#text = text;
  }

  scan(): ScannedInvoice | undefined {
    const text = this.#text;
    let at = DECLARATION.exec(text)?.[0].length ?? 0;
    do {
      const start = text.indexOf('<', at);
      const end = text.indexOf('>', at);
      if (start < 0 || end < start) return undefined;
      const isRead =
        this.#open.length === 0
          ? text.slice(at, start).trim() === '' && this.#root(start, end)
          : text[start + 1] === '/'
            ? this.#close(at, start, end)
            : this.#begin(start, end);
      if (!isRead) return undefined;
      at = end + 1;
    } while (this.#open.length > 0);
    if (text.slice(at).trim() !== '') return undefined;
    this.#parts.push(text.slice(this.#from, at));
    return this.#result();
  }

  #result(): ScannedInvoice {
    return {
      form: this.#parts.join(''),
      issuer: this.#issuer,
      number: this.#number,
      profile: this.#profile,
      icv: this.#icv,
      pih: this.#pih,
      signed: this.#signed,
      signatures: this.#signatures,
      certificates: this.#certificates,
    };
  }

  #root(start: number, end: number): boolean {
    const [, declared = ''] = ROOT.exec(this.#text.slice(start + 1, end)) ?? [];
    const declarations = [...declared.matchAll(/ xmlns(?::([a-z]+))?="([^"]+)"/g)];
    for (const [, prefix = '', uri = ''] of declarations) {
      const usual = NAMESPACES.get(prefix);
      if (this.#prefixes.has(prefix) || (usual === undefined ? UNIFORM.has(uri) : usual !== uri)) return false;
      this.#prefixes.add(prefix);
    }
    this.#open.push('Invoice');
    this.#parts.push(`<Invoice${sorted(declarations.map(([declaration]) => declaration))}>`);
    this.#from = end + 1;
    return NEEDED.every((prefix) => this.#prefixes.has(prefix));
  }

  #begin(start: number, end: number): boolean {
    const text = this.#text;
    const isEmpty = text[end - 1] === '/';
    const tag = text.slice(start + 1, isEmpty ? end - 1 : end);
    const blank = tag.indexOf(' ');
    const name = blank < 0 ? tag : tag.slice(0, blank);
    if (!NAME.test(name) || this.#open.length >= MAX_DEPTH) return false;
    const attributes = blank < 0 ? '' : this.#attributes(tag.slice(blank));
    if (attributes === undefined) return false;
    if (!this.#prefixes.has(name.slice(0, Math.max(name.indexOf(':'), 0)))) return false;
    if (this.#leftOut === 0 && (name === 'ext:UBLExtensions' || name === 'cac:Signature')) {
      this.#leftOut = this.#open.length;
      this.#parts.push(text.slice(this.#from, start));
    } else if (name.endsWith(':Reference')) this.#isInvoiceDigest = tag.includes(' Id="invoiceSignedData"');
    else if (name === REFERENCE) {
      // The schema has no reference within another one.
      if (this.#open.includes(REFERENCE)) return false;
      this.#before = { parts: this.#parts.length, from: this.#from, start };
      this.#reference = {};
    }
    if (this.#leftOut === 0 && (isEmpty || !tag.endsWith(attributes))) {
      this.#parts.push(text.slice(this.#from, start), `<${name}${attributes}>${isEmpty ? `</${name}>` : ''}`);
      this.#from = end + 1;
    }
    if (isEmpty) this.#resume(end + 1);
    else {
      this.#open.push(name);
      this.#content = end + 1;
    }
    return true;
  }

  /** Returns attributes in their order; undefined if only the parser reads them. What is left out may declare namespaces. */
  #attributes(text: string): string | undefined {
    if (!ATTRIBUTES.test(text)) return undefined;
    const names = text.match(/[\w:-]+(?==")/g) ?? [];
    if (new Set(names).size < names.length) return undefined;
    for (const name of names) {
      if (this.#leftOut > 0 && name.startsWith('xmlns:')) this.#prefixes.add(name.slice('xmlns:'.length));
      else if (name.includes(':') || name === 'xmlns') return undefined;
    }
    return names.length < 2 || this.#leftOut > 0 ? text : sorted(text.match(/ [^ =]+="[^"]*"/g) ?? []);
  }

  #close(from: number, start: number, end: number): boolean {
    const text = this.#text;
    const name = this.#open.pop() ?? '';
    if (text.slice(start + 2, end) !== name) return false;
    if (from === this.#content) this.#take(name, text.slice(from, start));
    if (name === REFERENCE && this.#open.length === 1 && this.#leftOut === 0) {
      const { id = '' } = this.#reference;
      if (id === 'ICV') this.#icv ??= this.#reference.uuid;
      else if (id === 'PIH') this.#pih ??= this.#reference.content;
    }
    this.#resume(end + 1);
    return true;
  }

  /** Continues the form after the element that is left out. */
  #resume(at: number): void {
    if (this.#leftOut === 0 || this.#leftOut !== this.#open.length) return;
    this.#leftOut = 0;
    this.#from = at;
  }

  /** Takes the text of an element without children. */
  #take(name: string, text: string): void {
    const outer = this.#open.at(-1);
    const depth = this.#open.length;
    if (outer === 'Invoice') {
      if (name === 'cbc:ID') this.#number ??= valueIn(text);
      else if (name === 'cbc:ProfileID') this.#profile ??= valueIn(text);
    } else if (outer === REFERENCE) {
      if (name === 'cbc:ID') {
        if (text === 'QR') this.#leaveOut();
        this.#reference.id ??= valueIn(text);
      } else if (name === 'cbc:UUID') this.#reference.uuid ??= valueIn(text);
    } else if (name === 'cbc:EmbeddedDocumentBinaryObject') {
      if (depth === 3 && outer === 'cac:Attachment') this.#reference.content ??= valueIn(text);
    } else if (name === 'cbc:CompanyID') {
      if (this.#issuer === '' && this.#open.join(' ') === SELLER) this.#issuer = valueIn(text);
    } else if (this.#open[1] === 'ext:UBLExtensions') this.#takeOfStamp(name, text);
  }

  #takeOfStamp(name: string, text: string): void {
    if (name.endsWith(':SignatureValue')) this.#signatures.push(valueIn(text));
    else if (name.endsWith(':X509Certificate')) this.#certificates.push(valueIn(text));
    else if (name.endsWith(':DigestValue') && this.#isInvoiceDigest) this.#signed ??= valueIn(text);
  }

  /** Leaves out the reference that is open, because its number is that of the QR code. */
  #leaveOut(): void {
    if (this.#leftOut > 0) return;
    const { parts, from, start } = this.#before;
    this.#parts.length = parts;
    this.#parts.push(this.#text.slice(from, start));
    this.#leftOut = this.#open.length - 1;
  }
}

const CHARACTERS: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>' };

/** Joins attributes in the order of their names. */
function sorted(attributes: readonly string[]): string {
  const nameOf = (attribute: string) => attribute.slice(0, attribute.indexOf('='));
  return [...attributes].sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1)).join('');
}

function valueIn(text: string): string {
  return text.replace(/&\w+;/g, (each) => CHARACTERS[each] ?? each).trim();
}
