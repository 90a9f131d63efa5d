import type { Edit, Node } from 'jsonc-parser';
import type { Json } from '../../../engine/model/json.ts';
import { type Declared, declaredAt } from '../../../engine/model/locate.ts';
import type { Step } from '../../../engine/model/path.ts';
import { locate } from '../../document/locate.ts';
import type { Span } from '../../document/text.ts';
import { type DocumentContext, valueAt } from '../language/document-context.ts';

/** A fault as the engine reported it, for one of its properties. */
export interface GivenFault {
  code: string | undefined;
  /** Empty for a fault of the syntax, which has a span. */
  path: string;
  span?: Span | undefined;
}

/** A fault with what is at its location. */
export interface FaultAt extends GivenFault {
  context: DocumentContext;
  /** The value at the location, or the nearest that encloses it. */
  node: Node;
  steps: readonly Step[];
  value: Json | undefined;
  declared: Declared | undefined;
  /** Names of properties that are missing from there to the location. */
  missing: readonly string[];
}

/** A way to fix a fault. */
export interface Candidate {
  title: string;
  edits: Edit[];
  /** Somebody has to go on writing here, at this offset of the new text; it does not fix the fault by itself. */
  goOn?: number;
  /** One of several that fix it alike: somebody has to choose. */
  choice?: boolean;
  /** Loses what was written. */
  lossy?: boolean;
}

/** Suggests ways to fix a fault; whether they do is tried out. */
export type Idea = (fault: FaultAt) => readonly Candidate[] | Promise<readonly Candidate[]>;

export function faultAt(given: GivenFault, context: DocumentContext): FaultAt | undefined {
  const { root, value } = context.source;
  const found = root && locate(root, given.path);
  if (!found) return undefined;
  const { steps } = found;
  // Names with dots or brackets in them cannot be distinguished; nothing is added for these.
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
