/** What invoices of Saudi Arabia map differently (chapter 17 §4 and §6). */

import { lazily } from '../../lazily.ts';
import { declared, seal, shape } from '../../sealing/complete.ts';
import type { OwnMapping } from '../own-mapping.ts';
import { readMapping } from './saudi-arabia-read.ts';
import { begin, write } from './saudi-arabia-write.ts';

const loadSeal = lazily(() => import('../../sealing/seal.ts'));

export const mapping: OwnMapping = { begin, write, shape, declared, seal, loadSeal, ...readMapping };
