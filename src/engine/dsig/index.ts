/** What the namespace of signatures declares: `core.ts` takes all objects, types, normalisers and rules among it. */
export * from './digest.ts';
export * from './signature.ts';
