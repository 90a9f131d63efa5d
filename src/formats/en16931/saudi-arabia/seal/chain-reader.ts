/** Reads files with invoices of ZATCA into chains: XML, also in base64, and JSON lines with XML. */

import { MAX_SIZE } from '../../../../engine/reading/problem.ts';
import { type Message, message } from '../../../../engine/text/message.ts';
import { copyOf } from '../../../chains/copy.ts';
import { type ChainFault, ChainFaults } from '../../../chains/faults.ts';
import {
  type ChainPlace,
  type ChainState,
  chainFile,
  type PartOfChain,
  type TextFile,
  Unread,
  type UnreadText,
} from '../../../chains/files.ts';
import { readCertificate } from '../../../signing/certificate.ts';
import { xmlTextInBase64 } from '../../../xml/in-base64.ts';
import { text } from '../../shared/paths.ts';
import { type ChainInvoice, chainsOf, type InvoiceChain, reportUnstamped } from './chain.ts';
import {
  chainInvoiceIn,
  type Digest,
  isChained,
  PROFILE,
  parsedUbl,
  type Seal,
  type SealedInvoice,
  usualChainInvoice,
} from './chain-invoice.ts';
import { isSignedBy } from './stamp.ts';

export interface InvoiceChainReport {
  readonly files: number;
  readonly count: number;
  readonly chains: readonly InvoiceChain[];
  readonly faults: readonly ChainFault<ChainPlace>[];
  /** The number of faults after which others of the same kind were left out; undefined if none were. */
  readonly cutAfter: number | undefined;
  readonly unread: readonly UnreadText[];
}

/** A part of a file as the chain sees it: an invoice, an invoice that lacks data for the chain, or an unreadable text. */
export type InvoiceEvent =
  | { readonly place: ChainPlace; readonly invoice: SealedInvoice }
  | { readonly place: ChainPlace; readonly lacking: string }
  | { readonly place: ChainPlace; readonly unread: Message };

/** The last invoice of a seller so far, with its seal. It covers the hashes of the earlier ones. */
interface Tip {
  readonly invoice: ChainInvoice;
  readonly seal: Seal | undefined;
}

/** The number of sellers whose last stamp is kept until the end. */
const MOST_TIPS = 10_000;
/** The number of certificates of a stamp to keep, and of their characters. */
const MOST_CERTIFICATES = 3;
const LONGEST = 8000;

export class InvoiceChainReader {
  readonly #tips = new Map<string, Tip>();
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

  /** Takes the events of a part of a file. */
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
      const text = message('{number}: it has no counter or no hash of the previous document.', {
        number: event.lacking,
      });
      this.#faults.add({ code: 'BW-ZATCA-CHAIN', flag: 'fatal', text, places: [place] });
    } else this.#keep(event.invoice, place);
  }

  result(): InvoiceChainReport {
    const chains = chainsOf(this.#invoices, this.#faults);
    reportUnstamped(this.#invoices, this.#faults);
    for (const tip of this.#tips.values()) reportSeal(tip, this.#faults);
    this.#tips.clear();
    const { list: faults, cutAfter } = this.#faults;
    return { files: this.#files, count: this.#count, chains, faults, cutAfter, unread: this.#unread.texts };
  }

  #eventOf(given: string | undefined, place: ChainPlace): InvoiceEvent {
    if (given === undefined) {
      const unread = message('The file is larger than {most} MiB.', { most: MAX_SIZE / (1024 * 1024) });
      return { place, unread };
    }
    const xml = xmlTextInBase64(given) ?? given;
    const usual = usualChainInvoice(xml, this.#digest);
    if (usual !== undefined) return { place, invoice: usual };
    const parsed = parsedUbl(xml);
    if (!parsed.ok) return { place, unread: parsed.problem.what };
    const { root } = parsed;
    if (!isChained(root)) {
      const unread = message('The file is not a ZATCA invoice: its ProfileID is not {profile}.', { profile: PROFILE });
      return { place, unread };
    }
    const invoice = chainInvoiceIn(root, xml);
    return invoice === undefined ? { place, lacking: copyOf(text(root, 'ID')) } : { place, invoice };
  }

  /** Keeps an invoice without its text, sharing values with the previous one. */
  #keep({ issuer, number, icv, pih, hash, signed, seal }: SealedInvoice, place: ChainPlace): void {
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
    this.#keepTip(this.#last, seal);
  }

  #keepTip(invoice: ChainInvoice, seal: Seal | undefined): void {
    const { issuer, icv } = invoice;
    const known = this.#tips.get(issuer);
    if (known && BigInt(known.invoice.icv) >= BigInt(icv)) return;
    const kept = seal && {
      signature: copyOf(seal.signature),
      certificates: seal.certificates.slice(0, MOST_CERTIFICATES).map((each) => copyOf(each, LONGEST)),
    };
    if (known || this.#tips.size < MOST_TIPS) this.#tips.set(issuer, { invoice, seal: kept });
    else reportSeal({ invoice, seal: kept }, this.#faults);
  }
}

/** Reports a stamp that the key of its certificate did not make, or that is of another seller. A changed hash is reported already. */
function reportSeal({ invoice, seal }: Tip, faults: ChainFaults<ChainPlace>): void {
  const { signed, hash, issuer, place } = invoice;
  if (seal === undefined || signed === undefined || signed !== hash) return;
  const add = (flag: 'fatal' | 'warning' | 'information', text: Message, code = 'BW-ZATCA-STAMP') =>
    faults.add({ code, flag, text, places: [place] });
  const read = seal.certificates.flatMap((each) => readCertificate(each) ?? []);
  const found = read.map((each) => isSignedBy(signed, seal.signature, each));
  const certificate = read[found.indexOf(true)];
  if (certificate === undefined) {
    const isUnknown = found.length > 0 && found.every((each) => each === undefined);
    if (isUnknown) add('information', message(UNKNOWN_KEY));
    else add('fatal', message(OTHER_KEY));
    return;
  }
  const [other] = certificate.vatNumbers;
  if (other === undefined || certificate.vatNumbers.includes(issuer)) return;
  add('warning', message(OTHER_SELLER, { found: other, expected: issuer }), 'BW-ZATCA-CERTIFICATE');
}

// The same as for a single file (`seal.ts`).
const UNKNOWN_KEY = 'The signature was not verified: its key is not on the curve secp256k1.';
const OTHER_KEY = 'The key of the certificate did not sign the hash. Stamp the file again.';
const OTHER_SELLER =
  'The certificate is for the VAT number {found}, but the seller has {expected} (BT-31). Use the certificate of the seller.';

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
