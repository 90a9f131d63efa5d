/**
 * Canonical XML 1.1 without comments of an e-invoice of ZATCA, without the parts that its stamp leaves out (chapter 17 §5.1). It is our own code,
 * because installed libraries need a document model of their own, and because a wrong hash is explained by canonicalising differently.
 */

import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from 'saxes';
import { decodeXml } from '../xml/decode.ts';
import { scanInvoice } from './scan.ts';

const CAC = 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2';
const CBC = 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2';
const EXT = 'urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2';

/** What programs do differently when they sign or send a file. */
export interface Deviation {
  /** Keep CR LF as written. */
  readonly lineEnds?: true;
  /** Leave out the white space between elements. */
  readonly compact?: true;
  readonly comments?: true;
  /** Leave out the white space before or after the parts that are left out. */
  readonly around?: 'before' | 'after';
  /** Leave out the namespaces that the root declares and nothing uses. */
  readonly used?: true;
  readonly declaration?: true;
}

/** An open element: what it declares, and whether it is left out. */
interface Open {
  readonly name: string;
  readonly local: string;
  readonly uri: string;
  /** The namespaces that the output has here, by prefix. */
  readonly declared: ReadonlyMap<string, string>;
  /** The index of its first part in the output. */
  readonly from: number;
  isLeftOut: boolean;
}

export const escapedText = (text: string) =>
  text.replace(/[&<>\r]/g, (each) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[each] ?? '&#xD;');
