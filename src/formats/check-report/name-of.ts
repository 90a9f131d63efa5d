import type { Translation } from '../../engine/text/message.ts';
import type { Localised } from '../declare/format.ts';

/** Returns the name of a format in the language of a report. */
export function nameOf(name: Localised, translation?: Translation): string {
  const english = name.en ?? '';
  const own = translation && (name as Readonly<Record<string, string | undefined>>)[translation.language];
  return own ?? translation?.find(english) ?? english;
}
