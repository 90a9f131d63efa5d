import { say } from '../../ui/texts/say.ts';
import * as texts from './texts.ts';

/** The seconds that a file may take. The largest take a few. */
export const TIME_LIMIT = 60;

/** Returns why a file was stopped. */
export function tookTooLong(): string {
  return say(texts.tookTooLong, { seconds: TIME_LIMIT });
}
