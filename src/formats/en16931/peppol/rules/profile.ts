/** The business processes of Peppol (chapter 12 §9). */

import type { Judged } from '../../../rules/declare.ts';
import { textAt } from '../../../rules/elements.ts';

const FRENCH = ['urn:peppol:france:billing:regulated', 'urn:peppol:france:billing:non-regulated'];
const PROCESSES: ReadonlyMap<string, '01' | '02'> = new Map([
  ...FRENCH.map((name) => [name, '01'] as const),
  ['urn:peppol:bis:billing_with_response', '02'],
]);

/** Returns the profile in BT-23, or undefined. `own` is the profile of the format. */
export function profileOf(judged: Judged, own: string): '01' | '02' | undefined {
  const process =
    judged.syntax === 'ubl'
      ? textAt(judged.root, 'cbc:ProfileID')
      : textAt(
          judged.root,
          'rsm:ExchangedDocumentContext',
          'ram:BusinessProcessSpecifiedDocumentContextParameter',
          'ram:ID',
        );
  return process === own ? '01' : PROCESSES.get(process);
}
