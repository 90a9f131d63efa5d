import { schemaCodes } from '../../../formats/check/fault-codes.ts';
import { type Codes, worded } from './code.ts';

/** Codes of the XML Schemas. */
export const SCHEMA_CODES: Codes = Object.fromEntries(
  Object.entries(schemaCodes).map(([code, about]) => [code, worded(about)]),
);
