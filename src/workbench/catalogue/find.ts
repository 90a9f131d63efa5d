import type { AddonSummary } from '../../client/index.ts';
import { finder } from '../ui/find.ts';

/** The addons in whose key, names or descriptions every word of a search occurs, in any language. */
export function findAddons(addons: readonly AddonSummary[], search: string): AddonSummary[] {
  const isFound = finder(search);
  return addons.filter(({ key, name, description }) =>
    isFound(key, ...Object.values(name), ...Object.values(description)),
  );
}

/** The addons that name this one among those they require. */
export function requiredBy(addons: readonly AddonSummary[], key: string): string[] {
  return addons.filter(({ requires }) => requires.includes(key)).map((addon) => addon.key);
}
