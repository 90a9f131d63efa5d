/** What all reports of checks have in common. Loads nothing else. */

import type { Translation } from '../../engine/text/message.ts';
import { VERSION } from '../../engine/version.ts';

/** Marks reports, so that programs recognise them. */
export const REPORT = 'billwright check';

/** The name of a signed report in its PDF, and the identifier of its element in its page. */
export const REPORT_FILE = 'report.json';
export const REPORT_ELEMENT = 'billwright-report';

/** Ends the PDF of a report, so that it can be told from an invoice before it is replaced. */
export const PDF_MARK = `%${REPORT}\n`;

/** The kinds of files that a report is written as, with their media types. */
export const REPORT_TYPES = { json: 'application/json', html: 'text/html', pdf: 'application/pdf' } as const;

export type ReportKind = keyof typeof REPORT_TYPES;

/** Returns what every report begins with. */
export function reportHead(now: Date, translation?: Translation) {
  return {
    report: REPORT,
    program: { name: 'Billwright', version: VERSION },
    checked_at: now.toISOString(),
    language: translation?.language ?? 'en',
  } as const;
}
