/** Helpers for tests of addons: variations of documents, and the faults by an addon's rules. */
import { testEnvironment } from '../bill/testing.ts';
import { messageOf } from '../faults.ts';
import { build, type JsonObject, type Outcome, validate } from '../index.ts';

export { loadAll } from '../bill/testing.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests read documents of every shape.
type Any = any;

/** Values by the path of their property, `lines.0.taxes`. Undefined removes the property. */
export type Changes = { readonly [path: string]: unknown };

/** Returns a copy with some properties changed. */
function changed(document: JsonObject, changes: Changes): JsonObject {
  const copy: Any = structuredClone(document);
  for (const [path, value] of Object.entries(changes)) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    let owner = copy;
    for (const name of names) {
      owner[name] ??= {};
      owner = owner[name];
    }
    if (value === undefined) delete owner[last];
    else owner[last] = value;
  }
  return copy;
}

/** Returns the document after building, with or without faults. */
export function builtFrom(document: JsonObject, changes: Changes = {}): Any {
  const outcome = build(changed(document, changes), {}, testEnvironment);
  if (!outcome.ok && outcome.key !== 'validation') throw new Error(`${outcome.key}: ${messageOf(outcome.faults)}`);
  return outcome.ok ? outcome.result : outcome.document;
}

/** Returns the first tax of the first line after building, with this as its only tax. */
export function builtTax(document: JsonObject, combo: object): Any {
  return builtFrom(document, { 'lines.0.taxes': [combo] }).lines[0].taxes[0];
}

/** Returns the faults of building a changed document, as `CODE property`. */
export function buildingFaults(document: JsonObject, changes: Changes = {}): string[] {
  return listed(build(changed(document, changes), {}, testEnvironment));
}

/**
 * Returns the faults by rules of one namespace (`ES-SII`), as `NN property`. The document is built first, then changed
 * and validated without building, which might fix the problem.
 */
export function faultsAsItStands(namespace: string, document: JsonObject, changes: Changes = {}): string[] {
  const prefix = `GOBL-${namespace}-`;
  return listed(validate(changed(builtFrom(document), changes), {}, testEnvironment))
    .filter((fault) => fault.startsWith(prefix))
    .map((fault) => fault.slice(prefix.length));
}

function listed(outcome: Outcome<object>): string[] {
  if (outcome.ok) return [];
  return outcome.faults.flatMap(({ code, properties }) => properties.map((property) => `${code} ${property}`));
}
