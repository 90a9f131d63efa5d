/** Opens archives, e-mails and mailboxes, and yields the files in them with their paths. */

import { MAX_SIZE } from '../engine/reading/problem.ts';
import { type Message, message } from '../engine/text/message.ts';
import { sha256Bytes } from '../engine/text/sha256.ts';
import { isVisible, NO_ROOM, type Room, roomWithin, unpack } from '../intake/archive.ts';
import { isCompoundFile } from '../intake/compound-file.ts';
import { isEmailFile, isMailbox } from '../intake/email-head.ts';
import { isGzip, unpackedName } from '../intake/gzip-name.ts';
import { isArchive } from '../intake/is-archive.ts';
import { MOST_NESTED } from '../intake/limits.ts';
import { unsupportedOffice } from '../intake/unsupported.ts';
import * as texts from './texts.ts';

/** A file of the inbox, or the reason why it cannot be opened. */
export type Member =
  /** `email` is the SHA-256 of the e-mail that it came in. */
  | { file: string; bytes: Uint8Array<ArrayBuffer>; email?: string | undefined }
  | { file: string; bytes?: undefined; format: string; why: Message };

interface Within {
  depth: number;
  room: Room;
  email?: string;
}

/** Returns whether a file contains other files, by its first bytes. */
export function isContainer(bytes: Uint8Array): boolean {
  return isArchive(bytes) || isMailbox(bytes) || isEmailFile(bytes) || isGzip(bytes) || isCompoundFile(bytes);
}

/** Yields a file, or the files in it. What cannot be opened is yielded with its reason. */
export async function* membersOf(
  file: string,
  bytes: Uint8Array<ArrayBuffer>,
  within: Within = { depth: 0, room: roomWithin() },
): AsyncGenerator<Member> {
  if (!isContainer(bytes) || isOffice(bytes)) {
    yield { file, bytes, email: within.email };
    return;
  }
  if (within.depth > MOST_NESTED) {
    yield { file, format: formatOf(bytes), why: message(texts.nestedTooDeeply) };
    return;
  }
  const inner = { ...within, depth: within.depth + 1 };
  if (isGzip(bytes)) yield* ofGzip(file, bytes, inner);
  else if (isCompoundFile(bytes)) yield* ofOutlook(file, bytes, inner);
  else if (isArchive(bytes)) yield* ofArchive(file, bytes, inner);
  else yield* ofEmails(file, bytes, inner);
}

function formatOf(bytes: Uint8Array): string {
  if (isArchive(bytes)) return 'zip';
  if (isCompoundFile(bytes)) return 'msg';
  return isGzip(bytes) ? 'gzip' : isMailbox(bytes) ? 'mbox' : 'eml';
}

/** Returns whether an archive is a document of an office program, which is one file to people. */
function isOffice(bytes: Uint8Array): boolean {
  if (!isArchive(bytes)) return false;
  const paths: string[] = [];
  unpack(bytes, (path) => paths.push(path) < 0);
  return paths.includes('xl/workbook.xml') || paths.includes('content.xml') || unsupportedOffice(paths) !== undefined;
}

async function* ofGzip(file: string, bytes: Uint8Array, within: Within): AsyncGenerator<Member> {
  const { gunzip } = await import('../intake/gunzip.ts');
  const unpacked = gunzip(bytes, Math.min(MAX_SIZE, within.room.bytes));
  if ('what' in unpacked) {
    yield { file, format: 'gzip', why: unpacked.what };
    return;
  }
  within.room.bytes -= unpacked.bytes.length;
  const name = unpackedName(file);
  const isFolder = isContainer(unpacked.bytes);
  yield* membersOf(isFolder && name !== file ? name : file, unpacked.bytes, within);
}

/** Yields the attachments of an Outlook e-mail. Other compound files, such as old Word documents, are one file. */
async function* ofOutlook(file: string, bytes: Uint8Array<ArrayBuffer>, within: Within): AsyncGenerator<Member> {
  const { outlookFiles } = await import('../intake/outlook.ts');
  const files = outlookFiles(bytes);
  if (files === undefined) {
    yield { file, bytes };
    return;
  }
  const used = new Set<string>();
  const inEmail = { ...within, email: sha256Bytes(bytes) };
  const useful = files.filter(({ path }) => !isDecoration(path));
  for (const { path, bytes: own } of useful.length > 0 ? useful : files) {
    within.room.bytes -= own.length;
    if (within.room.bytes < 0) yield { file, format: 'msg', why: NO_ROOM };
    if (within.room.bytes < 0) return;
    yield* membersOf(`${file}/${unusedName(path, used)}`, own, inEmail);
  }
  if (files.length === 0) yield { file, format: 'msg', why: message(texts.noAttachment) };
}

