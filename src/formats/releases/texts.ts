/** What changes from one day to another. */
export const changes = {
  fails: 'fails then',
  warns: 'warns then',
  'no longer fails': 'fails no longer',
  'no longer warns': 'warns no longer',
} as const;
export const validThen = 'valid';
export const invalidThen = 'not valid';
export const compared =
  '{total, plural, one {# file} other {# files}}: {changed} with changes, {failing} valid no longer, {passing} valid only then';
