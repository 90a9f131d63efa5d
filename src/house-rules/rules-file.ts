/** The form of a file of house rules. `read.ts` checks it. */

/** A file of house rules, as an object. */
export interface HouseRulesFile {
  $schema?: string;
  /** Lists of values, by name, for `in`. */
  lists?: Readonly<Record<string, readonly Scalar[]>>;
  rules: readonly HouseRule[];
}

type Scalar = string | number | boolean;

export interface HouseRule {
  /** Its code, which begins with `X-`: `X-ORDER`. */
  code: `X-${string}`;
  /** The kinds of documents that it applies to: `invoice` (default), `order`, `bill/delivery` … */
  for?: string | readonly string[];
  /** A list of the document: the rule is applied to each entry, and its paths begin there. */
  each?: string;
  /** When the rule applies. Default: always. */
  when?: HouseCondition;
  /** The property to test: `ordering.code`, `lines[*].item.ref`. */
  at: string;
  test: HouseTest;
  /** What is wrong and how to fix it: a text, or texts by language. `{value}` is the value found. */
  message: string | Readonly<Record<string, string>>;
  /** Default: fault. */
  level?: 'fault' | 'warning';
}

/** Tests by path: all of them must hold. A value stands for `equals`, a list for `in`. */
export type HouseCondition = {
  readonly [path: string]: Scalar | readonly Scalar[] | HouseTest | HouseCondition | readonly HouseCondition[];
};

/** A value, or the path of another property. */
type Operand = string | number | { readonly path: string };

interface Bounds {
  readonly min?: Operand;
  readonly max?: Operand;
}

/** Tests of a value: all of them must hold. A missing value fails only `present` and `count`. */
export interface HouseTest {
  present?: true;
  absent?: true;
  equals?: Scalar | { readonly path: string };
  /** The values, or the name of one of the lists of the file. */
  in?: readonly Scalar[] | string;
  pattern?: string;
  /** A text, or one of several, in any letter case. */
  contains?: string | readonly string[];
  /** The number of characters. */
  length?: number | Bounds;
  min?: Operand;
  max?: Operand;
  /** A date, `today`, or the path of one. */
  before?: Operand;
  after?: Operand;
  within?: { readonly days: number; readonly after?: Operand; readonly before?: Operand; readonly of?: Operand };
  /** The number of entries of a list. */
  count?: number | Bounds;
  /** The sum of a property of all entries of a list. */
  sum?: Bounds & { readonly of: string; readonly equals?: Operand };
  /** One of the entries of a list has a property that passes. */
  some?: { readonly of: string; readonly test: HouseTest };
  any?: readonly HouseTest[];
  all?: readonly HouseTest[];
  not?: HouseTest;
}
