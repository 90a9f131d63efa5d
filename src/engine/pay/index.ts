/** What the namespace of payments declares: `core.ts` takes all objects, types, normalisers and rules among it. */
export * from './card.ts';
export * from './credit-transfer.ts';
export * from './direct-debit.ts';
export * from './instructions.ts';
export * from './online.ts';
export * from './record.ts';
export * from './terms.ts';
