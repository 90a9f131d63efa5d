export const draft = 'Draft';
export const document = 'Document';
export const invoice = 'Invoice';
export const proforma = 'Pro-forma invoice';
export const corrective = 'Corrective invoice';
export const correctionOf = '{kind} for {number}';
export const eInvoice = 'E-invoice in XML';
export const xmlTitle = '{number}.xml';

/** The effects of types that have the same title on paper. */
export const effects = {
  'credit-note': '{title}: deducted from the original',
  'debit-note': '{title}: added to the original',
  corrective: '{title}: replaces the original',
} as const;
