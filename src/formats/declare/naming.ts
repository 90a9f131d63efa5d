/** How e-invoices identify their formats (chapter 13 §4). */

import type { Format } from './format.ts';

/**
 * How an identifier refers to a format: as its own, as an extension or restriction, as another version, or not at all.
 */
export type Naming = 'own' | 'extension' | 'version' | 'none';

/** Returns how an identifier refers to a format. */
export function namingOf(format: Format, specification: string): Naming {
  const { specification: own, spellings = [], extensions = [], versions = [], recognises } = format;
  if (specification === own || spellings.includes(specification)) return 'own';
  if (recognises?.test(specification) || extensions.some((beginning) => extendsIt(specification, beginning))) {
    return 'extension';
  }
  return versions.some((version) =>
    /[_:]$/.test(version) ? specification.startsWith(version) : extendsIt(specification, version),
  )
    ? 'version'
    : 'none';
}

/** Returns whether an identifier equals another one or continues it, but not within its last word. */
function extendsIt(specification: string, beginning: string): boolean {
  return specification.startsWith(beginning) && !/^\w/.test(specification.slice(beginning.length));
}
