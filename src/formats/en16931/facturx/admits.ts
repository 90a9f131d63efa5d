/** Finds the terms that a profile does not allow because it lacks their elements. */

import type { Plan, PlanNode } from '../../model/plan.ts';
import type { TermId } from '../../terms/declare.ts';
import { type Admitted, admittedBy, type Profile } from './profile.ts';

/** The results per plan and profile. */
const known = new WeakMap<Plan, Map<Profile, ReadonlySet<TermId>>>();

/** Returns the terms and groups of a plan that have no place in a profile. */
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

/** Sorts the terms of an element and of the elements inside it into allowed and refused ones. */
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

/** Returns whether an element can be a variant of the profile. An element without conditions can be any variant. */
function isKind({ conditions }: PlanNode, { variant }: Admitted): boolean {
  if (variant === undefined || conditions.length === 0) return true;
  return conditions.some(({ term, value }) => (term ?? value) === variant.value);
}
