/** Leads what rules find in a written e-invoice back to the document that it was written from. */

import type { Group } from '../model/group.ts';
import type { Plan } from '../model/plan.ts';
import type { TermId } from '../terms/declare.ts';
import type { XmlElement } from '../xml/element.ts';
import { propertyOf, propertyOfGroup } from './places.ts';

/** Where something was found: at an element, about terms. */
export interface FoundPlace {
  element: XmlElement;
  step?: string | undefined;
  terms: readonly TermId[];
}

/** Returns a function that leads a finding to the property that has what is wrong, or that would have what is missing. */
export function placesOf(invoice: Group, plan: Plan): (found: FoundPlace) => string {
  const values = new Map<XmlElement, string>();
  const groups = new Map<XmlElement, Group>();
  const add = (group: Group) => {
    if (group.element) groups.set(group.element, group);
    for (const inner of group.inner()) add(inner);
  };
  add(invoice);
  for (const [, { element, property }] of invoice.within()) {
    if (element && property !== undefined) values.set(element, property);
  }
  return ({ element, step, terms: [term] }) => {
    const isMissing = step !== undefined && !step.startsWith('@');
    let at: XmlElement | undefined = element;
    while (at !== undefined && !groups.has(at)) at = at.parent;
    const within = (at && groups.get(at)) ?? invoice;
    const known = isMissing ? undefined : (qualifierAt(element, term, within) ?? values.get(element));
    if (known !== undefined) return known;
    return term === undefined ? propertyOfGroup(within) : propertyOf(term, within, plan);
  };
}

/** Returns the property of a term that stands in an attribute, and so has no element of its own. */
function qualifierAt(element: XmlElement, term: TermId | undefined, within: Group): string | undefined {
  const value = term === undefined ? undefined : within.first(term);
  return value?.element === undefined || value.element === element ? value?.property : undefined;
}
