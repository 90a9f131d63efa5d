import type { AddonSummary } from '../../client/index.ts';

/** The addons in whose key, names or descriptions every word of a search occurs, in any language. */
export function findAddons(addons: readonly AddonSummary[], search: string): AddonSummary[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return addons.filter(({ key, name, description }) => {
    const text = plain([key, ...Object.values(name), ...Object.values(description)].join(' '));
    return words.every((word) => text.includes(word));
  });
}

/** Without capitals and accents: `España` is found by `espana`. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
}

/** The addons that name this one among those they require. */
export function requiredBy(addons: readonly AddonSummary[], key: string): string[] {
  return addons.filter(({ requires }) => requires.includes(key)).map((addon) => addon.key);
}
