/** What the namespace of common types declares: `core.ts` takes all objects, types, normalisers and rules among it. */

export * from './code.ts';
export * from './code-map.ts';
export * from './definition.ts';
export * from './key.ts';
export * from './meta.ts';
export * from './source.ts';
export * from './uri.ts';
export * from './uuid.ts';
