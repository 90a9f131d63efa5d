/** Identifies unsupported versions by their root. */

import { message } from '../../../engine/text/message.ts';
import type { Finding } from '../../rules/run.ts';
import type { XmlElement } from '../../xml/element.ts';
import { SET } from './judge.ts';

/** Known unsupported versions by namespace. */
const OTHERS: readonly (readonly [namespace: string, name: string])[] = [
  ['http://crd.gov.pl/wzor/2021/11/29/11089/', 'FA(1)'],
  ['http://crd.gov.pl/wzor/2026/03/06/14189/', 'FA_RR(1)'],
];

/** Returns a finding with the unsupported version of a root. */
export function unknownVersion(root: XmlElement): Finding {
  const namespace = /^\{(.*)\}/s.exec(root.name)?.[1] ?? '';
  const known = OTHERS.find(([each]) => each === namespace)?.[1];
  const text = known
    ? message('This is {name} of KSeF; Billwright reads FA(3) and FA(2).', { name: known })
    : message('The root {name} of the namespace "{namespace}" is not Faktura of FA(3) or FA(2).', {
        name: root.localName,
        namespace,
      });
  return { id: 'BW-KSEF-VERSION', set: SET, flag: 'fatal', terms: [], element: root, step: undefined, text };
}
