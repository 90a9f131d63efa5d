/** Writes an answer into a file: into the element that is there, or into a new one in its place. */

import type { Structure, StructureType } from '../schema/structure.ts';
import type { XmlElement } from '../xml/element.ts';
import { oncePer } from './once-per.ts';
import { blanksBefore, type Edit, escaped, type SourceElement } from './source.ts';
import type { Places } from './structure.ts';
import type { Step } from './terms.ts';

/** A text with its elements. */
export interface Source {
  readonly root: XmlElement;
  readonly text: string;
  readonly places: Places;
  readonly structure: Structure;
}

/** What to write: a value, at the end of steps from the root, into an attribute if there is one. */
export interface Writing {
  readonly steps: readonly Step[];
  readonly attribute?: string | undefined;
  readonly value: string;
  /** Attributes to set with the value: the scheme of an electronic address. */
  readonly beside?: Readonly<Record<string, string>> | undefined;
  /** Which of the elements of a step to take, from 0: the line. */
  readonly position?: { readonly step: number; readonly index: number } | undefined;
}

/** Returns the edits for a value, and the element that is or will be around it; undefined if it has no place. */
export function insertion(
  source: Source,
  writing: Writing,
  childrenAt: typeof matching = matching,
): { edits: Edit[]; around: XmlElement; was: string | undefined } | undefined {
  const { root, structure } = source;
  let at = root;
  let type = structure.rootTypes.get(root.name);
  for (const [index, step] of writing.steps.entries()) {
    const all = childrenAt(at, step);
    const own = writing.position?.step === index ? all[writing.position.index] : all[0];
    if (own === undefined) {
      if (writing.position !== undefined && index <= writing.position.step) return undefined;
      const edit = type && created(source, at, type, writing, index);
      return edit ? { edits: [edit], around: at, was: undefined } : undefined;
    }
    at = own;
    type = childType(type, at.name);
  }
  const edits = intoElement(source, at, writing);
  return (
    edits && { edits, around: at, was: writing.attribute === undefined ? at.text : at.attribute(writing.attribute) }
  );
}

function matching({ children }: XmlElement, step: Step): readonly XmlElement[] {
  return children.filter((child) => matches(child, step));
}

/** Returns a version of `matching` for many answers about one file, which looks for the elements of a step once. */
export function matchingOnce(): typeof matching {
  const of = oncePer((_element: XmlElement) => new Map<string, readonly XmlElement[]>());
  return (element, step) => {
    const known = of(element);
    const key = JSON.stringify(step);
    const found = known.get(key) ?? matching(element, step);
    known.set(key, found);
    return found;
  };
}

function matches(element: XmlElement, { name, attributes, children }: Step): boolean {
  if (element.name !== name && !(!name.includes(':') && element.localName === name)) return false;
  const hasChild = ([path, text]: readonly [string, string]) => valueAt(element, path)?.trim() === text;
  const isEmpty = element.text.trim() === '' && element.first === undefined;
  return (
    Object.entries(attributes).every(([key, value]) => isEmpty || element.attribute(key) === value) &&
    children.every(hasChild)
  );
}

function valueAt(element: XmlElement, path: string): string | undefined {
  return path.split('/').reduce<XmlElement | undefined>((at, name) => at?.child(name), element)?.text;
}

function childType(type: StructureType | undefined, name: string): StructureType | undefined {
  const place = type?.indexOfChild(name);
  return place === undefined ? undefined : type?.children[place]?.type;
}

function intoElement({ text, places }: Source, element: XmlElement, writing: Writing): Edit[] | undefined {
  const place = places.get(element.offset);
  if (!place) return undefined;
  const attributes = {
    ...writing.beside,
    ...(writing.attribute !== undefined && { [writing.attribute]: writing.value }),
  };
  const edits = Object.entries(attributes).map(([name, value]) => attributeEdit(place, name, value));
  if (writing.attribute !== undefined) return edits;
  const needed = Object.entries(writing.steps.at(-1)?.attributes ?? {}).filter(
    ([name]) => element.attribute(name) === undefined,
  );
  edits.push(...needed.map(([name, value]) => attributeEdit(place, name, value)));
  edits.push(contentEdit(place, text, escaped(writing.value)));
  return edits;
}

/** Returns the edit that sets an attribute. */
export function attributeEdit(place: SourceElement, name: string, value: string): Edit {
  const known = place.attributes.find((each) => each.name === name || each.name.endsWith(`:${name}`));
  if (known) return { ...known.value, text: escaped(value) };
  const end = place.attributes.at(-1)?.to ?? place.from + 1 + place.name.length;
  return { from: end, to: end, text: ` ${name}="${escaped(value)}"` };
}

