/** Names elements and puts them in order, and removes empty elements and attributes without a meaning of their own. */

import { groupBy } from '../../engine/model/group-by.ts';
import type { XmlFault } from '../declare/checked.ts';
import { nearestOf } from '../schema/nearest.ts';
import type { StructureType } from '../schema/structure.ts';
import type { XmlElement } from '../xml/element.ts';
import type { BareChange } from './change.ts';
import { oncePer } from './once-per.ts';
import { removeCopies } from './repair-copies.ts';
import { blanksBefore, type Edit } from './source.ts';
import { eachTyped, empties, type Misordered, misordered, orderEdits, removal } from './structure.ts';
import { type Reading, unnumbered, type Work } from './work.ts';

/** Rules about attributes that a format does not have. */
const OF_ATTRIBUTES = /^(?:UBL|CII)-DT-\d+$/;
const UNKNOWN = 'XSD-ATTRIBUTE-UNKNOWN';

/** Attributes that describe where a code comes from; the value means the same without. */
const DESCRIPTIVE =
  /^(?:list|schemeAgency|schemeData|schemeURI|schemeVersion|schemeName|language|unitCodeList|currencyCodeList)\w*$|^(?:uri|format|encodingCode|characterSetCode)$/;

const misorderedIn = oncePer(({ root, structure }: Reading) => misordered(root, structure));

/** Returns the elements that are not inside another one of them. */
function outermost(all: readonly Misordered[]): Misordered[] {
  const elements = new Set(all.map(({ element }) => element));
  return all.filter(({ element }) => {
    for (let around = element.parent; around !== undefined; around = around.parent)
      if (elements.has(around)) return false;
    return true;
  });
}

/** Names and orders elements, removes empty ones, and repairs attributes. */
export async function repairStructure(work: Work): Promise<void> {
  if (work.state.read === undefined) return;
  await repairNames(work);
  while (await orderAll(work));
  await orderEach(work);
  await removeEmpty(work);
  await removeCopies(work);
  await repairAttributes(work);
}

/** Orders the children of all disordered elements that are not inside another disordered one. */
async function orderAll(work: Work): Promise<boolean> {
  const { read } = work.state;
  if (read === undefined) return false;
  const wrong = outermost(misorderedIn(read));
  const edits = wrong.flatMap((each) => orderEdits(each, read.text, read.places));
  return work.try(
    edits,
    wrong.map((each) => orderChange(work, each, read)),
  );
}

async function orderEach(work: Work): Promise<void> {
  const { read } = work.state;
  if (read === undefined) return;
  for (const wrong of misorderedIn(read).slice(0, work.mostTried(read))) {
    const now = work.state.read;
    const element = now?.paths.at(read.paths.of(wrong.element));
    const own = now && element && misorderedIn(now).find((each) => each.element === element);
    if (own && now) await work.try(orderEdits(own, now.text, now.places), [orderChange(work, own, now)]);
  }
}

function orderChange(work: Work, { element, children }: Misordered, { paths }: Reading): BareChange {
  const names = (elements: readonly XmlElement[]) => elements.map(({ localName }) => localName).join(' ');
  return {
    xpath: paths.local(element),
    from: names(element.children),
    to: names(children),
    rule: work.ruleAt(element) ?? 'XSD-ELEMENT-ORDER',
    what: 'order',
  };
}

/**
 * Removes attributes that the schema does not have, and those that describe a list or a scheme and that the format does not have. A
 * misspelt one gets its correct name.
 */
