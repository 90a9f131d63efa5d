/** What changes from one day to another. */
export const changes = {
  fails: 'fails on that day',
  warns: 'warns on that day',
  'no longer fails': 'no longer fails',
  'no longer warns': 'no longer warns',
} as const;
export const validThen = 'valid';
export const invalidThen = 'not valid';
export const compared =
  '{total, plural, one {# file} other {# files}}: {changed} with changes, {failing} no longer valid, {passing} valid only then';
