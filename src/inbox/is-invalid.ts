import { isHouseRule } from '../house-rules/code.ts';
import type { FileRead } from './read-file.ts';

/** Returns whether a file breaks official rules, not only those of the user. */
export function isInvalid({ verdict, broken }: Pick<FileRead, 'verdict' | 'broken'>): boolean {
  return verdict === 'invalid' && (broken.length === 0 || broken.some(({ code }) => !isHouseRule(code)));
}
