/** Recognises reports among the texts and values that are verified. Loads nothing else. */

import { isJsonObject, type Json, type JsonObject } from '../../engine/model/json.ts';
import { isPdf } from '../../pdf/is-pdf.ts';
import { PDF_MARK, REPORT_ELEMENT } from './kinds.ts';

/** Returns whether a value is a report of a check, of a batch or of an inbox. */
export function isReport(value: Json | undefined): value is JsonObject {
  return isJsonObject(value) && typeof value.report === 'string' && value.report.startsWith('billwright ');
}

/** Returns whether a text is the page of a report. */
export function isReportPage(text: string): boolean {
  return /^\ufeff?\s*<!doctype html>/i.test(text) && /<meta name="generator" content="Billwright /.test(text);
}

const ELEMENT = new RegExp(`(<script type="application/json" id="${REPORT_ELEMENT}">)([^<]*)(?=</script>)`);

/** Returns the signed report in a page and the page without it, if it has one. */
export function reportInPage(page: string): { text: string; rest: string } | undefined {
  const found = ELEMENT.exec(page);
  return found ? { text: found[2] ?? '', rest: page.replace(ELEMENT, '$1') } : undefined;
}

/** The number of characters in which to look for the beginning of a report. */
const HEAD = 4096;

/** Returns whether a file is a report, as JSON, page or PDF. */
export function isReportFile(bytes: Uint8Array): boolean {
  if (isPdf(bytes)) return new TextDecoder('latin1').decode(bytes).includes(PDF_MARK);
  const head = new TextDecoder().decode(bytes.subarray(0, HEAD));
  return /^\ufeff?\s*\{\s*"report":\s*"billwright /.test(head) || isReportPage(head);
}
