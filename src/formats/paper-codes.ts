/** The QR codes that the systems of syntaxes have printed on bills. */

import type { PaperCode } from './syntaxes/facts.ts';
import { ksefPaperCode } from './syntaxes/ksef/paper-code.ts';

export const paperCodes: readonly PaperCode[] = [ksefPaperCode];
