/** Puts elements in order, and removes empty elements and attributes without a meaning of their own. */

import type { XmlElement } from '../xml/element.ts';
import type { BareChange } from './change.ts';
import { blanksBefore, type Edit } from './source.ts';
import { empties, type Misordered, misordered, orderEdits, removal } from './structure.ts';
import type { Reading, Work } from './work.ts';

/** Rules about attributes that a format does not have. */
const OF_ATTRIBUTES = /^(?:XSD-ATTRIBUTE-UNKNOWN|(?:UBL|CII)-DT-\d+)$/;

/** Attributes that describe where a code comes from; the value means the same without. */
const DESCRIPTIVE =
  /^(?:list|schemeAgency|schemeData|schemeURI|schemeVersion|schemeName|languageLocale|unitCodeList|currencyCodeList)\w*$|^(?:uri|format|encodingCode|characterSetCode)$/;

/** Returns the elements that stand in no other of them. */
function outermost(all: readonly Misordered[]): Misordered[] {
  const elements = new Set(all.map(({ element }) => element));
  return all.filter(({ element }) => {
    for (let around = element.parent; around !== undefined; around = around.parent)
      if (elements.has(around)) return false;
    return true;
  });
}

/** Puts elements in order and removes empty ones. */
export async function repairStructure(work: Work): Promise<void> {
  if (work.state.read === undefined) return;
  while (await orderAll(work));
  await orderEach(work);
  await removeEmpty(work);
  await removeAttributes(work);
}

/** Puts all elements in order that stand in no other that is in disorder. */
async function orderAll(work: Work): Promise<boolean> {
  const { read } = work.state;
  if (read === undefined) return false;
  const wrong = outermost(misordered(read.root, read.structure));
  const edits = wrong.flatMap((each) => orderEdits(each, read.text, read.places));
  return work.try(
    edits,
    wrong.map((each) => orderChange(work, each, read)),
  );
}

async function orderEach(work: Work): Promise<void> {
  const { read } = work.state;
  if (read === undefined) return;
  for (const wrong of misordered(read.root, read.structure).slice(0, work.mostTried(read))) {
    const now = work.state.read;
    const element = now?.paths.at(read.paths.of(wrong.element));
    const own = now && element && misordered(now.root, now.structure).find((each) => each.element === element);
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

/** Removes attributes that describe a list or a scheme and that the format does not have. */
async function removeAttributes(work: Work): Promise<void> {
  const { read, faults } = work.state;
  if (read === undefined) return;
  const named = new Map(
    faults
      .filter(({ code }) => OF_ATTRIBUTES.test(code))
      .flatMap(({ code, xpaths }) => xpaths.map((path) => [path, code] as const)),
  );
  if (named.size === 0) return;
  const { paths } = read;
  const currency = read.syntax === 'cii' ? currencyIn(read.root) : undefined;
  const edits: Edit[] = [];
  const changes: BareChange[] = [];
  for (const element of read.root.within()) {
    const place = element.attributes.length === 0 ? undefined : read.places.get(element.offset);
    const written = new Map(place?.attributes.map((each) => [each.name, each]));
    for (const { name, value } of place ? element.attributes : []) {
      const isStated = name === 'currencyID' && value === currency;
      const rule =
        DESCRIPTIVE.test(name) || isStated
          ? (named.get(`${paths.of(element)}/@${name}`) ?? named.get(paths.of(element)))
          : undefined;
      const own = rule === undefined ? undefined : written.get(name);
      if (rule === undefined || own === undefined) continue;
      edits.push({ from: own.from - blanksBefore(read.text, own.from).length, to: own.to, text: '' });
      changes.push({ xpath: `${paths.local(element)}/@${name}`, from: value, to: undefined, rule });
    }
  }
  await work.try(edits, changes);
}

async function removeEmpty(work: Work): Promise<void> {
  const { read, faults } = work.state;
  if (read === undefined) return;
  // Of many, only the first are named; the others are no better.
  const unnumbered = (path: string) => path.replaceAll(/\[\d+\]/g, '');
  const named = new Set(faults.flatMap(({ xpaths }) => xpaths.map(unnumbered)));
  const all = empties(read.root);
  const isNamed = (element: XmlElement) =>
    [...element.within()].some((each) => named.has(unnumbered(read.paths.of(each))));
  const wrong = all.filter(isNamed);
  const edits = wrong.flatMap((each) => removal(each, read.text, read.places) ?? []);
  if (edits.length === 0) return;
  const changes = wrong.map((each) => ({
    xpath: read.paths.local(each),
    from: '',
    to: undefined,
    rule: work.ruleAt(each) ?? '',
  }));
  if (await work.try(edits, changes)) return;
  for (const each of wrong.slice(0, work.mostTried(read))) {
    const now = work.state.read;
    const element = now?.paths.at(read.paths.of(each));
    const edit = element && now && removal(element, now.text, now.places);
    if (edit)
      await work.try(
        [edit],
        [{ xpath: now.paths.local(element), from: '', to: undefined, rule: work.ruleAt(element) ?? '' }],
      );
  }
}

function currencyIn(root: XmlElement): string | undefined {
  for (const each of root.within()) if (each.isLocally('InvoiceCurrencyCode')) return each.text.trim();
  return undefined;
}
