/** The effects of types that have the same title on paper. */
export const effects = {
  'credit-note': '{title}: deducted from the original',
  'debit-note': '{title}: added to the original',
  corrective: '{title}: replaces the original',
} as const;
