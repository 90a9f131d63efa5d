/** Loads regimes and addons when they are needed, so a browser loads no more than necessary. */
import { addonModule, regimeModule } from './imports.ts';
import type { Json } from './model/json.ts';
import { type AddonEntry, modules, type RegimeEntry } from './modules.ts';
import { entriesNamed, mentionedIn, namesOtherCountry, neededBy } from './needed.ts';
import { registry } from './registry.ts';
import { areChecksLoaded, loadChecks } from './tax-numbers/loaded.ts';

/**
 * Loads the regimes and addons that a document needs, and the checks of tax numbers of countries without a regime. `all` loads everything.
 */
export async function load(data: Json | 'all'): Promise<void> {
  if (registry.isWhole && areChecksLoaded()) return;
  const mentioned = data === 'all' ? undefined : mentionedIn(data);
  const wanted = mentioned ? neededBy(mentioned) : modules;
  const needsChecks = !mentioned || namesOtherCountry(mentioned);
  await Promise.all([...wanted.map(loadEntry), needsChecks && loadChecks()]);
}

/**
 * Loads regimes by country, main or alternative code, and addons by key, with the addons they require. Throws a
 * `RangeError` for an unknown name, without loading anything.
 */
export async function loadNamed(names: readonly string[]): Promise<void> {
  await Promise.all(entriesNamed(names).map(loadEntry));
}

/** Loads a regime, or an addon with the addons it requires. */
async function loadEntry(entry: RegimeEntry | AddonEntry): Promise<void> {
  if (registry.has(entry)) return;
  if (entry.kind === 'regime') return registry.addRegime(entry, await regimeModule(entry));
  const module = await addonModule(entry);
  const { requires } = module.definition;
  await Promise.all(modules.map((each) => each.kind === 'addon' && requires?.includes(each.key) && loadEntry(each)));
  registry.addAddon(entry, module);
}
