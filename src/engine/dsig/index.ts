/**
 * The declarations of the signature namespace. `core.ts` collects their objects, types, normalisers and rules.
 */
export * from './digest.ts';
export * from './signature.ts';
