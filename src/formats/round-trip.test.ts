/** Checks that large documents survive conversion to an e-invoice and back (chapter 14 §10). */
import { describe, expect, test } from 'vitest';
import { isJsonObject, type Json, type JsonObject } from '../engine/model/json.ts';
import { words } from '../engine/text/message.ts';
import { type Conversion, convertDocument, convertXml } from './convert/convert.ts';
import { environment } from './mapping/testing.ts';
import { fullDocument, fullDocuments } from './testing/full-documents.ts';

const names = Object.keys(fullDocuments);

/** Documents that rules of the format reject: by name, or by name and format. */
const REFUSED: Readonly<Record<string, string>> = {
  'corrective peppol-ubl': 'PEPPOL-EN16931-P0112',
  'self-billed peppol-ubl': 'PEPPOL-EN16931-P0100',
  'partial, already paid peppol-ubl': 'PEPPOL-EN16931-P0112',
  'retained fr-cius-cii': 'BW-TAX-CATEGORY',
  'retained fr-extended-ubl': 'BW-TAX-CATEGORY',
};

/** One format per family and syntax. */
const keys = [
  'en16931-ubl',
  'en16931-cii',
  'peppol-ubl',
  'xrechnung-cii',
  'facturx-extended',
  'fr-cius-cii',
  'fr-extended-ubl',
];

async function write(document: JsonObject, to: string, files: Conversion['files'] = []): Promise<Conversion | string> {
  const outcome = await convertDocument(document, { to, files }, environment);
  return outcome.ok ? outcome.result : (outcome.faults[0]?.code ?? '');
}

async function read(xml: Conversion['result'], from: string): Promise<Conversion & { document: JsonObject }> {
  const outcome = await convertXml(String(xml), { from }, environment);
  if (!outcome.ok || !isJsonObject(outcome.result.result as Json)) throw new Error('this can be read');
  return { ...outcome.result, document: outcome.result.result as JsonObject };
}

const said = ({ losses }: Conversion) => losses.map(({ severity, text }) => `${severity} ${words(text)}`);
const grave = (conversion: Conversion) => said(conversion).filter((text) => !text.startsWith('info'));

describe.each(keys)('converting to %s and back', (key) => {
  test.each(names)('returns the document "%s" unchanged, and writes the same file again', async (name) => {
    const written = await write(fullDocument(name, key), key);
    if (typeof written === 'string') {
      expect(written).toBe(REFUSED[`${name} ${key}`]);
      return;
    }
    const back = await read(written.result, key);
    expect(back.faults.map((fault) => `${fault.code} ${words(fault)}`)).toEqual([]);
    expect(grave(back)).toEqual([]);
    const again = await write(back.document, key, back.files);
    expect(typeof again === 'string' ? again : again.result).toBe(written.result);
  });
});

/** Returns a document without the addons of its format. */
function bare({ $addons: _, ...document }: JsonObject): JsonObject {
  return document;
}

test.each(names)('the document "%s" is the same after conversion to UBL and to CII', async (name) => {
  const documents: JsonObject[] = [];
  for (const key of ['en16931-ubl', 'en16931-cii']) {
    const written = await write(fullDocument(name), key);
    if (typeof written === 'string') throw new Error(`${name} is refused: ${written}`);
    documents.push(bare((await read(written.result, key)).document));
  }
  expect(documents[1]).toEqual(documents[0]);
});

test.each(['en16931-ubl', 'en16931-cii', 'xrechnung-ubl', 'xrechnung-cii', 'facturx-en16931', 'facturx-extended'])(
  'everything that EN 16931 has terms for is kept in %s',
  async (key) => {
    const document = fullDocument('everything');
    const written = await write(document, key);
    if (typeof written === 'string') throw new Error(written);
    expect(grave(written)).toEqual([]);
    const { document: back } = await read(written.result, key);
    const { series, code, supplier, customer, ...rest } = document;
    expect(back).toMatchObject({ ...rest, code: `${series}-${code}` });
    expect(back.supplier).toMatchObject({
      ...(isJsonObject(supplier) && supplier),
      inboxes: [{ scheme: '9930', code: 'DE111111125' }],
    });
    expect(back.customer).toMatchObject({
      ...(isJsonObject(customer) && customer),
      addresses: [{ street: '12 Quai Rambaud', locality: 'Lyon', code: '69002', country: 'FR' }],
    });
  },
);

test.each(['en16931-ubl', 'en16931-cii'])('attached files are kept in %s', async (key) => {
  const file = { id: 'A-2', name: 'a.csv', media_type: 'text/csv', description: 'Times', data: 'YTtiCg==' };
  const written = await write(fullDocument('everything'), key, [file]);
  if (typeof written === 'string') throw new Error(written);
  const { files, document } = await read(written.result, key);
  expect(files).toEqual([file]);
  const again = await write(document, key, files);
  expect(typeof again === 'string' ? again : again.result).toBe(written.result);
});
