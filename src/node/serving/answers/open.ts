import { createRequire } from 'node:module';
import { message } from '../../../engine/text/message.ts';
import { type AnswerStore, SharedAnswers } from '../../../service/http/shared-answers.ts';
import { CommandError, EXIT } from '../../files/exit.ts';
import type { Log } from '../log/log.ts';
import type { Settings } from '../settings.ts';
import { openPostgres } from './postgres.ts';
import { openRedis } from './redis.ts';
import { PATIENCE } from './store.ts';

/** Milliseconds after the time limit until the work of a replica counts as lost. */
const MARGIN = 5000;

/** Milliseconds between two warnings about the store. */
const QUIET = 60_000;

/** The npm package of each kind of store, and the function that opens it. */
const STORES = {
  redis: { name: 'redis', open: openRedis },
  postgres: { name: 'pg', open: openPostgres },
} as const;

const storeFor = (url: string) => (url.startsWith('redis') ? STORES.redis : STORES.postgres);

/**
 * Loads the client library of a store. Our packages do not include it, because few operators need it. Throws `CommandError` if it is not installed.
 */
export function packageFor(url: string): unknown {
  const { name } = storeFor(url);
  try {
    return createRequire(import.meta.filename)(name);
  } catch (error) {
    const [why = ''] = String(error instanceof Error ? error.message : error).split('\n');
    throw new CommandError(
      message('cannot load the npm package {name} for --idempotency-store; install it next to billwright-cli: {why}', {
        name,
        why,
      }),
      EXIT.files,
    );
  }
}

/** Opens the store in the settings, if any. Warns at most once a minute while it is unavailable. */
export async function openAnswers(
  { idempotency: keptFor, idempotencyStore: url, timeLimit }: Settings,
  log: Log,
): Promise<{ answers: SharedAnswers; close(): Promise<void> } | undefined> {
  if (url === undefined || keptFor === 0) return undefined;
  let warned = Number.NEGATIVE_INFINITY;
  const report = (error: unknown) => {
    if (performance.now() < warned + QUIET) return;
    warned = performance.now();
    const why = error instanceof Error ? error.message || error.name : String(error);
    log.warning(`the store of answers for Idempotency-Key is unavailable: ${why}`);
  };
  const store = await storeFor(url).open(packageFor(url), url, report);
  const answers = new SharedAnswers({ store: within(PATIENCE, store), keptFor, lostAfter: timeLimit + MARGIN, report });
  return { answers, close: () => store.close() };
}

/** Returns a store whose functions reject if they take too long. */
function within(milliseconds: number, store: AnswerStore): AnswerStore {
  const limited = async <T>(asked: Promise<T>): Promise<T> => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`no answer within ${milliseconds} ms`)), milliseconds);
    });
    try {
      return await Promise.race([asked, late]);
    } finally {
      clearTimeout(timer);
    }
  };
  return {
    add: (...given) => limited(store.add(...given)),
    replace: (...given) => limited(store.replace(...given)),
    remove: (...given) => limited(store.remove(...given)),
  };
}
