import { type Fault, fault } from '../engine/faults.ts';
import type { Format } from './format.ts';
import { syntaxOf } from './list/syntaxes.ts';
import type { Syntax } from './syntax.ts';

/** Returns the fault of a request that names a format of another syntax than that of the file. */
export function otherSyntax(named: Format | undefined, found: Syntax): Fault | undefined {
  if (named === undefined || syntaxOf(named.syntax).family === found.family) return undefined;
  const text = 'The file is not in the syntax of {format}; leave out from.';
  return fault('BW-XML-TYPE', 'request.from', text, { format: named.key });
}
