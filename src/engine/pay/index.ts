/**
 * The declarations of the payment namespace. `core.ts` collects their objects, types, normalisers and rules.
 */
export * from './card.ts';
export * from './credit-transfer.ts';
export * from './direct-debit.ts';
export * from './instructions.ts';
export * from './online.ts';
export * from './record.ts';
export * from './terms.ts';
