/** Bases: the files that cases change. A base that closely resembles another is stored as changes to it, in the notation of the cases. */

import { namespaces } from '../list/namespaces.ts';
import { recogniseRoot } from '../list/syntaxes.ts';
import { writeXml } from '../xml/write.ts';
import { patched } from './case-files.ts';
import type { Patch } from './patch.ts';
import { parsed } from './tree.ts';

/** Another base with changes. Their business terms and their schema are those of the first format of its syntax. */
interface ChangedBase extends Patch {
  /** The name of the other base: `rich-ubl.xml`. */
  readonly base: string;
}

/** Texts of XML files, or the changes of other bases, by name. */
export type Bases = Readonly<Record<string, string | ChangedBase>>;

/**
 * Returns the text of a base as Billwright writes XML, or as it is in its file; undefined if no base has that name. Throws if a changed
 * base has no file below it.
 */
export async function baseXml(bases: Bases, name: string, above: readonly string[] = []): Promise<string | undefined> {
  const own = bases[name];
  if (own === undefined || typeof own === 'string') return own;
  const { base, ...changes } = own;
  if (above.includes(name)) throw new Error(`${name} is a change of itself`);
  const before = await baseXml(bases, base, [...above, name]);
  if (before === undefined) throw new Error(`${name} changes ${base}, which is not there`);
  const found = recogniseRoot(parsed(before).element);
  const [format] = found.ok ? found.syntax.formats : [];
  if (format === undefined) throw new Error(`${base} has no syntax`);
  const changed = parsed(await patched(before, format, changes)).element;
  return writeXml(changed, namespaces) ?? '';
}
