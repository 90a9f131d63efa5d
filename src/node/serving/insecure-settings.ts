import { isIPv6 } from 'node:net';
import { isLoopbackName } from '../../service/origin.ts';
import { usageError } from '../files/exit.ts';
import type { Settings } from './settings.ts';

/** Returns whether only this machine reaches an address that a server listens on. */
export function isLoopback(host: string): boolean {
  return isLoopbackName(isIPv6(host) ? `[${host}]` : host.toLowerCase());
}

/** Refuses settings by which the service would sign for everybody, or keep everybody out. Throws `CommandError`. */
export function refuseInsecure({
  keyFile,
  tokenFile,
  host,
  closed,
}: Pick<Settings, 'keyFile' | 'tokenFile' | 'host' | 'closed'>): void {
  if (tokenFile !== undefined) return;
  if (keyFile !== undefined && !isLoopback(host)) {
    throw usageError(
      `--key without --token-file would sign for everybody who reaches ${host || 'this machine'}; give the callers tokens by --token-file, or listen on 127.0.0.1`,
    );
  }
  if (closed.length > 0) throw usageError('--require-token keeps everybody out without the tokens of --token-file');
}
