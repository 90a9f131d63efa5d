/**
 * Parses the groups of elements in the types of some schemas: sequences, choices, repetitions. Their notation is part
 * of the data (structure.ts).
 */

import { groupFaults } from './check-groups.ts';
import { facetKind } from './facets.ts';
import { type Group, isGroup, isOptional, type Part } from './group.ts';
import { type Child, Structure, type StructureData, times } from './structure.ts';

/** Returns the structure of a schema with facets and groups. */
export function structureWithGroups(data: StructureData): Structure {
  return new Structure(data, {
    kindOf: facetKind,
    groupOf,
    childrenOf: (group) => [...childrenIn(group)],
    faultsIn: groupFaults,
  });
}

/** Parses the words of a type as one group. */
function groupOf(words: readonly string[], childOf: (word: string) => Child): Group {
  let at = 0;
  const read = (): Group => {
    const parts: Part[] = [];
    let kind: Group['kind'] = 'sequence';
    let end: string | undefined;
    for (let word = words[at++]; word !== undefined; word = words[at++]) {
      if (word === '(') parts.push(read());
      else if (word === '|') kind = 'choice';
      else if (word.startsWith(')')) {
        end = word;
        break;
      } else parts.push(childOf(word));
    }
    const [, sign = '', limit] = /^\)([!*+]?)(\d+)?$/.exec(end ?? ')!') ?? [];
    return { kind, ...times(sign, limit), parts, first: firstOf(kind, parts), canBeEmpty: canBeEmpty(kind, parts) };
  };
  return read();
}

function firstOf(kind: Group['kind'], parts: readonly Part[]): ReadonlySet<string> {
  const first = new Set<string>();
  for (const part of parts) {
    for (const name of isGroup(part) ? part.first : [part.name]) first.add(name);
    if (kind === 'sequence' && !isOptional(part)) break;
  }
  return first;
}

function canBeEmpty(kind: Group['kind'], parts: readonly Part[]): boolean {
  return kind === 'sequence' ? parts.every(isOptional) : parts.some(isOptional);
}

/** Yields the elements of a group, each name once. */
function* childrenIn(group: Group, known = new Set<string>(), isFree = false): Generator<Child> {
  for (const part of group.parts) {
    const free = isFree || group.kind === 'choice' || part.least === 0;
    if (isGroup(part)) yield* childrenIn(part, known, free);
    else if (!known.has(part.name)) {
      known.add(part.name);
      yield free ? { ...part, least: 0 } : part;
    }
  }
}
