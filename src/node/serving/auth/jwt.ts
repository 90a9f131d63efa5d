import { createLocalJWKSet, createRemoteJWKSet, errors, type JSONWebKeySet, type JWTPayload, jwtVerify } from 'jose';
import { message } from '../../../engine/text/message.ts';
import { isLoopbackName } from '../../../service/auth/origin.ts';
import { isScope, type TokenOwner } from '../../../service/auth/tokens.ts';
import { CommandError, EXIT, usageError } from '../../files/exit.ts';
import { readTextFile } from '../../files/input.ts';
import { atHome } from '../../files/keys.ts';
import type { Log } from '../log/log.ts';
import type { Settings } from '../settings.ts';

/** JSON Web Tokens of an issuer (RFC 7519, RFC 9068): claims identify the caller, and the issuer's public keys verify them. */

/** Algorithms whose private key only the issuer has. */
const ALGORITHMS = ['ES256', 'ES384', 'ES512', 'EdDSA', 'PS256', 'PS384', 'PS512', 'RS256', 'RS384', 'RS512'];

/** Tolerated clock difference, in seconds. */
const SKEW = 30;

type JwtSettings = Pick<Settings, 'jwtIssuer' | 'jwtKeys' | 'jwtAudience'>;

/**
 * Returns a function that checks tokens of the issuer in the settings, or undefined without an issuer. Throws `CommandError` for incomplete
 * settings.
 */
export function createTokenCheck(
  { jwtIssuer: issuer, jwtKeys, jwtAudience: audience }: JwtSettings,
  log: Pick<Log, 'warning'>,
) {
  if (issuer === undefined && jwtKeys === undefined && audience === undefined) return undefined;
  if (issuer === undefined || jwtKeys === undefined || audience === undefined) {
    throw usageError('--jwt-issuer, --jwt-keys and --jwt-audience belong together');
  }
  const keys = keysFrom(jwtKeys);
  const options = { issuer, audience, algorithms: ALGORITHMS, clockTolerance: SKEW, requiredClaims: ['exp'] };
  return async (bearer: string): Promise<TokenOwner | 'unavailable' | undefined> => {
    try {
      return ownerIn((await jwtVerify(bearer, keys, options)).payload);
    } catch (error) {
      // An invalid or foreign token is not logged; only its sender learns of it.
      if (!isOfKeys(error)) return undefined;
      log.warning(`cannot fetch the keys of ${issuer}: ${error instanceof Error ? error.message : String(error)}`);
      return 'unavailable';
    }
  };
}

function keysFrom(place: string) {
  const url = URL.canParse(place) ? new URL(place) : undefined;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopbackName(url.hostname));
  if (url && isSafe) return createRemoteJWKSet(url);
  if (url && /^https?:$/.test(url.protocol)) throw usageError('--jwt-keys: an address begins with https://');
  const file = atHome(place, process);
  try {
    return createLocalJWKSet(JSON.parse(readTextFile(file).text) as JSONWebKeySet);
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(message('{file} is not a JSON Web Key Set', { file }), EXIT.usage, file);
  }
}

/** Returns whether the keys could not be fetched, which is not the sender's fault. */
function isOfKeys(error: unknown): boolean {
  if (error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) return true;
  return !(error instanceof errors.JOSEError) || error.code === errors.JOSEError.code;
}

/** Returns the owner of a token. Its scopes come from the claim `scope` or `scp`, with or without the prefix `billwright:`. */
function ownerIn({ iss, sub, client_id, scope, scp }: JWTPayload): TokenOwner {
  const given = Array.isArray(scope ?? scp) ? (scope ?? scp) : String(scope ?? scp ?? '').split(' ');
  const names = (given as unknown[]).map((name) => String(name).replace(/^billwright:/, ''));
  const claimed = [sub, client_id].find((claim: unknown) => claim !== undefined);
  const name: unknown = claimed === undefined ? 'unknown' : claimed;
  if (typeof name !== 'string' || name === '')
    throw new errors.JWTInvalid('the claims sub and client_id must be strings');
  return {
    name: name.replaceAll(/[^\w.@|-]/g, '_').slice(0, 64),
    id: `jwt:${iss}:${name}`,
    scopes: names.filter(isScope),
  };
}
