/** Identifies unsupported versions by their root. */

import { message } from '../../../engine/text/message.ts';
import type { Finding } from '../../rules/run.ts';
import type { XmlElement } from '../../xml/element.ts';
import { SET } from './judge.ts';

/** Returns a finding with the unsupported version of a root. */
export function unknownVersion(root: XmlElement): Finding {
  const namespace = /^\{(.*)\}/s.exec(root.name)?.[1] ?? '';
  const text = message('The root {name} of the namespace "{namespace}" is not FatturaPA 1.2 or 1.0 simplified.', {
    name: root.localName,
    namespace,
  });
  return { id: 'BW-FPA-VERSION', set: SET, flag: 'fatal', terms: [], element: root, step: undefined, text };
}
