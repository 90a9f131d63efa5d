import { explainedCodes } from '../../../formats/list/explained.ts';
import { CONVERSION_EXAMPLES } from '../conversion-examples.ts';
import type { Example } from '../example.ts';
import { CALCULATION_CODES } from './calculation.ts';
import type { Codes } from './code.ts';
import { CONTENT_CODES } from './contents.ts';
import { CORRECTION_CODES } from './corrections.ts';
import { OTHER_CODES } from './other.ts';
import { PDF_CODES } from './pdf.ts';
import { REQUEST_CODES } from './requests.ts';
import { SCHEMA_CODES } from './schema.ts';
import { SIGNATURE_CODES } from './signatures.ts';
import { WARNING_CODES } from './warnings.ts';
import { XML_CODES } from './xml.ts';

/**
 * One of our codes: for input that cannot be read, merged, calculated, corrected, signed or verified (chapter 09 §2.4), and for warnings.
 */
export interface OwnCode {
  code: string;
  /** The fault in words. */
  description: string;
  /** How to fix it. */
  explanation: string;
  /** A request that causes it, if one reliably does. Codes about e-invoices may have an example of the formats instead. */
  example?: Example;
}

/** In the order of processing. */
const CODES: Codes = {
  ...REQUEST_CODES,
  ...CONTENT_CODES,
  ...CALCULATION_CODES,
  ...CORRECTION_CODES,
  ...SIGNATURE_CODES,
  ...OTHER_CODES,
  ...WARNING_CODES,
  ...XML_CODES,
  ...PDF_CODES,
  ...explainedCodes,
  ...SCHEMA_CODES,
};

/** All codes, in the order of processing. */
export const ownCodes: readonly OwnCode[] = Object.entries(CODES).map(
  ([code, [description, explanation, example = CONVERSION_EXAMPLES[code]]]) => ({
    code,
    description,
    explanation,
    ...(example && { example }),
  }),
);
