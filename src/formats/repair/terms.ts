/** Where a term is in the elements of a file, and where it would be. */

import { type DocumentKind, isUbl } from '../model/plan.ts';
import { INVOICE } from '../terms/core.ts';
import { type Member, type Path, STEPS, type Term, type TermGroup, type TermId } from '../terms/declare.ts';

/** A step to an element: its name, and what makes it the right one. */
export interface Step {
  readonly name: string;
  /** The attributes that it needs. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The children that it needs, with their texts: `cbc:ID` `VAT`. */
  readonly children: readonly (readonly [path: string, text: string])[];
}

/** The place of a term. */
export interface Place {
  readonly term: Term;
  readonly steps: readonly Step[];
  readonly attribute: string | undefined;
  /** The index of the step to a repeated group such as a line. */
  readonly repeated: number | undefined;
}

const found = new Map<string, Place | undefined>();

/** Returns the place of a term in a kind of document; undefined if it has none there. */
export function placeOf(id: TermId, kind: DocumentKind): Place | undefined {
  const key = `${kind} ${id}`;
  if (!found.has(key)) found.set(key, placeIn(INVOICE, id, kind, [], undefined));
  return found.get(key);
}

function placeIn(
  group: TermGroup,
  id: TermId,
  kind: DocumentKind,
  before: readonly Step[],
  repeated: number | undefined,
): Place | undefined {
  for (const member of group.members) {
    const path = pathOf(member, kind);
    if (path === undefined) continue;
    const [first = ''] = path.split(' or ');
    const isOfRoot = first.startsWith('/') || (first.startsWith('$') && isAtRoot(first));
    const { steps, attribute } = stepsOf(first);
    const all = isOfRoot ? steps : [...before, ...steps];
    if (member.kind === 'term') {
      if (member.id === id) return { term: member, steps: all, attribute, repeated: isOfRoot ? undefined : repeated };
      continue;
    }
    const isRepeated = member.cardinality.endsWith('n') && member.id === 'BG-25';
    const inside = placeIn(member, id, kind, all, isRepeated ? all.length - 1 : repeated);
    if (inside !== undefined) return inside;
  }
  return undefined;
}

function isAtRoot(path: string): boolean {
  const [word = ''] = path.split('/');
  return STEPS.get(word)?.startsWith('/') === true;
}

function pathOf(member: Member, kind: DocumentKind): Path | undefined {
  if (!isUbl(kind)) return member.cii;
  const { ubl } = member;
  return typeof ubl === 'object' ? (kind === 'ubl-invoice' ? ubl.invoice : ubl.creditNote) : ubl;
}

function stepsOf(path: Path): { steps: Step[]; attribute: string | undefined } {
  let attribute: string | undefined;
  const steps = slashed(
    slashed(path)
      .map((word) => STEPS.get(word) ?? word)
      .join('/'),
  ).flatMap((word) => {
    if (word === '' || word === '.') return [];
    if (word.startsWith('@')) {
      attribute = word.slice(1);
      return [];
    }
    return [stepOf(word)];
  });
  return { steps, attribute };
}

/** Splits a path at the slashes outside conditions. */
function slashed(path: string): string[] {
  return path.match(/(?:[^/[]|\[[^\]]*\])+/g) ?? [];
}

function stepOf(word: string): Step {
  const name = word.replace(/\[.*/, '').replace('*', '');
  const attributes: Record<string, string> = {};
  const children: (readonly [string, string])[] = [];
  for (const [, what = '', value = ''] of word.matchAll(/\[([^\]=!]+)='([^']*)'\]/g)) {
    if (what.startsWith('@')) attributes[what.slice(1)] = value;
    else if (!what.includes('@')) children.push([what, value]);
  }
  return { name, attributes, children };
}
