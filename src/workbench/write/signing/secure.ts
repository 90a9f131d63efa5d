import { say } from '../../ui/texts/say.ts';
import * as texts from './texts.ts';
/**
 * Returns why this page cannot sign or verify; undefined if it can. Browsers provide cryptography only to pages over https or from this
 * machine.
 */
export function whyNoSigning(): string | undefined {
  if (globalThis.crypto?.subtle) return undefined;
  return say(texts.plainHttp);
}
