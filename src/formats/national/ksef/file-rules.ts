/** Checks of the file itself before its content: encoding, characters, size. */

import type { Message } from '../../../engine/text/message.ts';
import type { Violation } from '../../rules/declare.ts';
import type { SyntaxFile } from '../../signed/syntax-file.ts';
import { LocatedElement } from '../../xml/element.ts';

/** Maximum size of a file, without and with an attachment, in bytes. */
const MOST = 1_000_000;
const MOST_WITH_ATTACHMENT = 3_000_000;

/** Returns a finding at a text offset, which may be outside any element. */
function at(offset: number, values?: Message['values']): Violation {
  return { element: new LocatedElement('', undefined, offset), values };
}

export function isUtf8({ bytes, text }: Pick<SyntaxFile, 'bytes' | 'text'>): boolean {
  if (bytes === undefined) return !text.startsWith('\ufeff');
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return false;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Returns the declared encoding of a text if it is not UTF-8. */
export function otherEncoding(text: string): string | undefined {
  const [, name] = /^<\?xml[^>]{0,99}?encoding\s*=\s*["']([\w.-]{1,40})["']/.exec(text.slice(0, 200)) ?? [];
  return name === undefined || /^utf-?8$/i.test(name) ? undefined : name;
}

/** Returns the processing instructions of a text, except the declaration at its start. */
export function instructions(text: string): Violation[] {
  const found: Violation[] = [];
  for (let from = 0; from < text.length; ) {
    const start = text.indexOf('<', from);
    if (start < 0) break;
    const isComment = text.startsWith('<!--', start);
    const isLiteral = text.startsWith('<![CDATA[', start);
    const isInstruction = text.startsWith('<?', start);
    const end = isComment ? '-->' : isLiteral ? ']]>' : isInstruction ? '?>' : undefined;
    if (isInstruction && !(start === 0 && /^<\?xml\s/.test(text))) {
      found.push(at(start, { name: /^<\?([^\s?]{0,40})/.exec(text.slice(start, start + 50))?.[1] ?? '' }));
    }
    const closing = end === undefined ? start : text.indexOf(end, start + 2);
    if (closing < 0) break;
    from = closing + (end?.length ?? 1);
  }
  return found;
}

/** Characters that XML 1.0 discourages, literal or by number. */
const DISCOURAGED = /[\x7f-\x84\x86-\x9f\ufdd0-\ufdef]|[\u{1fffe}-\u{10ffff}]|&#(?:x[0-9a-f]{1,6}|\d{1,7});/giu;

/** Returns the characters that KSeF rejects. */
export function discouraged(text: string): Violation[] {
  const found: Violation[] = [];
  for (const { 0: sign, index } of text.matchAll(DISCOURAGED)) {
    const code = sign.startsWith('&#') ? numberIn(sign) : (sign.codePointAt(0) ?? 0);
    if (isDiscouraged(code)) found.push(at(index, { code: `U+${code.toString(16).toUpperCase().padStart(4, '0')}` }));
  }
  return found;
}

function numberIn(reference: string): number {
  return /^&#x/i.test(reference) ? Number.parseInt(reference.slice(3), 16) : Number.parseInt(reference.slice(2), 10);
}

function isDiscouraged(code: number): boolean {
  if (code >= 0x7f && code <= 0x9f) return code !== 0x85;
  if (code >= 0xfdd0 && code <= 0xfdef) return true;
  return code > 0xffff && (code & 0xfffe) === 0xfffe;
}

/** Returns whether a file exceeds the size limit, with the values of the finding. */
export function isTooLarge({ bytes, text, root }: SyntaxFile): boolean {
  const isWithAttachment = root.children.some(({ localName }) => localName === 'Zalacznik');
  const most = isWithAttachment ? MOST_WITH_ATTACHMENT : MOST;
  if (bytes !== undefined) return bytes.length > most;
  // A UTF-16 unit takes at most three bytes.
  return text.length * 3 > most && new TextEncoder().encode(text).length > most;
}
