/** Markdown as the pages of declarations are written in it. Texts of declarations are texts: nothing in them is markup. */

/** A page of the site: its address, without an ending, and what it says. */
export interface Page {
  path: string;
  text: string;
}

/** An entry of a list of pages. */
export interface Entry {
  text: string;
  link: string;
}

/** Returns a text so that it shows as it is, also within a table. */
export function plain(text: string): string {
  return text.replace(/[\\`*_{}[\]<>#|~$&:!]/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/\s+/g, ' ');
}

/** Returns a code, a key or a path, so that it shows as it is; nothing for an empty one. */
export function code(text: string | undefined): string {
  if (text === undefined || text === '') return '';
  const fence = '`'.repeat(1 + Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length)));
  // A table's cells are parted before codes in them are read.
  const within = text.replaceAll('|', '\\|');
  return fence.length > 1 ? `${fence} ${within} ${fence}` : `${fence}${within}${fence}`;
}

/** Returns codes with commas between. */
export function codes(texts: readonly string[] = []): string {
  return texts.map(code).join(', ');
}

/** Returns a table, without the columns that have nothing in any row; nothing where there are no rows. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const kept = head.map((_, column) => column).filter((column) => rows.some((row) => row[column] !== ''));
  const line = (cells: readonly string[]) => `| ${kept.map((column) => cells[column] ?? '').join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Returns a block of JSON. */
export function json(value: unknown): string {
  return `\`\`\`json\n${JSON.stringify(value, undefined, 2)}\n\`\`\``;
}

/** Returns a block of JSON in one colour: many of them in several would weigh more than they tell. */
export function text(value: unknown): string {
  return `\`\`\`text\n${JSON.stringify(value, undefined, 2)}\n\`\`\``;
}

/** Returns a part of a page under its heading; nothing if all of its texts are empty. */
export function part(heading: string, ...texts: readonly string[]): string {
  const said = texts.filter((text) => text !== '');
  return said.length === 0 ? '' : [heading, ...said].join('\n\n');
}

/** Returns a part that begins with an introduction; nothing if only the introduction has content. */
export function introduced(heading: string, introduction: string, ...texts: readonly string[]): string {
  const body = part(heading, ...texts);
  return body === '' ? '' : body.replace(heading, () => `${heading}\n\n${introduction}`);
}

/** Returns what is known of something, without what is not. */
export function facts(...known: readonly (readonly [name: string, value: string])[]): string {
  return known
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `- ${name}: ${value}`)
    .join('\n');
}

/** Returns a page of its parts. */
export function page(path: string, title: string, ...parts: readonly string[]): Page {
  const text = [`# ${plain(title)}`, ...parts.filter((each) => each !== '')].join('\n\n');
  return { path, text: `---\ntitle: ${JSON.stringify(title)}\npageClass: reference\n---\n\n${text}\n` };
}
