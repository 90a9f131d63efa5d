/** Repairs of the namespaces at the root: misspelt, undeclared, of another version, or without the prefix that the format needs. */

import { distance } from '../../engine/text/nearest.ts';
import { syntaxIn } from '../list/facts.ts';
import { namespaces } from '../list/namespaces.ts';
import { type Edit, elementsIn, type SourceElement } from './source.ts';

/** Standard prefixes, and the namespaces that they stand for. */
const USUAL: ReadonlyMap<string, string> = new Map(namespaces.list.map(({ prefix, uri }) => [prefix, uri]));

/** The largest number of letters in which a namespace may differ from the right one. */
const MOST = 4;

/** Returns the changes at the root of a text that its namespaces need; none if there is nothing to change, or too much. */
export function namespaceEdits(text: string): Edit[] {
  const syntax = syntaxIn(text);
  if (!syntax) return [];
  const beginning = new RegExp(`<(?:[\\w.-]+:)?(?:${syntax.roots.join('|')})[\\s>]`).exec(text);
  const root = beginning && rootAt(text, beginning.index);
  if (!root) return [];
  const [prefix, local = root.name] = root.name.includes(':') ? root.name.split(':') : [''];
  const own = syntax.namespaces[syntax.roots.indexOf(local)] ?? syntax.namespaces[0];
  const edits: Edit[] = [];
  const declared = new Map<string, string>();
  for (const { name, value } of root.attributes) {
    if (!/^xmlns(?::|$)/.test(name)) continue;
    const uri = text.slice(value.from, value.to);
    const bound = name === 'xmlns' ? '' : name.slice('xmlns:'.length);
    const right = namespaces.has(uri) ? uri : (nearestNamespace(uri) ?? (bound === prefix ? own?.uri : undefined));
    declared.set(bound, right ?? uri);
    if (right !== undefined && right !== uri) edits.push({ ...value, text: right });
  }
  const names = prefixesIn(text);
  const missing = [...names].filter((each) => !declared.has(each) && each !== 'xml' && each !== 'xmlns');
  const added = missing.flatMap((each) => {
    const uri = each === prefix ? own?.uri : USUAL.get(each);
    return uri === undefined ? [] : [` xmlns:${each}="${uri}"`];
  });
  const end = root.attributes.at(-1)?.to ?? root.from + 1 + root.name.length;
  if (added.length > 0) edits.push({ from: end, to: end, text: added.join('') });
  return edits.length > 0 ? edits : qualifiedRoot(text, root, own?.prefix);
}

/**
 * Returns the changes for a root whose namespace became the default, while the format's elements have none: the root gets a prefix, as in
 * `<p:FatturaElettronica xmlns:p="…">`.
 */
function qualifiedRoot(text: string, root: SourceElement, prefix: string | undefined): Edit[] {
  const standard = root.attributes.find(({ name }) => name === 'xmlns');
  if (
    !standard ||
    !prefix ||
    root.name.includes(':') ||
    !namespaces.list.some((each) => each.prefix === prefix && !('written' in each))
  )
    return [];
  const closing = text.lastIndexOf(`</${root.name}`);
  const own = { from: root.from + 1, to: root.from + 1, text: `${prefix}:` };
  const bound = { from: standard.from, to: standard.from + 'xmlns'.length, text: `xmlns:${prefix}` };
  return closing < 0 ? [] : [own, bound, { from: closing + 2, to: closing + 2, text: `${prefix}:` }];
}

/** Returns the root, also of a text whose end is missing. */
function rootAt(text: string, from: number): SourceElement | undefined {
  const end = text.indexOf('>', from);
  if (end < 0) return undefined;
  const tag = text.slice(from, end + 1).replace(/\/?>$/, '/>');
  const [found] = elementsIn(tag).values();
  if (!found) return undefined;
  const moved = (at: number) => at + from;
  const attributes = found.attributes.map((each) => ({
    name: each.name,
    from: moved(each.from),
    to: moved(each.to),
    value: { from: moved(each.value.from), to: moved(each.value.to) },
  }));
  return { ...found, from, to: end + 1, attributes, content: { from: end + 1, to: end + 1 } };
}

function prefixesIn(text: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [, prefix = ''] of text.matchAll(/<\/?([\w.-]{1,40}):/g)) found.add(prefix);
  for (const [, prefix = ''] of text.matchAll(/\s(xsi):[\w.-]+=/g)) found.add(prefix);
  return found;
}

function nearestNamespace(uri: string): string | undefined {
  const given = uri.trim();
  const near = namespaces.list
    .map(({ uri: name }) => [name, distance(given, name, MOST + 1)] as const)
    .filter(([, edits]) => edits <= MOST);
  const least = Math.min(...near.map(([, edits]) => edits));
  const nearest = near.filter(([, edits]) => edits === least);
  return nearest.length === 1 ? nearest[0]?.[0] : undefined;
}
