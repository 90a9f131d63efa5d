import { parseXml } from '../list/parse-xml.ts';
import { isSigned } from '../signed/is-signed.ts';
import type { ParsedFile } from '../signed/syntax-file.ts';

/**
 * Parses a file that is both checked and read. Returns the file itself if it is signed or not well-formed, because the check and the
 * conversion say more.
 */
export function parsedOnce(file: string | Uint8Array): string | Uint8Array | ParsedFile {
  if (typeof file !== 'string' && isSigned(file)) return file;
  const reading = parseXml(file);
  return reading.ok ? { ...reading, bytes: typeof file === 'string' ? undefined : file } : file;
}
