import { timeOf } from '../engine/document/local-day.ts';
import { longDay } from '../ui/texts/long-day.ts';
import { say } from '../ui/texts/say.ts';
import * as texts from './texts.ts';

/**
 * Returns the first day of a percentage in words. That of the oldest known one is only the first day of the record: the law may have had
 * it before.
 */
export function sinceShown(since: string | undefined, isOldest: boolean): string {
  if (since === undefined) return say(texts.firstDayUnknown);
  const day = dayInWords(since);
  return isOldest ? say(texts.orEarlier, { day }) : day;
}

export function dayInWords(day: string): string {
  return longDay(timeOf(day));
}
