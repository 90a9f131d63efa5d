import { type Message, type Translation, words } from '../engine/text/message.ts';
import { withoutAdvice } from '../engine/text/without-advice.ts';

/** Returns the reason of a suggestion in words. Sentences of rules come without the advice that only the issuer can follow. */
export function whyInWords(why: Message, translation: Translation | undefined): string {
  return words(why, withoutAdvice(translation));
}
