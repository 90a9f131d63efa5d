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
  // Most of what is found is missing in the document as a whole: what stands where is gathered when something else is.
  let known: Origins | undefined;
  const origins = () => {
    known ??= originsIn(invoice);
    return known;
  };
  return ({ element, step, terms: [term] }) => {
    const isMissing = step !== undefined && !step.startsWith('@');
    let within = invoice;
    for (let at: XmlElement | undefined = element; at !== undefined && at !== invoice.element; at = at.parent) {
      const group = origins().groups.get(at);
      if (group === undefined) continue;
      within = group;
      break;
    }
    const there = isMissing ? undefined : (qualifierAt(element, term, within) ?? origins().values.get(element));
    if (there !== undefined) return there;
    return term === undefined ? propertyOfGroup(within) : propertyOf(term, within, plan);
  };
}

/** What the elements of an e-invoice were written from. */
interface Origins {
  readonly values: Map<XmlElement, string>;
  readonly groups: Map<XmlElement, Group>;
}

function originsIn(invoice: Group): Origins {
  const origins: Origins = { values: new Map(), groups: new Map() };
  addOrigins(invoice, origins);
  for (const [, { element, property }] of invoice.within()) {
    // What stands in an attribute comes behind what its element says.
    if (element && property !== undefined && !origins.values.has(element)) origins.values.set(element, property);
  }
  return origins;
}

function addOrigins(group: Group, origins: Origins): void {
  if (group.element) origins.groups.set(group.element, group);
  for (const inner of group.inner()) addOrigins(inner, origins);
}

/** Returns the property of a term that stands in an attribute, and so has no element of its own. */
function qualifierAt(element: XmlElement, term: TermId | undefined, within: Group): string | undefined {
  const value = term === undefined ? undefined : within.first(term);
  return value?.element === undefined || value.element === element ? value?.property : undefined;
}