async function repairAttributes(work: Work): Promise<void> {
  const { read, faults } = work.state;
  if (read === undefined) return;
  const rules = attributeFaults(faults);
  if (rules.at.size === 0 && rules.around.size === 0) return;
  const currency = read.syntax === 'cii' ? currencyIn(read.root) : undefined;
  const types = typesIn(read);
  const edits: Edit[] = [];
  const changes: BareChange[] = [];
  for (const element of read.root.within()) {
    const place = element.attributes.length === 0 ? undefined : read.places.get(element.offset);
    for (const own of place?.attributes ?? []) {
      const value = element.attribute(own.name);
      const rule = value === undefined ? undefined : ruleAgainst({ name: own.name, value }, element, currency);
      if (rule === undefined) continue;
      const right = rule === UNKNOWN ? meantAttribute(own.name, element, types.get(element)) : undefined;
      edits.push(
        right === undefined
          ? { from: own.from - blanksBefore(read.text, own.from).length, to: own.to, text: '' }
          : { from: own.from, to: own.from + own.name.length, text: right },
      );
      const xpath = `${read.paths.local(element)}/@${own.name}`;
      changes.push({ xpath, from: right === undefined ? value : own.name, to: right, rule });
    }
  }
  await work.try(edits, changes);

  /** Returns the rule that refuses an attribute which means nothing. */
  function ruleAgainst({ name, value }: { name: string; value: string }, element: XmlElement, own?: string) {
    const path = read?.paths.of(element) ?? '';
    const isDescriptive = DESCRIPTIVE.test(name) || (name === 'currencyID' && value === own);
    const rule = rules.at.get(`${path}/@${name}`) ?? (isDescriptive ? rules.around.get(path) : undefined);
    return isDescriptive || (rule === UNKNOWN && name !== 'currencyID') ? rule : undefined;
  }
}

/** Returns the rules about attributes by the XPath of the attribute, or of the element around it. */
function attributeFaults(faults: readonly XmlFault[]): { at: Map<string, string>; around: Map<string, string> } {
  const at = new Map<string, string>();
  const around = new Map<string, string>();
  for (const { code, xpaths } of faults) {
    for (const path of xpaths) {
      const isAttribute = /\/@[\w:.-]+$/.test(path);
      if (isAttribute && (code === UNKNOWN || code === 'XSD-VALUE' || OF_ATTRIBUTES.test(code))) at.set(path, code);
      else if (OF_ATTRIBUTES.test(code)) around.set(path, code);
    }
  }
  return { at, around };
}

function typesIn({ root, structure }: Reading): ReadonlyMap<XmlElement, StructureType> {
  const types = new Map<XmlElement, StructureType>();
  eachTyped(root, structure, (element, type) => types.set(element, type));
  return types;
}

/** Returns the attribute that a misspelt one means. */
function meantAttribute(name: string, element: XmlElement, type: StructureType | undefined): string | undefined {
  const absent = [...(type?.attributes.keys() ?? [])].filter((each) => element.attribute(each) === undefined);
  return nearestOf(name, absent);
}

/** Gives misspelt elements, and those in the wrong namespace of the format, the name that the schema has. */
async function repairNames(work: Work): Promise<void> {
  const { read, faults } = work.state;
  if (read === undefined || !faults.some(({ code }) => code === 'XSD-ELEMENT-UNKNOWN')) return;
  const prefixes = new Map<string, string>();
  for (const each of read.root.within()) {
    const written = read.places.get(each.offset)?.name;
    if (written !== undefined) prefixes.set(prefixOf(each.name), prefixOf(written));
  }
  for (const { element, name } of misspelt(read).slice(0, work.mostTried(read))) {
    const now = work.state.read;
    const place = now?.places.get(now.paths.at(read.paths.of(element))?.offset ?? -1);
    const prefix = prefixes.get(prefixOf(name));
    if (!now || !place || prefix === undefined) continue;
    const right = `${prefix}${name.slice(prefixOf(name).length)}`;
    const edits = [{ from: place.from + 1, to: place.from + 1 + place.name.length, text: right }];
    const end = place.content.to + 2;
    if (!place.isSelfClosing) edits.push({ from: end, to: end + place.name.length, text: right });
    const change = { xpath: read.paths.local(element), from: place.name, to: right, rule: 'XSD-ELEMENT-UNKNOWN' };
    await work.try(edits, [change]);
  }
}

