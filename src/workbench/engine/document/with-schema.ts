import { contentOf, treeOf } from './text.ts';
import { isObject } from './values.ts';

/** Returns a text with its schema inserted as the first member, in the same layout. Unchanged if it has one or is not a JSON object. */
export function withSchema(text: string, schema: string): string {
  const root = treeOf(text);
  const value = contentOf(text);
  if (!root || !isObject(value) || '$schema' in value) return text;
  const begin = text.indexOf('{', root.offset) + 1;
  const [space = ''] = /^\s*/.exec(text.slice(begin)) ?? [];
  const lead = space.slice(Math.max(0, space.search(/\r?\n[^\r\n]*$/)));
  const comma = root.children?.length === 0 ? '' : `,${lead === '' ? ' ' : ''}`;
  return `${text.slice(0, begin)}${lead}"$schema": ${JSON.stringify(schema)}${comma}${text.slice(begin)}`;
}
