/** The routing numbers of German authorities (https://leitweg-id.de/): a coarse number, a fine one if there is one, two check digits. */

import { mod97 } from '../../engine/text/check-digits.ts';

export const LEITWEG_ID = /^(\d{2,12})(?:-([A-Za-z0-9]{1,30}))?-(\d{2})$/;

/** Returns whether a text is a Leitweg-ID with the right check digits. */
export function isLeitwegId(text: string): boolean {
  const [, coarse, fine = '', digits = ''] = LEITWEG_ID.exec(text) ?? [];
  return coarse !== undefined && mod97(`${coarse}${fine}${digits}`.toUpperCase()) === 1;
}