/** Returns the prefix of a name with its colon. */
function prefixOf(name: string): string {
  return name.slice(0, name.lastIndexOf(':') + 1);
}

/** Returns the elements that the schema does not have, with the only name that they may mean. */
function misspelt({ root, structure }: Reading): { element: XmlElement; name: string }[] {
  const found: { element: XmlElement; name: string }[] = [];
  eachTyped(root, structure, (element, type) => {
    const unknown = element.children.filter(({ name }) => type.indexOfChild(name) === undefined);
    if (unknown.length === 0) return;
    const given = groupBy(element.children, ({ name }) => name);
    const free = type.children.flatMap(({ name, most }) => ((given.get(name)?.length ?? 0) < most ? name : []));
    for (const child of unknown) {
      const name = nearestOf(child.localName, free);
      if (name !== undefined) found.push({ element: child, name });
    }
  });
  return found;
}

async function removeEmpty(work: Work): Promise<void> {
  const { read, faults } = work.state;
  if (read === undefined) return;
  // Of many, only the first are named; the others are no better.
  // A fault may name what the empty element lacks.
  const named = new Set(
    faults.flatMap(({ xpaths }) =>
      xpaths.map(unnumbered).flatMap((path) => [path, path.slice(0, path.lastIndexOf('/'))]),
    ),
  );
  const all = removable(read);
  const isNamed = (element: XmlElement) =>
    [...element.within()].some((each) => named.has(unnumbered(read.paths.of(each))));
  const wrong = all.filter(isNamed);
  // Next to the one that a fault names.
  const isBeside = (element: XmlElement) =>
    element.parent !== undefined && !isNamed(element) && named.has(unnumbered(read.paths.of(element.parent)));
  const beside = all.filter(isBeside).map((each) => read.paths.of(each));
  await removeTogether(work, wrong);
  await removeSingly(work, beside);
}

/** Removes elements if the file is better without them: all together, or otherwise each one that helps. */
async function removeTogether(work: Work, wrong: readonly XmlElement[]): Promise<void> {
  const { read } = work.state;
  if (read === undefined) return;
  const edits = wrong.flatMap((each) => removal(each, read.text, read.places) ?? []);
  const changes = wrong.map((each) => ({
    xpath: read.paths.local(each),
    from: '',
    to: undefined,
    rule: work.ruleAt(each) ?? '',
  }));
  if (await work.try(edits, changes)) return;
  await removeSingly(
    work,
    wrong.map((each) => read.paths.of(each)),
  );
}

async function removeSingly(work: Work, paths: readonly string[]): Promise<void> {
  const { read } = work.state;
  if (read === undefined) return;
  for (const path of paths.slice(0, work.mostTried(read))) {
    const now = work.state.read;
    const element = now?.paths.at(path);
    // Elements that went have moved others to their places.
    if (now === undefined || element === undefined || !removable(now).includes(element)) continue;
    const edit = removal(element, now.text, now.places);
    const rule = work.ruleAt(element) ?? (element.parent && work.ruleAt(element.parent)) ?? '';
    if (edit) await work.try([edit], [{ xpath: now.paths.local(element), from: '', to: undefined, rule }]);
  }
}

/** Returns the empty elements that may be removed. Of a required element, only the elements inside it may. */
function removable({ root, structure }: Reading): XmlElement[] {
  const required = new Set<XmlElement>();
  eachTyped(root, structure, (element, type) => {
    for (const child of element.children) {
      const isNeeded = (type.children[type.indexOfChild(child.name) ?? -1]?.least ?? 0) > 0;
      if (isNeeded && child.first !== undefined) required.add(child);
    }
  });
  const partsOf = (element: XmlElement): XmlElement[] =>
    required.has(element) ? element.children.flatMap(partsOf) : [element];
  return empties(root, structure).flatMap(partsOf);
}

function currencyIn(root: XmlElement): string | undefined {
  for (const each of root.within()) if (each.isLocally('InvoiceCurrencyCode')) return each.text.trim();
  return undefined;
}
