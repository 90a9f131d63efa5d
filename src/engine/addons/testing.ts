/** What the tests of addons share: documents in variations, and what an addon's rules say about them. */
import { testEnvironment } from '../bill/testing.ts';
import { messageOf } from '../faults.ts';
import { build, type JsonObject, type Outcome, validate } from '../index.ts';

export { loadAll } from '../bill/testing.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests look into documents of every shape.
type Any = any;

/** Values by the path of their property, `lines.0.taxes`; undefined takes the property away. */
export type Changes = { readonly [path: string]: unknown };

/** A copy with some properties changed. */
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

/** The document as building leaves it, with or without faults. */
export function builtFrom(document: JsonObject, changes: Changes = {}): Any {
  const outcome = build(changed(document, changes), {}, testEnvironment);
  if (!outcome.ok && outcome.key !== 'validation') throw new Error(`${outcome.key}: ${messageOf(outcome.faults)}`);
  return outcome.ok ? outcome.result : outcome.document;
}

/** The first tax of the first line as building leaves it, where the line has this one tax. */
export function builtTax(document: JsonObject, combo: object): Any {
  return builtFrom(document, { 'lines.0.taxes': [combo] }).lines[0].taxes[0];
}

/** The faults of a document that is built with changes, each as `CODE property`. */
export function buildingFaults(document: JsonObject, changes: Changes = {}): string[] {
  return listed(build(changed(document, changes), {}, testEnvironment));
}

/**
 * The faults by rules of one namespace (`ES-SII`), each as `NN property` behind the namespace, in a document that is
 * built first, then changed and checked as it stands: so that a rule is seen to fail though building would fix it.
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
