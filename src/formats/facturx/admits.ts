/** Which terms a profile does not admit: those whose elements it does not have at their places. */

import type { Plan, PlanNode } from '../model/plan.ts';
import type { TermId } from '../terms/declare.ts';
import { type Admitted, admittedBy, type Profile } from './profile.ts';

/** What was found of each plan, by the profile. */
const known = new WeakMap<Plan, Map<Profile, ReadonlySet<TermId>>>();

/** Returns the terms and groups of a plan that a profile has no place for. */
export function termsRefused(profile: Profile, plan: Plan): ReadonlySet<TermId> {
  const ofPlan = known.get(plan) ?? new Map<Profile, ReadonlySet<TermId>>();
  known.set(plan, ofPlan);
  const refused = ofPlan.get(profile) ?? refusedBy(profile, plan);
  ofPlan.set(profile, refused);
  return refused;
}

function refusedBy(profile: Profile, plan: Plan): ReadonlySet<TermId> {
  const refused = new Set<TermId>();
  const admitted = new Set<TermId>();
  sort(plan.root, [admittedBy(profile)], admitted, refused);
  for (const id of admitted) refused.delete(id);
  return refused;
}

/** Puts the terms of an element, and of those in it, to the ones that are admitted or to the others. */
function sort(at: PlanNode, kinds: readonly Admitted[], admitted: Set<TermId>, refused: Set<TermId>): void {
  const here = kinds.length > 0 ? admitted : refused;
  if (at.opens) here.add(at.opens.group.id);
  for (const { term } of at.terms) here.add(term.id);
  for (const { attribute, term } of at.attributes) {
    (kinds.some(({ attributes }) => attributes.has(attribute)) ? admitted : refused).add(term.id);
  }
  for (const child of at.children) {
    const name = child.name.slice(child.name.indexOf(':') + 1);
    const within = kinds.flatMap(({ children }) => children.get(name) ?? []).filter((kind) => isKind(child, kind));
    sort(child, within, admitted, refused);
  }
}

/** Returns whether the place of a term is one of a variant: where the place asks for no value, it may be of any. */
function isKind({ conditions }: PlanNode, { variant }: Admitted): boolean {
  if (variant === undefined || conditions.length === 0) return true;
  return conditions.some(({ term, value }) => (term ?? value) === variant.value);
}
