/** Scenarios: notes and extensions that an invoice gets from its regime and addons (chapter 03 §7, chapter 02 §10). */

import type { NormaliseContext } from '../normalise/normaliser.ts';
import { walkNormalisers } from '../normalise/walk.ts';
import type { TaxCombo } from './combo.ts';
import type { Scenario, ScenarioSet, TaxNoteDefinition } from './definitions.ts';
import { type Extensions, setExtension } from './extensions.ts';
import { TaxNote } from './note.ts';
import type { Plan } from './registry.ts';
import type { TaxTotal } from './total.ts';

/** The parts of a document that scenarios read and fill in. */
export interface ScenarioDocument {
  type?: string;
  $tags?: string[];
  tax?: { ext?: Extensions; notes?: TaxNote[] };
  lines?: { taxes?: TaxCombo[] }[];
  discounts?: { taxes?: TaxCombo[] }[];
  charges?: { taxes?: TaxCombo[] }[];
  totals?: { taxes?: TaxTotal };
}

/** Applies the scenarios of a document's regime and addons. `createTax` creates the tax block if needed. */
export function applyScenarios(
  document: ScenarioDocument,
  schema: string,
  plan: Plan,
  context: NormaliseContext,
  createTax: () => NonNullable<ScenarioDocument['tax']>,
): void {
  const notes: TaxNoteDefinition[] = [];
  const ext: Extensions = new Map();
  for (const { scenario, condition } of scenariosOf(plan, schema)) {
    if (!matches(scenario, document) || condition?.(document) === false) continue;
    if (scenario.note) collect(notes, scenario.note);
    for (const [key, code] of Object.entries(scenario.ext ?? {})) ext.set(key, code);
  }
  if (notes.length > 0) addNotes(document, notes, plan, context, createTax);
  if (ext.size > 0) {
    document.tax ??= createTax();
    for (const [key, code] of ext) setExtension(document.tax, key, code);
  }
}

interface Candidate {
  scenario: Scenario;
  condition: ((document: object) => boolean) | undefined;
}

const assembled = new WeakMap<Plan, Map<string, Candidate[]>>();

/**
 * Returns the scenarios of a regime, then of each addon. Reading an owner's sets stops at the first one for another
 * schema.
 */
function scenariosOf(plan: Plan, schema: string): Candidate[] {
  const bySchema = assembled.get(plan) ?? new Map<string, Candidate[]>();
  assembled.set(plan, bySchema);
  let list = bySchema.get(schema);
  if (!list) {
    list = [];
    const add = (
      sets: readonly ScenarioSet[] | null | undefined,
      conditions?: ReadonlyMap<Scenario, (document: object) => boolean>,
    ) => {
      for (const set of sets ?? []) {
        if (set.schema !== schema) return;
        for (const scenario of set.list) list?.push({ scenario, condition: conditions?.get(scenario) });
      }
    };
    add(plan.regime?.definition.scenarios);
    for (const addon of plan.addons) add(addon.definition.scenarios, addon.conditions);
    bySchema.set(schema, list);
  }
  return list;
}

function matches({ type, tags, cat, ext_key, ext_code }: Scenario, document: ScenarioDocument): boolean {
  if (type?.length && !type.includes(document.type ?? '')) return false;
  if (tags?.length && !tags.every((tag) => document.$tags?.includes(tag))) return false;
  if (cat?.length && !usesCategory(document, cat)) return false;
  return !ext_key || hasExtension(document, ext_key, ext_code);
}

function usesCategory({ lines, charges, discounts }: ScenarioDocument, categories: readonly string[]): boolean {
  for (const rows of [lines, charges, discounts]) {
    for (const row of rows ?? []) {
      for (const combo of row.taxes ?? []) if (categories.includes(combo.cat ?? '')) return true;
    }
  }
  return false;
}

/**
 * Returns whether a single extension map, of the tax block or of a rate of the totals, has the key (with the code, if
 * given).
 */
function hasExtension({ tax, totals }: ScenarioDocument, key: string, code: string | undefined): boolean {
  const has = (ext: Extensions | undefined) => (code ? ext?.get(key) === code : ext?.has(key)) ?? false;
  if (has(tax?.ext)) return true;
  return (totals?.taxes?.categories ?? []).some((category) => category.rates?.some((rate) => has(rate.ext)));
}

/** Adds a note, replacing an earlier one about the same category and key. */
function collect(notes: TaxNoteDefinition[], note: TaxNoteDefinition): void {
  const position = notes.findIndex((each) => sameSubject(each, note));
  if (position < 0) notes.push(note);
  else notes[position] = note;
}

function sameSubject(a: { cat?: string; key?: string }, b: { cat?: string; key?: string }): boolean {
  return (a.cat ?? '') === (b.cat ?? '') && (a.key ?? '') === (b.key ?? '');
}

/** Adds normalised copies of the notes. A note that the document already has keeps its text. */
function addNotes(
  document: ScenarioDocument,
  notes: readonly TaxNoteDefinition[],
  plan: Plan,
  context: NormaliseContext,
  createTax: () => NonNullable<ScenarioDocument['tax']>,
): void {
  document.tax ??= createTax();
  const present = document.tax.notes ?? [];
  for (const { cat, key, text, ext } of notes) {
    const note = TaxNote.create({ cat, key, text, ext: ext && new Map(Object.entries(ext)) });
    if (present.some((each) => each && sameSubject(each, note))) continue;
    walkNormalisers(note, TaxNote, plan.normalisers, context);
    present.push(note);
  }
  document.tax.notes = present;
}
