import type { XmlFault } from '../declare/checked.ts';
import { meantAs } from '../list/syntaxes.ts';
import { beginningOf } from '../xml/decode.ts';
import type { XmlProblem } from '../xml/parse.ts';

/** Returns the faults of a text that is not XML, under the codes of the format that it probably has. */
export async function brokenIn(file: string | Uint8Array, problem: XmlProblem): Promise<XmlFault[]> {
  const meant = meantAs(beginningOf(file));
  return (meant && (await meant.load()).broken?.(file, problem)) ?? [];
}
