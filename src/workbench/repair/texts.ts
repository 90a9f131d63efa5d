export const title = 'Repair {title}';
export const about = 'Look at the changes first. Amounts, taxes, accounts and parties keep their meaning.';
export const looking = 'Looking for repairs…';
export const changes = 'Billwright repairs this';
export const asks = 'You must say this';
export const issuer = 'Only the issuer may change this';
export const issuerAbout = 'Ask the issuer for a corrected invoice. Billwright does not change it.';
export const difference = 'Difference of the file';
export const nothing = 'Nothing is wrong with this file.';
export const unchanged = 'Nothing in this file can be repaired here.';
export const example = 'Example: {example}';
export const lookAgain = 'Apply answers';
export const byRule = 'Rule {rule}';
export const apply = 'Repair';
export const applyCount = '{count, plural, one {Make # change} other {Make # changes}}';
export const save = 'Save repaired file';
export const applied = '{count, plural, one {One change was made} other {# changes were made}}';
export const nowValid = 'Nothing is wrong with the file any more.';
export const stillOpen = '{count, plural, one {One fault remains} other {# faults remain}}. See Problems.';
export const before = 'As it was';
export const after = 'Repaired';
export const rejection = 'Rejection';
export const rejectionAbout = 'Paste the code, e-mail or report that came back.';
export const explain = 'Explain';
export const noCodes = 'The text names no code. Paste the whole message, or the report.';
export const explainTitle = 'Explain a rejection';
export const explainAbout = 'Shows what each code in it means, and what to do.';
export const at = 'In the file: {places}';
export const kinds = {
  repair: 'Billwright repairs this',
  ask: 'You must say this',
  issuer: 'Only the issuer may change this',
} as const;
