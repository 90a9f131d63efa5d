/** The schemas of KSeF by day (chapter 26 §10). */

import type { AppliedRelease } from '../../../engine/faults.ts';
import { message } from '../../../engine/text/message.ts';
import type { Finding } from '../../rules/run.ts';
import type { XmlElement } from '../../xml/element.ts';

/** The first day of FA(3). */
const FROM = '2026-02-01';

const VERSION = 'KSEF-FILE-08';

/** Returns the findings of a day before FA(3) took the place of FA(2), and its schema. */
export function onDay(
  findings: readonly Finding[],
  root: XmlElement,
  schema: 'fa-2' | 'fa-3' | undefined,
  day: string,
  set: string,
): { findings: Finding[]; releases: AppliedRelease[] } {
  if (day >= FROM) return { findings: [...findings], releases: [{ set, release: 'FA(3)', from: FROM }] };
  const others = findings.filter(({ id }) => id !== VERSION);
  const releases = [{ set, release: 'FA(2)' }];
  if (schema !== 'fa-3') return { findings: others, releases };
  const text = message('This is FA(3), which KSeF accepts from {from} on; on {day} invoices must be FA(2).', {
    from: FROM,
    day,
  });
  const newer: Finding = { id: VERSION, set, flag: 'warning', terms: [], element: root, step: undefined, text };
  return { findings: [...others, newer], releases };
}
