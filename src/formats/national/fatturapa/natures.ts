/** The official names of Natura codes, the reasons why no tax is charged. */

import { extensions } from '../../../engine/addons/it/sdi/extensions.ts';

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

/** Codes that were divided in 2021, with the code that their treatment has in documents. */
const DIVIDED: ReadonlyMap<string, string> = new Map([
  ['N2', 'N2.1'],
  ['N3', 'N3.1'],
  ['N6', 'N6.9'],
]);

/** Returns the code that a document has for a Natura code. */
export function currentNature(code: string | undefined): string | undefined {
  return code && (DIVIDED.get(code) ?? code);
}
