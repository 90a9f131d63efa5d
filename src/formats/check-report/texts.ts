/** The words of reports of checks. */

export const title = 'Check report';
export const titleOfMany = 'Check report on several files';
export const checkedAt = 'Checked on';
export const result = 'Result';
export const file = 'File';
export const files = 'Files';
export const digest = 'SHA-256';
export const format = 'Format';
export const specification = 'Specification';
export const program = 'Program';
export const size = 'Bytes';
export const number = 'Number';
export const date = 'Date';
export const seller = 'Seller';
export const buyer = 'Buyer';
export const recipient = 'Country of the buyer';
export const total = 'Total with tax';
export const ruleSet = 'Rules';
export const release = 'Release';
export const from = 'Valid from';
export const passed = 'Passed';
export const faults = 'Faults';
export const rule = 'Rule';
export const problem = 'Problem';
export const repair = 'Fixed before this check';
export const change = 'Change';
export const before = 'SHA-256 of the file before: {digest}';
export const none = 'No faults found.';
export const law = 'Required by {laws}';
export const passedOf = '{count} of {total}';

export const verdicts = {
  valid: 'Valid',
  invalid: 'Not valid',
  'not-judged': 'Not checked',
  unreadable: 'Not readable',
} as const;

export const signature = 'Signature';
export const signatures = {
  fits: 'Valid: the file is unchanged since this key signed it. The issuer of the certificate was not checked.',
  broken: 'Not valid',
  unverified: 'Not verified',
} as const;

export const suggestions = {
  pay: 'Pay',
  ask: 'Ask the supplier',
  refuse: 'Refuse',
  nothing: 'Nothing to pay',
} as const;

export const meansValid = 'The file follows the official rules of its format.';
export const meansUnreadable = 'The file is not an e-invoice that can be read. Ask the supplier for another one.';
export const meansNoInvoice = 'The PDF contains no e-invoice, so its content was not checked.';
export const meansUnjudged = 'The invoice follows rules that this program does not have, so it was not checked.';
export const meansFormat =
  'Format errors: the file is not an e-invoice of its format. Ask the supplier for a correct file.';
export const meansContent =
  'Content errors: the invoice lacks content that a law requires. Ask the supplier for a correction before you deduct its VAT.';
export const meansBusiness =
  'Business rule errors: values contradict each other or the rules of the format. Ask the supplier before you pay.';
export const germanFormat =
  'Format errors: the file is not an e-invoice but another kind of invoice. Where an e-invoice is required, it gives no right to deduct input VAT.';
export const germanContent =
  'Content errors: content required by §§ 14 and 14a UStG is missing or wrong. The invoice is not proper, and gives no right to deduct input VAT until it is corrected.';
export const germanBusiness =
  'Business rule errors: they matter for VAT only if they concern content that §§ 14 and 14a UStG require.';
export const germanSource =
  'Classes of errors according to the letter of the German Federal Ministry of Finance of 15 October 2025 (III C 2 - S 7287-a/00019/007/243).';
export const readIt =
  'A program cannot check whether the content is true. Compare it with your order and the delivery.';
