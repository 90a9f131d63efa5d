/** Writes Markdown. Texts of declarations are escaped: they contain no markup. */

import { stringify } from 'yaml';

/** A page of the site. `path` is its address without an ending. */
export interface Page {
  path: string;
  text: string;
}

/** An entry of a list of pages. */
export interface Entry {
  text: string;
  link: string;
}

/** Escapes a text, also for a table. */
export function plain(text: string): string {
  return text.replace(/[\\`*_{}[\]<>#|~$&:!]/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/\s+/g, ' ');
}

/** Returns a code, key or path as inline code; an empty text for an empty one. */
export function code(text: string | undefined): string {
  if (text === undefined || text === '') return '';
  const fence = '`'.repeat(1 + Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length)));
  // Tables are split into cells before inline code is read.
  const within = text.replaceAll('|', '\\|');
  return fence.length > 1 ? `${fence} ${within} ${fence}` : `${fence}${within}${fence}`;
}

/** Returns codes separated by commas. */
export function codes(texts: readonly string[] = []): string {
  return texts.map(code).join(', ');
}

/** Returns a table without its empty columns; an empty text if there are no rows. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const kept = head.map((_, column) => column).filter((column) => rows.some((row) => row[column] !== ''));
  const line = (cells: readonly string[]) => `| ${kept.map((column) => cells[column] ?? '').join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Returns a block of YAML. */
export function yaml(value: unknown): string {
  return `\`\`\`yaml\n${stringify(value, { lineWidth: 100 })}\`\`\``;
}

/** Returns JSON without highlighting, which would multiply the size of long pages. */
export function text(value: unknown): string {
  return `\`\`\`text\n${JSON.stringify(value, undefined, 2)}\n\`\`\``;
}

/** Returns a section with its heading, or an empty text if it has no content. */
export function part(heading: string, ...texts: readonly string[]): string {
  const content = texts.filter((text) => text !== '');
  return content.length === 0 ? '' : [heading, ...content].join('\n\n');
}

/** Returns a section with an introduction, or an empty text if it has nothing to introduce. */
export function introduced(heading: string, introduction: string, ...texts: readonly string[]): string {
  return texts.every((text) => text === '') ? '' : part(heading, introduction, ...texts);
}

/** Returns the commands of an example. */
export function session(...commands: readonly string[]): string {
  return commands.map((command) => `    $ ${command}`).join('\n');
}

/** Returns a list of facts, without the empty ones. */
export function facts(...known: readonly (readonly [name: string, value: string])[]): string {
  return known
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `- ${name}: ${value}`)
    .join('\n');
}

/** Returns a page with its sections. */
export function page(path: string, title: string, ...parts: readonly string[]): Page {
  const text = [`# ${plain(title)}`, ...parts.filter((each) => each !== '')].join('\n\n');
  return { path, text: `---\ntitle: ${JSON.stringify(title)}\npageClass: reference\n---\n\n${text}\n` };
}
