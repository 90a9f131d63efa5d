/** The Redis with the queue: `REDIS_URL`, or Redis on this machine. */
const { hostname, port, username, password, protocol } = new URL(process.env.REDIS_URL ?? 'redis://127.0.0.1:6379');

export const connection = {
  host: hostname,
  port: Number(port || 6379),
  ...(username && { username: decodeURIComponent(username) }),
  ...(password && { password: decodeURIComponent(password) }),
  ...(protocol === 'rediss:' && { tls: {} }),
};

/** The queues: documents to build, and dead letters. */
export const QUEUE = process.env.QUEUE ?? 'documents';
export const DEAD = `${QUEUE}-dead`;
