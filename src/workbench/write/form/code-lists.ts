/** The numbers of the code lists of the United Nations, by the extensions that hold their codes. */
const untdid = {
  'untdid-document-type': 1001,
  'untdid-reference': 1153,
  'untdid-text-subject': 4451,
  'untdid-payment-means': 4461,
  'untdid-allowance': 5189,
  'untdid-tax-category': 5305,
  'untdid-item-type': 7143,
  'untdid-charge': 7161,
};

/** Short names of code lists, the same in every language, by the extensions that hold their codes. */
export const codeLists: ReadonlyMap<string, string> = new Map<string, string>([
  ['cef-vatex', 'VATEX'],
  ['iso-scheme-id', ['ISO', 6523].join(' ')],
  ['untdid-unit', 'UN/ECE Rec. 20'],
  ...Object.entries(untdid).map(([extension, number]) => [extension, ['UNTDID', number].join(' ')] as const),
]);
