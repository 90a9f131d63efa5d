import type { ReactNode } from 'react';
import type { Paper } from '../../paper/paper.ts';
import { say } from '../ui/texts/say.ts';
import type { Mark, Marks } from '../write/preview/marks.tsx';
import { changedPlaces, placeOf, textsByPlace } from '../write/preview/places.ts';
import * as texts from './texts.ts';

/** Marks the places where a paper differs from another one. */
export function marksOfChanges(before: Paper | undefined, after: Paper | undefined, look: Mark['look']): Marks {
  if (!before || !after) return new Map();
  return new Map([...changedPlaces(before, after)].map((place) => [place, { look }]));
}

/** Marks every text of a paper as not known yet. */
export function blanksOf(paper: Paper): Marks {
  return new Map([...textsByPlace(paper).keys()].map((place) => [place, { look: 'blank' }]));
}

/** Marks what a copy has, and that its empty number is still to come. */
export function marksOfCopy(before: Paper | undefined, after: Paper | undefined): Map<string, Mark> {
  const marks = new Map(marksOfChanges(before, after, 'changed'));
  if (after && textsByPlace(after).get(placeOf.number) === '')
    marks.set(placeOf.number, { look: 'changed', text: say(texts.noNumber) });
  return marks;
}

/** Marks the places that show wrong values: those that change with them, each with its number and, if given, a field to change it. */
export function marksOfMistakes(
  right: Paper | undefined,
  wrong: readonly (Paper | undefined)[],
  fieldOf?: (index: number) => ReactNode,
): Map<string, Mark> {
  const marks = new Map<string, Mark>();
  for (const [index, paper] of wrong.entries()) {
    if (!right || !paper) continue;
    const [place] = changedPlaces(right, paper);
    if (place !== undefined && !marks.has(place))
      marks.set(place, { look: 'wrong', ...(fieldOf ? { field: fieldOf(index) } : { number: index + 1 }) });
  }
  return marks;
}
