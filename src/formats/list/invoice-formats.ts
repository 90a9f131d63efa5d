/** All families of formats in UBL and CII, in the order of lists. A new one needs a folder and a line here. */

import type { Family } from '../declare/family.ts';
import type { Format } from '../declare/format.ts';
import { core } from '../en16931/core/index.ts';
import { croatia } from '../en16931/croatia/index.ts';
import { facturx } from '../en16931/facturx/index.ts';
import { france } from '../en16931/france/index.ts';
import { netherlands } from '../en16931/netherlands/index.ts';
import { peppol } from '../en16931/peppol/index.ts';
import { pint } from '../en16931/pint/index.ts';
import { portugal } from '../en16931/portugal/index.ts';
import { romania } from '../en16931/romania/index.ts';
import { saudiArabia } from '../en16931/saudi-arabia/index.ts';
import { xrechnung } from '../en16931/xrechnung/index.ts';

export const invoiceFamilies: readonly Family[] = [
  core,
  peppol,
  xrechnung,
  netherlands,
  romania,
  portugal,
  croatia,
  pint,
  saudiArabia,
  france,
  facturx,
];

export const invoiceFormats: readonly Format[] = invoiceFamilies.flatMap(({ formats }) => formats);
