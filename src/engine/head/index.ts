/** What the namespace of headers declares: `core.ts` takes all objects, types, normalisers and rules among it. */
export * from './header.ts';
export * from './link.ts';
export * from './stamp.ts';
