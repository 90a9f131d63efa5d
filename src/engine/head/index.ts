/**
 * The declarations of the header namespace. `core.ts` collects the objects, types, normalisers and rules among them.
 */
export * from './header.ts';
export * from './link.ts';
export * from './stamp.ts';
