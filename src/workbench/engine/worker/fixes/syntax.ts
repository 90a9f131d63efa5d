/** Broken JSON as it results from typing: a comma too few or too many, an unclosed bracket. */

import { getNodeValue, type Node, parseTree } from 'jsonc-parser';
import { say } from '../../../ui/texts/say.ts';
import { removalOf } from '../../document/removal.ts';
import { syntaxFaults } from '../../document/syntax.ts';
import type { Span } from '../../document/text.ts';
import * as texts from '../texts.ts';
import type { Candidate } from './fault.ts';

/** Returns fixes of a syntax fault at its span; each leaves fewer faults. */
export function syntaxFixes(text: string, { offset, length }: Span): Candidate[] {
  const before = syntaxFaults(text).length;
  const previousEnd = text.slice(0, offset).trimEnd().length;
  const marked = text.slice(offset, offset + length);
  const candidates: Candidate[] = [
    ...withoutOneOfTwo(text, offset),
    { title: say(texts.putComma), edits: [{ offset: previousEnd, length: 0, content: ',' }] },
  ];
  if (text[previousEnd - 1] === ',')
    candidates.push({ title: say(texts.removeComma), edits: [{ offset: previousEnd - 1, length: 1, content: '' }] });
  if (marked === ',') candidates.push({ title: say(texts.removeComma), edits: [{ offset, length: 1, content: '' }] });
  if (/^\/[/*]/.test(marked))
    candidates.push({ title: say(texts.removeComment), edits: [{ offset, length, content: '' }] });
  if (/^[\w.+-]+$/.test(marked) && !/^(?:true|false|null)$/.test(marked))
    candidates.push({ title: say(texts.putQuotes), edits: [{ offset, length, content: `"${marked}"` }] });
  for (const at of quoteEnds(text, offset))
    candidates.push({ title: say(texts.close, { brackets: '"' }), edits: [{ offset: at, length: 0, content: '"' }] });
  const open = openBrackets(text);
  if (open !== '')
    candidates.push({
      title: say(texts.close, { brackets: open }),
      edits: [{ offset: text.trimEnd().length, length: 0, content: open }],
    });
  return candidates.filter(({ edits: [edit] }) => {
    if (!edit) return false;
    const changed = text.slice(0, edit.offset) + edit.content + text.slice(edit.offset + edit.length);
    return syntaxFaults(changed).length < before;
  });
}

/** Removes one of two members with the name at an offset; if they are equal, the second. */
function withoutOneOfTwo(text: string, offset: number): Candidate[] {
  const root = parseTree(text);
  const second = root && propertyAt(root, offset);
  const name = second?.children?.[0]?.value;
  const first = second?.parent?.children?.find((each) => each !== second && each.children?.[0]?.value === name);
  if (!first || !second) return [];
  const removeSecond = { title: say(texts.removeSecond, { name }), edits: removalOf(second.children?.[1]) };
  const isSame = JSON.stringify(contentOf(first)) === JSON.stringify(contentOf(second));
  if (isSame) return [removeSecond];
  return [{ title: say(texts.removeFirst, { name }), edits: removalOf(first.children?.[1]) }, removeSecond];
}

/** Returns the property whose name begins at an offset. */
function propertyAt(node: Node, offset: number): Node | undefined {
  if (node.type === 'property' && node.offset === offset) return node;
  const within = node.children?.find((each) => each.offset <= offset && offset < each.offset + each.length);
  return within && propertyAt(within, offset);
}

function contentOf({ children }: Node): unknown {
  return children?.[1] && getNodeValue(children[1]);
}

/** Returns where a closing quotation mark may be missing in the line of an offset: before its last comma, or at its end. */
function quoteEnds(text: string, offset: number): number[] {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const [line = ''] = /^.*/.exec(text.slice(start)) ?? [];
  const quotes = [...line.matchAll(/\\.|"/g)].filter(([token]) => token === '"');
  if (quotes.length % 2 === 0) return [];
  const end = start + line.trimEnd().length;
  return text[end - 1] === ',' ? [end - 1, end] : [end];
}

/** Returns the brackets that close the open constructs at the end. */
function openBrackets(text: string): string {
  const open: string[] = [];
  for (const [token] of text.matchAll(/"(?:[^"\\\n]|\\.)*"?|[{}[\]]/g)) {
    if (token === '{') open.push('}');
    else if (token === '[') open.push(']');
    else if (token === '}' || token === ']') open.pop();
  }
  return open.reverse().join('');
}
