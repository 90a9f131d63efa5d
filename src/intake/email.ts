/** The attachments of an email (RFC 5322, MIME), including those of emails that it forwards. */

import PostalMime, { type Attachment } from 'postal-mime';
import { MAX_SIZE } from '../engine/reading/problem.ts';
import { type Message, message } from '../engine/text/message.ts';
import { type Archive, NO_ROOM, type Room, roomWithin } from './archive.ts';
import { isMailbox } from './email-head.ts';
import { MOST_NESTED, MOST_UNPACKED } from './limits.ts';
import * as texts from './texts.ts';

/** The maximum number of files from one email. */
const MOST_FILES = 1000;

/** The maximum number of lines that may separate parts. An email may have parts that are not files. */
const MOST_BOUNDARIES = 20 * MOST_FILES;

/** The contents of an email. */
export interface Email extends Archive {
  /** The text of the email. */
  text: string;
}

/**
 * Returns the attachments of an email, with safe and unique names, and its text; or the reason why it cannot be read.
 */
export async function openEmail(
  bytes: Uint8Array<ArrayBuffer>,
  room: Room = roomWithin(),
): Promise<Email | { what: Message }> {
  if (bytes.length > MOST_UNPACKED) {
    return {
      what: message(texts.emailTooLarge, {
        megabytes: MOST_UNPACKED / 1024 / 1024,
      }),
    };
  }
  if (isMailbox(bytes)) {
    return { what: message(texts.mailbox) };
  }
  if (hasMoreBoundaries(bytes, MOST_BOUNDARIES)) {
    return { what: message(texts.tooManyAttachments, { files: MOST_FILES }) };
  }
  const read = await PostalMime.parse(bytes, { maxNestingDepth: 32, maxRfc822NestingDepth: MOST_NESTED }).catch(
    () => undefined,
  );
  if (read === undefined) {
    return { what: message(texts.emailDamaged) };
  }
  const { attachments, text = '' } = read;
  if (attachments.length > MOST_FILES) {
    return { what: message(texts.tooManyAttachments, { files: MOST_FILES }) };
  }
  const email: Email = { files: [], left: [], text };
  const names = new Map<string, number>();
  for (const [i, attachment] of attachments.entries()) {
    const path = unusedName(nameOf(attachment, i + 1), names);
    const own = contentOf(attachment);
    room.bytes -= own.length;
    if (room.bytes < 0) return { what: NO_ROOM };
    if (own.length > MAX_SIZE) email.left.push({ path, why: message(texts.tooLarge, LIMIT) });
    else email.files.push({ path, bytes: own });
  }
  return email;
}

/** Returns whether more lines begin like the boundary of a part. */
function hasMoreBoundaries(bytes: Uint8Array, most: number): boolean {
  let found = 0;
  for (let at = bytes.indexOf(DASH); at >= 0 && found <= most; at = bytes.indexOf(DASH, at + 2)) {
    if (bytes[at + 1] === DASH && bytes[at - 1] === LINE_FEED) found++;
  }
  return found > most;
}

const DASH = 0x2d;
const LINE_FEED = 0x0a;

const LIMIT = { megabytes: MAX_SIZE / 1024 / 1024 };

function contentOf({ content }: Attachment): Uint8Array<ArrayBuffer> {
  return typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
}

/** Returns the name of a file without folders, adding the extension of its media type if it has none. */
function nameOf({ filename, mimeType }: Attachment, number: number): string {
  const given = (filename ?? '')
    .replace(/[\p{Cc}\p{Bidi_Control}/\\:]+/gu, '_')
    .replace(/^[\s.]+/, '')
    .trimEnd();
  const name = given === '' ? `attachment-${number}` : given.slice(-200);
  return name.includes('.') ? name : `${name}${endingOf(mimeType)}`;
}

function endingOf(mimeType: string): string {
  if (mimeType === 'message/rfc822') return '.eml';
  const [kind] = /(?:xml|pdf|zip|json|yaml|csv)$/.exec(mimeType) ?? [];
  return kind === undefined ? '' : `.${kind}`;
}

/** @param used the names so far, with the number of the next file that has the same one */
function unusedName(name: string, used: Map<string, number>): string {
  const at = name.lastIndexOf('.') < 0 ? name.length : name.lastIndexOf('.');
  let unused = name;
  let again = used.get(name) ?? 2;
  while (used.has(unused)) unused = `${name.slice(0, at)} (${again++})${name.slice(at)}`;
  used.set(name, again);
  used.set(unused, used.get(unused) ?? 2);
  return unused;
}
