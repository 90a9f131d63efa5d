import type { Readable, Writable } from 'node:stream';

/** The input and output of a command: the streams of the process or of a test. */
export interface Io {
  stdin: Readable & { isTTY?: boolean };
  stdout: Writable & { isTTY?: boolean; columns?: number };
  stderr: Writable & { isTTY?: boolean; columns?: number };
  env: NodeJS.ProcessEnv;
}

/** Returns whether writing failed because nobody reads the stream any more, such as a pipe to `head`. */
export function isReaderGone(error: unknown): boolean {
  return ['EPIPE', 'ERR_STREAM_DESTROYED'].includes((error as NodeJS.ErrnoException).code ?? '');
}

/** Writes to a stream and resolves once it has taken the content. */
export function written(stream: Writable, content: string | Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    stream.write(content, (error) => (error ? reject(error) : resolve()));
  });
}
