import * as z from 'zod/mini';

// In a page or worker with a Content-Security-Policy that forbids eval, zod's test for it causes a policy error. zod
// tests when the first schema is declared, so this must run before.
if ('location' in globalThis) z.config({ jitless: true });

export { z };
