/** How e-invoices name their formats (chapter 13 §4). */

import type { Format } from './format.ts';

/** How an identifier names a format: as its own, as what widens or narrows it, as another version of it, or not at all. */
export type Naming = 'own' | 'extension' | 'version' | 'none';

/** Returns how an identifier names a format. */
export function namingOf(format: Format, specification: string): Naming {
  const { specification: own, spellings = [], extensions = [], versions = [] } = format;
  if (specification === own || spellings.includes(specification)) return 'own';
  if (extensions.some((beginning) => extendsIt(specification, beginning))) return 'extension';
  return versions.some((version) =>
    version.endsWith('_') ? specification.startsWith(version) : extendsIt(specification, version),
  )
    ? 'version'
    : 'none';
}

/** Returns whether an identifier is another one or goes on behind it, with something that makes no longer word of its last. */
function extendsIt(specification: string, beginning: string): boolean {
  return specification.startsWith(beginning) && !/^\w/.test(specification.slice(beginning.length));
}
