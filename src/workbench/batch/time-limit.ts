import { say } from '../texts/say.ts';
import * as texts from './texts.ts';

/** The seconds after which a file is stopped. The largest that can be read takes a few. */
export const TIME_LIMIT = 60;

/** Returns why a file was stopped. */
export function tookTooLong(): string {
  return say(texts.tookTooLong, { seconds: TIME_LIMIT });
}
