/** Checks Facturae files, and written ones before they are returned, against the schema and the rules of FACe. */

import type { SignatureVerdict } from '../../../engine/faults.ts';
import type { Finding } from '../../rules/run.ts';
import { loadStructure } from '../../schema/schemas.ts';
import type { SyntaxFile } from '../../signed/syntax-file.ts';
import { signaturesIn } from '../../signing/xml-signature.ts';
import type { XmlElement } from '../../xml/element.ts';
import { schemaFindings } from '../shared/check.ts';
import { judgeNational } from '../shared/rules.ts';
import type { Context } from './rule-base.ts';
import { CONTENT_RULES } from './rules.ts';
import { View } from './view.ts';

export const SET = 'facturae';

/** The schemas and versions by root name. */
const VERSIONS = {
  'fe:Facturae': { schema: 'facturae-322', version: '3.2.2' },
  'fe321:Facturae': { schema: 'facturae-321', version: '3.2.1' },
  'fe320:Facturae': { schema: 'facturae-320', version: '3.2' },
} as const;

type Version = (typeof VERSIONS)[keyof typeof VERSIONS];

export function versionIn({ name }: XmlElement): Version | undefined {
  return Object.hasOwn(VERSIONS, name) ? VERSIONS[name as keyof typeof VERSIONS] : undefined;
}

interface Judgement {
  readonly findings: readonly Finding[];
  readonly signature?: SignatureVerdict;
  /** The fingerprint of the certificate of a valid signature. */
  readonly signer?: string;
}

/** Checks a file, or elements that were written. */
export async function judge(
  file: Pick<SyntaxFile, 'root' | 'wrapper' | 'text' | 'bytes'>,
  { schema }: Version,
  today: string | undefined,
): Promise<Judgement> {
  const view = new View(file.root);
  const context: Context = { view, today };
  // Files that were just written have no text, and are signed later.
  const signatures = file.text === '' ? [] : signaturesIn(file.wrapper ?? file.root);
  const signed =
    signatures.length > 0 ? (await import('./signature.ts')).checkedSignature(view, file, signatures, SET) : undefined;
  const findings = [
    ...schemaFindings(file.root, await loadStructure(schema), SET, () => 'BW-FACTURAE-XSD'),
    ...judgeNational(CONTENT_RULES, SET, context, file),
    ...(signed?.findings ?? []),
  ];
  const { verdict: signature, signer } = signed ?? {};
  return { findings, ...(signature && { signature }), ...(signer !== undefined && { signer }) };
}
