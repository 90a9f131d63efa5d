/** Life cycle messages in CDAR. */

import type { SyntaxCode } from '../../syntax.ts';
import { en16931 } from '../en16931/code.ts';
import { readCdar } from './read-cdar.ts';
import { writeCdar } from './write-cdar.ts';

export const cdar: SyntaxCode = { ...en16931, read: readCdar, write: writeCdar };
