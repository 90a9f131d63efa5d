/** The versions of the FatturaPA schema by day (chapter 26 §10). */

import type { AppliedRelease } from '../../../engine/faults.ts';
import { message } from '../../../engine/text/message.ts';
import type { Finding } from '../../rules/run.ts';
import type { XmlElement } from '../../xml/element.ts';

/** The versions, with the codes that each added. */
const VERSIONS = [
  { release: '1.2.1', from: '2021-01-01', added: {} },
  { release: '1.2.2', from: '2022-10-01', added: { TipoDocumento: ['TD28'] } },
  { release: '1.2.3', from: '2025-04-01', added: { TipoDocumento: ['TD29'], RegimeFiscale: ['RF20'] } },
] as const;

/** Returns the codes in a file that the schema of a day does not have, and its version. */
export function onDay(root: XmlElement, day: string, set: string): { findings: Finding[]; releases: AppliedRelease[] } {
  const { release, from } = VERSIONS.findLast((each) => each.from <= day) ?? VERSIONS[0];
  const findings: Finding[] = [];
  for (const later of VERSIONS.filter((each) => each.from > from)) {
    const added: Readonly<Record<string, readonly string[]>> = later.added;
    for (const element of elementsIn(root)) {
      if (!added[element.localName]?.includes(element.value.trim())) continue;
      const text = message('The schema has had the code {code} only since version {version}, from {from}.', {
        code: element.value.trim(),
        version: later.release,
        from: later.from,
      });
      findings.push({ id: 'SDI-00200', set, flag: 'fatal', terms: [], element, step: undefined, text });
    }
  }
  return { findings, releases: [{ set, release, from }] };
}

function* elementsIn(element: XmlElement): Generator<XmlElement> {
  yield element;
  for (const child of element.children) yield* elementsIn(child);
}
