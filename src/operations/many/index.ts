import type { ChainCheck } from './chain-check.ts';
import { declareOperation } from './declare.ts';
import type { ManyOperation } from './many-operation.ts';
import { verifactuChain } from './verifactu-chain.ts';
import { verifactuMessagesOperation } from './verifactu-messages.ts';
import { zatcaChain } from './zatca-chain.ts';

/** The checks of chains by name. To add one, create a file in this folder and an entry here. */
export const chains = { verifactu: verifactuChain, zatca: zatcaChain };

export const chainChecks: readonly ChainCheck[] = Object.values(chains);

/** All operations that make one result from many documents. */
export const manyOperations: readonly ManyOperation[] = [declareOperation, verifactuMessagesOperation];
