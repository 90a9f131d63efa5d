import { type Message, type Translation, words } from '../../engine/text/message.ts';
import type { ChainState, Digest, PartOfChain } from '../../formats/index.ts';
import { type ChainAnswer, type ChainReport, chainAnswer } from './chain-answer.ts';

/**
 * A check of chains of records or invoices in any number of files, declared once. Its route and OpenAPI description, MCP tool, command and
 * client function are derived from it.
 */
export interface ChainCheck<Chain extends object = object> extends About {
  /** Begins to read files. @param hasRoom returns whether there is memory for another record */
  open(hasRoom?: () => boolean, digest?: Digest): Promise<OpenChains<Chain>>;
}

interface About {
  /** The first part of its path and the name of its command: `verifactu` for `/v0/verifactu/chain`. */
  readonly name: string;
  /** A one-line summary: a sentence without its full stop. */
  readonly summary: string;
  readonly description: string;
  /** The name of its answer in OpenAPI. */
  readonly answer: 'ChainAnswer' | 'InvoiceChainAnswer';
  /** Whether its XML holds many records. Streams of it are read in parts. */
  readonly isXmlLong: boolean;
  /** Returns why a stream with more than this number of records is refused. */
  tooMany(most: number): Message;
  readonly tool: { readonly description: string; readonly data: string };
  /** The summary and the notes of its command. */
  readonly command: { readonly summary: string; readonly notes: readonly string[] };
}

/** Files being read. */
interface OpenChains<Chain extends object = object> {
  /** Whether records were left out, because there was no room for them. */
  readonly isFull: boolean;
  /** Begins a file, or the rest of one whose parts were read before. */
  file(name?: string, state?: ChainState): PartOfChain;
  /** Begins a part of a file, whose events are taken later. */
  part(take: (event: object) => void, state?: ChainState): PartOfChain;
  /** Takes the events of a part of a file. */
  take(event: object): void;
  /** Returns the result when all files are read. */
  result(translation?: Translation): { answer: ChainAnswer<Chain>; lines: readonly string[] };
}

/** Reads the files of one kind of chains, and reports them. */
interface Reader<Event, Chain> {
  readonly isFull: boolean;
  file(name?: string, state?: ChainState): PartOfChain;
  part(take: (event: Event) => void, state?: ChainState): PartOfChain;
  take(event: Event): void;
  result(): ChainReport<Chain>;
}

interface Declaration<Event, Chain> extends About {
  reader(hasRoom?: () => boolean, digest?: Digest): Promise<Reader<Event, Chain>>;
  /** The fault of files without a record. */
  readonly nothing: Message;
  /** Returns a line about a chain. */
  line(chain: Chain): Message;
}

/** Declares a check of chains. */
export function chainCheck<Event extends object, Chain extends object>(
  declared: Declaration<Event, Chain>,
): ChainCheck<Chain> {
  const { reader: read, nothing, line, ...about } = declared;
  return {
    ...about,
    async open(hasRoom, digest) {
      const reader = await read(hasRoom, digest);
      return {
        get isFull() {
          return reader.isFull;
        },
        file: (name, state) => reader.file(name, state),
        part: (take, state) => reader.part(take, state),
        // Events come from `part`, perhaps as JSON from another thread.
        take: (event) => reader.take(event as Event),
        result(translation) {
          const answer = chainAnswer(reader.result(), nothing, translation);
          return { answer, lines: answer.chains.map((chain) => words(line(chain), translation)) };
        },
      };
    },
  };
}
