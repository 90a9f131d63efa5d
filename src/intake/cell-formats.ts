/**
 * The number formats of cells in Excel workbooks: they distinguish percentages and amounts from other numbers. A cell has the number of a
 * style (`s`), and styles.xml the format of each style (ECMA-376 part 1, 18.8.30).
 */

import type { PackedFile } from './archive.ts';

/** Built-in formats that files name without writing them out. */
const BUILT_IN: Readonly<Record<string, string>> = {
  ...Object.fromEntries([9, 10].map((id) => [id, '%'])),
  // The currency of the computer that shows it.
  ...Object.fromEntries([5, 6, 7, 8, 42, 44].map((id) => [id, '¤'])),
};

/** Marks the numbers of cells that are formatted as a percentage or with a currency, so that reading keeps that. */
export class FormattedCells {
  /** The sign of each style. */
  readonly #signs: readonly (string | undefined)[];

  constructor(parts: readonly PackedFile[]) {
    const styles = parts.find(({ path }) => path === 'xl/styles.xml');
    this.#signs = styles ? signsIn(new TextDecoder().decode(styles.bytes)) : [];
  }

  /** Returns the bytes of a part. In a sheet, numbers are followed by the sign of their format. */
  marked({ path, bytes }: PackedFile): Uint8Array {
    if (!path.includes('sheet') || this.#signs.every((sign) => sign === undefined)) return bytes;
    const text = new TextDecoder().decode(bytes);
    if (!text.includes('sheetData')) return bytes;
    let sign: string | undefined;
    const marked = text.replace(CELL_OR_VALUE, (found, cell: string | undefined) => {
      if (cell !== undefined) {
        sign = /\st=["'](?!n["'])/.test(cell) ? undefined : this.#signs[Number(STYLE.exec(cell)?.[1])];
        return found;
      }
      return sign === undefined ? found : ` ${sign}${found}`;
    });
    return new TextEncoder().encode(marked);
  }
}

/** The beginning of a cell, or the end of its value. */
const CELL_OR_VALUE = /<(?:\w{1,30}:)?c(\s[^<>]{0,400}|)>|<\/(?:\w{1,30}:)?v>/g;

const STYLE = /\ss=["'](\d{1,6})["']/;

/** Returns the sign of each style of cells. */
function signsIn(styles: string): (string | undefined)[] {
  const codes = new Map<string, string>();
  for (const [, attributes = ''] of styles.matchAll(/<(?:\w{1,30}:)?numFmt(\s[^<>]{0,2000})>/g)) {
    const [id, code] = ['numFmtId', 'formatCode'].map((name) => attributeIn(attributes, name));
    if (id !== undefined && code !== undefined) codes.set(id, code);
  }
  const [, own = ''] = /<(?:\w{1,30}:)?cellXfs[\s>]([\s\S]*?)<\/(?:\w{1,30}:)?cellXfs>/.exec(styles) ?? [];
  return Array.from(own.matchAll(/<(?:\w{1,30}:)?xf(\s[^<>]{0,2000}|\/)>/g), ([, attributes = '']) => {
    const id = attributeIn(attributes, 'numFmtId') ?? '';
    const code = codes.get(id);
    return code === undefined ? BUILT_IN[id] : signIn(code);
  });
}

function attributeIn(attributes: string, name: string): string | undefined {
  const found = new RegExp(String.raw`\s${name}\s?=\s?(?:"([^"]*)"|'([^']*)')`).exec(attributes);
  return (found?.[1] ?? found?.[2])
    ?.replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replace(/&#(\d{1,6});/g, (_, digits: string) => String.fromCodePoint(Number(digits)))
    .replaceAll('&amp;', '&');
}

/** Returns the sign of a format for positive numbers: `0.0%`, `#,##0.00 "€"`, `[$EUR] 0.00`, `[$€-407]`. */
function signIn(code: string): string | undefined {
  const [positive = ''] = code.split(';');
  const shown = positive.replace(/\[\$([^\]-]{0,10})(?:-[^\]]{0,40})?\]/g, '"$1"').replace(/\[[^\]]{0,40}\]/g, '');
  const texts = Array.from(shown.matchAll(/"([^"]{0,20})"|\\(.)/gu), ([, text, one]) => (text ?? one ?? '').trim());
  const outside = shown.replace(/"[^"]{0,20}"|\\./gu, '');
  if (outside.includes('%')) return '%';
  return [...texts, ...(outside.match(/\p{Sc}/gu) ?? [])].find((text) => CURRENCY.test(text));
}

const CURRENCY = /^(?:\p{Sc}|[A-Z]{1,2}\$|[A-Z]{3}|zł|Kč|Ft|lei|kr\.?)$/u;

/** Returns a number of a sheet, with the sign of its format: `0.19 %` becomes `19%`. */
export function numberShown(marked: string): string {
  const [number = '', sign] = marked.split(' ');
  if (sign === undefined) return plainNumber(number);
  return sign === '%' ? percentShown(number) : `${plainNumber(number)} ${sign}`;
}

/** Returns a share as a percentage: `0.075` becomes `7.5%`. */
export function percentShown(share: string): string {
  const number = Number(share);
  return Number.isFinite(number) ? `${Number((number * 100).toPrecision(12))}%` : share;
}

/** Returns a number of a workbook without floating-point noise: `0.30000000000000004` becomes `0.3`. */
function plainNumber(text: string): string {
  const number = Number(text);
  return Number.isFinite(number) && /[eE]|\d{15}/.test(text) ? String(Number(number.toPrecision(15))) : text;
}
