/** Identifies versions of Facturae that are not supported, and files whose version is not that of their root. */

import { message } from '../../../engine/text/message.ts';
import type { Finding } from '../../rules/run.ts';
import type { XmlElement } from '../../xml/element.ts';
import { SET, versionIn } from './judge.ts';
import { View } from './view.ts';

const finding = (element: XmlElement, text: Finding['text']): Finding => ({
  id: 'BW-FACTURAE-VERSION',
  set: SET,
  flag: 'fatal',
  terms: [],
  element,
  step: undefined,
  text,
});

/** Returns a finding with the unsupported version of a root. */
export function unknownVersion(root: XmlElement): Finding {
  const namespace = /^\{(.*)\}/s.exec(root.name)?.[1] ?? '';
  const text = message('The root has the namespace "{namespace}"; FACe accepts Facturae 3.2.2, 3.2.1 and 3.2.', {
    namespace,
  });
  return finding(root, text);
}

/** Returns a finding if the version that a file states is not that of its root. */
export function otherVersion(root: XmlElement): Finding[] {
  const view = new View(root);
  const element = view.in(root, 'FileHeader', 'SchemaVersion');
  const expected = versionIn(root)?.version;
  const given = element?.text.trim() ?? '';
  if (element === undefined || expected === undefined || given === expected || given === '') return [];
  const text = message(
    'SchemaVersion is {given}, but the namespace of the root belongs to {expected}; make them agree.',
    {
      given: given.slice(0, 20),
      expected,
    },
  );
  return [finding(element, text)];
}
