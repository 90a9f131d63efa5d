/** On which day's rules the files of suites are judged. */

import { formatOf } from '../../src/formats/list/formats.ts';

/**
 * Returns the day of a file: the first one of the release that its path names, in the first format that has it; otherwise of the newest
 * release of the first.
 * @param {string} file @param {readonly string[]} keys of formats
 */
export async function dayOf(file, keys) {
  const names = file.split(/[^0-9.]+/).map((name) => name.replace(/\.+$/, ''));
  const lists = await Promise.all(keys.map(async (key) => (await formatOf(key)?.releases?.())?.rows ?? []));
  const named = lists.flatMap((rows) => rows.findLast(({ release }) => names.includes(release)) ?? []);
  const [row = lists[0]?.at(-1)] = named;
  return row?.from ?? new Date().toISOString().slice(0, 10);
}
