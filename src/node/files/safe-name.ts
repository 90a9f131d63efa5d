/** Names of files that somebody else has chosen: the sender of an e-invoice, the maker of an archive. */

/**
 * Names of devices, with any ending; and names that end in a dot or a blank, which Windows removes
 * (https://learn.microsoft.com/windows/win32/fileio/naming-a-file).
 */
const RESERVED = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³]) *(?:\.|$)|[. ]$/i;

/** Path separators, the marks of drives and streams, wildcards, control characters and those that turn the direction of text. */
const UNSAFE = /[/\\:*?"<>|\p{Cc}\p{Bidi_Control}]/gu;

/** File systems allow 255 bytes; the rest is for a number. */
const MOST_BYTES = 240;

/** Returns a name that leads to no other folder, hides nothing, and that every system takes. */
export function safeName(name: string): string {
  const plain = name.toWellFormed().replace(UNSAFE, '_').replace(/^\.+/, '_');
  const whole = plain === '' || RESERVED.test(plain) ? `_${plain.replace(/[. ]+$/, '')}` : plain;
  const points = [...whole].slice(-MOST_BYTES);
  while (Buffer.byteLength(points.join('')) > MOST_BYTES) points.shift();
  return points.join('');
}

/** Returns whether Windows takes a part of a path for something else. Other systems know no such names. */
export function hasReservedName(path: string, platform = process.platform): boolean {
  return platform === 'win32' && path.split(/[/\\]/).some((part) => !/^\.{0,2}$/.test(part) && RESERVED.test(part));
}

/** Returns a path as it is compared with others: Windows and macOS do not tell letters by their case. */
export function comparablePath(path: string, platform = process.platform): string {
  return platform === 'win32' || platform === 'darwin' ? path.normalize('NFC').toLowerCase() : path;
}
