/** UBL, CII and CDAR: documents as business terms. CDAR only differs in what it reads and writes. */

import { lazily } from '../../lazily.ts';
import { kindOf } from '../../model/plan.ts';
import { planFor } from '../../plans.ts';
import type { SyntaxCode } from '../../syntax.ts';

// Most programs need one of them.
const checking = lazily(() => import('./check.ts'));
const reading = lazily(() => import('./read.ts'));
const writing = lazily(() => import('./write.ts'));

export const en16931: SyntaxCode = {
  check: async (...args) => (await checking()).check(...args),
  read: async (...args) => (await reading()).read(...args),
  write: async (...args) => (await writing()).write(...args),
  meaningsOf: (root, format) => planFor(kindOf(root), format),
};
