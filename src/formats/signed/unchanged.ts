/** The texts about valid signatures. */

import { type Message, message } from '../../engine/text/message.ts';

/** @param names of the holders of certificates that the signatures cover */
export function unchanged(names: readonly string[]): Message {
  return names.length === 0
    ? message(
        'The file is unchanged since this key signed it. The signature does not cover a certificate, so it does not show who signed. Billwright did not check the issuer.',
      )
    : message(
        'The file is unchanged since it was signed with certificates that name {names}. Billwright did not check their issuers or whether they were revoked, and anyone can make a certificate with these names.',
        { names },
      );
}
