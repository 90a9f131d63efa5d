/** The name of a fault of each class. German has the words of the ministry's letter. */
export const classNames = {
  format: 'Format error',
  content: 'Content error',
  business: 'Business rule error',
  advice: 'Recommendation',
} as const;
