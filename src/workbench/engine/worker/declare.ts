/** Makes the French e-reporting of many documents in this browser. */

import { isXmlText } from '../../../engine/reading/xml-text.ts';
import { message, words } from '../../../engine/text/message.ts';
import type { ReportShown } from '../../../formats/declare/report-shown.ts';
import type { DeclaredFile } from '../../../formats/index.ts';
import { reportKeys } from '../../../formats/list/facts.ts';
import { type DeclareAnswer, type DeclareInput, declare } from '../../../operations/many/declare.ts';
import { language } from '../../ui/texts/say.ts';
import { objectIn, system } from './check.ts';
import * as texts from './texts.ts';

/** A document with the name of its file. */
export interface GivenDocument {
  name: string;
  /** JSON, or an e-invoice in XML. */
  text: string;
  /** The PDF or signed file that contained it. */
  source?: Uint8Array | undefined;
}

export interface DeclareRequest {
  documents: readonly GivenDocument[];
  options: Omit<DeclareInput, 'documents' | 'to' | 'nameOf'>;
}

export interface Declared extends DeclareAnswer {
  /** The report as people see it; undefined with faults. */
  report: ReportShown | undefined;
}

/** Makes the report of documents, in files named by `name`. */
export async function declareReport({ documents, options }: DeclareRequest): Promise<Declared> {
  const found = documents.map(({ text, source }) => source ?? (isXmlText(text) ? text : objectIn(text)));
  const files = found.map((file) => file ?? {});
  const environment = { ...system, ...(language.translation && { translation: language.translation }) };
  const nameOf = (index: number) => documents[index]?.name;
  const request = { ...options, to: reportKeys[0], documents: each(files), nameOf };
  const answer = await declare(request, environment);
  const left_out = answer.left_out.map((each) =>
    found[each.document] === undefined
      ? { ...each, description: words(message(texts.noInvoice), language.translation) }
      : each,
  );
  return { ...answer, left_out, report: answer.result === null ? undefined : await shown(answer.result) };
}

/** Yields files; a list would be checked for its types again. */
async function* each(files: readonly DeclaredFile[]): AsyncGenerator<DeclaredFile> {
  yield* files;
}

async function shown(xml: string): Promise<ReportShown | undefined> {
  const { recogniseXml } = await import('../../../formats/check-report/inspect.ts');
  const found = await recogniseXml(xml);
  return found.outcome === 'invoice' ? (await found.syntax.load()).reportIn?.(found.root) : undefined;
}