export const escapedValue = (value: string) =>
  value.replace(
    /[&<"\t\n\r]/g,
    (each) => ({ '&': '&amp;', '<': '&lt;', '"': '&quot;', '\t': '&#x9;', '\n': '&#xA;' })[each] ?? '&#xD;',
  );

/** Returns the canonical form of a file; undefined if it is not XML. Any deviations, even an empty object, are left to the parser. */
export function canonical(file: Uint8Array | string, deviation?: Deviation): string | undefined {
  const decoded = typeof file === 'string' ? { ok: true as const, text: file } : decodeXml(file);
  if (!decoded.ok) return undefined;
  return (deviation === undefined ? scanInvoice(decoded.text)?.form : undefined) ?? parsedForm(decoded.text, deviation);
}

/** Returns the canonical form of a text by its parser. */
function parsedForm(text: string, deviation: Deviation = {}): string | undefined {
  const writer = new Writer(deviation);
  try {
    return writer.write(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

class Writer {
  readonly #deviation: Deviation;
  readonly #parts: string[] = [];
  readonly #open: Open[] = [];
  #text = '';
  #isAfterCut = false;
  #leftOut = 0;

  constructor(deviation: Deviation) {
    this.#deviation = deviation;
  }

  write(text: string): string {
    const { lineEnds, comments, declaration, used } = this.#deviation;
    const parser = new SaxesParser<{ xmlns: true }>({ xmlns: true });
    parser.on('error', (error) => {
      throw error;
    });
    parser.on('opentag', (tag) => this.#begin(tag));
    parser.on('closetag', () => this.#end());
    parser.on('text', (content) => this.#addText(content));
    parser.on('cdata', (content) => this.#addText(content));
    parser.on('processinginstruction', ({ target, body }) => {
      this.#flush();
      this.#add(`<?${target}${body === '' ? '' : ` ${body}`}?>`);
    });
    if (comments) {
      parser.on('comment', (content) => {
        this.#flush();
        this.#add(`<!--${content}-->`);
      });
    }
    // The parser turns CR LF into LF; a character of its own keeps them apart.
    parser.write(lineEnds ? text.replaceAll('\r\n', '\uE000\n') : text).close();
    let written = this.#parts.join('');
    if (lineEnds) written = written.replaceAll('\uE000', '&#xD;');
    if (used) written = withoutUnused(written);
    return declaration ? `${/^<\?xml[^>]*\?>\n?/.exec(text)?.[0] ?? ''}${written}` : written;
  }

  #add(part: string): void {
    if (this.#leftOut === 0 && this.#open.length > 0) this.#parts.push(part);
  }

  #addText(content: string): void {
    if (this.#open.length > 0) this.#text += content;
  }

  /** Writes the text that was read, unless it is left out. */
  #flush(): void {
    const text = this.#text;
    this.#text = '';
    if (text === '') return;
    const isBlank = text.trim() === '';
    if (isBlank && (this.#deviation.compact || (this.#isAfterCut && this.#deviation.around === 'after'))) return;
    this.#isAfterCut = false;
    this.#add(escapedText(text));
  }

  #begin(tag: SaxesTagNS): void {
    this.#flush();
    this.#isAfterCut = false;
    const outer = this.#open.at(-1);
    const [declared, namespaces] = declaredBy(tag, outer?.declared ?? NOTHING);
    const isLeftOut =
      (tag.local === 'UBLExtensions' && tag.uri === EXT) || (tag.local === 'Signature' && tag.uri === CAC);
    if (isLeftOut) this.#cutBefore();
    const from = this.#parts.length;
    this.#open.push({ name: tag.name, local: tag.local, uri: tag.uri, declared, from, isLeftOut });
    if (isLeftOut) this.#leftOut++;
    this.#add(`<${tag.name}${namespaces}${attributesOf(tag)}>`);
  }

  #end(): void {
    const content = this.#text;
    this.#flush();
    const element = this.#open.at(-1);
    if (element === undefined) return;
    this.#add(`</${element.name}>`);
    this.#open.pop();
    if (element.isLeftOut) {
      this.#leftOut--;
      this.#isAfterCut = true;
    }
    const outer = this.#open.at(-1);
    const isNumber = element.local === 'ID' && element.uri === CBC && content === 'QR';
    if (isNumber && outer?.local === 'AdditionalDocumentReference' && outer.uri === CAC) this.#leaveOut(outer);
  }

  /** Leaves out an element that is open, because its number is that of the QR code. */
  #leaveOut(element: Open): void {
    if (element.isLeftOut || this.#leftOut > 0) return;
    this.#parts.length = element.from;
    this.#cutBefore();
    element.isLeftOut = true;
    this.#leftOut++;
  }

  /** Leaves out the white space before an element. */
  #cutBefore(): void {
    if (this.#deviation.around === 'before' && this.#leftOut === 0 && this.#parts.at(-1)?.trim() === '')
      this.#parts.pop();
  }
}

export const NOTHING: ReadonlyMap<string, string> = new Map([
  ['', ''],
  ['xml', 'http://www.w3.org/XML/1998/namespace'],
]);

/** Returns the namespaces in force in an element, and the declarations that differ from those around it. */
function declaredBy(tag: SaxesTagNS, around: ReadonlyMap<string, string>): [ReadonlyMap<string, string>, string] {
  const own = Object.entries(tag.ns)
    .filter(([prefix, uri]) => around.get(prefix) !== uri)
    .sort(([one], [other]) => byText(one, other));
  if (own.length === 0) return [around, ''];
  const text = own.map(([prefix, uri]) => ` xmlns${prefix === '' ? '' : `:${prefix}`}="${escapedValue(uri)}"`).join('');
  return [new Map([...around, ...own]), text];
}

/** @param inherited attributes of elements around it that it does not have itself */
export function attributesOf({ attributes }: SaxesTagNS, inherited: readonly SaxesAttributeNS[] = []): string {
  const all: SaxesAttributeNS[] = Object.values(attributes).filter(
    ({ name, prefix }) => name !== 'xmlns' && prefix !== 'xmlns',
  );
  all.push(...inherited.filter(({ name }) => attributes[name] === undefined));
  if (all.length > 1) all.sort((one, other) => byText(one.uri, other.uri) || byText(one.local, other.local));
  return all.map(({ name, value }) => ` ${name}="${escapedValue(value)}"`).join('');
}

/** Compares texts by their characters. */
function byText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** Returns a canonical text without the namespaces of the root that no name uses. */
function withoutUnused(text: string): string {
  const end = text.indexOf('>');
  const root = text.slice(0, end);
  const rest = text.slice(end);
  const kept = root.replace(/ xmlns:([\w.-]+)="[^"]*"/g, (declaration, prefix: string) =>
    rest.includes(`<${prefix}:`) || rest.includes(` ${prefix}:`) || root.includes(`<${prefix}:`) ? declaration : '',
  );
  return kept + rest;
}
