import type { Environment, Outcome } from '../engine/faults.ts';
import type { Json } from '../engine/model/json.ts';
import type { Conversion, ConvertOptions } from '../formats/index.ts';
import { formatOptionNames } from '../formats/list/options.ts';
import { Content, InParts } from './content.ts';
import { exampleInvoice } from './example-data.ts';
import { complete } from './example-documents.ts';
import { operation } from './operation.ts';

/** Writes a document as an e-invoice in XML, or reads one (chapter 14). */
export const convert = operation({
  name: 'convert',
  summary: 'Write a document as an e-invoice, or read one',
  description:
    'Writes a document as an e-invoice in the format `to`. The document is first built with the addons that the format needs, and the result is checked against the rules of the format. An e-invoice (XML in a format that is read, or a PDF that contains XML) becomes a document, or with `to` an e-invoice in another format. A file with several invoices becomes a list of documents, with faults at `$[0]`, `$[1]` and so on. `faults` lists what is wrong with a document that was read. A received invoice only has to meet the official rules of `to`; the rules of the standard give warnings (see `direction`). `losses` lists what the conversion lost, added or changed. A format such as `facturx-en16931-pdf` gives a PDF/A-3 that contains the XML, with pages drawn by Billwright or taken from `pdf`. `pdf` gives pages to read and print. PDFs are in base64. With `Accept: application/xml` or `application/pdf` the answer is the XML or the PDF alone. A record for VERI*FACTU or a CFDI that would certainly be rejected is refused; `strict: false` writes it anyway.',
  fields: ['to', 'from', 'files', 'direction', 'language', 'size', 'pdf', ...formatOptionNames, 'encoding', 'rules'],
  answer: 'Conversion',
  produces: ['application/xml', 'application/pdf'],
  isChoice: true,
  tool: {
    description:
      'Writes a document as an e-invoice (to: xrechnung-ubl, peppol-ubl, facturx-en16931-pdf; format_list has all) or a PDF (to: pdf); verifactu needs system and previous. Without to, reads an e-invoice in XML or PDF. losses says what was lost, added or changed. Next: validate the XML, or build the document.',
    data: 'A document, or an e-invoice in XML.',
    takes: ['to', 'from', 'direction', 'language', 'size', 'system', 'previous', 'encoding'],
  },
  usage: `  $ billwright convert --to en16931-ubl sale.yaml sale.xml
  $ billwright convert sale.xml sale.json`,
  examples: {
    document: { summary: 'An invoice in UBL', request: { data: complete, to: 'en16931-ubl' } },
    lacking: {
      summary: 'A document that lacks data an e-invoice needs',
      request: { data: exampleInvoice, to: 'en16931-ubl' },
    },
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

type FormatInput = { [Name in (typeof formatOptionNames)[number]]?: Json | undefined };

interface ConvertInput
  extends FormatInput,
    Partial<Record<'to' | 'from' | 'language' | 'size' | 'pdf', string | null>> {
  files?: ConvertOptions['files'] | null;
  direction?: ConvertOptions['direction'] | null;
  strict: boolean | undefined;
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
  ...others
}: ConvertInput): ConvertOptions {
  return {
    to: to ?? undefined,
    from: from ?? undefined,
    files: files ?? undefined,
    direction: direction ?? undefined,
    language: language ?? undefined,
    size: size ?? undefined,
    pdf: pdf ?? undefined,
    formatOptions: Object.fromEntries(formatOptionNames.map((name) => [name, others[name]])),
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
  const { result, media_type, record = {} } = outcome.result;
  const main = typeof result === 'string' || result instanceof Uint8Array ? new Content(media_type, result) : result;
  return { ...outcome, result: new InParts(whole, main ?? record) };
}
