/** Writes the PDF that carries an e-invoice (chapter 13 §5), with pages of our own or given ones. */

import { type Environment, failure, fault, faultOf, type Outcome } from '../../engine/faults.ts';
import type { JsonObject } from '../../engine/model/json.ts';
import { bytesOfBase64 } from '../../engine/text/base64.ts';
import { detailed, message } from '../../engine/text/message.ts';
import { obstaclesTo } from '../../pdf/obstacles.ts';
import { type CarriedFile, makeHybrid, writtenPdf } from '../../pdf/writing/hybrid.ts';
import { openPdf } from '../../pdf/writing/open.ts';
import type { Container } from '../declare/format.ts';
import { type AttachedFile, Report } from '../declare/report.ts';
import { type Drawn, type DrawOptions, draftRead } from './draw.ts';

export interface HybridOptions extends DrawOptions {
  /** The pages to use instead of our own, as a PDF in base64. */
  pdf?: string | undefined;
}

/**
 * Returns the PDF/A-3b of a document with its XML embedded. Fails with `BW-BASE64` or `BW-PDF-UNFIT` if the given pages
 * are not a PDF or cannot become PDF/A-3b.
 */
export async function hybridOf(
  { xml, document }: { xml: string; document: JsonObject },
  container: Container,
  files: readonly AttachedFile[],
  options: HybridOptions,
  environment: Environment,
): Promise<Outcome<Drawn>> {
  const pages = options.pdf === undefined ? await ownPages(document, options, environment) : givenPages(options.pdf);
  if (!pages.ok) return pages;
  const { context, report } = pages.result;
  makeHybrid(context, {
    ...container,
    xml: new TextEncoder().encode(xml),
    files: files.flatMap(carried),
    now: environment.now(),
    language: options.language ?? 'en',
    isAccessible: options.pdf === undefined,
  });
  return { ok: true, result: { bytes: await writtenPdf(context), report }, warnings: pages.warnings };
}

type Pages = Outcome<{ context: Parameters<typeof makeHybrid>[0]; report: Report }>;

async function ownPages(document: JsonObject, options: DrawOptions, environment: Environment): Promise<Pages> {
  const drafted = await draftRead(document, options, environment);
  if (!drafted.ok) return drafted;
  const { draft, report } = drafted.result;
  return { ok: true, result: { context: draft.context, report }, warnings: [] };
}

/** Opens given pages. Fails if something prevents PDF/A-3b that only redrawing the pages could fix. */
function givenPages(base64: string): Pages {
  const bytes = bytesOfBase64(base64);
  if (bytes === undefined) {
    return failure('input', [fault('BW-BASE64', 'request.pdf', 'pdf is not base64')]);
  }
  const obstacles = obstaclesTo(bytes);
  if (obstacles.length > 0) {
    const text = message('The PDF cannot become a PDF/A-3 for e-invoices');
    return failure(
      'input',
      obstacles.map((why) => faultOf('BW-PDF-UNFIT', 'request.pdf', detailed(text, why))),
    );
  }
  const text =
    'The pages were not changed, and not every PDF/A requirement for fonts and colours was checked. Check the result with a PDF/A validator.';
  return {
    ok: true,
    result: { context: openPdf(bytes), report: new Report() },
    warnings: [fault('BW-PDF-UNCHECKED', 'request.pdf', text)],
  };
}

/** Returns a file as an attachment; its base64 has been checked before. */
function carried({ name, media_type, description, data }: AttachedFile): CarriedFile[] {
  const bytes = bytesOfBase64(data);
  return bytes === undefined ? [] : [{ name, mediaType: media_type, description, bytes }];
}
