/** The QR codes on printed bills that lead to the systems of syntaxes. */

import type { PaperCode } from '../declare/syntax-facts.ts';
import { ksefPaperCode } from '../national/ksef/paper-code.ts';

export const paperCodes: readonly PaperCode[] = [ksefPaperCode];
