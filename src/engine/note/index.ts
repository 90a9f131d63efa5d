/** The declarations of the note namespace. `core.ts` collects the objects, types, normalisers and rules among them. */
export * from './message.ts';
