/** The declarations of the tax namespace. `core.ts` collects their objects, types, normalisers and rules. */
export * from './addon-def.ts';
export * from './catalogue-def.ts';
export * from './category-def.ts';
export * from './combo.ts';
export * from './correction-definition.ts';
export * from './extensions.ts';
export * from './identity.ts';
export * from './note.ts';
export * from './regime-def.ts';
export * from './scenario.ts';
export * from './shared.ts';
export * from './tag-set.ts';
export * from './total.ts';
