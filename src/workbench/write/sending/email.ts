/**
 * Writes an e-mail with attachments (RFC 5322, MIME). Own code, because postal-mime only reads, and the libraries that write are made
 * for Node and for sending.
 */

import { base64Of } from '../../../engine/text/base64.ts';

interface Attachment {
  name: string;
  type: string;
  content: Uint8Array;
}

interface Email {
  from: string | undefined;
  to: string;
  subject: string;
  text: string;
  attachments: readonly Attachment[];
  date: Date;
}

const END = '\r\n';

/** Returns an e-mail that programs open as a draft: `X-Unsent` is the mark that Outlook and its relatives look for. */
export function writeEmail({ from, to, subject, text, attachments, date }: Email): string {
  const content = attachments.map(({ content }) => base64Of(content));
  const boundary = boundaryFor(content);
  const parts = [
    part(
      [['Content-Type', 'text/plain; charset=utf-8']],
      base64Of(new TextEncoder().encode(text.replace(/\r?\n/g, END))),
    ),
    ...attachments.map(({ name, type }, index) =>
      part(
        [
          ['Content-Type', type],
          ['Content-Disposition', `attachment; ${parameter('filename', name)}`],
        ],
        content[index] ?? '',
      ),
    ),
  ];
  const head = headOf([
    ...(from ? [['From', oneLine(from)] as const] : []),
    ...(to ? [['To', oneLine(to)] as const] : []),
    ['Subject', encodedWords(oneLine(subject))],
    ['Date', date.toUTCString().replace('GMT', '+0000')],
    ['X-Unsent', '1'],
    ['MIME-Version', '1.0'],
    ['Content-Type', `multipart/mixed; boundary="${boundary}"`],
  ]);
  const body = parts.map((each) => `--${boundary}${END}${each}${END}`).join('');
  return `${head}${END}${END}${body}--${boundary}--${END}`;
}

type Head = readonly (readonly [name: string, value: string])[];

const headOf = (head: Head) => head.map(([name, value]) => `${name}: ${value}`).join(END);

function part(head: Head, base64: string): string {
  const lines = base64.match(/.{1,76}/g) ?? [];
  return [headOf([...head, ['Content-Transfer-Encoding', 'base64']]), '', ...lines].join(END);
}

/** Returns a boundary, which base64 cannot contain: `=` occurs there only at the end. */
function boundaryFor(contents: readonly string[]): string {
  return `=_billwright_${contents.reduce((length, each) => length + each.length, 0)}`;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The maximum number of bytes of an encoded word, so that it has at most 75 characters. */
const WORD = 45;

/** Returns a text as encoded words (RFC 2047), one a line; unchanged if it is short and plain. */
function encodedWords(text: string): string {
  if (/^[ -~]{0,70}$/.test(text) && !text.includes('=?')) return text;
  const words: string[] = [];
  let word = '';
  const bytes = (piece: string) => new TextEncoder().encode(piece);
  for (const character of text) {
    if (bytes(word + character).length > WORD) {
      words.push(word);
      word = '';
    }
    word += character;
  }
  return [...words, word].map((each) => `=?UTF-8?B?${base64Of(bytes(each))}?=`).join(`${END} `);
}

/** Returns a parameter with any characters (RFC 2231), and a plain one for programs that do not know it. */
function parameter(name: string, value: string): string {
  const plain = oneLine(value).replace(/[^ -~]|["\\]/g, '_');
  if (plain === value) return `${name}="${value}"`;
  const encoded = encodeURIComponent(value).replace(/[!'()*]/g, (each) => `%${each.charCodeAt(0).toString(16)}`);
  return `${name}="${plain}";${END} ${name}*=UTF-8''${encoded}`;
}
