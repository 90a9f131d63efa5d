/** Removes exact copies of an element that may occur once, unless they contain values that count or are summed. */

import { groupBy } from '../../engine/model/group-by.ts';
import type { XmlElement } from '../xml/element.ts';
import { isIssuers } from './guarded.ts';
import { oncePer } from './once-per.ts';
import { isSignature, removal } from './structure.ts';
import { type Reading, type State, unnumbered, type Work } from './work.ts';

/** An element, and its copies next to it. */
interface Copied {
  readonly kept: XmlElement;
  readonly copies: readonly XmlElement[];
}

/** Removes copies where a rule refuses them, and keeps the first of each. */
export async function removeCopies(work: Work): Promise<void> {
  const { read } = work.state;
  if (read === undefined || work.state.faults.length === 0) return;
  const alike = groupBy(copiesIn(work, read), ({ kept }) => unnumbered(read.paths.of(kept)));
  for (const group of [...alike.values()].slice(0, work.mostTried(read))) {
    const paths = group.map(({ kept, copies }) => [kept, ...copies].map((each) => read.paths.of(each)));
    if (await remove(work, paths)) continue;
    // Earlier ones stay where they are if later ones go.
    if (group.length > 1) for (const path of paths.slice(0, work.mostTried(read)).reverse()) await remove(work, [path]);
  }
}

/** Returns the elements that occur several times at a fault or directly in it. */
function copiesIn({ state: { faults } }: Work, { root, paths }: Reading): Copied[] {
  const named = new Set(faults.flatMap(({ xpaths }) => xpaths.map(unnumbered)));
  const found: Copied[] = [];
  for (const parent of root.within()) {
    const { children } = parent;
    if (children.length < 2 || isSignature(parent)) continue;
    const own = unnumbered(paths.of(parent));
    for (const same of groupBy(children, ({ name }) => name).values()) {
      const [first] = same;
      if (first === undefined || same.length < 2) continue;
      if (!named.has(own) && ![...first.within()].some((each) => named.has(unnumbered(paths.of(each))))) continue;
      for (const [kept, ...copies] of groupBy(same, contentOf).values())
        if (kept && copies.length > 0 && !isIssuers(kept)) found.push({ kept, copies });
    }
  }
  return found;
}

/** Returns the content of an element without its layout. */
const contentOf = oncePer((element: XmlElement): string => {
  const attributes = element.attributes.map(({ name, value }) => `${name}=${value}`).toSorted();
  const inside = element.first === undefined ? element.text.trim() : element.children.map(contentOf);
  return JSON.stringify([element.name, attributes, inside]);
});

/** Removes copies if this satisfies a rule about them. Faults of the content itself stay with the first. */
async function remove(work: Work, paths: readonly (readonly string[])[]): Promise<boolean> {
  const { read, faults } = work.state;
  if (read === undefined) return false;
  const groups = paths.map((group) => group.map((path) => read.paths.at(path)).filter((each) => each !== undefined));
  const copies = groups.flatMap(([, ...rest]) => rest);
  const edits = copies.flatMap((each) => removal(each, read.text, read.places) ?? []);
  const places = new Set(
    groups.flatMap(([kept]) => [kept, kept?.parent].map((each) => (each ? unnumbered(read.paths.of(each)) : ''))),
  );
  const rulesAt = (state: Pick<State, 'faults'>) =>
    new Set(
      state.faults.flatMap(({ code, xpaths }) =>
        xpaths.some((path) => isAtOrIn(unnumbered(path), places)) ? [code] : [],
      ),
    );
  const before = rulesAt({ faults });
  const changes = copies.map((each) => ({
    xpath: read.paths.local(each),
    from: each.first === undefined ? each.text.trim() : undefined,
    to: undefined,
    rule: work.ruleAt(each) ?? (each.parent && work.ruleAt(each.parent)) ?? '',
    what: 'copy' as const,
  }));
  return work.try(edits, changes, (state) => {
    const after = rulesAt(state);
    return [...before].some((code) => !after.has(code));
  });
}

function isAtOrIn(path: string, places: ReadonlySet<string>): boolean {
  return places.has(path) || places.has(path.slice(0, path.lastIndexOf('/')));
}