async function* ofArchive(file: string, bytes: Uint8Array, within: Within): AsyncGenerator<Member> {
  const archive = unpack(bytes, isVisible, within.room);
  if ('what' in archive) {
    yield { file, format: 'zip', why: archive.what };
    return;
  }
  const { files, left } = archive;
  if (files.length + left.length === 0) yield { file, format: 'zip', why: message(texts.nothingInside) };
  for (const { path, why } of left) yield { file: `${file}/${path}`, format: kindOf(path), why };
  for (const { path, bytes: own } of files) yield* membersOf(`${file}/${path}`, own, within);
}

/** Yields the attachments of an e-mail, or of all e-mails of a mailbox. Names that occur twice get a number. */
async function* ofEmails(file: string, bytes: Uint8Array<ArrayBuffer>, within: Within): AsyncGenerator<Member> {
  const { openEmail } = await import('../intake/email.ts');
  const isOne = !isMailbox(bytes);
  const used = new Set<string>();
  let count = 0;
  for (const email of isOne ? [bytes] : emailsIn(bytes)) {
    const opened = await openEmail(email, within.room);
    if ('what' in opened) {
      count++;
      yield { file: isOne ? file : `${file}/${unusedName('e-mail.eml', used)}`, format: 'eml', why: opened.what };
      continue;
    }
    const inEmail = { ...within, email: sha256Bytes(email) };
    for (const { path, why } of opened.left) {
      count++;
      yield { file: `${file}/${unusedName(path, used)}`, format: kindOf(path), why };
    }
    const useful = opened.files.filter((each) => !isDecoration(each.path));
    for (const { path, bytes: own } of useful.length > 0 ? useful : opened.files) {
      count++;
      yield* membersOf(`${file}/${unusedName(path, used)}`, own, inEmail);
    }
  }
  if (count === 0) yield { file, format: isOne ? 'eml' : 'mbox', why: message(texts.noAttachment) };
}

/** Files that e-mails carry without being sent for their own sake: logos, signatures, cards, appointments. */
const DECORATION = /\.(?:png|jpe?g|gif|bmp|svg|webp|p7s|asc|vcf|ics|html?|txt|rtf)$/i;

function isDecoration(path: string): boolean {
  return DECORATION.test(path);
}

/** Returns the e-mails of a mailbox (RFC 4155), without the lines before them. */
function emailsIn(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] {
  const emails: Uint8Array<ArrayBuffer>[] = [];
  let start: number | undefined;
  for (let at = 0; at < bytes.length; ) {
    const next = bytes.indexOf(LINE_FEED, at);
    const end = next < 0 ? bytes.length : next + 1;
    if (isPostmark(bytes.subarray(at, Math.min(end, at + LONGEST_POSTMARK)))) {
      if (start !== undefined) emails.push(bytes.subarray(start, at));
      start = end;
    }
    at = end;
  }
  if (start !== undefined) emails.push(bytes.subarray(start));
  return emails;
}

const LINE_FEED = 0x0a;

const LONGEST_POSTMARK = 400;

/** Returns whether a line begins an e-mail in a mailbox: `From sender Thu Mar 12 10:04:00 2026`. */
function isPostmark(line: Uint8Array): boolean {
  if (line[0] !== 0x46) return false;
  return /^From \S{1,200} [^\n]{1,100}\d{4}(?: [+-]\d{4})?\r?\n?$/.test(new TextDecoder('latin1').decode(line));
}

function unusedName(name: string, used: Set<string>): string {
  const at = name.lastIndexOf('.') < 0 ? name.length : name.lastIndexOf('.');
  let unused = name;
  for (let again = 2; used.has(unused); again++) unused = `${name.slice(0, at)} (${again})${name.slice(at)}`;
  used.add(unused);
  return unused;
}

/** Returns the kind of a file by its name, for files that cannot be opened. */
export function kindOf(path: string): string {
  return /\.([a-z\d]{1,8})$/i.exec(path)?.[1]?.toLowerCase() ?? 'file';
}
