/** Processes billing records of VERI*FACTU. */

import { checkedAs } from '../../declare/checked.ts';
import type { SyntaxCode } from '../../declare/syntax.ts';
import { verifactu as format } from './index.ts';
import { judge } from './judge.ts';
import { NAMES } from './names.ts';
import { read } from './read.ts';
import { write } from './write.ts';

const check: SyntaxCode['check'] = async (file, _given, { now }) => checkedAs(format, judge(file, now), file);

export const verifactu: SyntaxCode = { check, read, write, meaningsOf: () => NAMES };
