/**
 * The order in which the rules of the core run, and so the order of their faults (chapter 01 §13.2). Each namespace covers the whole document
 * before the next one starts. Regimes follow `bill`, and the envelope's own rules follow the regimes. Addons come last, in the order of the
 * document's `$addons`.
 */
const CORE = [
  'uuid',
  'schema',
  'cal',
  'dsig',
  'i18n',
  'cbc',
  'head',
  'note',
  'currency',
  'tax',
  'org',
  'pay',
  'bill',
] as const;

export type CoreNamespace = (typeof CORE)[number];

/** The position of a namespace, used to sort faults. */
export type Rank = number;

/** Returns the rank of a core type, from the namespace at the start of its name. */
export function rankOfCore(type: string): Rank {
  return CORE.findIndex((namespace) => type.startsWith(`${namespace}.`));
}

/**
 * Returns the rank of a regime. Regimes come between the core and the envelope, in the alphabetical order of their rule
 * files.
 */
export function rankOfRegime(position: number): Rank {
  return CORE.length + position;
}

export const RANK_OF_ENVELOPE: Rank = 500;

export function rankOfAddon(position: number): Rank {
  return RANK_OF_ENVELOPE + 1 + position;
}
