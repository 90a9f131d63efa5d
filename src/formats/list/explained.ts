/** Billwright's own codes about formats, with explanations. A format with codes of its own needs a line here. */

import type { ExplainedCodes } from '../declare/explained.ts';
import { explained as zatca } from '../en16931/saudi-arabia/explained.ts';
import { explained as cfdi } from '../national/cfdi/explained.ts';
import { explained as facturae } from '../national/facturae/explained.ts';
import { explained as fatturapa } from '../national/fatturapa/explained.ts';
import { explained as flux10 } from '../national/flux10/explained.ts';
import { explained as ksef } from '../national/ksef/explained.ts';
import { explained as verifactu } from '../national/verifactu/explained.ts';
import { explained as keyFile } from '../signing/explained.ts';

export const explainedCodes: ExplainedCodes = {
  ...ksef,
  ...zatca,
  ...fatturapa,
  ...facturae,
  ...keyFile,
  ...verifactu,
  ...cfdi,
  ...flux10,
};
