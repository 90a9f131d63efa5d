import { isIPv6 } from 'node:net';
import { isLoopbackName } from '../../../service/auth/origin.ts';
import { usageError } from '../../files/exit.ts';
import type { Settings } from '../settings.ts';

/** Returns whether a listening address is reachable only from this machine. */
function isLoopback(host: string): boolean {
  return isLoopbackName(isIPv6(host) ? `[${host}]` : host.toLowerCase());
}

/** Returns whether only programs on this machine can reach the service. */
export function isOnMachine({ host, socket }: Pick<Settings, 'host' | 'socket'>): boolean {
  return socket !== undefined || isLoopback(host);
}

/** Rejects settings with which the service would sign for anyone or lock everyone out. Throws `CommandError`. */
export function refuseInsecure({
  keyFile,
  tokenFile,
  host,
  socket,
  closed,
  jwtKeys,
  signerKey,
}: Pick<Settings, 'keyFile' | 'signerKey' | 'tokenFile' | 'host' | 'socket' | 'closed' | 'jwtKeys'>): void {
  if (tokenFile !== undefined || jwtKeys !== undefined) return;
  const flag = keyFile === undefined ? '--signer-key' : '--key';
  if ((keyFile ?? signerKey) !== undefined && !isOnMachine({ host, socket })) {
    throw usageError(
      '{flag} without --token-file would sign for anyone who can reach {value}; give callers tokens with --token-file, or listen on 127.0.0.1',
      { flag, value: host || 'this machine' },
    );
  }
  if (closed.length > 0)
    throw usageError('--require-token needs --token-file or --jwt-issuer; otherwise nobody has access');
}
