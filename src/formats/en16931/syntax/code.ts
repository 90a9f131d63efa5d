/** UBL, CII and CDAR: documents as business terms. CDAR only differs in what it reads and writes. */

import type { Failure } from '../../../engine/faults.ts';
import type { Format } from '../../declare/format.ts';
import { planFor } from '../../declare/plans.ts';
import type { SyntaxCode } from '../../declare/syntax.ts';
import { lazily } from '../../lazily.ts';
import { kindOf } from '../../model/plan.ts';

// Most programs need one of them.
const checking = lazily(() => import('./check.ts'));
const reading = lazily(() => import('./read.ts'));
const writing = lazily(() => import('./write.ts'));

/** What a syntax knows about formats. */
export interface Known {
  /** Its formats, the core first. */
  readonly formats: readonly Format[];
  /** Returns the fault for a document that a format cannot express. It names the formats of all syntaxes that can. */
  readonly otherDocument: (given: unknown, path: string, format: Format) => Promise<Failure>;
}

export function judging(formats: Known['formats']): Pick<SyntaxCode, 'check' | 'meaningsOf'> {
  return {
    check: async (...args) => (await checking()).check(formats, ...args),
    meaningsOf: (root, format) => planFor(kindOf(root), format),
  };
}

export function en16931(known: Known): SyntaxCode {
  return {
    ...judging(known.formats),
    read: async (...args) => (await reading()).read(known, ...args),
    write: async (...args) => (await writing()).write(known, ...args),
  };
}
