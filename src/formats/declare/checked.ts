/** The result of checking an e-invoice, with all positions for each rule. */

import type { AppliedRelease, SignatureVerdict } from '../../engine/faults.ts';
import type { TextPosition } from '../../engine/reading/problem.ts';
import { type Message, words } from '../../engine/text/message.ts';
import type { Flag } from '../rules/declare.ts';
import type { Finding } from '../rules/run.ts';
import type { Around } from '../signed/opened.ts';
import type { TermId } from '../terms/declare.ts';
import { bounded } from '../xml/bounds.ts';
import { xpaths } from '../xml/element.ts';
import type { XmlDocument } from '../xml/parse.ts';
import { positionsIn } from '../xml/positions.ts';
import type { Format } from './format.ts';
import type { RecognisedFamily } from './unjudged.ts';

/** A broken rule with all its positions. */
export interface XmlFault {
  /** The official identifier of the rule, or one that begins with `XSD`. */
  code: string;
  level: Flag;
  terms: readonly TermId[];
  xpaths: string[];
  /** In the order of the XPaths. */
  positions: TextPosition[];
  /** The names of the missing element, or of its alternatives. */
  missing?: readonly string[];
  text: Message;
  /** The rule of a coming release that will find it. */
  announces?: string;
  /** The release of its set, if the file was judged by the rules of a day. */
  release?: AppliedRelease;
}

export interface Checked {
  format: Format;
  /** Faults that make the invoice invalid. */
  faults: XmlFault[];
  warnings: XmlFault[];
  /** The family of an invoice that is not judged. Its faults are those of the schema alone. */
  unjudged?: RecognisedFamily;
  /** The releases of the sets of rules; absent if the file is not judged. */
  releases?: readonly AppliedRelease[];
  /** Present if the file is signed. */
  signature?: SignatureVerdict;
  /** The fingerprint of the certificate of a valid signature. */
  signer?: string;
}

/** Divides findings into faults and warnings, each with all its positions. */
export function checkedAs(
  format: Format,
  findings: readonly Finding[],
  { text: file }: XmlDocument,
  releases?: readonly AppliedRelease[],
): Checked {
  const positions = positionsIn(
    file,
    findings.map(({ element }) => element.offset),
  );
  const byRule = new Map<string, XmlFault>();
  const xpathOf = xpaths();
  findings.forEach(({ id, set, flag, terms, element, step, missing, announces, text: said }, at) => {
    const release = releases?.find((each) => each.set === set && !id.startsWith('BW-'));
    const text = bounded(said);
    const key = `${id} ${flag} ${words(text)}`;
    const known = byRule.get(key) ?? {
      code: id,
      level: flag,
      terms,
      xpaths: [],
      positions: [],
      ...(missing && { missing }),
      text,
      ...(announces !== undefined && { announces }),
      ...(release && { release }),
    };
    known.xpaths.push(xpathOf(element, step));
    const position = positions[at];
    if (position) known.positions.push(position);
    byRule.set(key, known);
  });
  const all = [...byRule.values()];
  return {
    format,
    faults: all.filter(({ level }) => level === 'fatal'),
    warnings: all.filter(({ level }) => level !== 'fatal'),
    ...(releases && { releases }),
  };
}

/** Returns a result whose verdict also covers other signatures of the file. The worst one counts. */
export function withSignatures({ signature, signer, ...checked }: Checked, other: Around | undefined): Checked {
  const verdict = VERDICTS.find((each) => each === signature || each === other?.verdict);
  const fingerprint = verdict === 'fits' ? (signer ?? other?.signer) : undefined;
  return {
    ...checked,
    ...(verdict && { signature: verdict }),
    ...(fingerprint !== undefined && { signer: fingerprint }),
  };
}

/** The worst first. */
const VERDICTS = ['broken', 'unverified', 'fits'] as const;
