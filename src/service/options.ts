import type { Environment } from '../engine/faults.ts';
import type { AccessOptions } from './access.ts';
import type { Decoders } from './body.ts';
import type { Limits } from './limits.ts';
import type { Site } from './not-found.ts';
import type { Encode } from './respond.ts';
import type { DocsScript } from './route.ts';
import type { Offload } from './work.ts';

/** What one request was and got, without its content: no documents, keys or queries. */
export interface LogEntry {
  time: Date;
  id: string;
  method: string;
  path: string;
  status: number;
  milliseconds: number;
  received: number;
  sent: number;
  /** Who asked, where the platform is set to say so. */
  client?: string;
  /** Whose token came with the request. */
  caller?: string;
}

/** What has the headers of a request. */
export interface Headed {
  headers: Pick<Headers, 'get'>;
}

/** What the platform provides. All of it may be left out. */
export interface AppOptions extends AccessOptions {
  environment?: Environment;
  limits?: Partial<Limits>;
  /** Called once for each request answered. */
  log?: (entry: LogEntry) => void;
  /** Called for a defect of ours, which is answered with 500. */
  defect?: (error: unknown, requestId: string) => void;
  /** Decompresses encodings that the web's `DecompressionStream` does not know. */
  decoders?: Decoders;
  encode?: Encode;
  /** Whether the caller of a request has gone, by what the platform hands over with it; by the request's signal without, which costs more. */
  hasGone?: (platform: unknown) => boolean;
  /** Resolves when the work on a body of so many bytes that has come may begin; it begins at once without. */
  schedule?: (bytes: number) => Promise<void>;
  /** Has large bodies worked on elsewhere. */
  offload?: Offload;
  /** Whom the log names as the client of a request; nobody without. */
  clientOf?: (request: Headed) => string | undefined;
  site?: Site;
  /** Without it there is no documentation page. */
  docsScript?: DocsScript;
  /** Whether assistants are served as well, at `/v0/mcp`; they are unless this is false. */
  mcp?: boolean;
}
