/** Processes billing records of VERI*FACTU. */

import { checkedAs } from '../../declare/checked.ts';
import type { SyntaxCode } from '../../declare/syntax.ts';
import { loadReleases } from '../../releases/load.ts';
import { isoDate } from './codes.ts';
import { verifactu as format } from './index.ts';
import { judge } from './judge.ts';
import { NAMES } from './names.ts';
import { read } from './read.ts';
import { RecordView, recordsIn } from './view.ts';
import { write } from './write.ts';

const check: SyntaxCode['check'] = async (file, _given, options) => {
  const [record] = recordsIn(file.root).map((each) => new RecordView(each));
  const asOf = options.dayFor?.(isoDate(record?.date));
  const { releases } = await (await loadReleases()).rulesOn(format, asOf ?? options.today);
  return checkedAs(format, judge(file, options.now, asOf), file, releases);
};

export const verifactu: SyntaxCode = { check, read, write, meaningsOf: () => NAMES };
