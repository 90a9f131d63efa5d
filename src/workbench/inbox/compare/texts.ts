/** The comparison of the official rules of two days. */
export const open = 'Compare days';
export const title = 'What the rules of another day change';
export const about =
  'Checks the files shown by the official rules of two days. The results in the list stay those of today.';
export const before = 'Rules of';
export const after = 'Compared with';
export const issue = 'each file’s own date';
export const compare = 'Compare';
export const comparing = 'Comparing: {done} of {total} files';
export const result = 'What changes';
export const more = '{count, plural, one {and # more file} other {and # more files}}';
// The command line says the same.
export {
  changes,
  compared,
  invalidThen as invalid,
  validThen as valid,
} from '../../../formats/releases/texts.ts';
