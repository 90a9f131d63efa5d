/** Draws a document as pages to read, print and send (chapter 13 §7). */

import { type Environment, failure, fault, type Outcome } from '../../engine/faults.ts';
import { load } from '../../engine/loading.ts';
import { isJsonObject, type JsonObject } from '../../engine/model/json.ts';
import { ENVELOPE_ID } from '../../engine/model/schema-id.ts';
import { build } from '../../engine/operations/operations.ts';
import { message } from '../../engine/text/message.ts';
import type { PdfDraft, PdfOptions } from '../../paper/pdf/index.ts';
import type { PagesIn, Shown } from '../../paper/shown.ts';
import type { Verification } from '../../paper/verification.ts';
import { Report, strictFaults } from '../declare/report.ts';
import { nationalSyntaxOf } from '../ledger/invoiced.ts';

export interface DrawOptions {
  /** The language code: `de`. */
  language?: string | undefined;
  /** `a4` or `letter`. */
  size?: string | undefined;
  /** Where to verify the document; taken from its stamps if not given. */
  verification?: Verification | undefined;
  /** What the pages show instead of the document itself. */
  shown?: Shown | undefined;
  /** The pages of a file that is not a document, drawn instead. */
  pages?: PagesIn | undefined;
  /** Mark the pages as those of a document with faults. */
  isIncomplete?: boolean | undefined;
  /** Report anything that cannot be drawn as a fault. */
  strict?: boolean | undefined;
}

/** The bytes of a PDF, and the losses. */
export interface Drawn {
  bytes: Uint8Array<ArrayBuffer>;
  report: Report;
}

/**
 * Builds a document, bare or in an envelope, and draws it. Fails with the faults of the document, and with
 * `BW-FORMAT-PAPER`.
 */
export async function drawDocument(
  data: JsonObject,
  options: DrawOptions,
  environment: Environment,
): Promise<Outcome<Drawn>> {
  await load(data);
  const { bare, restored } = apart(data);
  const built = build(bare, {}, environment);
  if (!built.ok) return built;
  const document = restored(built.result);
  const shown = await shownOf(document);
  const drawn = await drawRead(document, { ...options, shown }, environment);
  return drawn.ok ? { ...drawn, warnings: built.warnings } : drawn;
}

/** Returns what the pages of a document for a national system show. */
async function shownOf(document: JsonObject): Promise<Shown | undefined> {
  const isEnvelope = document.$schema === ENVELOPE_ID;
  const doc = isEnvelope ? document.doc : document;
  if (!isJsonObject(doc)) return undefined;
  const syntax = nationalSyntaxOf(doc);
  const shown = (await syntax?.load())?.shown?.(doc);
  return shown && isEnvelope ? { ...shown, document: { ...document, doc: shown.document } } : shown;
}

/**
 * Takes the stamps from a signed envelope, because building removes its signatures, and only a signed envelope may have stamps. Returns
 * the rest, and a function that puts the stamps back.
 */
function apart(data: JsonObject): { bare: JsonObject; restored: (built: JsonObject) => JsonObject } {
  const { head, sigs } = data;
  if (!isJsonObject(head) || !Array.isArray(sigs) || sigs.length === 0 || head.stamps === undefined)
    return { bare: data, restored: (built) => built };
  const { stamps, ...rest } = head;
  return {
    bare: { ...data, head: rest },
    restored: (built) => ({ ...built, head: { ...(isJsonObject(built.head) ? built.head : {}), stamps } }),
  };
}

/** Draws a document unchanged, even with faults. A document read from an e-invoice shows the data of the file. */
export async function drawRead(
  document: JsonObject,
  options: DrawOptions,
  environment: Environment,
): Promise<Outcome<Drawn>> {
  const drafted = await draftRead(document, options, environment);
  if (!drafted.ok) return drafted;
  const { draft, report } = drafted.result;
  const [{ writePdf }, { describePages }] = await Promise.all([
    import('../../paper/pdf/index.ts'),
    import('../../pdf/writing/hybrid.ts'),
  ]);
  describePages(draft.context, environment.now());
  return { ok: true, result: { bytes: await writePdf(draft), report }, warnings: [] };
}

/** Draws a document without serialising it, so that more can be added. */
export async function draftRead(
  document: JsonObject,
  options: DrawOptions,
  environment: Environment,
): Promise<Outcome<{ draft: PdfDraft; report: Report }>> {
  const pdf = await import('../../paper/pdf/index.ts');
  const { languages, sizes } = pdf;
  const faults = [...unknown('language', options.language, languages), ...unknown('size', options.size, sizes)];
  if (faults.length > 0) return failure('input', faults);
  const given = options as PdfOptions;
  const draft = options.pages
    ? await pdf.draftPaper(await options.pages(given.language), given, environment)
    : await pdf.draftPdf(options.shown?.document ?? document, given, environment);
  if (!draft) return failure('unknown-schema', [fault('BW-FORMAT-PAPER', '$', 'A document needs its schema.')]);
  const report = new Report();
  if (draft.missing.length > 0) {
    const more = draft.missing.length > MOST_SIGNS ? ['…'] : [];
    report.changed(
      'warning',
      { property: '$' },
      message(
        'The PDF has no font for {signs}; a question mark replaces each. To keep them, print from the workbench.',
        {
          signs: [...draft.missing.slice(0, MOST_SIGNS), ...more].join(' '),
        },
      ),
    );
  }
  if (draft.lacksLogo) {
    const property = `${Object.hasOwn(document, 'doc') ? '$.doc' : '$'}.supplier.logos`;
    report.dropped('warning', { property }, message(NO_LOGO));
  }
  if (options.strict && report.losses.length > 0) return failure('validation', strictFaults(report));
  return { ok: true, result: { draft, report }, warnings: [] };
}

const NO_LOGO =
  'The logo was not drawn: it must be in the document itself, in data, as a complete PNG or JPEG of at most 3 MB; Billwright downloads nothing.';

/** The maximum number of missing characters to name. */
const MOST_SIGNS = 50;

function unknown(field: 'language' | 'size', given: string | undefined, known: readonly string[]) {
  if (given === undefined || known.includes(given)) return [];
  const text = 'There is no {given}; use one of {known}.';
  return [fault('BW-FORMAT-PAPER', `request.${field}`, text, { given, known: [...known] })];
}
