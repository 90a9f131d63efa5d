/** Recognises files that we do not support, and names them: by how they begin, by their parts or by their name. */

import { type Message, message } from '../engine/text/message.ts';
import * as texts from './texts.ts';
import { utf16In } from './utf16.ts';

const text = (characters: string) => Array.from(characters, (character) => character.charCodeAt(0));

export const PICTURE = message(texts.picture);
const sealed = message(texts.sealedFile);
const settings = message(texts.settings);
const packed = message(texts.unknownArchive);

/** Returns the kind of a file by its first bytes. */
export function unsupportedFile(bytes: Uint8Array): Message | undefined {
  if (beginsWith(bytes, COMPOUND)) return compoundFile(bytes);
  return KNOWN.find(({ begins }) => begins.some((mark) => beginsWith(bytes, mark)))?.what;
}

/** Returns the kind of a binary file by bytes further on; undefined for texts. */
export function unsupportedBinary(bytes: Uint8Array): Message | undefined {
  if (/^ftyp(?:hei|mif|msf|avi)/.test(textAt(bytes, 4, 12))) return PICTURE;
  if (textAt(bytes, 257, 262) === 'ustar') return packed;
  const isBinary = bytes.subarray(0, 4096).includes(0) && utf16In(bytes) === undefined;
  return isBinary ? message(texts.unknownFormat) : undefined;
}

/** Returns the kind of a text by its first characters or the name of its file. */
export function unsupportedText(text: string, name: string): Message | undefined {
  const known = KNOWN_TEXTS.find(({ begins }) => begins.test(text.slice(0, 2000)));
  return known?.what ?? (areSettings(text, name) ? settings : undefined);
}

/** Returns the kind of Office file with these parts, if it is not supported. */
export function unsupportedOffice(paths: readonly string[]): Message | undefined {
  const isOffice = paths.some((path) => path === '[Content_Types].xml' || path === 'mimetype');
  return isOffice ? PACKED.find(({ part }) => paths.some((path) => part.test(path)))?.what : undefined;
}

/** Returns whether a text is a web page, by its first tag, ignoring comments that browsers add when saving. */
export function isPage(text: string): boolean {
  const beginning = text.slice(0, 2000).split('-->').at(-1) ?? '';
  const [first] = /<(?:[a-z]|!doctype)[^>]{0,99}/i.exec(beginning) ?? [];
  return /^\s*</.test(text) && first !== undefined && /^<(?:!doctype )?html\b/i.test(first);
}

/**
 * Returns whether a text is a settings file (TOML, INI, properties): by its name, or because its first lines are
 * sections or values.
 */
function areSettings(text: string, name: string): boolean {
  if (/^\s*[{<]/.test(text)) return false;
  if (/\.(?:toml|ini|properties|cfg|conf|env)$/i.test(name)) return true;
  const lines = text
    .slice(0, 2000)
    .split(/\r?\n/)
    .filter((line) => /^\s*[^\s#;]/.test(line))
    .slice(0, 8);
  return (
    lines.length > 1 && lines.every((line) => /^\s*(?:\[[\w."-]{1,99}\]\s*$|[\w.-]{1,99}\s*=\s*[^\s{[(=])/.test(line))
  );
}

/** Returns some bytes as characters. */
export function textAt(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}

/** The parts of Office files, and the kind that each identifies. */
const PACKED: readonly { part: RegExp; what: Message }[] = [
  {
    part: /^word\//,
    what: message(texts.word),
  },
  { part: /^ppt\//, what: message(texts.presentation) },
  {
    part: /^content\.xml$/,
    what: message(texts.libreOfficeText),
  },
];

/** Unsupported texts, by how they begin. */
const KNOWN_TEXTS: readonly { begins: RegExp; what: Message }[] = [
  {
    begins: /^\s*UN[AB][+:]/,
    what: message(texts.edifact),
  },
  {
    begins: /^\s*ISA[*|~]/,
    what: message(texts.x12),
  },
  {
    begins: /^"?EXTF"?;\d/,
    what: message(texts.datev),
  },
  {
    begins: /^\s*(?::20:|OFXHEADER:|!Type:)/,
    what: message(texts.bankStatement),
  },
  {
    begins: /^\s*https?:\/\/\S+\s*$/,
    what: message(texts.address),
  },
  {
    begins: /^\s*BEGIN:V(?:CARD|CALENDAR)\b/i,
    what: message(texts.businessCard),
  },
  {
    begins: /^\s*-----BEGIN (?:[A-Z]+ )?(?:PRIVATE|PUBLIC) KEY-----|^\s*-----BEGIN CERTIFICATE-----/,
    what: message(texts.keyOrCertificate),
  },
];

/**
 * The start of compound files, the containers of older Office programs (CFB,
 * https://learn.microsoft.com/openspecs/windows_protocols/ms-cfb).
 */
const COMPOUND = text('\xd0\xcf\x11\xe0');

/** Kinds of compound files, by the names of their parts. */
const COMPOUND_FILES: readonly { part: string; what: Message }[] = [
  {
    part: '__substg1.0_',
    what: message(texts.outlookEmail),
  },
  {
    part: 'EncryptedPackage',
    what: message(texts.encryptedOffice),
  },
];

function compoundFile(bytes: Uint8Array): Message {
  const content = new TextDecoder('latin1').decode(bytes);
  // The names are in UTF-16.
  const known = COMPOUND_FILES.find(({ part }) => content.includes(Array.from(part, (each) => `${each}\0`).join('')));
  return known?.what ?? message(texts.olderOffice);
}

function beginsWith(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, at) => bytes[at] === byte);
}

/** Unsupported files, by how they begin. */
const KNOWN: readonly { begins: readonly (readonly number[])[]; what: Message }[] = [
  {
    begins: [text('\x89PNG'), [0xff, 0xd8, 0xff], text('GIF8'), text('II*\0'), text('MM\0*'), text('RIFF')],
    what: PICTURE,
  },
  {
    begins: [
      text('\x1f\x8b'),
      text('7z\xbc\xaf'),
      text('Rar!'),
      text('BZh'),
      text('\xfd7zXZ'),
      text('\x28\xb5\x2f\xfd'),
      text('MSCF'),
    ],
    what: packed,
  },
  {
    begins: [text('\x78\x9f\x3e\x22')],
    what: message(texts.winmail),
  },
  {
    begins: [text('\xff\xfe\0\0'), text('\0\0\xfe\xff')],
    what: message(texts.utf32),
  },
  { begins: [text('{\\rtf')], what: message(texts.rtf) },
  {
    begins: [
      [0x30, 0x80],
      [0x30, 0x82],
      [0x30, 0x83],
    ],
    what: sealed,
  },
];
