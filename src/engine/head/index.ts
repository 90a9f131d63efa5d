/**
 * The declarations of the header namespace. `core.ts` collects their objects, types, normalisers and rules.
 */
export * from './header.ts';
export * from './link.ts';
export * from './stamp.ts';
