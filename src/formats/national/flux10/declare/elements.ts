import { elementsWith } from '../../shared/writing.ts';

export const element = elementsWith('');

/** Returns a date as eight digits. */
export function compact(date: string | undefined): string | undefined {
  return date?.replaceAll('-', '');
}
