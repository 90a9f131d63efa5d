/** Checks the signature of a Facturae file. */

import type { SignatureVerdict } from '../../../engine/faults.ts';
import { type Message, message } from '../../../engine/text/message.ts';
import type { Finding } from '../../rules/run.ts';
import { type Signature, verifiedSignature } from '../../sealing/xades.ts';
import type { XmlElement } from '../../xml/element.ts';
import { POLICY } from './policy.ts';
import type { View } from './view.ts';

interface Checked {
  readonly verdict: SignatureVerdict;
  readonly findings: readonly Finding[];
}

/** Returns what the signature of a file breaks, and whose it is. */
export function checkedSignature(view: View, element: XmlElement, text: string, set: string): Checked {
  const verified = verifiedSignature(element, text);
  const { broken, unverified } = verified;
  const verdict = broken.length > 0 ? 'broken' : unverified.length > 0 ? 'unverified' : 'fits';
  return { verdict, findings: findingsOf(view, element, verified, set) };
}

function findingsOf(view: View, element: XmlElement, signature: Signature, set: string): Finding[] {
  const { certificate, time, policy, policyHash, isWeak, broken, unverified } = signature;
  const finding = (id: string, flag: Finding['flag'], said: Message): Finding => ({
    ...{ id, set, flag, terms: [], element, step: undefined, text: said },
  });
  const findings = [
    ...broken.map((each) => finding('BW-FACTURAE-SIGNATURE', 'warning', each)),
    ...unverified.map((each) => finding('BW-FACTURAE-SIGNATURE', 'information', each)),
  ];
  if (policy !== POLICY.identifier) findings.push(finding('FACE-2', 'warning', OTHER_POLICY));
  else if (policyHash !== '' && policyHash !== POLICY.hash) findings.push(finding('FACE-2', 'warning', OTHER_HASH));
  if (isWeak) findings.push(finding('BW-FACTURAE-SIGNATURE', 'information', WEAK));
  if (certificate === undefined) return findings;
  const { serial, subject, issuer, from, to } = certificate;
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
        message('The certificate is of {found}, which is the number of no party of the invoice.', {
          found: holders.join(', '),
        }),
      ),
    );
  }
  const signed = message(
    'The file was signed with the certificate {serial} of {subject}, issued by {issuer}, valid from {from} to {to}. Billwright did not check whether its issuer can be trusted, or whether it was revoked.',
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
