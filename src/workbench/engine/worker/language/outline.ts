import type { Node } from 'jsonc-parser';
import type { Span } from '../../document/text.ts';
import { parsed } from '../text.ts';

/** A property or entry of the document with its children. */
export interface Part {
  name: string;
  /** Distinguishes it from its neighbours: the value itself, or a name in the object. */
  detail: string;
  kind: Node['type'];
  /** The span from its name to its end. */
  whole: Span;
  /** The span to show on navigation. */
  head: Span;
  children: Part[];
}

/** Returns the document as a tree of its properties. */
export function outline(text: string): Part[] {
  const { root } = parsed(text);
  return root ? partsIn(root) : [];
}

function partsIn(node: Node): Part[] {
  return (node.children ?? []).flatMap((child, index) => {
    const [name, value] = child.type === 'property' ? (child.children ?? []) : [undefined, child];
    if (!value) return [];
    const head = name ?? value;
    return [
      {
        name: name ? String(name.value) : `${index + 1}`,
        detail: detailOf(value),
        kind: value.type,
        whole: spanOf(child),
        head: name ? spanOf(name) : { offset: head.offset, length: 1 },
        children: partsIn(value),
      },
    ];
  });
}

/** Properties that identify an object, most significant first. */
const TELLING = ['name', 'item', 'code', 'key', 'cat', 'text', 'reason', 'country', 'amount'];
const LONGEST = 60;

function detailOf(node: Node): string {
  if (node.type === 'array') return `${node.children?.length ?? 0}`;
  if (node.type !== 'object') return shortened(String(node.value));
  for (const name of TELLING) {
    const value = node.children?.find(({ children }) => children?.[0]?.value === name)?.children?.[1];
    const detail = value && value.type !== 'array' ? detailOf(value) : '';
    if (detail !== '') return detail;
  }
  return '';
}

function shortened(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

function spanOf({ offset, length }: Node): Span {
  return { offset, length };
}
