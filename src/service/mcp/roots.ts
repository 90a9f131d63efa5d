import type { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { ListRootsResultSchema, RootsListChangedNotificationSchema } from '@modelcontextprotocol/sdk/types.js';

/** Returns the URIs of the client's roots; undefined if it has none to offer. Rejects if it does not answer. */
export type Roots = () => Promise<readonly string[] | undefined>;

/** Milliseconds for a client to list its roots. */
const PATIENCE = 10_000;

/** The roots of a client: the places that its user has opened to servers. Asked for once, and again after a change. */
export class ClientRoots {
  /** Whether the client says that it can list them. */
  isOffered = false;
  readonly #server: Server;
  #asked: Promise<string[]> | undefined;

  constructor(server: Server) {
    this.#server = server;
    server.setNotificationHandler(RootsListChangedNotificationSchema, () => {
      this.#asked = undefined;
    });
  }

  async list(): Promise<readonly string[] | undefined> {
    if (!this.isOffered) return undefined;
    this.#asked ??= this.#ask();
    try {
      return await this.#asked;
    } catch (error) {
      this.#asked = undefined;
      throw error;
    }
  }

  async #ask(): Promise<string[]> {
    const { roots } = await this.#server.request({ method: 'roots/list' }, ListRootsResultSchema, {
      timeout: PATIENCE,
    });
    return roots.map(({ uri }) => uri);
  }
}
