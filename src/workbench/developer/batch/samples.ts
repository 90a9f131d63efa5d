import { schemaPath } from '../../engine/document/names.ts';
import { isObject } from '../../engine/document/values.ts';
import { writeText } from '../../engine/document/write.ts';
import { engine } from '../../engine/service/engine.ts';
import { service } from '../../engine/service/service.ts';

/** Maximum number of invoices of different countries among the samples. */
const most = 16;

/** Returns sample files for a batch: invoices of many countries, one with a mistyped tax number, and an XRechnung. */
export async function sampleFiles(): Promise<File[]> {
  const { value: examples } = await service.examples();
  const plain = examples.filter(({ schema, addons }) => schemaPath(schema) === 'bill/invoice' && addons.length === 0);
  const [first] = plain.filter(({ country }) => country === 'ES');
  const ofCountries = plain.filter(
    ({ country }, index) => plain.findIndex((each) => each.country === country) === index,
  );
  const names = ofCountries.slice(0, most).map(({ name }) => name);
  const files = await Promise.all(names.map(async (name) => file(`${name}.json`, writeText(await documentOf(name)))));
  if (first) files.push(file('mistyped.json', writeText(mistyped(await documentOf(first.name)))));
  const [german] = examples.filter(({ addons }) => addons.includes('de-xrechnung-v3'));
  if (german) files.push(...(await xrechnungOf(german.name)));
  return files;
}

const documentOf = async (name: string) => (await service.example(name)).value;

const file = (name: string, text: string) => new File([text], name);

async function xrechnungOf(name: string): Promise<File[]> {
  const { content } = await engine().call('saveAs', { text: writeText(await documentOf(name)), as: 'xrechnung-ubl' });
  return typeof content === 'string' ? [file('xrechnung.xml', content)] : [];
}

/** Changes the last character of the supplier's tax code, and the document's number. */
function mistyped(document: unknown): unknown {
  if (!isObject(document) || !isObject(document.supplier) || !isObject(document.supplier.tax_id)) return document;
  const { tax_id } = document.supplier;
  const code = String(tax_id.code);
  const last = code.endsWith('A') ? 'B' : 'A';
  return {
    ...document,
    code: `${document.code}-2`,
    supplier: { ...document.supplier, tax_id: { ...tax_id, code: code.slice(0, -1) + last } },
  };
}
