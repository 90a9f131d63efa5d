/** Log levels, lowest first. */
export const LEVELS = ['debug', 'info', 'warning', 'error'] as const;
export type Level = (typeof LEVELS)[number];

/** Returns whether a line of a level is logged, given the lowest level to log. */
export function isLogged(level: Level, least: Level): boolean {
  return LEVELS.indexOf(level) >= LEVELS.indexOf(least);
}
