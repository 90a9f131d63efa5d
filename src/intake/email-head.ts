/** Recognises emails (RFC 5322) by how they begin. */

/** The number of bytes to check. */
export const EMAIL_HEAD = 8192;

/** Returns whether bytes begin like an email. */
export function isEmailFile(bytes: Uint8Array): boolean {
  const [first = 0] = bytes;
  // A letter, `>`, or a byte order mark. This excludes most other files.
  if (!/[A-Za-z>ï]/.test(String.fromCharCode(first))) return false;
  return isEmail(new TextDecoder('latin1').decode(bytes.subarray(0, EMAIL_HEAD)).replace(/^ï»¿/, ''));
}

/**
 * Returns whether a text begins with the header of an email: lines with names and values up to an empty one, including
 * names that other texts do not have. In a mailbox, another line comes first.
 */
export function isEmail(text: string): boolean {
  const head = text
    .slice(0, EMAIL_HEAD)
    .replace(OF_MAILBOX, '')
    .split(/\r?\n\r?\n/, 1)[0]
    ?.split(/\r?\n/)
    .filter((line) => !/^[ \t]/.test(line));
  const isHead = head?.slice(0, 20).every((line) => /^[A-Za-z][\w-]{0,60}:/.test(line));
  return isHead === true && head?.some((line) => OWN.test(line)) === true;
}

/** Returns whether bytes are a mailbox with several emails (RFC 4155). */
export function isMailbox(bytes: Uint8Array): boolean {
  const text = (from: number, to?: number) => new TextDecoder('latin1').decode(bytes.subarray(from, to));
  return text(0, 5) === 'From ' && /\n\r?\nFrom \S{1,200} [^\n]{1,100}\d{4}\r?\n/.test(text(5));
}

/** The line before each email of a mailbox. */
const OF_MAILBOX = /^>?From \S+ .*\r?\n/;

const OWN = /^(?:From|Received|MIME-Version|Return-Path|Delivered-To|Message-ID): /i;
