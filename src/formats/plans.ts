/** The plans of all kinds of documents, created on first use. */

import type { Format, TermsKey } from './format.ts';
import { type DocumentKind, type Order, type Plan, planOf } from './model/plan.ts';
import { orderOf } from './schema/structure.ts';
import { loadStructure } from './schemas.ts';
import { INVOICE } from './terms/core.ts';
import type { Numbers, TermGroup } from './terms/declare.ts';
import { type Extension, extended } from './terms/table.ts';
import { XRECHNUNG } from './terms/xrechnung.ts';

/** The terms of a format beyond the core. */
interface Further {
  readonly terms: readonly Extension[];
  readonly numbers?: Numbers;
}

/** Each module is loaded on first use. */
const FURTHER: Readonly<Record<TermsKey, () => Promise<Further>>> = {
  extended: async () => ({ terms: (await import('./terms/extended.ts')).extendedTerms() }),
  croatia: async () => ({ terms: (await import('./terms/croatia.ts')).croatianTerms() }),
  'saudi-arabia': async () => ({ terms: (await import('./terms/saudi-arabia.ts')).saudiTerms() }),
  france: async () => {
    const { franceTerms, FRENCH_NUMBERS } = await import('./terms/france.ts');
    return { terms: franceTerms(), numbers: FRENCH_NUMBERS };
  },
};

const plans = new Map<string, Promise<Plan>>();

/** Returns the plan of a kind of document, including the terms of a format beyond the core. */
export function planFor(kind: DocumentKind, format?: Pick<Format, 'terms'>): Promise<Plan> {
  const keys = format?.terms ?? [];
  const key = [kind, ...keys].join();
  const plan = plans.get(key) ?? makePlan(kind, keys, () => undefined);
  plans.set(key, plan);
  return plan;
}

/** Returns the plan for writing a format, with elements in schema order. */
export function writingPlanFor(kind: DocumentKind, format: Pick<Format, 'terms' | 'schema'>): Promise<Plan> {
  const { terms = [], schema } = format;
  const key = [schema, kind, ...terms].join();
  const plan = plans.get(key) ?? makeWritingPlan(kind, { terms, schema });
  plans.set(key, plan);
  return plan;
}

async function makeWritingPlan(kind: DocumentKind, format: Required<Pick<Format, 'terms' | 'schema'>>): Promise<Plan> {
  const structure = await loadStructure(format.schema);
  return makePlan(kind, format.terms, (path) => {
    const type = structure.typeAt(path);
    return type && orderOf(type).map(({ name }) => name);
  });
}

async function makePlan(kind: DocumentKind, keys: readonly TermsKey[], order: Order): Promise<Plan> {
  const added = await Promise.all(keys.map((key) => FURTHER[key]()));
  const declaration = extended(
    await declarationFor(kind),
    added.flatMap(({ terms }) => terms),
  );
  return planOf(declaration, kind, order, Object.assign({}, ...added.map(({ numbers }) => numbers)));
}

async function declarationFor(kind: DocumentKind): Promise<TermGroup> {
  if (kind === 'cdar') return (await import('./terms/cdar.ts')).CDAR;
  return kind === 'ubl-invoice' ? { ...INVOICE, members: [...INVOICE.members, ...XRECHNUNG] } : INVOICE;
}
