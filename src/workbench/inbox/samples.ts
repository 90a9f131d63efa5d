import { isObject } from '../engine/document/values.ts';
import { writeDensely } from '../engine/document/write.ts';
import { engine } from '../engine/service/engine.ts';
import { service } from '../engine/service/service.ts';

/** The example that the samples are made of: a German invoice with all that XRechnung asks for. */
const EXAMPLE = 'de-xrechnung-v3';

/** The account of the example, and another one. */
const ACCOUNT = /DE89370400440532013000/g;
const OTHER_ACCOUNT = 'DE75512108001245126199';

/**
 * Returns sample files, at least one for each suggestion: a valid invoice and its copy, one with another account, one with a wrong sum, a
 * credit note, and a picture.
 */
export async function sampleFiles(): Promise<File[]> {
  const { value: document } = await service.example(EXAMPLE);
  if (!isObject(document)) throw new Error(`the example ${EXAMPLE} is no object`);
  const { series, code, issue_date, lines } = document;
  const invoice = await xrechnung(document);
  const [first, ...others] = Array.isArray(lines) ? lines : [];
  /** Another invoice of the supplier. */
  const later = (code: string, issue_date: string, quantity: string) =>
    xrechnung({ ...document, code, issue_date, lines: [{ ...first, quantity }, ...others] });
  const other = (await later('26-0094', '2026-03-24', '6')).replaceAll(ACCOUNT, OTHER_ACCOUNT);
  const wrong = (await later('26-0101', '2026-04-02', '14')).replace(
    /(<cbc:TaxExclusiveAmount[^>]*>\d+\.)\d\d/,
    (_, before: string) => `${before}40`,
  );
  const credit = await xrechnung({
    ...document,
    type: 'credit-note',
    code: '26-0088',
    preceding: [{ series, code, issue_date }],
    lines: others.slice(0, 1),
  });
  const file = (name: string, content: string | Uint8Array<ArrayBuffer>) => new File([content], name);
  return [
    file('R-26-0087.xml', invoice),
    file('R-26-0087 (copy).xml', invoice),
    file('R-26-0094.xml', other),
    file('R-26-0101.xml', wrong),
    file('R-26-0088.xml', credit),
    file('photo.png', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)),
  ];
}

async function xrechnung(document: Readonly<Record<string, unknown>>): Promise<string> {
  const { content } = await engine().call('saveAs', { text: writeDensely(document), as: 'xrechnung-ubl' });
  if (typeof content !== 'string') throw new Error('the sample is no XRechnung');
  return content;
}
