import { printable } from './printable.ts';
import type { Session } from './session.ts';
import { lengthOf } from './table.ts';
import * as texts from './texts.ts';

/** Formats data for people on a terminal: values by name, lists as tables. */

const GAP = '  ';

/** The minimum width of a truncated column. */
const LEAST = 12;

/** Returns rows as lines with aligned columns. The widest columns are shortened so that lines fit the terminal. */
export function lines(rows: readonly (readonly string[])[], width: number, indent = ''): string {
  const widths = rows.reduce<number[]>(
    (known, row) => row.map((cell, i) => Math.max(known[i] ?? 0, lengthOf(cell))),
    [],
  );
  const room = width - indent.length - GAP.length * (widths.length - 1);
  const sum = () => widths.reduce((total, each) => total + each, 0);
  for (let most = Math.max(0, ...widths); sum() > room && most >= LEAST; most--) {
    for (const [i, each] of widths.entries()) widths[i] = Math.min(each, most);
  }
  const text = rows.map((row) => {
    const cells = row.map((cell, i) => {
      const most = widths[i] ?? 0;
      const shown = lengthOf(cell) > most ? cut(cell, most) : cell;
      return shown + ' '.repeat(most - lengthOf(shown));
    });
    return cut(`${indent}${cells.join(GAP)}`.trimEnd(), width);
  });
  return text.map((line) => `${line}\n`).join('');
}

/** Returns a value as a table cell: the English text of a translated one, a list separated by commas. */
export function cellOf(value: unknown, session: Session): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return session.say(value ? texts.yes : texts.no);
  if (Array.isArray(value)) return value.map((each) => cellOf(each, session)).join(', ');
  if (typeof value === 'object') return cellOf(inLanguage(value as Record<string, unknown>, session), session);
  return printable(String(value).replace(/\s+/g, ' '));
}

/** Returns a text in the session's language: the given one, or otherwise a translation of the English one. */
function inLanguage(texts: Record<string, unknown>, { translation }: Session): unknown {
  const own = translation && texts[translation.language];
  if (own !== undefined || typeof texts.en !== 'string') return own;
  return translation?.find(texts.en) ?? texts.en;
}

/** Returns an object with all its content. */
export function details(entry: object, session: Session, indent = ''): string {
  const width = session.columns;
  const members = Object.entries(entry).filter(([name, value]) => name !== '$schema' && value !== null);
  const plain = members.filter(([, value]) => isCell(value)).map(([name, value]) => [name, cellOf(value, session)]);
  const others = members.filter(([, value]) => !isCell(value));
  const parts = others.map(
    ([name, value]) => `\n${indent}${name.toUpperCase()}\n${part(value, session, `${indent}  `)}`,
  );
  return lines(plain, width, indent) + parts.join('');
}

function part(value: unknown, session: Session, indent: string): string {
  const width = session.columns;
  if (!Array.isArray(value)) return details(value as object, session, indent);
  const entries = value as readonly Record<string, unknown>[];
  const names = [...new Set(entries.flatMap((each) => Object.keys(each)))];
  const isTable = entries.every((each) => Object.values(each).every((member) => member === null || isCell(member)));
  if (!isTable) return entries.map((each) => details(each, session, indent)).join('\n');
  return lines([names, ...entries.map((each) => names.map((name) => cellOf(each[name], session)))], width, indent);
}

/** Returns whether a value fits in a cell. */
function isCell(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) return value.every((each) => typeof each !== 'object');
  return 'en' in value;
}

function cut(line: string, width: number): string {
  const characters = Array.from(line);
  return characters.length <= width ? line : `${characters.slice(0, width - 1).join('')}…`;
}
