/** Life cycle messages in CDAR. */

import type { SyntaxCode } from '../../declare/syntax.ts';
import { judging } from '../../en16931/syntax/code.ts';
import { cdarFormats } from './index.ts';
import { readCdar } from './read-cdar.ts';
import { writeCdar } from './write-cdar.ts';

export const cdar: SyntaxCode = { ...judging(cdarFormats), read: readCdar, write: writeCdar };
