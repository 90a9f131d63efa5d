/** Processes digital tax receipts of Mexico. */

import { checkedAs, withSignatures } from '../../declare/checked.ts';
import type { SyntaxCode } from '../../declare/syntax.ts';
import { beginningOf } from '../../xml/decode.ts';
import { cfdi as format } from './index.ts';
import { judge } from './judge.ts';
import { NAMES } from './names.ts';
import { read } from './read.ts';
import { sealVerdict } from './rules-seal.ts';
import { isCurrent, unknownVersion } from './version.ts';
import { CfdiView } from './view.ts';
import { write } from './write.ts';

const check: SyntaxCode['check'] = async (file, _given, { now, options }) => {
  if (!isCurrent(file.root)) return checkedAs(format, [unknownVersion(file.root)], file);
  const seal = sealVerdict(new CfdiView(file.root));
  return withSignatures(checkedAs(format, judge(file, now, { options }), file), seal);
};

const TYPE_DECLARATION = /<!DOCTYPE/i;

/** A document type declaration is refused under a code of its own. */
const broken: SyntaxCode['broken'] = (file, { what, line, column }) => {
  if (!TYPE_DECLARATION.test(beginningOf(file))) return [];
  return [{ code: 'BW-CFDI-DTD', level: 'fatal', terms: [], xpaths: ['/'], positions: [{ line, column }], text: what }];
};

export const cfdi: SyntaxCode = { check, broken, read, write, meaningsOf: () => NAMES };
