/** The official names of Natura codes, the reasons why no tax is charged. */

import { extensions } from '../../engine/addons/it/sdi/extensions.ts';

const names = extensions.find(({ key }) => key === 'it-sdi-exempt')?.values ?? [];

/** Returns the Italian name of a Natura code. */
export function natureName(code: string): string | undefined {
  const found = names.find((each) => each.code === code);
  return found?.name?.it ?? found?.name?.en;
}

const funds = extensions.find(({ key }) => key === 'it-sdi-fund-type')?.values ?? [];

/** Returns the Italian name of a pension fund. */
export function fundName(code: string): string | undefined {
  const found = funds.find((each) => each.code === code);
  return found?.name?.it ?? found?.name?.en;
}
