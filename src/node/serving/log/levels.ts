/** How much a line of the log matters, the least first. */
export const LEVELS = ['debug', 'info', 'warning', 'error'] as const;
export type Level = (typeof LEVELS)[number];

/** Returns whether a line of a level is logged where `least` is the least that is. */
export function isLogged(level: Level, least: Level): boolean {
  return LEVELS.indexOf(level) >= LEVELS.indexOf(least);
}
