/** UBL, CII and CDAR: documents as business terms. CDAR only differs in what it reads and writes. */

import { kindOf } from '../../model/plan.ts';
import { planFor } from '../../plans.ts';
import type { SyntaxCode } from '../../syntax.ts';
import { check } from './check.ts';
import { read } from './read.ts';
import { write } from './write.ts';

export const en16931: SyntaxCode = {
  check,
  read,
  write,
  meaningsOf: (root, format) => planFor(kindOf(root), format),
};
