/**
 * Test helpers for rules, normalisers and declarations: they read an object from JSON and list its faults. The object
 * literals of tests are JSON, although their inferred types have optional members.
 */
import { coreNormalisers, coreRules } from '../core.ts';
import type { Json } from '../model/json.ts';
import { type Rank, rankOfCore } from '../model/namespaces.ts';
import type { ObjectType } from '../model/object.ts';
import { Reader } from '../model/reader.ts';
import { Validation } from '../model/validation.ts';
import { walkNormalisers } from '../normalise/walk.ts';
import type { TaxRegistry } from '../tax/registry.ts';
import { compile, type Run } from './compile.ts';
import { walkRules } from './walk.ts';

const NOW = new Date('2024-06-13T12:00:00Z');

const runs: { rank: Rank; run: Run }[][] = [];
const normaliserRuns: ((value: never) => void)[][] = [];
for (const set of coreRules) {
  runs[set.type.index] ??= [];
  runs[set.type.index]?.push({ rank: rankOfCore(set.type.name), run: compile(set) });
}
for (const { type, run } of coreNormalisers) {
  normaliserRuns[type.index] ??= [];
  normaliserRuns[type.index]?.push(run as (value: never) => void);
}

/** A registry without regimes and addons. */
const emptyRegistry: TaxRegistry = {
  regime: () => undefined,
  addon: () => undefined,
  knowsExtension: () => false,
  expandAddons: () => [],
  plan: () => ({ regime: undefined, addons: [], rules: { runs }, normalisers: { runs: normaliserRuns } }),
};

export function validation(): Validation {
  return new Validation({ regime: '', document: undefined, root: [], known: emptyRegistry, now: NOW });
}

/** Reads an object from JSON. Throws if it has faults. */
export function read<T extends object>(type: ObjectType<T>, json: object): T {
  const reader = new Reader(() => undefined);
  const value = type.read(json as Json, reader);
  if (value === undefined || reader.faults.length > 0) throw new Error(`unreadable: ${JSON.stringify(reader.faults)}`);
  return value;
}

/** Returns the faults of reading, as `CODE path`. */
export function readingFaults<T extends object>(type: ObjectType<T>, json: object): string[] {
  const reader = new Reader(() => undefined);
  type.read(json as Json, reader);
  return reader.faults.map(({ code, properties }) => `${code} ${properties.join(' ')}`);
}

/** Reads JSON and writes it again. */
export function rewritten<T extends object>(type: ObjectType<T>, json: object): Json {
  return type.write(read(type, json));
}

/** Reads JSON, normalises it with the core and writes it again. */
export function normalised<T extends object>(type: ObjectType<T>, json: object): Json {
  const value = read(type, json);
  walkNormalisers(value, type, emptyRegistry.plan('', []).normalisers, {
    regime: '',
    addons: [],
    now: NOW,
    timeZone: 'UTC',
  });
  return type.write(value);
}

/** Returns the faults by the core's rules, one `CODE path` per property. */
export function faultsOf<T extends object>(type: ObjectType<T>, json: object): string[] {
  const run = validation();
  walkRules(read(type, json), type, emptyRegistry.plan('', []).rules, run);
  return run.result().flatMap(({ code, properties }) => properties.map((property) => `${code} ${property}`));
}
