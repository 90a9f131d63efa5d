/** Verifies XML signatures in files of syntaxes that have no check of their own for them: FatturaPA (XAdES), and the extension of UBL. */

import type { Checked } from '../declare/checked.ts';
import type { Finding } from '../rules/run.ts';
import { unchanged } from '../signed/unchanged.ts';
import type { XmlElement } from '../xml/element.ts';
import { verifiedSignature } from './xades.ts';
import { signaturesIn, UBL_PLACE } from './xml-signature.ts';

type Enveloped = Pick<Checked, 'signature' | 'signer'> & { readonly findings: readonly Finding[] };

/** Returns the verdict on the signatures of a file. */
export function checkedEnveloped(root: XmlElement, text: string): Enveloped {
  const signatures = signaturesIn(root);
  const [element] = signatures;
  if (element === undefined) return { findings: [] };
  const path = [root.name, ...(element.parent === root ? [] : UBL_PLACE)];
  const { verdict, broken, unverified, signer } = verifiedSignature(root, signatures, path, text);
  const finding = (flag: Finding['flag'], said: Finding['text']): Finding => ({
    ...{ id: 'BW-FPA-SIGNATURE', set: '', flag, terms: [], element, step: undefined, text: said },
  });
  const { isCovered = false, certificate } = signer ?? {};
  const names = isCovered && certificate ? [certificate.subject] : [];
  const findings = [...broken, ...unverified].map((each) => finding('warning', each));
  if (verdict === 'fits') findings.push(finding('information', unchanged(names)));
  return { signature: verdict, ...(signer && { signer: signer.fingerprint }), findings };
}
