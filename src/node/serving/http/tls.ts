import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { createSecureContext, Server as TlsServer } from 'node:tls';
import { CommandError, EXIT, usageError } from '../../files/exit.ts';
import { atHome } from '../../files/keys.ts';
import { onDisk } from '../../files/raw-names.ts';
import { stampOf, watchReplaced } from '../../files/replaced.ts';
import type { Log } from '../log/log.ts';
import type { Settings } from '../settings.ts';

/** A certificate with its chain, and its private key, in PEM. */
export interface Certificate {
  cert: Buffer;
  key: Buffer;
}

/** Returns the files of the certificate in the settings; undefined where TLS is not spoken. Throws `CommandError` where one is missing. */
export function certificateFiles({ tlsCert, tlsKey }: Pick<Settings, 'tlsCert' | 'tlsKey'>) {
  if (tlsCert === undefined && tlsKey === undefined) return undefined;
  if (tlsCert === undefined || tlsKey === undefined) throw usageError('--tls-cert and --tls-key belong together');
  return { cert: atHome(tlsCert, process), key: atHome(tlsKey, process) };
}

/** Reads a certificate. Throws `CommandError` for files that are not there or do not belong together. */
export function certificateIn(files: { cert: string; key: string }): Certificate {
  try {
    const certificate = { cert: readFileSync(onDisk(files.cert)), key: readFileSync(onDisk(files.key)) };
    createSecureContext(certificate);
    return certificate;
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    throw new CommandError(`the certificate in ${files.cert} cannot be used: ${what}`, EXIT.usage, files.cert);
  }
}

/** Reads the certificate of a server again each time that it has been replaced, which is logged; returns what does so at once. One that cannot be used leaves it as it was. */
export function renewCertificate(
  server: Server,
  files: { cert: string; key: string },
  log: Pick<Log, 'note' | 'warning'>,
): () => void {
  const reload = () => {
    try {
      if (server instanceof TlsServer) server.setSecureContext(certificateIn(files));
      log.note(`read the certificate in ${files.cert}`);
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      log.warning(`${error.message}; it stays as it was`);
    }
  };
  watchReplaced(files.cert, stampOf(files.cert), reload);
  return reload;
}

/** Returns the event by which a server tells of connections on which requests come: with TLS those that are agreed on. */
export function connectionEvent(server: Server): 'connection' | 'secureConnection' {
  return server instanceof TlsServer ? 'secureConnection' : 'connection';
}
