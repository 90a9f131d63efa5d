import { MemberNames } from '../../engine/model/path.ts';
import type { Problem } from '../app/problem.ts';
import { isObject } from '../document/values.ts';
import type { FormField, FormModel } from './model.ts';
import { fieldPath, type Path } from './path.ts';

/** What is wrong, by the path of the field that it is shown at: `.supplier.tax_id`. */
export class Faults {
  readonly #at: ReadonlyMap<string, readonly Problem[]>;
  /** The paths that are at each path and in it. */
  readonly #within = new Map<string, string[]>();

  constructor(at: ReadonlyMap<string, readonly Problem[]>) {
    this.#at = at;
    for (const path of at.keys()) {
      for (const around of [...pathsAround(path), path]) {
        const known = this.#within.get(around);
        if (known) known.push(path);
        else this.#within.set(around, [path]);
      }
    }
  }

  /** Returns what is wrong at a field. */
  at(path: string): readonly Problem[] {
    return this.#at.get(path) ?? none;
  }

  /** Returns how many errors there are at a field and in it. */
  countWithin(path: string): number {
    return this.pathsWithin(path).reduce((count, each) => count + this.at(each).filter(isError).length, 0);
  }

  /** Returns at which fields there is something wrong, of a field and those in it. */
  pathsWithin(path: string): readonly string[] {
    return this.#within.get(path) ?? [];
  }

  /** Returns these, and others beside them. */
  with(others: Faults): Faults {
    return new Faults(new Map([...this.#at, ...others.#at]));
  }

  /** Returns those whose paths are not among the ones given. */
  without(paths: { has(path: string): boolean }): Faults {
    return new Faults(new Map([...this.#at].filter(([path]) => !paths.has(path))));
  }
}

const none: readonly Problem[] = [];
const isError = ({ severity }: Problem) => severity === 'error';

/** The paths of what is around a field: of `.lines[0].item` the whole, `.lines` and `.lines[0]`. */
function pathsAround(path: string): string[] {
  return Array.from(path.matchAll(/[.[]/g), ({ index }) => path.slice(0, index));
}

/**
 * Puts each problem at the field that it is about, whether its value exists or not; where no field can be, at the
 * nearest object or list around it.
 * @param inEnvelope whether the document is in an envelope
 */
export function faultsByField(
  problems: readonly Problem[],
  model: FormModel,
  document: unknown,
  inEnvelope: boolean,
): Faults {
  const wrapped = inEnvelope || !isObject(document) || !('doc' in document);
  return byField(problems, (path) => {
    const rest = inEnvelope && isInHeader(path) ? undefined : withinDocument(path, wrapped);
    return rest === undefined ? undefined : nearestField(rest, model.root, document, model);
  });
}

/**
 * Puts each problem of an envelope's header at its field, `.head.links[0].url`, and leaves all others out.
 * @param model the envelope's
 */
export function faultsOfHeader(problems: readonly Problem[], model: FormModel, envelope: unknown): Faults {
  return byField(problems, (path) =>
    isInHeader(path) ? nearestField(path.slice(1), model.root, envelope, model) : undefined,
  );
}

/** Problems by the field that each of their locations belongs to, where it belongs to one. */
function byField(problems: readonly Problem[], fieldOf: (path: string) => Path | undefined): Faults {
  const found = new Map<string, Set<Problem>>();
  for (const problem of problems) {
    for (const { path } of problem.locations) {
      const field = fieldOf(path);
      if (field === undefined) continue;
      const at = fieldPath(field);
      const here = found.get(at) ?? new Set();
      found.set(at, here.add(problem));
    }
  }
  return new Faults(new Map([...found].map(([at, here]) => [at, [...here]])));
}

function isInHeader(path: string): boolean {
  return /^\$\.head(?=$|[.[])/.test(path);
}

/** Returns the path from the document on; undefined for what is not about it, as the syntax. */
export function withinDocument(path: string, wrapped: boolean): string | undefined {
  if (path !== '$' && !/^\$[.[]/.test(path)) return undefined;
  const rest = path.slice(1);
  return wrapped && /^\.doc(?=$|[.[])/.test(rest) ? rest.slice('.doc'.length) : rest;
}

function nearestField(rest: string, field: FormField, value: unknown, model: FormModel): Path {
  if (rest === '') return [];
  const index = /^\[(\d+)\]/.exec(rest);
  if (index && field.entry && Array.isArray(value)) {
    const position = Number(index[1]);
    if (position >= value.length) return [];
    return [position, ...nearestField(rest.slice(index[0].length), field.entry, value[position], model)];
  }
  const [name] = rest.startsWith('.') ? namesOf(field, value, model).startsOf(rest.slice(1)) : [];
  if (name === undefined) return [];
  const member = field.kind === 'map' ? field.entry : model.fieldOf(field, name);
  const inner = isObject(value) ? value[name] : undefined;
  return member ? [name, ...nearestField(rest.slice(name.length + 1), member, inner, model)] : [];
}

const names = new WeakMap<object, MemberNames>();

/** The names that may follow: those declared, or those that are there under keys of one's own. */
function namesOf(field: FormField, value: unknown, model: FormModel): MemberNames {
  const owner = field.kind === 'map' && isObject(value) ? value : field;
  let known = names.get(owner);
  if (!known) {
    known = new MemberNames(owner === field ? model.fieldsOf(field).map(({ name }) => name) : Object.keys(owner));
    names.set(owner, known);
  }
  return known;
}
