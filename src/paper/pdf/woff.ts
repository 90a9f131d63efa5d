import { unzlibSync } from 'fflate';

/** The sizes of the header and of a directory entry in a WOFF file, and in a plain font. */
const WOFF = { header: 44, entry: 20 };
const SFNT = { header: 12, entry: 16 };

/**
 * Converts a WOFF file to a plain font with unpacked tables (WOFF File Format 1.0, https://www.w3.org/TR/WOFF/); the
 * font library would unpack a table again for each glyph.
 */
export function unpackWoff(woff: Uint8Array): Uint8Array {
  const from = new DataView(woff.buffer, woff.byteOffset, woff.byteLength);
  const count = from.getUint16(12);
  const font = new Uint8Array(from.getUint32(16));
  const to = new DataView(font.buffer);
  to.setUint32(0, from.getUint32(4));
  to.setUint16(4, count);
  let at = SFNT.header + count * SFNT.entry;
  for (let index = 0; index < count; index++) {
    const entry = WOFF.header + index * WOFF.entry;
    const offset = from.getUint32(entry + 4);
    const packed = from.getUint32(entry + 8);
    const length = from.getUint32(entry + 12);
    const bytes = woff.subarray(offset, offset + packed);
    font.set(packed < length ? unzlibSync(bytes, { out: new Uint8Array(length) }) : bytes, at);
    const made = SFNT.header + index * SFNT.entry;
    to.setUint32(made, from.getUint32(entry));
    to.setUint32(made + 4, from.getUint32(entry + 16));
    to.setUint32(made + 8, at);
    to.setUint32(made + 12, length);
    at = (at + length + 3) & ~3;
  }
  return font;
}
