import { type Fault, fault } from '../../engine/faults.ts';
import type { Format } from '../declare/format.ts';
import type { Syntax } from '../declare/syntax.ts';
import { syntaxOf } from '../list/syntaxes.ts';

/** Returns the fault of a request that names a format of another syntax than that of the file. */
export function otherSyntax(named: Format | undefined, found: Syntax): Fault | undefined {
  if (named === undefined || syntaxOf(named.syntax).family === found.family) return undefined;
  const text = 'The file is not in the syntax of {format}; leave out from.';
  return fault('BW-XML-TYPE', 'request.from', text, { format: named.key });
}
