import type { Definition } from '../../../../tax/definitions.ts';
import { liquidationState, shareholderState } from './company.ts';
import { documentType, format, vatLiability } from './documents.ts';
import { exempt } from './exempt.ts';
import { fiscalRegime } from './fiscal-regime.ts';
import { fundType } from './fund-type.ts';
import { paymentMeans } from './payment-means.ts';
import { retained } from './retained.ts';

/** The code lists of FatturaPA. */
export const extensions: readonly Definition[] = [
  format,
  documentType,
  fiscalRegime,
  exempt,
  retained,
  paymentMeans,
  vatLiability,
  fundType,
  liquidationState,
  shareholderState,
];
