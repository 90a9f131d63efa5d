/** Parties and tax identities as separate documents. They are only normalised (chapter 03 §1.5). */
import type { ObjectType } from '../model/object.ts';
import { walkNormalisers } from '../normalise/walk.ts';
import { Party } from '../org/party.ts';
import { TaxIdentity } from '../tax/identity.ts';
import { timeZoneOf } from '../tax/registry.ts';
import type { Calculation } from './calculation.ts';
import type { DocumentKind } from './kind.ts';

function normaliseAlone<T extends object>(
  type: ObjectType<T>,
): (value: T & { $regime?: string }, calculation: Calculation) => void {
  return (value, { registry, environment }) => {
    const regime = value.$regime ?? '';
    const plan = registry.plan(regime, []);
    const context = { regime, addons: [], now: environment.now(), timeZone: timeZoneOf(plan) };
    walkNormalisers(value, type, plan.normalisers, context);
  };
}

export const partyKind: DocumentKind<Party> = { type: Party, calculate: normaliseAlone(Party) };

export const taxIdentityKind: DocumentKind<TaxIdentity> = { type: TaxIdentity, calculate: normaliseAlone(TaxIdentity) };
