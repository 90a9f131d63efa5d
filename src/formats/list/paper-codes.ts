/** The QR codes that the systems of syntaxes have printed on bills. */

import { ksefPaperCode } from '../national/ksef/paper-code.ts';
import type { PaperCode } from '../syntax-facts.ts';

export const paperCodes: readonly PaperCode[] = [ksefPaperCode];
