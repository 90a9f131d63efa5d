import { MemberNames } from '../../../engine/model/path.ts';
import { isObject, partAt } from '../../engine/document/values.ts';
import type { Problem } from '../../state/view/problem.ts';
import type { FormField, FormModel } from './model.ts';
import { fieldPath, type Path, stepsOf } from './path.ts';

/** Problems by the path of the field that shows them: `.supplier.tax_id`. */
export class Faults {
  readonly #at: ReadonlyMap<string, readonly Problem[]>;
  /** The paths at and within each path. */
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

  /** Returns the problems at a field. */
  at(path: string): readonly Problem[] {
    return this.#at.get(path) ?? none;
  }

  /** Returns the number of errors at and within a field. */
  countWithin(path: string): number {
    return this.pathsWithin(path).reduce((count, each) => count + this.at(each).filter(isError).length, 0);
  }

  /** Returns the fields with problems at and within a field. */
  pathsWithin(path: string): readonly string[] {
    return this.#within.get(path) ?? [];
  }

  /** Returns these and other problems. */
  with(others: Faults): Faults {
    return new Faults(new Map([...this.#at, ...others.#at]));
  }

  /** Returns the problems whose paths are not among those given. */
  without(paths: { has(path: string): boolean }): Faults {
    return new Faults(new Map([...this.#at].filter(([path]) => !paths.has(path))));
  }
}

const none: readonly Problem[] = [];
const isError = ({ severity }: Problem) => severity === 'error';

/** Returns the paths around a field: for `.lines[0].item` the root, `.lines` and `.lines[0]`. */
function pathsAround(path: string): string[] {
  return Array.from(path.matchAll(/[.[]/g), ({ index }) => path.slice(0, index));
}

/**
 * Assigns each problem to its field, even if the field has no value. Without a field, it goes to the nearest object or list.
 *
 * @param inEnvelope whether the document is in an envelope
 * @param firstIn returns the first field on the sheet within an object or list. There, the user fills in a missing one.
 */
export function faultsByField(
  problems: readonly Problem[],
  model: FormModel,
  document: unknown,
  inEnvelope: boolean,
  firstIn: (path: string) => string | undefined = () => undefined,
): Faults {
  const wrapped = inEnvelope || !isObject(document) || !('doc' in document);
  return byField(problems, (path) => {
    const rest = inEnvelope && isInHeader(path) ? undefined : withinDocument(path, wrapped);
    if (rest === undefined) return undefined;
    const field = nearestField(rest, model.root, document, model);
    // Those of a whole party or the whole payment have places of their own.
    const isPart = field.length > 1 || partAt(document, field) === undefined;
    const first = isPart ? firstIn(fieldPath(field)) : undefined;
    return first === undefined ? field : stepsOf(first);
  });
}

/**
 * Assigns each problem of an envelope's header to its field, `.head.links[0].url`, and omits all others.
 * @param model of the envelope
 */
export function faultsOfHeader(problems: readonly Problem[], model: FormModel, envelope: unknown): Faults {
  return byField(problems, (path) =>
    isInHeader(path) ? nearestField(path.slice(1), model.root, envelope, model) : undefined,
  );
}

/** Returns problems by the field of each location, if it has one. */
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

/** Returns the path from the document on; undefined for problems outside it, such as syntax faults. */
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

/** Returns the possible next names: declared ones, or the keys present in a map. */
function namesOf(field: FormField, value: unknown, model: FormModel): MemberNames {
  const owner = field.kind === 'map' && isObject(value) ? value : field;
  let known = names.get(owner);
  if (!known) {
    known = new MemberNames(owner === field ? model.fieldsOf(field).map(({ name }) => name) : Object.keys(owner));
    names.set(owner, known);
  }
  return known;
}
