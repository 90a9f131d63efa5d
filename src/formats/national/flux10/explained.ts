import type { ExplainedCodes } from '../../declare/explained.ts';

/** Billwright's own codes about the French e-reporting. */
export const explained: ExplainedCodes = {
  'BW-F10-OPTION': [
    'An option of the report is missing or cannot be read.',
    'A report needs its number (id), the period, the platform (sender) and the time at which it is made (issued). Buyers report no payments.',
  ],
  'BW-F10-DECLARANT': [
    'Not all documents belong to the declaring company, or that company is not known.',
    'Make a report for each company. Name the declarant with its SIREN if there are no documents.',
  ],
  'BW-F10-EMPTY': [
    'No document belongs to the report.',
    'Check the period and what was left out. A period without sales needs no report; only a rectifying report can be empty.',
  ],
  'BW-F10-RATE': [
    'A payment does not say how much was paid for each VAT rate.',
    'Add the taxes to the lines of the receipt: base, percent and amount of each rate.',
  ],
  'BW-F10-DUPLICATE': [
    'Two documents have the same number and date, but different amounts.',
    'Correct the number of one of them, or remove it. A document given twice with the same amount counts once.',
  ],
  'BW-F10-CATEGORY': [
    'A sale to consumers has VAT, but counts as not taxed in France (TNT1).',
    'Set fr-ctc-flow10-b2c-category: TLB1 for goods, TPS1 for services, TMA1 for margin schemes.',
  ],
  'BW-F10-CORRECTIVE': [
    'A corrective invoice to a consumer counts as a sale; the original is not subtracted.',
    'Issue a credit note and a new invoice.',
  ],
  'BW-F10-PPF': [
    'The official rules allow this, but the public portal does not accept it yet.',
    'Use numbers of up to 20 characters until December 2026. Ask your platform about the code of the due date.',
  ],
  'BW-F10-NO-DOCUMENT': [
    'A French e-reporting file is not a document and cannot become one.',
    'Validate or inspect it, or convert it to pdf. To make one, use the operation declare.',
  ],
};
