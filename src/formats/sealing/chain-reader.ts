/** Reads files with invoices of ZATCA into chains: XML, also in base64, and JSON lines with XML. */

import { MAX_SIZE } from '../../engine/reading/problem.ts';
import { type Message, message } from '../../engine/text/message.ts';
import { copyOf } from '../chains/copy.ts';
import { type ChainFault, ChainFaults } from '../chains/faults.ts';
import {
  type ChainPlace,
  type ChainState,
  chainFile,
  type PartOfChain,
  type TextFile,
  Unread,
  type UnreadText,
} from '../chains/files.ts';
import { text } from '../rules/pint/paths.ts';
import { xmlTextInBase64 } from '../xml/in-base64.ts';
import { parseXml } from '../xml/parse.ts';
import { type ChainInvoice, chainsOf, type InvoiceChain } from './chain.ts';
import { chainInvoiceIn, type Digest, isChained, PROFILE, usualChainInvoice } from './chain-invoice.ts';

export interface InvoiceChainReport {
  readonly files: number;
  readonly count: number;
  readonly chains: readonly InvoiceChain[];
  readonly faults: readonly ChainFault<ChainPlace>[];
  /** The number of faults after which no others of their kind were added; undefined if all were. */
  readonly cutAfter: number | undefined;
  readonly unread: readonly UnreadText[];
}

type Invoice = Omit<ChainInvoice, 'place'>;

/** What a file has for the chain: an invoice, one without what the chain needs, or a text that could not be read. */
export type InvoiceEvent =
  | { readonly place: ChainPlace; readonly invoice: Invoice }
  | { readonly place: ChainPlace; readonly lacking: string }
  | { readonly place: ChainPlace; readonly unread: Message };

export class InvoiceChainReader {
  readonly #invoices: ChainInvoice[] = [];
  readonly #faults = new ChainFaults<ChainPlace>();
  readonly #unread = new Unread();
  readonly #hasRoom: () => boolean;
  readonly #digest: Digest | undefined;
  #files = 0;
  #count = 0;
  #isFull = false;
  #last: ChainInvoice | undefined;

  /**
   * @param hasRoom returns whether there is memory for another invoice
   * @param digest a faster SHA-256 than that of every platform
   */
  constructor(hasRoom: () => boolean = () => true, digest?: Digest) {
    this.#hasRoom = hasRoom;
    this.#digest = digest;
  }

  /** Whether invoices were left out, because there was no room for them. */
  get isFull(): boolean {
    return this.#isFull;
  }

  /** Begins a file, or the rest of one whose parts were read before. */
  file(name?: string, state?: ChainState): PartOfChain {
    this.#files++;
    return this.part((event) => this.take(event), state, name);
  }

  /** Begins a part of a file, whose events are taken later. @param state where it continues */
  part(take: (event: InvoiceEvent) => void, state?: ChainState, file?: string): PartOfChain {
    const read = (line: number) => new Whole((xml) => take(this.#eventOf(xml, { file, line, xpath: '/Invoice' })));
    return chainFile(read, (line, unread) => take({ place: { file, line, xpath: '' }, unread }), state);
  }

  /** Takes what a part of a file has. */
  take(event: InvoiceEvent): void {
    const { place } = event;
    if ('unread' in event) {
      this.#unread.add(place.file, place.line, event.unread);
      return;
    }
    this.#isFull ||= !this.#hasRoom();
    if (this.#isFull) return;
    this.#count++;
    if ('lacking' in event) {
      const text = message('{number}: it has no counter or no hash of the document before.', { number: event.lacking });
      this.#faults.add({ code: 'BW-ZATCA-CHAIN', flag: 'fatal', text, places: [place] });
    } else this.#keep(event.invoice, place);
  }

  result(): InvoiceChainReport {
    const chains = chainsOf(this.#invoices, this.#faults);
    const { list: faults, cutAfter } = this.#faults;
    return { files: this.#files, count: this.#count, chains, faults, cutAfter, unread: this.#unread.texts };
  }

  #eventOf(given: string | undefined, place: ChainPlace): InvoiceEvent {
    if (given === undefined) {
      const unread = message('The file has more than {most} MiB.', { most: MAX_SIZE / (1024 * 1024) });
      return { place, unread };
    }
    const xml = xmlTextInBase64(given) ?? given;
    const usual = usualChainInvoice(xml, this.#digest);
    if (usual !== undefined) return { place, invoice: usual };
    const parsed = parseXml(xml);
    if (!parsed.ok) return { place, unread: parsed.problem.what };
    const { root } = parsed;
    if (!isChained(root)) {
      const unread = message('The file is no invoice of ZATCA: its ProfileID is not {profile}.', { profile: PROFILE });
      return { place, unread };
    }
    const invoice = chainInvoiceIn(root, xml);
    return invoice === undefined ? { place, lacking: copyOf(text(root, 'ID')) } : { place, invoice };
  }

  /** Keeps an invoice without its text, sharing values with the one before. */
  #keep({ issuer, number, icv, pih, hash, signed }: Invoice, place: ChainPlace): void {
    const last = this.#last;
    this.#last = {
      issuer: issuer === last?.issuer ? last.issuer : copyOf(issuer),
      number: copyOf(number),
      icv: copyOf(icv),
      pih: pih === last?.hash ? last.hash : copyOf(pih),
      hash,
      signed: signed === hash ? hash : signed && copyOf(signed),
      place,
    };
    this.#invoices.push(this.#last);
  }
}

/** A text that is read as a whole, because its hash needs all of it. */
class Whole implements TextFile {
  readonly #read: (xml: string | undefined) => void;
  #pieces: string[] = [];
  #length = 0;

  /** @param read gets undefined for a text that is too long */
  constructor(read: (xml: string | undefined) => void) {
    this.#read = read;
  }

  push(piece: string): void {
    this.#length += piece.length;
    if (this.#length <= MAX_SIZE) this.#pieces.push(piece);
    else this.#pieces = [];
  }

  end(): void {
    this.#read(this.#length <= MAX_SIZE ? this.#pieces.join('') : undefined);
  }
}
