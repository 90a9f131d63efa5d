/** All formats in UBL and CII. A new one needs a folder and a line here. */

import { en16931Cii, en16931Ubl } from '../en16931/core/index.ts';
import { hrUbl } from '../en16931/croatia/index.ts';
import {
  chorusProCii,
  facturxBasic,
  facturxBasicWl,
  facturxEn16931,
  facturxExtended,
  facturxMinimum,
} from '../en16931/facturx/index.ts';
import {
  facturxBasicPdf,
  facturxBasicWlPdf,
  facturxEn16931Pdf,
  facturxExtendedPdf,
  facturxMinimumPdf,
  zugferdXrechnungPdf,
} from '../en16931/facturx/pdf.ts';
import { franceCiusCii, franceCiusUbl, franceExtendedCii, franceExtendedUbl } from '../en16931/france/index.ts';
import { nlciusGAccountUbl, nlciusUbl } from '../en16931/netherlands/index.ts';
import { peppolCii, peppolSelfBillingUbl, peppolUbl } from '../en16931/peppol/index.ts';
import { pintFormats } from '../en16931/pint/index.ts';
import { ciusPtUbl } from '../en16931/portugal/index.ts';
import { ciusRoUbl } from '../en16931/romania/index.ts';
import { zatcaUbl } from '../en16931/saudi-arabia/index.ts';
import { xrechnungCii, xrechnungUbl } from '../en16931/xrechnung/index.ts';
import type { Format } from '../format.ts';

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
