import { Envelope } from '../envelope/envelope.ts';
import type { Outcome } from '../faults.ts';
import type { JsonObject } from '../model/json.ts';
import type { JsonWriter } from '../model/json-writer.ts';
import { Printable } from '../model/printable.ts';
import { wrapper } from '../model/wrapper.ts';
import type { Root } from './root.ts';
import { writeRoot } from './write.ts';

/** A document or envelope as an operation leaves it. Nothing changes it any more. */
export class Built extends Printable {
  readonly #root: Root;

  constructor(root: Root) {
    super();
    this.#root = root;
  }

  toJSON(): JsonObject {
    return writeRoot(this.#root);
  }

  print(writer: JsonWriter): void {
    if (this.#root.envelope) Envelope.print(this.#root.envelope, writer);
    else wrapper.print?.(this.#root.doc, writer);
  }
}

/** Returns an outcome with its result as JSON. */
export function outcomeInJson(outcome: Outcome<Built>): Outcome<JsonObject> {
  if (!outcome.ok) return outcome;
  const { ok, result, ...more } = outcome;
  return { ok, result: result.toJSON(), ...more };
}
