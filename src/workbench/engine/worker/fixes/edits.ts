/** Small edits that keep a text's own layout. */
import type { Edit, Node } from 'jsonc-parser';
import type { ParsedText } from '../text.ts';

/** Replaces a value by JSON text. */
export function replaceValue(node: Node, json: string): Edit {
  return { offset: node.offset, length: node.length, content: json };
}

/** Returns the node of a property's name. */
export function nameNode(value: Node): Node | undefined {
  return value.parent?.type === 'property' ? value.parent.children?.[0] : undefined;
}

/** An insertion of a property, with the offset of its new value. */
export interface Insertion {
  edit: Edit;
  valueOffset: number;
}

/**
 * Inserts a property into an object after those that precede it in `order`: on a separate line if the object has several, otherwise on
 * the object's line.
 */
export function insertProperty(
  { text }: ParsedText,
  object: Node,
  name: string,
  json: string,
  order: readonly string[],
): Insertion {
  const members = object.children ?? [];
  const own = order.indexOf(name);
  const before = members.findLast(({ children }) => {
    const index = order.indexOf(String(children?.[0]?.value));
    return index >= 0 && (own < 0 || index < own);
  });
  const named = `${JSON.stringify(name)}: `;
  const inner = text.slice(object.offset, object.offset + object.length);
  const lineBreak = inner.includes('\n') ? `\n${indentOf(text, members[0]?.offset ?? object.offset)}` : undefined;
  if (before) {
    const offset = before.offset + before.length;
    const lead = `,${lineBreak ?? ' '}`;
    return {
      edit: { offset, length: 0, content: lead + named + json },
      valueOffset: offset + lead.length + named.length,
    };
  }
  const offset = object.offset + 1;
  const lead = lineBreak ?? ' ';
  const end = members.length > 0 ? ',' : inner === '{}' ? ' ' : '';
  const edit = { offset, length: 0, content: lead + named + json + end };
  return { edit, valueOffset: offset + lead.length + named.length };
}

/** Returns the indentation of a line. */
function indentOf(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  return /^[ \t]*/.exec(text.slice(start, offset))?.[0] ?? '';
}
