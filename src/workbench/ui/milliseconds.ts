import { rounded, say } from './texts/say.ts';
import * as texts from './texts.ts';

/** Returns a duration as text: `0.4 ms`, `12 ms`. */
export function milliseconds(time: number): string {
  return say(texts.milliseconds, { time: rounded(time) });
}
