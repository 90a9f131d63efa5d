/** The attachments of an e-mail that Outlook saved (`.msg`, MS-OXMSG), including those of e-mails attached to it. */

import { withoutTrailing } from '../engine/text/trailing.ts';
import type { PackedFile } from './archive.ts';
import { readCompoundFile, type Storage } from './compound-file.ts';

const ATTACHMENT = /^__attach_version1\.0_#/i;

/** The properties of an attachment: its content, its long and its short name. */
const CONTENT = '__substg1.0_37010102';
const MESSAGE = '__substg1.0_3701000D';
const NAMES = ['3707', '3704', '3001'];

const MOST_NESTED = 5;

/** Returns whether the storage is an e-mail and not, for example, an old Word document. */
function isEmail({ streams, storages }: Storage): boolean {
  return [...streams.keys(), ...storages.keys()].some((name) =>
    /^__(?:substg1\.0_|properties_version1\.0|attach_)/i.test(name),
  );
}

/**
 * Returns the attachments of an Outlook e-mail; undefined if the file is not an e-mail or damaged. E-mails within it are folders of
 * their subject.
 */
export function outlookFiles(bytes: Uint8Array): PackedFile[] | undefined {
  const root = readCompoundFile(bytes);
  return root && isEmail(root) ? attachmentsOf(root, '', 0) : undefined;
}

function attachmentsOf({ storages }: Storage, folder: string, depth: number): PackedFile[] {
  const found: PackedFile[] = [];
  for (const [name, attachment] of [...storages].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (!ATTACHMENT.test(name)) continue;
    const path = `${folder}${nameOf(attachment) ?? `attachment-${found.length + 1}`}`;
    const content = attachment.streams.get(CONTENT);
    const inner = attachment.storages.get(MESSAGE);
    if (content) found.push({ path, bytes: new Uint8Array(content()) });
    else if (inner && depth < MOST_NESTED) found.push(...attachmentsOf(inner, `${path}/`, depth + 1));
  }
  return found;
}

/** Returns the name of an attachment without folders. */
function nameOf({ streams }: Storage): string | undefined {
  for (const property of NAMES) {
    const [wide, narrow] = [streams.get(`__substg1.0_${property}001F`), streams.get(`__substg1.0_${property}001E`)];
    const text = wide
      ? new TextDecoder('utf-16le').decode(wide())
      : narrow && new TextDecoder('windows-1252').decode(narrow());
    const cleaned = text?.replace(/[\p{Cc}\p{Bidi_Control}/\\:]+/gu, '_').replace(/^[\s.]+/, '');
    const name = cleaned && withoutTrailing(cleaned, '_').trim().slice(-200);
    if (name) return name;
  }
  return undefined;
}
