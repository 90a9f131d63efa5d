/**
 * Returns why this page cannot sign or verify; undefined where it can. Browsers have cryptography only for pages that
 * came over https or from this very machine.
 */
export function whyNoSigning(): string | undefined {
  if (globalThis.crypto?.subtle) return undefined;
  return 'This page came over plain http, and browsers keep their cryptography from such pages. Open it over https, or from the machine that serves it (localhost). Everything else works here.';
}
