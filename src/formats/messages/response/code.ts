/** Processes answers over Peppol: invoice responses, and messages about messages. */

import { checkedAs } from '../../declare/checked.ts';
import type { Format } from '../../declare/format.ts';
import type { SyntaxCode } from '../../declare/syntax.ts';
import type { XmlElement } from '../../xml/element.ts';
import { formatFor } from './formats.ts';
import { judge } from './judge.ts';
import { NAMES } from './names.ts';
import { read } from './read.ts';
import { write } from './write.ts';

const check: SyntaxCode['check'] = async (file, given) => {
  const format: Format = given ?? formatFor(file.root);
  return checkedAs(format, judge(file.root, format), file);
};

export const response: SyntaxCode = {
  check,
  read,
  write,
  versionOf: (root: XmlElement) => (formatFor(root).writes ? undefined : formatFor(root)),
  meaningsOf: () => NAMES,
};
