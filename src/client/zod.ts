import * as z from 'zod/mini';

// A page or worker whose Content-Security-Policy forbids eval prints a policy error when zod tries whether
// it may compile its parsers. zod decides that while a schema is declared, so this must run before.
if ('location' in globalThis) z.config({ jitless: true });

export { z };
