export const built =
  '{count, plural, =0 {Built without faults.} one {Built, with # warning.} other {Built, with # warnings.}}';
export const notBuilt = 'Not built: {count, plural, one {# fault} other {# faults}}.';
export const valid = '{count, plural, =0 {Valid} one {Valid, with # warning} other {Valid, with # warnings}}';
export const validHow = 'The document was checked without calculating or changing anything.';
export const notValid = 'Not valid: {count, plural, one {# fault} other {# faults}}.';
export const copied = 'This is a copy of {title}';
export const copiedHow = 'With a new UUID and today’s date, unsigned.';
export const notCopied = 'Not copied: {count, plural, one {# fault} other {# faults}}.';
export const cancelled = 'It was cancelled before there was an answer.';
export const failed = '{problem}. {advice}';
export const notSent = 'Not sent: the text is not JSON.';
export const asItStands = 'Validate looks at the text as it stands: what building fills in is missing in it.';
export const buildFirst = 'Build first';
