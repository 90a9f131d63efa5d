/**
 * The declarations of the organisation namespace. `core.ts` collects the objects, types, normalisers and rules among
 * them.
 */
export * from './address.ts';
export * from './attachment.ts';
export * from './attribute.ts';
export * from './coordinates.ts';
export * from './document-ref.ts';
export * from './email.ts';
export * from './endpoint.ts';
export * from './identity.ts';
export * from './image.ts';
export * from './inbox.ts';
export * from './item.ts';
export * from './name.ts';
export * from './note.ts';
export * from './party.ts';
export * from './person.ts';
export * from './registration.ts';
export * from './telephone.ts';
export * from './unit.ts';
export * from './website.ts';
