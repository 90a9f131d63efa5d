/** Reads files with records into chains: XML with any number of records, and JSON lines with XML. */

import type { JsonObject } from '../../../engine/model/json.ts';
import type { Message } from '../../../engine/text/message.ts';
import {
  type ChainPlace,
  type ChainState,
  chainFile,
  type PartOfChain,
  Unread,
  type UnreadText,
} from '../../chains/files.ts';
import { ChainCheck, type ChainRecord, type ChainResult } from './chain.ts';
import { type RecordPlace, RecordScanner } from './chain-scan.ts';

export interface ChainReport extends ChainResult<ChainPlace> {
  readonly files: number;
  readonly unread: readonly UnreadText[];
}

/** A part of a file as the chain sees it: a record, the beginning of a message, or a text that could not be read from a certain line. */
export type RecordEvent =
  | { readonly record: ChainRecord<RecordPlace> }
  | { readonly body: true }
  | { readonly line: number; readonly unread: Message };

export class ChainReader {
  readonly #chain = new ChainCheck<ChainPlace>();
  readonly #unread = new Unread();
  readonly #hasRoom: () => boolean;
  #files = 0;
  #isFull = false;

  /** @param hasRoom returns whether there is memory for another record */
  constructor(hasRoom: () => boolean = () => true) {
    this.#hasRoom = hasRoom;
  }

  /** Whether records were left out, because there was no room for them. */
  get isFull(): boolean {
    return this.#isFull;
  }

  /** Begins a file, or the rest of one whose parts were read before. */
  file(name?: string, state?: ChainState): PartOfChain {
    this.#files++;
    this.#chain.next();
    return this.part((event) => this.take(event, name), state);
  }

  /** Begins a part of a file, whose events are taken later. @param state where it continues */
  part(take: (event: RecordEvent) => void, state?: ChainState): PartOfChain {
    const unread = (line: number, text: Message) => take({ line, unread: text });
    const read = (line: number, from?: JsonObject) =>
      new RecordScanner(
        {
          record: (record) => take({ record }),
          body: () => take({ body: true }),
          problem: (text, at) => unread(at, text),
        },
        line,
        from,
      );
    return chainFile(read, unread, state);
  }

  /** Takes the events of a part of a file. */
  take(event: RecordEvent, file?: string): void {
    if ('unread' in event) this.#unread.add(file, event.line, event.unread);
    else if ('body' in event) this.#chain.next();
    else {
      this.#isFull ||= !this.#hasRoom();
      const { place, ...record } = event.record;
      if (!this.#isFull) this.#chain.add({ ...record, place: { file, ...place } });
    }
  }

  result(): ChainReport {
    return { files: this.#files, ...this.#chain.result(), unread: this.#unread.texts };
  }
}
