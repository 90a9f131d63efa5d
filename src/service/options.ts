import type { Environment } from '../engine/faults.ts';
import type { Json } from '../engine/model/json.ts';
import type { Decoders } from './body.ts';
import type { Site } from './elsewhere.ts';
import type { Limits } from './limits.ts';
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
  /** Who asked, where the platform is told to say so. */
  client?: string;
}

/** What has the headers of a request. */
export interface Headed {
  headers: Pick<Headers, 'get'>;
}

/** What the platform gives the service. All of it may be left out. */
export interface AppOptions {
  environment?: Environment;
  limits?: Partial<Limits>;
  /** Called once for each request answered. */
  log?: (entry: LogEntry) => void;
  /** Called for a defect of ours, which is answered with 500. */
  defect?: (error: unknown, requestId: string) => void;
  /** Decompresses encodings that the web's `DecompressionStream` does not know. */
  decoders?: Decoders;
  encode?: Encode;
  /** Resolves when the work on a body of so many bytes that has come may begin; it begins at once without. */
  turn?: (bytes: number) => Promise<void>;
  /** Has large bodies worked on elsewhere. */
  offload?: Offload;
  /** What `sign` signs with when a request has no key, a private JSON Web Key. */
  signingKey?: Json;
  /** Whom the log names as the client of a request; nobody without. */
  clientOf?: (request: Headed) => string | undefined;
  /** Origins whose pages may read answers; all may when none are listed. */
  origins?: readonly string[];
  site?: Site;
  /** Without it there is no documentation page. */
  docsScript?: DocsScript;
  /** Whether assistants are served as well, at `/v0/mcp`; they are unless told otherwise. */
  mcp?: boolean;
  /** Set apart a development build's reference data from the release's. */
  stamp?: string;
}
