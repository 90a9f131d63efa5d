/** Times of records: whole seconds with the offset of Spain. */

import { wallClock } from '../../../engine/cal/zone.ts';

const MADRID = 'Europe/Madrid';
const CANARY = 'Atlantic/Canary';

const FORM = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

/** Returns a moment in the clock of a zone, with its offset. */
function shown(moment: Date, zone: string): string {
  const seconds = Math.floor(moment.getTime() / 1000) * 1000;
  const clock = wallClock(new Date(seconds), zone);
  const minutes = Math.round((Date.parse(`${clock}Z`) - seconds) / 60_000);
  const [sign, size] = [minutes < 0 ? '-' : '+', Math.abs(minutes)];
  const two = (value: number) => String(value).padStart(2, '0');
  return `${clock}${sign}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

export function inMadrid(moment: Date): string {
  return shown(moment, MADRID);
}

/**
 * Returns a time as records have it; undefined if it is not one. Times with the offset of Madrid stay as they are, and on
 * the Canary Islands also those with their own.
 */
export function recordTime(text: string, isCanary: boolean): string | undefined {
  const moment = new Date(text);
  if (!FORM.test(text) || Number.isNaN(moment.getTime())) return undefined;
  // A day that does not exist, such as 30 February, would be taken for one of the next month.
  if (!isRealDay(text.slice(0, 10))) return undefined;
  const own = isCanary ? shown(moment, CANARY) : undefined;
  return own !== undefined && own.slice(-6) === text.slice(-6) ? own : inMadrid(moment);
}

function isRealDay(day: string): boolean {
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
}
