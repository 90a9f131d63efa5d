import type { Example } from '../example.ts';

/** The fault in words, how to fix it, and a request that causes it, if one reliably does. */
type Code = readonly [description: string, explanation: string, example?: Example];

export type Codes = Readonly<Record<string, Code>>;
