import type { Family } from '../../declare/family.ts';
import { lazily } from '../../lazily.ts';
import {
  facturxBasicPdf,
  facturxBasicWlPdf,
  facturxEn16931Pdf,
  facturxExtendedPdf,
  facturxMinimumPdf,
  zugferdXrechnungPdf,
} from './pdf.ts';
import { chorusProCii, facturxBasic, facturxBasicWl, facturxEn16931, facturxExtended, facturxMinimum } from './xml.ts';

export const facturx: Family = {
  formats: [
    ...[facturxMinimum, facturxBasicWl, facturxBasic, facturxEn16931, facturxExtended, chorusProCii],
    ...[facturxMinimumPdf, facturxBasicWlPdf, facturxBasicPdf, facturxEn16931Pdf, facturxExtendedPdf],
    zugferdXrechnungPdf,
  ],
  classes: lazily(() => import('./classes.ts')),
};
