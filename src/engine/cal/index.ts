/**
 * The declarations of the calendar namespace. `core.ts` collects their objects, types, normalisers and rules.
 */
export * from './period.ts';
export * from './types.ts';
