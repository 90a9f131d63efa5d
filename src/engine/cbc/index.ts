/**
 * The declarations of the namespace of common types. `core.ts` collects the objects, types, normalisers and rules among
 * them.
 */

export * from './code.ts';
export * from './code-map.ts';
export * from './definition.ts';
export * from './key.ts';
export * from './meta.ts';
export * from './source.ts';
export * from './uri.ts';
export * from './uuid.ts';
