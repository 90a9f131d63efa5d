/** What invoices of Saudi Arabia map differently (chapter 17 §4 and §6). */

import { lazily } from '../../lazily.ts';
import type { OwnMapping } from '../../mapping/own-mapping.ts';
import { readMapping } from './mapping-read.ts';
import { begin, write } from './mapping-write.ts';
import { declared, seal, shape } from './seal/complete.ts';

const loadSeal = lazily(() => import('./seal/seal.ts'));

export const mapping: OwnMapping = { begin, write, shape, declared, seal, loadSeal, ...readMapping };
