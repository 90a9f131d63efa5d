import { type OpenStore, PATIENCE } from './store.ts';

/** The parts of the package `redis` (node-redis) that the store uses. */
interface RedisPackage {
  createClient(options: object): RedisClient;
}

interface RedisClient {
  on(event: 'error', report: (error: unknown) => void): void;
  connect(): Promise<unknown>;
  sendCommand(words: string[]): Promise<unknown>;
  destroy(): void;
}

/** Replaces or removes a value only if it is still the given one. Redis runs a script as one step. */
const REPLACE = `if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3])
return 1`;
const REMOVE = `if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
return redis.call('DEL', KEYS[1])`;

/** Opens a store in Redis 7 or later. It connects again by itself; while there is no connection, its functions reject. */
export async function openRedis(loaded: unknown, url: string, report: (error: unknown) => void): Promise<OpenStore> {
  const { createClient } = loaded as RedisPackage;
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: PATIENCE, reconnectStrategy: (tries: number) => Math.min(100 * tries, PATIENCE) },
  });
  client.on('error', report);
  // The service starts without a store too; it then refuses requests that need it.
  const connected = client.connect().catch(report);
  await Promise.race([connected, new Promise((resolve) => setTimeout(resolve, PATIENCE).unref())]);
  const named = (name: string) => `billwright:answer:${name}`;
  return {
    async add(name, text, milliseconds) {
      const before = await client.sendCommand(['SET', named(name), text, 'NX', 'GET', 'PX', String(milliseconds)]);
      return before === null ? undefined : String(before);
    },
    async replace(name, before, text, milliseconds) {
      const words = ['EVAL', REPLACE, '1', named(name), before, text, String(milliseconds)];
      return (await client.sendCommand(words)) === 1;
    },
    async remove(name, text) {
      await client.sendCommand(['EVAL', REMOVE, '1', named(name), text]);
    },
    async close() {
      client.destroy();
    },
  };
}
