import { entriesNamed, mentionedIn, namesOtherCountry } from '../../engine/needed.ts';
import { loadChecks } from '../../engine/tax-numbers/loaded.ts';
import type * as core from '../load.ts';
import { readInput } from '../loaded.ts';

/** Checks the names, because every regime and addon is loaded. Imports on demand would make bundlers split what is loaded anyway. */
export const load: typeof core.load = async (names) => {
  entriesNamed(names);
};

/** Loads the tax number checks for countries without a regime, if a document names such a country. */
export const loadFor: typeof core.loadFor = async (data) => {
  const read = readInput(data);
  if (read.ok && namesOtherCountry(mentionedIn(read.value))) await loadChecks();
};
