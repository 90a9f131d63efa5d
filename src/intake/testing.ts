/** Creates files for tests. */

import writeExcelFile from 'write-excel-file/universal';
import { base64Of } from '../engine/text/base64.ts';
import type { Message } from '../engine/text/message.ts';
import * as texts from './texts.ts';

/** Returns the name of a message in `texts.ts` with its values, independent of the wording. */
export function named({ template, values = {}, details = [] }: Message): string {
  const [name] = Object.entries(texts).find(([, text]) => text === template) ?? [];
  return [name, ...Object.values(values).map(String), ...details.map(named)].join(' ');
}

/** Returns an Excel workbook with one sheet. */
export async function workbook(rows: readonly (readonly (string | number | Date)[])[]): Promise<Uint8Array> {
  const cells = rows.map((row) =>
    row.map((value) => (value instanceof Date ? { value, format: 'dd.mm.yyyy' } : { value })),
  );
  const blob = await writeExcelFile(cells).toBlob();
  return new Uint8Array(await blob.arrayBuffer());
}

/** An email attachment: name, contents, and the type declared by the mail program. */
export type Attached = readonly [name: string, content: string | Uint8Array, type?: string];

/** Returns an email with attachments, as written by mail programs. */
export function email(...attached: readonly Attached[]): string {
  const parts = attached.map(([name, content, type = 'application/octet-stream']) => {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
    const lines = base64Of(bytes).replace(/.{76}/g, '$&\r\n');
    return [
      `Content-Type: ${type}`,
      'Content-Transfer-Encoding: base64',
      `Content-Disposition: attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      '',
      lines,
    ].join('\r\n');
  });
  const words = 'Content-Type: text/plain; charset=utf-8\r\n\r\nDear Ms Ott,\r\nour invoice: see the files.\r\n';
  return [
    'Return-Path: <shop@example.com>',
    'From: Shop <shop@example.com>',
    'To: ott@example.com',
    'Subject: =?utf-8?Q?Rechnung_f=C3=BCr_M=C3=A4rz?=',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary="=_part"',
    '',
    'In several parts.',
    ...[words, ...parts].map((part) => `--=_part\r\n${part}`),
    '--=_part--',
    '',
  ].join('\r\n');
}

/** The content of a compound file: streams as bytes, storages as objects. */
export interface CompoundTree {
  readonly [name: string]: Uint8Array | CompoundTree;
}

const SECTOR = 512;
const MINI = 64;
const NONE = 0xffffffff;
const END = 0xfffffffe;

/** Returns a compound file (MS-CFB), as Outlook writes it: small streams within the mini stream, a single sector of table. */
export function compoundFile(tree: CompoundTree): Uint8Array<ArrayBuffer> {
  const sectors: Uint8Array[] = [new Uint8Array(SECTOR)];
  const table: number[] = [0xfffffffd];
  const miniTable: number[] = [];
  const mini: number[] = [];
  const entries: { name: string; type: number; right: number; child: number; start: number; size: number }[] = [];
  const put = (data: Uint8Array): number => {
    const first = sectors.length;
    for (let at = 0; at < data.length; at += SECTOR) {
      const sector = new Uint8Array(SECTOR);
      sector.set(data.subarray(at, at + SECTOR));
      sectors.push(sector);
      table.push(at + SECTOR < data.length ? sectors.length : END);
    }
    return data.length === 0 ? END : first;
  };
  const putMini = (data: Uint8Array): number => {
    const first = miniTable.length;
    for (let at = 0; at < data.length; at += MINI) {
      mini.push(...data.subarray(at, at + MINI));
      while (mini.length % MINI > 0) mini.push(0);
      miniTable.push(at + MINI < data.length ? miniTable.length + 1 : END);
    }
    return data.length === 0 ? END : first;
  };
  /** Adds the members of a storage as a list of right siblings, and returns the first. */
  const add = (members: CompoundTree): number => {
    let next = NONE;
    for (const [name, member] of Object.entries(members).reverse()) {
      const isStream = member instanceof Uint8Array;
      const child = isStream ? NONE : add(member);
      const start = isStream ? (member.length < 4096 ? putMini(member) : put(member)) : 0;
      const size = isStream ? member.length : 0;
      entries.push({ name, type: isStream ? 2 : 1, right: next, child, start, size });
      next = entries.length;
    }
    return next;
  };
  const child = add(tree);
  const start = put(Uint8Array.from(mini));
  entries.unshift({ name: 'Root Entry', type: 5, right: NONE, child, start, size: mini.length });
  const directory = new DataView(new ArrayBuffer(Math.ceil(entries.length / 4) * SECTOR));
  for (const [i, { name, type, right, child: below, start: from, size }] of entries.entries()) {
    const at = i * 128;
    for (let j = 0; j < name.length; j++) directory.setUint16(at + 2 * j, name.charCodeAt(j), true);
    directory.setUint16(at + 64, 2 * name.length + 2, true);
    directory.setUint8(at + 66, type);
    for (const [offset, value] of [
      [68, NONE],
      [72, right],
      [76, below],
      [116, from],
      [120, size],
    ] as const) {
      directory.setUint32(at + offset, value, true);
    }
  }
  const words = (numbers: readonly number[]) => new Uint8Array(Uint32Array.from(numbers).buffer);
  const miniSector = put(words(miniTable));
  const directorySector = put(new Uint8Array(directory.buffer));
  sectors[0] = new Uint8Array(SECTOR).fill(0xff);
  sectors[0].set(words(table));
  const head = new DataView(new ArrayBuffer(SECTOR));
  [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1].forEach((byte, i) => void head.setUint8(i, byte));
  head.setUint16(26, 3, true);
  head.setUint16(28, 0xfffe, true);
  head.setUint16(30, 9, true);
  head.setUint16(32, 6, true);
  head.setUint32(44, 1, true);
  head.setUint32(48, directorySector, true);
  head.setUint32(56, 4096, true);
  head.setUint32(60, miniSector, true);
  head.setUint32(68, END, true);
  for (let i = 0; i < 109; i++) head.setUint32(76 + 4 * i, i === 0 ? 0 : NONE, true);
  const file = new Uint8Array(SECTOR * (1 + sectors.length));
  file.set(new Uint8Array(head.buffer));
  for (const [i, sector] of sectors.entries()) file.set(sector, SECTOR * (i + 1));
  return file;
}
