import { withoutTrailing } from '../../engine/text/trailing.ts';

/** Handles file names chosen by others: the sender of an e-invoice, the creator of an archive. */

/**
 * Device names with any extension, and names that end with a dot or a blank, which Windows removes
 * (https://learn.microsoft.com/windows/win32/fileio/naming-a-file).
 */
const RESERVED = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³]) *(?:\.|$)|[. ]$/i;

/** Path separators, drive and stream marks, wildcards, control characters and bidirectional controls. */
const UNSAFE = /[/\\:*?"<>|\p{Cc}\p{Bidi_Control}]/gu;

/** The maximum length of a name. File systems allow 255 bytes; the rest is for a number. */
const MOST_BYTES = 240;

/** Returns a name that leads to no other folder, hides nothing and is valid on every system. */
export function safeName(name: string): string {
  const plain = name.toWellFormed().replace(UNSAFE, '_').replace(/^\.+/, '_');
  const whole = plain === '' || RESERVED.test(plain) ? `_${withoutTrailing(plain, '. ')}` : plain;
  const points = [...whole].slice(-MOST_BYTES);
  while (Buffer.byteLength(points.join('')) > MOST_BYTES) points.shift();
  return points.join('');
}

/** Returns whether Windows interprets a part of a path differently. Other systems have no reserved names. */
export function hasReservedName(path: string, platform = process.platform): boolean {
  return platform === 'win32' && path.split(/[/\\]/).some((part) => !/^\.{0,2}$/.test(part) && RESERVED.test(part));
}

/** Returns a path for comparison: Windows and macOS ignore case. */
export function comparablePath(path: string, platform = process.platform): string {
  return platform === 'win32' || platform === 'darwin' ? path.normalize('NFC').toLowerCase() : path;
}
