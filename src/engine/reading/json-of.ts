import { type Fault, fault, faultOf, MOST_FAULTS } from '../faults.ts';
import { describe, notANumber } from '../model/describe.ts';
import { type Json, type JsonObject, setMember } from '../model/json.ts';
import { NumberText } from '../model/number-text.ts';
import { pathText, type Step } from '../model/path.ts';
import { subjectOf } from '../model/subject.ts';
import { type Message, message } from '../text/message.ts';
import { shorten } from '../text/shorten.ts';
import { MAX_DEPTH } from './problem.ts';

/** The JSON form of a value of a program, or its faults. */
export type JsonRead = { ok: true; value: Json } | { ok: false; faults: Fault[] };

/** The place of a value in a request: `$` for the document. */
type Place = '$' | 'template' | 'options' | `request.${string}`;

interface JsonOfOptions {
  /** Report `NaN` and infinities as `BW-AMOUNT`. Default: keep them for the reader, which knows the expected type. */
  finite?: boolean;
}

/**
 * Returns the JSON form of a value as `JSON.stringify` writes it, with `toJSON`. Integers of any size may be `bigint`.
 * Undefined members count as absent. Reports `BW-JSON-TYPE` for all other values that `JSON.stringify` would lose. Reports `BW-JSON-DEPTH` for circular objects and for
 * more than 128 levels.
 */
export function jsonOf(value: unknown, place: Place, options: JsonOfOptions = {}): JsonRead {
  const walk = new Walk(place, options);
  const json = walk.valueOf(value);
  return walk.faults.length > 0 || json === undefined ? { ok: false, faults: walk.faults } : { ok: true, value: json };
}

/** Returns the JSON form of a document or template. Reports `BW-DATA-TYPE` for a missing one. */
export function documentJsonOf(value: unknown, place: '$' | 'template', options?: JsonOfOptions): JsonRead {
  if (typeof value === 'string') return { ok: true, value };
  if (typeof value === 'object' && value !== null) return jsonOf(value, place, options);
  const found = fault('BW-DATA-TYPE', place, '{name} must be an object, or the text of one, but is {found}', {
    name: place === '$' ? 'data' : 'template',
    found: isJsonScalar(value) ? describe(value) : describeOther(value),
  });
  return { ok: false, faults: [found] };
}

class Walk {
  readonly faults: Fault[] = [];
  readonly #place: Place;
  readonly #finite: boolean;
  readonly #path: Step[] = [];
  /** The objects and lists around the current value. */
  readonly #open: object[] = [];

  constructor(place: Place, { finite = false }: JsonOfOptions) {
    this.#place = place;
    this.#finite = finite;
  }

  /** Returns undefined for a value without a JSON form, which is then reported. */
  valueOf(value: unknown): Json | undefined {
    switch (typeof value) {
      case 'string':
      case 'boolean':
        return value;
      case 'number':
        return Number.isFinite(value) ? value : this.#notFinite(value);
      case 'bigint':
        return new NumberText(String(value));
      case 'object':
        if (value === null || value instanceof NumberText) return value;
        return Array.isArray(value) ? this.#list(value) : this.#object(value);
      default:
        return this.#refuse(describeOther(value));
    }
  }

  #notFinite(value: number): Json | undefined {
    const number = new NumberText(String(value));
    if (!this.#finite) return number;
    return this.#fail('BW-AMOUNT', notANumber(subjectOf(this.#path), number));
  }

  #list(entries: readonly unknown[]): Json | undefined {
    if (!this.#enters(entries)) return undefined;
    const list: Json[] = [];
    // Not `map`, which skips holes.
    for (let position = 0; position < entries.length; position++) {
      this.#path.push(position);
      list.push(this.valueOf(entries[position]) ?? null);
      this.#path.pop();
    }
    this.#open.pop();
    return list;
  }

  #object(value: object): Json | undefined {
    if ('toJSON' in value && typeof value.toJSON === 'function') return this.#ownForm(value, value.toJSON());
    return this.#members(value);
  }

  #members(value: object): Json | undefined {
    if (value instanceof Number || value instanceof String || value instanceof Boolean || value instanceof BigInt)
      return this.valueOf(value.valueOf());
    const isInstance = isOfClass(value);
    const names = Object.keys(value);
    // A Map or a promise keeps its data elsewhere.
    if (ArrayBuffer.isView(value) || (isInstance && names.length === 0)) return this.#refuse(describeOther(value));
    if (!this.#enters(value)) return undefined;
    const object: JsonObject = {};
    for (const name of names) {
      const member = (value as Record<string, unknown>)[name];
      // A function of an instance is one of its methods.
      if (member === undefined || (isInstance && typeof member === 'function')) continue;
      this.#path.push(name);
      const json = this.valueOf(member);
      this.#path.pop();
      if (json !== undefined) setMember(object, name, json);
    }
    this.#open.pop();
    return object;
  }

  /**
   * Reads the result of `toJSON` without calling `toJSON` again. Invalid dates return null, which would count as absent.
   */
  #ownForm(value: object, form: unknown): Json | undefined {
    if (form === null && Number.isNaN(value.valueOf())) return this.#refuse('Invalid Date');
    const isObject = typeof form === 'object' && form !== null && !Array.isArray(form) && !(form instanceof NumberText);
    return isObject ? this.#members(form) : this.valueOf(form);
  }

  /** Enters an object or list, unless it contains itself or is too deep. */
  #enters(value: object): boolean {
    if (this.#open.length < MAX_DEPTH && !this.#open.includes(value)) {
      this.#open.push(value);
      return true;
    }
    this.#fail('BW-JSON-DEPTH', message('nested deeper than {most} levels, or in a circle', { most: MAX_DEPTH }));
    return false;
  }

  #refuse(found: string): undefined {
    const property = subjectOf(this.#path);
    const text = message(
      '{property} is {found}, which a document cannot contain; pass a text, a number, true, false, a list or an object',
      { property, found },
    );
    return this.#fail('BW-JSON-TYPE', text);
  }

  #fail(code: string, text: Message): undefined {
    if (this.faults.length < MOST_FAULTS) this.faults.push(faultOf(code, this.#property(), text));
    return undefined;
  }

  #property(): string {
    return this.#place === '$' ? pathText(this.#path) : pathText([this.#place, ...this.#path]).replace(/^\$\./, '');
  }
}

function isJsonScalar(value: unknown): value is boolean | number | null {
  return typeof value === 'boolean' || typeof value === 'number' || value === null;
}

/** Returns whether an object is an instance of a class other than `Object`, of any realm. */
function isOfClass(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return typeof prototype === 'object' && prototype !== null && Object.getPrototypeOf(prototype) !== null;
}

/** Describes a value that JSON does not have. */
function describeOther(value: unknown): string {
  if (typeof value === 'function' || typeof value === 'symbol') return typeof value;
  if (typeof value === 'object' && value !== null) return shorten(value.constructor?.name || 'Object');
  return String(value);
}
