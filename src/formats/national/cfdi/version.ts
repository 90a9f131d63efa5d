/** Identifies unsupported versions by their root. */

import { message } from '../../../engine/text/message.ts';
import type { Finding } from '../../rules/run.ts';
import type { XmlElement } from '../../xml/element.ts';
import { SET } from './judge.ts';

/** Returns whether a root is of CFDI 4.0. */
export function isCurrent(root: XmlElement): boolean {
  return root.name === 'cfdi:Comprobante';
}

/** Returns the finding of a root of an older version. */
export function unknownVersion(root: XmlElement): Finding {
  const version = root.attribute('Version') ?? root.attribute('version') ?? '';
  const text = message('This is CFDI {version}, which was valid until March 2023; Billwright reads CFDI 4.0.', {
    version,
  });
  return { id: 'BW-CFDI-VERSION', set: SET, flag: 'fatal', terms: [], element: root, step: undefined, text };
}