/** Returns the edit that sets the text of an element, which keeps the blanks around it. */
export function contentEdit(place: SourceElement, text: string, content: string): Edit {
  if (place.isSelfClosing) {
    const tag = text.slice(place.from, place.to - 2).trimEnd();
    return { from: place.from + tag.length, to: place.to, text: `>${content}</${place.name}>` };
  }
  const { from, to } = place.content;
  const inside = text.slice(from, to);
  const before = inside.length - inside.trimStart().length;
  if (before === inside.length) return { from, to, text: content };
  return { from: from + before, to: from + inside.trimEnd().length, text: content };
}

/** Returns the edit that adds the elements from a step on, in the order of the schema and with the blanks of their neighbours. */
function created(
  source: Source,
  parent: XmlElement,
  type: StructureType,
  writing: Writing,
  from: number,
): Edit | undefined {
  const { text, places } = source;
  const place = places.get(parent.offset);
  const first = writing.steps[from];
  const name = first && nameIn(type, first.name);
  const rank = name === undefined ? undefined : type.indexOfChild(name);
  if (!place || rank === undefined) return undefined;
  const { children } = parent;
  const next = children.find((child) => (type.indexOfChild(child.name) ?? -1) > rank);
  const nextPlace = next && places.get(next.offset);
  const closing = place.isSelfClosing ? place.to : place.content.to;
  const outer = blanksBefore(text, place.from);
  const sibling = children[0] && places.get(children[0].offset);
  const inner = sibling ? blanksBefore(text, sibling.from) : outer.includes('\n') ? `${outer}${unitOf(source)}` : '';
  const unit = inner.startsWith(outer) && inner.length > outer.length ? inner.slice(outer.length) : unitOf(source);
  const written = elementText(source, type, writing, from, inner, inner === '' ? '' : unit);
  if (written === undefined) return undefined;
  if (nextPlace) return { from: nextPlace.from, to: nextPlace.from, text: `${written}${inner}` };
  if (place.isSelfClosing) {
    const tag = text.slice(place.from, place.to - 2).trimEnd();
    return { from: place.from + tag.length, to: place.to, text: `>${inner}${written}${outer}</${place.name}>` };
  }
  const last = children.at(-1);
  const end = (last && places.get(last.offset)?.to) ?? closing;
  return { from: end, to: end, text: `${inner}${written}${last ? '' : outer}` };
}

/** Returns the blanks by which a file indents. */
function unitOf({ root, text, places }: Source): string {
  const first = root.first && places.get(root.first.offset);
  return first ? blanksBefore(text, first.from).replace(/^[\r\n]+/, '') : '';
}

function elementText(
  source: Source,
  type: StructureType,
  writing: Writing,
  at: number,
  indent: string,
  unit: string,
): string | undefined {
  const step = writing.steps[at];
  const name = step && nameIn(type, step.name);
  if (step === undefined || name === undefined) return undefined;
  const tag = writtenName(source, name);
  const isLast = at === writing.steps.length - 1;
  const own = {
    ...step.attributes,
    ...(isLast && writing.beside),
    ...(isLast && writing.attribute && { [writing.attribute]: writing.value }),
  };
  const attributes = Object.entries(own)
    .map(([key, value]) => ` ${key}="${escaped(value)}"`)
    .join('');
  if (isLast) return `<${tag}${attributes}>${writing.attribute === undefined ? escaped(writing.value) : ''}</${tag}>`;
  const below = childType(type, name);
  const inner = below && elementText(source, below, writing, at + 1, indent + unit, unit);
  return inner === undefined
    ? undefined
    : `<${tag}${attributes}>${indent === '' ? '' : indent + unit}${inner}${indent}</${tag}>`;
}

/** Returns the full name of a child by its local name. */
function nameIn(type: StructureType, name: string): string | undefined {
  if (name.includes(':')) return name;
  return type.children.find((child) => child.name === name || child.name.endsWith(`:${name}`))?.name;
}

/** Returns a name with the prefix that the file uses for its namespace. */
function writtenName({ root, places }: Source, name: string): string {
  const [prefix = '', local = name] = name.includes(':') ? name.split(':') : ['', name];
  for (const element of root.within()) {
    const [own = ''] = element.name.includes(':') ? element.name.split(':') : [''];
    if (own !== prefix) continue;
    const written = places.get(element.offset)?.name ?? '';
    return written.includes(':') ? `${written.slice(0, written.indexOf(':'))}:${local}` : local;
  }
  return name;
}
