import { say } from '../texts/say.ts';
import * as texts from './texts.ts';
/**
 * Returns why this page cannot sign or verify; undefined where it can. Browsers have cryptography only for pages that
 * came over https or from this very machine.
 */
export function whyNoSigning(): string | undefined {
  if (globalThis.crypto?.subtle) return undefined;
  return say(texts.plainHttp);
}
