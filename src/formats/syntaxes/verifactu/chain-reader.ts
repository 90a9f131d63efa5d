/** Reads files with records into chains: XML with any number of records, and JSON lines with XML. */

import { type ChainFile, type ChainPlace, chainFile, Unread, type UnreadText } from '../../chains/files.ts';
import { ChainCheck, type ChainResult } from './chain.ts';
import { RecordScanner } from './chain-scan.ts';

export interface ChainReport extends ChainResult<ChainPlace> {
  readonly files: number;
  readonly unread: readonly UnreadText[];
}

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

  /** Begins a file. */
  file(name?: string): ChainFile {
    this.#files++;
    this.#chain.next();
    return chainFile(
      (line) => this.#scanner(name, line),
      (line, text) => this.#unread.add(name, line, text),
    );
  }

  result(): ChainReport {
    return { files: this.#files, ...this.#chain.result(), unread: this.#unread.texts };
  }

  #scanner(file: string | undefined, line: number): RecordScanner {
    return new RecordScanner(
      {
        record: ({ place, ...record }) => {
          this.#isFull ||= !this.#hasRoom();
          if (!this.#isFull) this.#chain.add({ ...record, place: { file, ...place } });
        },
        body: () => this.#chain.next(),
        problem: (text, at) => this.#unread.add(file, at, text),
      },
      line,
    );
  }
}
