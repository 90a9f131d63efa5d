import { words } from '../../engine/text/message.ts';
import type { AppOptions } from '../../service/http/options.ts';
import { atHome } from '../files/keys.ts';
import { signingKeysIn } from '../files/signing-key.ts';
import type { External } from '../work/external.ts';
import { createTokenCheck } from './auth/jwt.ts';
import { tokensIn, watchTokens } from './auth/token-file.ts';
import type { Log } from './log/log.ts';
import type { Settings } from './settings.ts';
import { createIssuerKeys } from './signing/issuer-keys.ts';
import { watchKeys } from './signing/key-file.ts';
import { checkSigner, createSigner } from './signing/signer.ts';
import { onReload } from './workers.ts';

/** The service's secrets: its keys, the tokens of its users, and the keys of issuers. */
export interface Secrets {
  options: Pick<
    AppOptions,
    'signingKeys' | 'signExternally' | 'tokens' | 'foreignToken' | 'tokenIssuer' | 'issuerKeys'
  >;
  /** Services for the threads. */
  external: External;
}

/**
 * Checks that the files named in the settings hold keys and tokens. Warnings are logged once here, not by each process. Throws
 * `CommandError`.
 */
export async function checkSecrets(settings: Settings, log: Log): Promise<void> {
  const { keyFile, tokenFile } = settings;
  if (keyFile !== undefined) {
    await signingKeysIn(keyFile, process, ({ description }) => log.warning(`${keyFile}: ${words(description)}`));
  }
  await checkSigner(settings);
  createTokenCheck(settings, log);
  if (tokenFile !== undefined) tokensIn(atHome(tokenFile, process));
}

/** Reads the secrets, and again when files are replaced or the process gets the signal to reload. Throws `CommandError`. */
export async function readSecrets(settings: Settings, log: Log): Promise<Secrets> {
  const { keyFile, tokenFile, issuerHosts: hosts } = settings;
  const checkToken = createTokenCheck(settings, log);
  const tokens = tokenFile === undefined ? undefined : watchTokens(atHome(tokenFile, process), log);
  if (tokens) onReload(tokens.reload);
  const signer = await createSigner(settings, log);
  const keys = keyFile === undefined ? signer?.keys : await watchKeys(keyFile, log);
  if (keys) onReload(() => void keys.reload());
  const issuerKeys = hosts.length === 0 ? undefined : createIssuerKeys({ hosts, log });
  return {
    options: {
      ...(keys && { signingKeys: keys.keys }),
      ...(signer && { signExternally: signer.sign }),
      ...(tokens && { tokens: tokens.tokens }),
      ...(checkToken && { foreignToken: checkToken }),
      ...(settings.jwtIssuer !== undefined && { tokenIssuer: settings.jwtIssuer }),
      ...(issuerKeys && { issuerKeys }),
    },
    external: { ...(signer && { sign: signer.sign }), ...(issuerKeys && { issuerKeys }) },
  };
}
