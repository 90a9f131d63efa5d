/** The plans of all kinds of documents, created on first use. */

import { type DocumentKind, type Order, type Plan, planOf } from '../model/plan.ts';
import { orderOf } from '../schema/structure.ts';
import { INVOICE } from '../terms/core.ts';
import type { TermGroup, TermId } from '../terms/declare.ts';
import type { TermsSource } from '../terms/source.ts';
import { extended } from '../terms/table.ts';
import { XRECHNUNG } from '../terms/xrechnung.ts';
import type { Format } from './format.ts';

const plans = new Map<string, Promise<Plan>>();

/** Returns the plan of a kind of document, including the terms of a format beyond the core. */
export function planFor(kind: DocumentKind, format?: Pick<Format, 'terms'>): Promise<Plan> {
  const terms = format?.terms ?? [];
  const key = [kind, ...terms.map((each) => each.key)].join();
  const plan = plans.get(key) ?? makePlan(kind, terms, () => undefined);
  plans.set(key, plan);
  return plan;
}

/** The groups that name the format of an invoice (`recognise`). */
const NAMING: ReadonlySet<TermId> = new Set(['BG-2', 'BG-4']);

/** Returns a plan with only the terms that name the format of a document. */
export function recognitionPlanFor(kind: DocumentKind): Promise<Plan> {
  if (kind === 'cdar') return planFor(kind);
  const key = `recognition,${kind}`;
  const members = INVOICE.members.filter(({ id }) => NAMING.has(id));
  const plan = plans.get(key) ?? Promise.resolve(planOf({ ...INVOICE, members }, kind, () => undefined));
  plans.set(key, plan);
  return plan;
}

/** Returns the plan for writing a format, with elements in schema order. */
export function writingPlanFor(kind: DocumentKind, format: Pick<Format, 'terms' | 'schema'>): Promise<Plan> {
  const { terms = [], schema } = format;
  const key = [schema.key, kind, ...terms.map((each) => each.key)].join();
  const plan = plans.get(key) ?? makeWritingPlan(kind, { terms, schema });
  plans.set(key, plan);
  return plan;
}

async function makeWritingPlan(kind: DocumentKind, format: Required<Pick<Format, 'terms' | 'schema'>>): Promise<Plan> {
  const structure = await format.schema.load();
  return makePlan(kind, format.terms, (path) => {
    const type = structure.typeAt(path);
    return type && orderOf(type).map(({ name }) => name);
  });
}

async function makePlan(kind: DocumentKind, sources: readonly TermsSource[], order: Order): Promise<Plan> {
  const added = await Promise.all(sources.map(({ load }) => load()));
  const declaration = extended(
    await declarationFor(kind),
    added.flatMap(({ terms }) => terms),
  );
  return planOf(declaration, kind, order, Object.assign({}, ...added.map(({ numbers }) => numbers)));
}

async function declarationFor(kind: DocumentKind): Promise<TermGroup> {
  if (kind === 'cdar') return (await import('../terms/cdar.ts')).CDAR;
  return kind === 'ubl-invoice' ? { ...INVOICE, members: [...INVOICE.members, ...XRECHNUNG] } : INVOICE;
}
