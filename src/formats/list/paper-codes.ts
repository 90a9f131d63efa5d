/** The QR codes that the systems of syntaxes have printed on bills. */

import type { PaperCode } from '../declare/syntax-facts.ts';
import { ksefPaperCode } from '../national/ksef/paper-code.ts';

export const paperCodes: readonly PaperCode[] = [ksefPaperCode];
