import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { createSecureContext, Server as TlsServer } from 'node:tls';
import { message } from '../../../engine/text/message.ts';
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

/** Returns the certificate files in the settings; undefined without TLS. Throws `CommandError` if one is missing. */
export function certificateFiles({ tlsCert, tlsKey }: Pick<Settings, 'tlsCert' | 'tlsKey'>) {
  if (tlsCert === undefined && tlsKey === undefined) return undefined;
  if (tlsCert === undefined || tlsKey === undefined) throw usageError('--tls-cert and --tls-key belong together');
  return { cert: atHome(tlsCert, process), key: atHome(tlsKey, process) };
}

/** Reads a certificate. Throws `CommandError` if a file is missing or the two do not match. */
export function certificateIn(files: { cert: string; key: string }): Certificate {
  try {
    const certificate = { cert: readFileSync(onDisk(files.cert)), key: readFileSync(onDisk(files.key)) };
    createSecureContext(certificate);
    return certificate;
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    throw new CommandError(
      message('the certificate in {cert} cannot be used: {what}', { cert: files.cert, what }),
      EXIT.usage,
      files.cert,
    );
  }
}

/**
 * Reloads the certificate of a server whenever it is replaced, which is logged. Returns a function that reloads it at
 * once. An unusable certificate changes nothing.
 */
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
      log.warning(`${error.message}; the old certificate stays in use`);
    }
  };
  watchReplaced(files.cert, stampOf(files.cert), reload);
  return reload;
}

/** Returns the event a server emits for connections ready for requests; with TLS, after the handshake. */
export function connectionEvent(server: Server): 'connection' | 'secureConnection' {
  return server instanceof TlsServer ? 'secureConnection' : 'connection';
}
