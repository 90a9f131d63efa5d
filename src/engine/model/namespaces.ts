/**
 * The order in which the rules of the core run, and so the order of their faults (chapter 01 §13.2): all of one
 * namespace over the whole document, then the next. Regimes follow `bill`, the envelope's own rules follow the
 * regimes, addons come last in the order of the document's `$addons`.
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

/** The place of a namespace among all: faults are sorted by it. */
export type Rank = number;

/** The place of a type's rules, by the namespace that its name begins with. */
export function rankOfCore(type: string): Rank {
  return CORE.findIndex((namespace) => type.startsWith(`${namespace}.`));
}

/** Regimes stand between the core and the envelope, by the alphabetical order of their rule files. */
export function rankOfRegime(position: number): Rank {
  return CORE.length + position;
}

export const RANK_OF_ENVELOPE: Rank = 500;

export function rankOfAddon(position: number): Rank {
  return RANK_OF_ENVELOPE + 1 + position;
}
