/** Reserves room in a PDF for an attached file that depends on the rest of the PDF, such as a signature on it. */

import { PDFArray, type PDFContext, PDFDict, PDFName, PDFNumber, PDFString } from '@cantoo/pdf-lib';
import { indexOf } from '../value-reader.ts';

const SPACE = 0x20;

/** Marks the room in the PDF. Streams are compressed, so nothing else contains it. */
const MARK = 'billwright:reserved-for-an-attached-file';

interface RoomFor {
  name: string;
  mediaType: string;
  now: Date;
}

export class Room {
  readonly #size: number;

  constructor(size: number) {
    this.#size = Math.max(size, MARK.length);
  }

  /** Attaches a file of blanks to a PDF before it is written. */
  reserve(context: PDFContext, { name, mediaType, now }: RoomFor): void {
    const bytes = new Uint8Array(this.#size).fill(SPACE);
    bytes.set(new TextEncoder().encode(MARK));
    const date = PDFString.fromDate(now);
    const Params = { Size: PDFNumber.of(bytes.length), CreationDate: date, ModDate: date };
    const file = context.register(
      context.stream(bytes, { Type: 'EmbeddedFile', Subtype: PDFName.of(mediaType), Params }),
    );
    const text = PDFString.of(name);
    const specification = context.register(
      context.obj({ Type: 'Filespec', F: text, UF: text, AFRelationship: 'Data', EF: { F: file, UF: file } }),
    );
    const catalog = context.lookup(context.trailerInfo.Root, PDFDict);
    catalog.set(PDFName.of('AF'), context.obj([specification]));
    const names = PDFArray.withContext(context);
    names.push(text);
    names.push(specification);
    catalog.set(PDFName.of('Names'), context.obj({ EmbeddedFiles: { Names: names } }));
  }

  /** Returns a PDF with a file in the room, followed by blanks. */
  fill(pdf: Uint8Array, file: Uint8Array): Uint8Array<ArrayBuffer> {
    if (file.length > this.#size) throw new Error(`The file has ${file.length} bytes, the room ${this.#size}.`);
    const at = indexOf(pdf, MARK);
    const filled = new Uint8Array(pdf);
    filled.fill(SPACE, at, at + this.#size);
    filled.set(file, at);
    return filled;
  }
}
