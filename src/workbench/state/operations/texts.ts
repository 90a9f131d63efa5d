export const built =
  '{count, plural, =0 {Built without problems.} one {Built, with # warning.} other {Built, with # warnings.}}';
export const completed =
  '{count, plural, =0 {Nothing had to be calculated or filled in.} one {# value was calculated or filled in.} other {# values were calculated or filled in.}}';
export const notBuilt = 'Not built: {count, plural, one {# problem} other {# problems}}.';
export const valid = '{count, plural, =0 {Valid} one {Valid, with # warning} other {Valid, with # warnings}}';
export const validHow = 'The document was checked but not calculated or changed.';
export const notValid = 'Not valid: {count, plural, one {# problem} other {# problems}}.';
export const notCopied = 'Not copied: {count, plural, one {# problem} other {# problems}}.';
export const cancelled = 'Cancelled before there was an answer.';
export const failed = '{problem}. {advice}';
export const notSent = 'Not sent: the text is not valid JSON.';
export const asItStands = 'Validate checks the text as it is. Values that Build fills in are still missing.';
export const buildFirst = 'Build first';
