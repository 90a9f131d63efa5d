/** What the namespace of calendar types declares: `core.ts` takes all objects, types, normalisers and rules among it. */
export * from './period.ts';
export * from './types.ts';
