/** What invoices of Saudi Arabia map differently (chapter 17 §4 and §6). */

import type { OwnMapping } from '../own-mappings.ts';

export const mapping: OwnMapping = {};
