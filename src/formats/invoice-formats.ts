/** All formats in UBL and CII. A new one needs a folder and a line here. */

import { hrUbl } from './croatia/index.ts';
import { en16931Cii, en16931Ubl } from './en16931/index.ts';
import {
  chorusProCii,
  facturxBasic,
  facturxBasicWl,
  facturxEn16931,
  facturxExtended,
  facturxMinimum,
} from './facturx/index.ts';
import {
  facturxBasicPdf,
  facturxBasicWlPdf,
  facturxEn16931Pdf,
  facturxExtendedPdf,
  facturxMinimumPdf,
  zugferdXrechnungPdf,
} from './facturx/pdf.ts';
import type { Format } from './format.ts';
import { franceCiusCii, franceCiusUbl, franceExtendedCii, franceExtendedUbl } from './france/index.ts';
import { nlciusGAccountUbl, nlciusUbl } from './netherlands/index.ts';
import { peppolCii, peppolSelfBillingUbl, peppolUbl } from './peppol/index.ts';
import { pintFormats } from './pint/index.ts';
import { ciusPtUbl } from './portugal/index.ts';
import { ciusRoUbl } from './romania/index.ts';
import { zatcaUbl } from './saudi-arabia/index.ts';
import { xrechnungCii, xrechnungUbl } from './xrechnung/index.ts';

export const invoiceFormats: readonly Format[] = [
  en16931Ubl,
  en16931Cii,
  peppolUbl,
  peppolCii,
  peppolSelfBillingUbl,
  xrechnungUbl,
  xrechnungCii,
  nlciusGAccountUbl,
  nlciusUbl,
  ciusRoUbl,
  ciusPtUbl,
  hrUbl,
  ...pintFormats,
  zatcaUbl,
  franceCiusUbl,
  franceCiusCii,
  franceExtendedUbl,
  franceExtendedCii,
  facturxMinimum,
  facturxBasicWl,
  facturxBasic,
  facturxEn16931,
  facturxExtended,
  chorusProCii,
  facturxMinimumPdf,
  facturxBasicWlPdf,
  facturxBasicPdf,
  facturxEn16931Pdf,
  facturxExtendedPdf,
  zugferdXrechnungPdf,
];
