/** What the namespace of notes declares: `core.ts` takes all objects, types, normalisers and rules among it. */
export * from './message.ts';
