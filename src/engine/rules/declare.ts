/**
 * Declares rules as a tree that follows the properties of their object, in the same file as the object.
 *
 *     export const emailRules = rules(Email, 'GOBL-ORG-EMAIL', [
 *       at('addr', [
 *         check('01', 'An e-mail entry needs its address in addr.', present),
 *         check('02', 'addr must be …', emailFormat),
 *       ]),
 *     ]);
 *
 * `at` steps into a property, or along a path such as `lines[].item.ext`. `each` steps into the entries of a list.
 * `when` runs the rules below it only if its test passes. A `check` reports the property it is declared on and fails if
 * any of its tests fails. Checks are declared before nested steps and run before them.
 *
 * Rules on an absent property run with undefined; rules below an absent object do not run (chapter 01 §13.4). On an
 * absent object or a null entry only `mandatory` tests run, such as `present`. All other tests would judge parts that
 * do not exist.
 */
import type { ObjectType } from '../model/object.ts';
import type { Validation } from '../model/validation.ts';
import type { Message } from '../text/message.ts';

/** Returns whether a value passes. The value is undefined if the property is absent. */
export interface Test<T> {
  (value: T | undefined, validation: Validation): boolean;
  /** The test in words, for lists of rules. */
  readonly label?: string;
  /** Keys of the extensions that the test requires. */
  readonly extensions?: readonly string[];
  /** Returns details about a value that fails, beyond the text of the rule. */
  readonly about?: (value: T, validation: Validation) => Message;
}

const mandatoryTests = new WeakSet<object>();

/** Returns the test, marked so that an absent object fails it. Absent objects pass all other tests. */
export function mandatory<F extends (...values: never[]) => boolean>(test: F): F {
  mandatoryTests.add(test);
  return test;
}

export function isMandatory(test: object): boolean {
  return mandatoryTests.has(test);
}

/** A step of a declaration, for values of type T. */
export interface RuleNode<in T> {
  readonly step: Step;
  readonly takes?: (value: T) => void;
}

// biome-ignore lint/suspicious/noExplicitAny: one tree contains nodes of all types; `RuleNode` distinguishes them.
type AnyTest = Test<any>;

export type Step =
  | {
      readonly kind: 'check';
      readonly code: string;
      readonly description: string;
      readonly tests: readonly AnyTest[];
    }
  | { readonly kind: 'at'; readonly field: string; readonly steps: readonly Step[] }
  | { readonly kind: 'each'; readonly steps: readonly Step[] }
  | { readonly kind: 'when'; readonly test: AnyTest; readonly steps: readonly Step[] }
  | { readonly kind: 'ignore'; readonly code: string };

/**
 * Declares a rule: its number within the set, a text with the problem and its solution, and the tests that must all
 * pass.
 */
export function check<T>(number: string, description: string, ...tests: Test<NoInfer<T>>[]): RuleNode<T> {
  return { step: { kind: 'check', code: number, description, tests } };
}

/** The type of the value at a path below a value of type T; never if the path leads nowhere. */
type ValueAt<T, P extends string> = P extends `${infer Part}.${infer Rest}`
  ? ValueAt<ValueIn<T, Part>, Rest>
  : ValueIn<T, P>;

type ValueIn<T, Part extends string> = Part extends `${infer List}[]` ? EntryOf<MemberOf<T, List>> : MemberOf<T, Part>;

type MemberOf<T, K extends string> = K extends keyof T ? NonNullable<T[K]> : never;

type EntryOf<L> = L extends readonly (infer E)[] ? E : never;

/**
 * Declares the rules of a property, at any depth: `item.price` is the price of the item, `lines[]` every line, and
 * `lines[].item.price` the price of the item of every line.
 */
export function at<T extends object, const P extends string>(
  path: P & (ValueAt<T, P> extends never ? never : unknown),
  nodes: readonly RuleNode<ValueAt<T, P>>[],
): RuleNode<T> {
  const parts = path.split('.');
  const last = stepAt(parts.pop() ?? '', stepsOf(nodes));
  return { step: parts.reduceRight((step, part) => stepAt(part, [step]), last) };
}

/** Declares the rules of every entry of a list. */
export function each<E>(nodes: readonly RuleNode<E>[]): RuleNode<E[]> {
  return { step: { kind: 'each', steps: stepsOf(nodes) } };
}

/** Declares rules that run only if a test passes. */
export function when<T>(test: Test<NoInfer<T>>, nodes: readonly RuleNode<T>[]): RuleNode<T> {
  return { step: { kind: 'when', test, steps: stepsOf(nodes) } };
}

/** Drops faults of another namespace from the whole result once an object of this type is found. */
export function ignore<T>(code: string): RuleNode<T> {
  return { step: { kind: 'ignore', code } };
}

/** Returns the step into `lines`, or for `lines[]` into each of its entries. */
function stepAt(part: string, steps: readonly Step[]): Step {
  if (!part.endsWith('[]')) return { kind: 'at', field: part, steps };
  return { kind: 'at', field: part.slice(0, -2), steps: [{ kind: 'each', steps }] };
}

function stepsOf(nodes: readonly RuleNode<never>[]): Step[] {
  return nodes.map((node) => node.step);
}

/** The rules of one type of object, with the prefix of their codes. */
export interface RuleSet {
  // biome-ignore lint/suspicious/noExplicitAny: one list contains rule sets of all types.
  readonly type: ObjectType<any>;
  readonly prefix: string;
  readonly steps: readonly Step[];
}

export function rules<T extends object>(
  type: ObjectType<T>,
  prefix: string,
  nodes: readonly RuleNode<NoInfer<T>>[],
): RuleSet {
  return { type, prefix, steps: stepsOf(nodes) };
}
