/** The first steps of every calculation (chapter 02 §4, steps 1 to 3): regime, addons, normalisation. */
import type { ObjectType } from '../model/object.ts';
import type { NormaliseContext } from '../normalise/normaliser.ts';
import { walkNormalisers } from '../normalise/walk.ts';
import type { Party } from '../org/party.ts';
import { type Plan, type TaxRegistry, timeZoneOf } from '../tax/registry.ts';
import type { Calculation } from './calculation.ts';

/** Documents with a regime and optional addons. */
export interface RegimeDocument {
  $regime?: string;
  $addons?: string[];
  $tags?: string[];
  supplier?: Party;
  customer?: Party;
}

/**
 * Sets the regime of the supplier's tax country, or the one that an addon prescribes, unless the document states one. An invoice is completed as soon as it
 * is read (`DocumentKind.completeReading`), because its rules need the regime. All other documents, and embedded ones,
 * are completed when they are calculated.
 */
export function completeRegime(document: RegimeDocument, registry: TaxRegistry): void {
  if (document.$regime) return;
  const prescribed = document.$addons?.map((key) => registry.addon(key)?.regimeOf?.(document)).find(Boolean);
  document.$regime = registry.regime(prescribed ?? document.supplier?.tax_id?.country ?? '')?.country;
}

/** Completes regime and addons, and normalises the document. Returns the plan that applies to it, and the context. */
export function prepareDocument<T extends RegimeDocument>(
  document: T,
  type: ObjectType<T>,
  calculation: Calculation,
): { plan: Plan; context: NormaliseContext } {
  const { registry } = calculation;
  completeRegime(document, registry);
  if (document.$addons) document.$addons = registry.expandAddons(document.$addons);
  const regime = document.$regime ?? '';
  const addons = document.$addons ?? [];
  const plan = registry.plan(regime, addons);
  const timeZone = timeZoneOf(plan);
  const context: NormaliseContext = { regime, addons, now: calculation.environment.now(), timeZone };
  const normalisers = calculation.unknown?.observed(plan.normalisers) ?? plan.normalisers;
  walkNormalisers(document, type, normalisers, context);
  return { plan, context };
}
