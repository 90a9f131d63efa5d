/** Translates findings in a written e-invoice to properties of its document. */

import type { Group } from '../model/group.ts';
import type { Plan } from '../model/plan.ts';
import type { TermId } from '../terms/declare.ts';
import type { XmlElement } from '../xml/element.ts';
import { propertyOf, propertyOfGroup } from './places.ts';

/** The place of a finding: an element, and its terms. */
export interface FaultElement {
  element: XmlElement;
  step?: string | undefined;
  terms: readonly TermId[];
}

/** Returns a function that translates a finding to the property with the problem, or to the missing one. */
export function placesOf(invoice: Group, plan: Plan): (found: FaultElement) => string {
  // Most findings are about a property missing from the whole document, so places are only collected if needed.
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

/** The sources of the elements of an e-invoice. */
interface Origins {
  readonly values: Map<XmlElement, string>;
  readonly groups: Map<XmlElement, Group>;
}

function originsIn(invoice: Group): Origins {
  const origins: Origins = { values: new Map(), groups: new Map() };
  addOrigins(invoice, origins);
  for (const [, { element, property }] of invoice.within()) {
    // An attribute comes after the text of its element.
    if (element && property !== undefined && !origins.values.has(element)) origins.values.set(element, property);
  }
  return origins;
}

function addOrigins(group: Group, origins: Origins): void {
  if (group.element) origins.groups.set(group.element, group);
  for (const inner of group.inner()) addOrigins(inner, origins);
}

/** Returns the property of a term that is an attribute and so has no element. */
function qualifierAt(element: XmlElement, term: TermId | undefined, within: Group): string | undefined {
  const value = term === undefined ? undefined : within.first(term);
  return value?.element === undefined || value.element === element ? value?.property : undefined;
}
