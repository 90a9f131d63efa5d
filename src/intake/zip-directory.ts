/** The directory at the end of a ZIP archive (PKWARE's APPNOTE.TXT), with the files and their positions. */

/** A file in the directory. */
export interface Entry {
  /** The path with `/` between folders, without a leading `./`. */
  path: string;
  isEncrypted: boolean;
  /** The compression method, by its number in the format. */
  method: number;
  crc: number;
  /** The unpacked size in bytes, as claimed by the archive. */
  size: number;
  /** The packed bytes; undefined if their position is outside the archive. */
  packed: Uint8Array | undefined;
}

const END = { mark: 0x06054b50, length: 22 };
const END_64 = { mark: 0x06064b50, length: 56 };
const LOCATOR_64 = { mark: 0x07064b50, length: 20 };
const ENTRY = { mark: 0x02014b50, length: 46 };
const LOCAL = { mark: 0x04034b50, length: 30 };

/** The maximum length of the comment after the directory. */
const LONGEST_COMMENT = 0xffff;

/** The placeholder for a number that is in a longer field. */
const ELSEWHERE = 0xffffffff;

/** Returns the files and folders of an archive in the order of its directory; undefined if that is incomplete. */
export function entriesOf(bytes: Uint8Array): Entry[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const { count, offset } = directoryOf(view);
    const entries: Entry[] = [];
    for (let at = offset; entries.length < count; ) {
      if (view.getUint32(at, true) !== ENTRY.mark) return undefined;
      const [name, extra, comment] = [28, 30, 32].map((field) => view.getUint16(at + field, true));
      const afterName = at + ENTRY.length + (name ?? 0);
      const end = afterName + (extra ?? 0) + (comment ?? 0);
      if (end > bytes.length) return undefined;
      entries.push(entryAt(view, at, afterName, afterName + (extra ?? 0)));
      at = end;
    }
    return entries;
  } catch (error) {
    // A position outside the archive.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Returns where the directory begins and its number of entries. Throws a `RangeError` if there is no directory. */
function directoryOf(view: DataView): { count: number; offset: number } {
  const at = endOf(view);
  const wide = at - LOCATOR_64.length;
  if (wide >= 0 && view.getUint32(wide, true) === LOCATOR_64.mark) {
    const end = longAt(view, wide + 8);
    if (end <= wide - END_64.length && view.getUint32(end, true) === END_64.mark) {
      return { count: longAt(view, end + 32), offset: longAt(view, end + 48) };
    }
  }
  return { count: view.getUint16(at + 10, true), offset: view.getUint32(at + 16, true) };
}

/** Returns where the record at the end begins. A comment may follow it. */
function endOf(view: DataView): number {
  const last = view.byteLength - END.length;
  for (let at = last; at >= 0 && at >= last - LONGEST_COMMENT; at--) {
    if (view.getUint32(at, true) === END.mark && at + view.getUint16(at + 20, true) <= last) return at;
  }
  throw new RangeError('no end of the directory');
}

/** Characters that would act on a terminal, or turn the order of a name. */
const UNSEEN = /[\p{Cc}\p{Bidi_Control}]/gu;

function entryAt(view: DataView, at: number, afterName: number, afterExtra: number): Entry {
  const flags = view.getUint16(at + 8, true);
  const isUtf8 = (flags & 0x800) !== 0;
  const name = nameOf(bytesOf(view, at + ENTRY.length, afterName), isUtf8);
  const short = { size: at + 24, packed: at + 20, offset: at + 42 };
  const { size, packed, offset } = sizesOf(view, short, afterName, afterExtra);
  return {
    path: withoutDots(name.replaceAll('\\', '/').replace(UNSEEN, '_')),
    isEncrypted: (flags & 1) !== 0,
    method: view.getUint16(at + 10, true),
    crc: view.getUint32(at + 16, true),
    size,
    packed: packedAt(view, offset, packed),
  };
}

/** The characters from 0x80 in names written by old programs: code page 437 (APPNOTE.TXT, appendix D). */
const HIGH =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐' +
  '└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0';

const UTF_8 = new TextDecoder('utf-8', { fatal: true });

/** Decodes a name, which is often UTF-8 without a flag. */
function nameOf(bytes: Uint8Array, isUtf8: boolean): string {
  try {
    return UTF_8.decode(bytes);
  } catch {
    if (isUtf8) return new TextDecoder().decode(bytes);
    return Array.from(bytes, (byte) => (byte < 0x80 ? String.fromCharCode(byte) : HIGH[byte - 0x80])).join('');
  }
}

/** Returns the sizes and the position of a file. Numbers too large for their fields follow its name. */
function sizesOf(view: DataView, places: Record<'size' | 'packed' | 'offset', number>, from: number, to: number) {
  let wide = wideAt(view, from, to);
  const numberAt = (place: number) => {
    const number = view.getUint32(place, true);
    if (number !== ELSEWHERE || wide === undefined) return number;
    const long = longAt(view, wide);
    wide += 8;
    return long;
  };
  return { size: numberAt(places.size), packed: numberAt(places.packed), offset: numberAt(places.offset) };
}

/** Returns where the longer fields of an entry begin, among its extra fields. */
function wideAt(view: DataView, from: number, to: number): number | undefined {
  for (let at = from; at + 4 <= to; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) === 1) return at + 4;
  }
  return undefined;
}

/** Returns the packed bytes of a file, which follow its local header. */
function packedAt(view: DataView, offset: number, length: number): Uint8Array | undefined {
  if (offset + LOCAL.length > view.byteLength || view.getUint32(offset, true) !== LOCAL.mark) return undefined;
  const from = offset + LOCAL.length + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  return from + length > view.byteLength ? undefined : bytesOf(view, from, from + length);
}

function bytesOf(view: DataView, from: number, to: number): Uint8Array {
  return new Uint8Array(view.buffer, view.byteOffset + from, to - from);
}

/** Returns a number of eight bytes. Unsafe integers are not valid positions. */
function longAt(view: DataView, at: number): number {
  return Number(view.getBigUint64(at, true));
}

/** Returns a path without a leading `./`. */
function withoutDots(path: string): string {
  let from = 0;
  while (path.startsWith('./', from)) from += 2;
  return path.slice(from);
}
