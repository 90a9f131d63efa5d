/** Checks the signature of a Facturae file. */

import type { SignatureVerdict } from '../../../engine/faults.ts';
import { base64Of } from '../../../engine/text/base64.ts';
import { type Message, message } from '../../../engine/text/message.ts';
import type { Finding } from '../../rules/run.ts';
import type { SyntaxFile } from '../../signed/syntax-file.ts';
import { unchanged } from '../../signed/unchanged.ts';
import { type VerifiedSignature, verifiedSignature } from '../../signing/xades.ts';
import { SHA1 } from '../../signing/xml-algorithms.ts';
import type { XmlElement } from '../../xml/element.ts';
import { POLICY } from './policy.ts';
import type { View } from './view.ts';

interface Checked {
  readonly verdict: SignatureVerdict;
  /** The fingerprint of the certificate of a valid signature. */
  readonly signer?: string;
  readonly findings: readonly Finding[];
}

/** Returns the findings about the signatures of a file, and their signers. */
export function checkedSignature(
  view: View,
  { root, wrapper = root, text }: Pick<SyntaxFile, 'root' | 'wrapper' | 'text'>,
  signatures: readonly XmlElement[],
  set: string,
): Checked {
  const verified = verifiedSignature(wrapper, signatures, [root.name], text);
  const { verdict, signer } = verified;
  const findings = findingsOf(view, signatures[0] ?? root, verified, set);
  return { verdict, ...(signer && { signer: signer.fingerprint }), findings };
}

function findingsOf(view: View, element: XmlElement, signature: VerifiedSignature, set: string): Finding[] {
  const { signer, properties, isWeak, broken, unverified } = signature;
  const finding = (id: string, flag: Finding['flag'], said: Message): Finding => ({
    ...{ id, set, flag, terms: [], element, step: undefined, text: said },
  });
  const findings = [
    ...broken.map((each) => finding('BW-FACTURAE-SIGNATURE', 'warning', each)),
    ...unverified.map((each) => finding('BW-FACTURAE-SIGNATURE', 'warning', each)),
  ];
  if (signer === undefined) return findings;
  const { time = '', policy, policyDigest } = properties ?? {};
  if (policy !== POLICY.identifier) findings.push(finding('FACE-2', 'warning', OTHER_POLICY));
  else if (policyDigest?.method === SHA1 && base64Of(policyDigest.value) !== POLICY.hash) {
    findings.push(finding('FACE-2', 'warning', OTHER_HASH));
  }
  if (isWeak) findings.push(finding('BW-FACTURAE-SIGNATURE', 'information', WEAK));
  const { serial, subject, issuer, from, to } = signer.certificate;
  if (!signer.isCovered) {
    findings.push(finding('BW-FACTURAE-SIGNATURE', 'information', unchanged([])));
    return findings;
  }
  const at = new Date(time).getTime();
  if (!Number.isNaN(at) && (at < Date.parse(from) || at > Date.parse(to))) {
    findings.push(
      finding(
        'BW-FACTURAE-SIGNATURE',
        'warning',
        message('The file was signed on {time}, but its certificate is valid from {from} to {to}.', { time, from, to }),
      ),
    );
  }
  const numbers = [view.seller, view.buyer, view.thirdParty].map((party) =>
    view.numberOfParty(party).replace(/^ES(?=.{9}$)/, ''),
  );
  const holders = numbersIn(subject);
  if (holders.length > 0 && !holders.some((each) => numbers.includes(each))) {
    findings.push(
      finding(
        'BW-FACTURAE-SIGNATURE',
        'warning',
        message('The certificate belongs to {found}, which is not the number of any party of the invoice.', {
          found: holders.join(', '),
        }),
      ),
    );
  }
  const signed = message(
    'The file is unchanged since it was signed with the certificate {serial}, which names {subject} and the issuer {issuer}, valid from {from} to {to}. Billwright did not check the issuer or whether the certificate was revoked, and anyone can make a certificate with these names.',
    { serial, subject, issuer, from, to },
  );
  findings.push(finding('BW-FACTURAE-SIGNATURE', 'information', signed));
  return findings;
}

const OTHER_POLICY = message(
  'The signature does not name the signature policy of Facturae 3.1, which FACe asks for. Sign the file again.',
);

const OTHER_HASH = message(
  'The signature names the signature policy of Facturae 3.1, but the digest of another document. Sign the file again.',
);
const WEAK = message(
  'The signature uses SHA-1, which is no longer secure: others may reject it. Ask for a signature with SHA-256.',
);

/** Returns the Spanish numbers in the name of a holder: IDCES-12345678Z, VATES-B99123457. */
function numbersIn(subject: string): string[] {
  return [...subject.matchAll(/\b(?:IDCES-|VATES-|SERIALNUMBER=)([A-Z0-9]{9})\b/g)].map(([, number = '']) => number);
}
