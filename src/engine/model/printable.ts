import type { Json } from './json.ts';
import type { JsonWriter } from './json-writer.ts';

/** What is printed as JSON without being made into it first, and is made into it for who needs its members. */
export abstract class Printable {
  /** Returns it as JSON, anew each time. `JSON.stringify` asks for it too. */
  abstract toJSON(): Json;
  abstract print(writer: JsonWriter): void;
}
