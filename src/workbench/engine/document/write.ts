import { NumberText } from '../../../engine/model/number-text.ts';

/** Formats a value in the workbench's style. */
export function writeText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Formats a value with short parts on one line. */
export function writeDensely(value: unknown): string {
  return `${dense(value, '')}\n`;
}

const lineWidth = 88;

function dense(value: unknown, indent: string): string {
  if (value instanceof NumberText) return value.text;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  const list = Array.isArray(value);
  const parts = list
    ? value.map((entry) => dense(entry, inner))
    : Object.entries(value).map(([name, member]) => `${JSON.stringify(name)}: ${dense(member, inner)}`);
  const [open, close] = list ? ['[', ']'] : ['{', '}'];
  if (parts.length === 0) return open + close;
  const line = list ? `[${parts.join(', ')}]` : `{ ${parts.join(', ')} }`;
  const fits = indent !== '' && !line.includes('\n') && indent.length + line.length <= lineWidth;
  return fits ? line : `${open}\n${parts.map((part) => inner + part).join(',\n')}\n${indent}${close}`;
}
