/**
 * The declarations of the calendar namespace. `core.ts` collects the objects, types, normalisers and rules among them.
 */
export * from './period.ts';
export * from './types.ts';
