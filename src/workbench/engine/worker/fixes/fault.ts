import type { Edit, Node } from 'jsonc-parser';
import type { Json } from '../../../../engine/model/json.ts';
import { type Declared, declaredAt } from '../../../../engine/model/locate.ts';
import type { Step } from '../../../../engine/model/path.ts';
import { locate } from '../../document/locate.ts';
import type { Span } from '../../document/text.ts';
import { type DocumentContext, valueAt } from '../language/document-context.ts';

/** A fault of the engine, for one of its properties. */
export interface GivenFault {
  code: string | undefined;
  /** Empty for a syntax fault, which has a span. */
  path: string;
  span?: Span | undefined;
}

/** A fault with the value at its location. */
export interface FaultAt extends GivenFault {
  context: DocumentContext;
  /** The value at the location, or the nearest enclosing one. */
  node: Node;
  steps: readonly Step[];
  value: Json | undefined;
  declared: Declared | undefined;
  /** Names of missing properties from there to the location. */
  missing: readonly string[];
}

/** A possible fix of a fault. */
export interface Candidate {
  title: string;
  edits: Edit[];
  /** The offset in the new text where the user must continue; it is not a complete fix. */
  goOn?: number;
  /** The value to choose then, by its path and the name of its list of codes: forms ask for it in place. */
  asks?: { path: string; name: string };
  /** One of several equal fixes, from which the user chooses. */
  choice?: boolean;
  /** A number that fits by its check digits and may belong to somebody else: shown only to who asks for fixes. */
  guess?: boolean;
  /** Whether the fix loses input. */
  lossy?: boolean;
  /** The new name of a property: what it has is checked from then on, and may have faults of its own. */
  renamed?: string;
}

/** Suggests fixes of a fault, which are then tried out. */
export type Idea = (fault: FaultAt) => readonly Candidate[] | Promise<readonly Candidate[]>;

export function faultAt(given: GivenFault, context: DocumentContext): FaultAt | undefined {
  const { root, value } = context.source;
  const found = root && locate(root, given.path);
  if (!found) return undefined;
  const { steps } = found;
  // Names with dots or brackets are ambiguous, so nothing is added for them.
  const missing = /^(?:\.[^.[\]]+)*$/.test(found.missing) ? found.missing.split('.').slice(1) : [''];
  const here = valueAt(value, steps);
  return {
    ...given,
    context,
    node: found.node,
    steps,
    value: here,
    declared: declaredAt(steps, context.typeAt),
    missing,
  };
}
