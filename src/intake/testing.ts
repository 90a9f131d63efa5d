/** Creates files for tests. */

import writeExcelFile from 'write-excel-file/universal';
import { base64Of } from '../engine/text/base64.ts';
import type { Message, Value } from '../engine/text/message.ts';
import * as texts from './texts.ts';

/** Returns the name of a message in `texts.ts` with its values, independent of the wording. */
export function named({ template, values = {} }: Message): string {
  const [name] = Object.entries(texts).find(([, text]) => text === template) ?? [];
  return [name, ...Object.values(values).map(shown)].join(' ');
}

const shown = (value: Value) => (typeof value === 'object' && 'template' in value ? named(value) : String(value));

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
