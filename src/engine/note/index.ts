/** The declarations of the note namespace. `core.ts` collects their objects, types, normalisers and rules. */
export * from './message.ts';
