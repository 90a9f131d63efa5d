import { build, type CalculationStep } from '../../../engine/index.ts';
import { load } from '../../../engine/loading.ts';
import { type CheckRequest, objectIn, system } from './check.ts';

/** A document as far as it could be calculated, with the calculation of each figure. */
export interface Explained {
  document: { [name: string]: unknown };
  steps: readonly CalculationStep[];
}

/** Returns the explanation of a text's calculation; undefined if it could not be calculated. */
export async function explain({ text, envelop }: Omit<CheckRequest, 'draft'>): Promise<Explained | undefined> {
  const value = objectIn(text);
  if (!value) return undefined;
  await load(value);
  const outcome = build(value, { envelop, explain: true }, system);
  const document = outcome.ok ? outcome.result : outcome.document;
  return document && outcome.explain && { document, steps: outcome.explain };
}
