import type { Environment, Outcome } from '../engine/faults.ts';
import type { Json } from '../engine/model/json.ts';
import type { Conversion, ConvertOptions } from '../formats/index.ts';
import { Content, InParts } from './content.ts';
import { exampleInvoice } from './example-data.ts';
import { complete } from './example-documents.ts';
import { operation } from './operation.ts';

/** Writes a document as an e-invoice in XML, or reads one (chapter 14). */
export const convert = operation({
  name: 'convert',
  summary: 'Write a document as an e-invoice, or read one',
  description:
    'A document becomes an e-invoice in XML of the format `to`: it is built first, with the addons that the format needs, and checked by the rules of the format. An e-invoice in XML (UBL, CII, FA(3), FatturaPA) becomes a document, or with `to` an e-invoice of another format; a file with several invoices becomes a list of documents, whose faults are at `$[0]`, `$[1]`; what is wrong with such a document stands under `faults`. What was received has to meet the official rules of `to` alone: what the standard’s own rules find is a warning (`direction`). `losses` say what the other side cannot hold. To a format such as `facturx-en16931-pdf` either becomes a PDF/A-3 that carries the XML, with pages of ours or those in `pdf`. A PDF that carries an e-invoice is read as that. To `pdf` either becomes pages to read, print and send, in base64. With `Accept: application/xml` or `application/pdf` the XML or the PDF alone is answered.',
  fields: [
    'to',
    'from',
    'files',
    'direction',
    'language',
    'size',
    'pdf',
    'created',
    'system',
    'environment',
    'transmitter',
    'progressive',
    'encoding',
  ],
  answer: 'Conversion',
  produces: ['application/xml', 'application/pdf'],
  isChoice: true,
  tool: {
    title: 'Convert to or from an e-invoice',
    description:
      'Turns a document into an e-invoice (to: xrechnung-ubl, peppol-ubl, facturx-en16931-pdf; format_list has all), or as a PDF to read (to: pdf). Without to, reads an e-invoice in XML or PDF as a document. losses list what the other side cannot hold. Next: validate the XML, or build with the document.',
    data: 'The document or envelope, or an e-invoice in XML',
    takes: ['to', 'from', 'direction', 'language', 'size', 'encoding'],
  },
  usage: `  $ billwright convert --to en16931-ubl sale.yaml sale.xml
  $ billwright convert sale.xml sale.json`,
  examples: {
    document: { summary: 'An invoice in UBL', request: { data: complete, to: 'en16931-ubl' } },
    lacking: { summary: 'What an e-invoice needs', request: { data: exampleInvoice, to: 'en16931-ubl' } },
  },
  async run(data, request, environment) {
    const { convertDocument, ...formats } = await import('../formats/index.ts');
    return inParts(await convertDocument(data, optionsOf(request), environment), formats, environment);
  },
  async runXml(file, request, environment) {
    const { convertXml, ...formats } = await import('../formats/index.ts');
    return inParts(await convertXml(file, optionsOf(request), environment), formats, environment);
  },
  async runPdf(bytes, request, environment) {
    const { convertPdf, ...formats } = await import('../formats/index.ts');
    return inParts(await convertPdf(bytes, optionsOf(request), environment), formats, environment);
  },
});

type Formats = Pick<typeof import('../formats/index.ts'), 'wordedConversion'>;

interface Given extends Partial<Record<'to' | 'from' | 'language' | 'size' | 'pdf', string | null>> {
  files?: ConvertOptions['files'] | null;
  direction?: ConvertOptions['direction'] | null;
  strict: boolean;
  /** Options of a format alone. */
  created?: string | null;
  system?: Json | undefined;
  environment?: string | null;
  transmitter?: Json | undefined;
  progressive?: string | null;
}

function optionsOf({
  to,
  from,
  files,
  direction,
  language,
  size,
  pdf,
  strict,
  created,
  system,
  environment,
  transmitter,
  progressive,
}: Given): ConvertOptions {
  const given = { to: to ?? undefined, from: from ?? undefined, files: files ?? undefined };
  return {
    ...given,
    direction: direction ?? undefined,
    language: language ?? undefined,
    size: size ?? undefined,
    pdf: pdf ?? undefined,
    formatOptions: {
      created: created ?? undefined,
      system: system ?? undefined,
      environment: environment ?? undefined,
      transmitter: transmitter ?? undefined,
      progressive: progressive ?? undefined,
    },
    strict,
  };
}

function inParts(
  outcome: Outcome<Conversion>,
  { wordedConversion }: Formats,
  { translation }: Environment,
): Outcome<InParts> {
  if (!outcome.ok) return outcome;
  const whole = wordedConversion(outcome.result, translation);
  const { result, media_type } = outcome.result;
  const main = typeof result === 'string' || result instanceof Uint8Array ? new Content(media_type, result) : result;
  return { ...outcome, result: new InParts(whole, main) };
}
