/**
 * The declarations of the signature namespace. `core.ts` collects the objects, types, normalisers and rules among them.
 */
export * from './digest.ts';
export * from './signature.ts';
