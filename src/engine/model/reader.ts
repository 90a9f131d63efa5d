import { type Fault, fault } from '../faults.ts';
import { NumberText } from '../reading/number-text.ts';
import { nearest } from '../text/nearest.ts';
import type { Json } from './json.ts';
import type { ObjectType } from './object.ts';
import { pathText, type Step } from './path.ts';

/** Finds the registered type of a full schema ID; `plain` for types that are no objects. */
export type SchemaLookup = (id: string) => ObjectType<object> | 'plain' | undefined;

/**
 * One reading of a document: where it stands in the input, and what it found wrong on the way.
 * Nothing stops at the first bad value; all are listed in the order of the document (chapter 09 §2.4).
 */
export class Reader {
  readonly faults: Fault[] = [];
  /** Members that their object does not know (`BW-UNKNOWN-FIELD`): errors when strict, else warnings. */
  readonly unknown: Fault[] = [];
  readonly path: Step[] = [];

  readonly schemas: SchemaLookup;

  constructor(schemas: SchemaLookup) {
    this.schemas = schemas;
  }

  /** Reports the value at the current path and gives undefined, as every failed read does. */
  fail(code: string, description: string): undefined {
    this.faults.push(fault(code, pathText(this.path), description));
    return undefined;
  }

  /** `BW-JSON-TYPE`: another JSON type than the property takes. */
  wrongType(found: Json, expected: string): undefined {
    return this.fail('BW-JSON-TYPE', `${this.subject()} must be ${expected}, but is ${describe(found)}`);
  }

  unknownMember(name: string, known: readonly string[], owner: string): void {
    const guess = nearest(name, known);
    const hint = guess === undefined ? '' : ` Did you mean "${guess}"?`;
    this.path.push(name);
    const description = `${owner} has no property "${shorten(name)}"; it is left out.${hint}`;
    this.unknown.push(fault('BW-UNKNOWN-FIELD', pathText(this.path), description));
    this.path.pop();
  }

  /** The name of the property at hand, for sentences: `issue_date`, `entry 2 of lines`, `the document`. */
  subject(): string {
    const last = this.path[this.path.length - 1];
    if (last === undefined) return 'the document';
    if (typeof last === 'string') return last;
    const list = this.path[this.path.length - 2];
    return `entry ${last} of ${list ?? 'the list'}`;
  }
}

/** A found value in a sentence: its JSON type and, if short, its text (cut to 40 characters). */
export function describe(found: Json): string {
  if (found === null) return 'null';
  if (Array.isArray(found)) return 'a list';
  if (found instanceof NumberText) return `the number ${shorten(found.text)}`;
  switch (typeof found) {
    case 'string':
      return `the text ${quote(found)}`;
    case 'number':
      return `the number ${found}`;
    case 'boolean':
      return `${found}`;
    default:
      return 'an object';
  }
}

export function quote(text: string): string {
  return JSON.stringify(shorten(text));
}

export function shorten(text: string): string {
  const characters = Array.from(text.slice(0, 82));
  return characters.length > 40 || text.length > 82 ? `${characters.slice(0, 40).join('')}…` : text;
}
