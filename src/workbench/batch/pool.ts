import { type Client, createSingleClient } from '../../client/index.ts';
import { interfaceLanguage } from '../language/interface-language.ts';
import { fetchThroughPort } from '../ports/through-port.ts';
import { serviceBase } from '../service/address.ts';
import type { Backend } from '../service/chosen-backend.ts';
import { startEngine } from '../service/engine.ts';

/** The clients of a batch. Each processes one document at a time. */
export interface Pool {
  clients: readonly Client[];
  end(): void;
}

/** Concurrent requests to one host that browsers allow. */
const REQUESTS = 6;
const MOST_ENGINES = 4;

/**
 * Starts a pool of clients. A service answers several requests at once. In this browser there are several engines, leaving one processor to
 * the page.
 */
export function startPool(backend: Backend): Pool {
  if (backend === 'server') {
    return {
      clients: Array.from({ length: REQUESTS }, () =>
        createSingleClient({ base: serviceBase, language: interfaceLanguage }),
      ),
      end() {},
    };
  }
  const count = Math.max(1, Math.min(MOST_ENGINES, navigator.hardwareConcurrency - 1));
  const engines = Array.from({ length: count }, () => startEngine());
  return {
    // Two for each engine, so that it has the next document when it finishes one.
    clients: engines.flatMap(({ calls }) => {
      const client = createSingleClient({ base: '/v0', language: interfaceLanguage, fetch: fetchThroughPort(calls) });
      return [client, client];
    }),
    end: () => engines.map(({ end }) => end()),
  };
}
