/** On which day's rules the files of suites are judged. */

import { formatOf } from '../../src/formats/list/formats.ts';

/**
 * Returns the day of a file: the first one of the release that its path names, otherwise of the newest release.
 * @param {import('../../src/engine/known-names.ts').FormatKey} key
 * @returns {Promise<(file: string) => string>}
 */
export async function releasesOf(key) {
  const rows = (await formatOf(key)?.releases?.())?.rows ?? [];
  return (file) => {
    const named = rows.findLast(({ release }) => file.split(/[^0-9.]+/).includes(release));
    return (named ?? rows.at(-1))?.from ?? new Date().toISOString().slice(0, 10);
  };
}
