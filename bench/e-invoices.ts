/** Measures XML e-invoices against building the same invoice, from object to object or text; and PDFs. */
import { messageOf, type Outcome } from '../src/engine/faults.ts';
import { build } from '../src/engine/index.ts';
import { load } from '../src/engine/loading.ts';
import { convertDocument, convertXml, validateXml } from '../src/formats/index.ts';
import { systemEnvironment } from '../src/operations/environment.ts';
import { distinctInvoiceOf, E_INVOICES } from './documents.ts';
import type { Figure, Section } from './figures.ts';
import { best } from './measure.ts';

const WORKS = ['written', 'read', 'checked'] as const;

/** @param turns of each measurement @param sizes lines of invoices @param isAsked whether a figure is, by its key */
export async function benchXml(
  turns: number,
  sizes: readonly number[] = [2, 100, 1000],
  isAsked: (key: string) => boolean = () => true,
): Promise<Section[]> {
  await load('all');
  const environment = systemEnvironment();
  const figures: Figure[] = [];
  for (const lines of sizes) {
    for (const [to, { of: invoiceOf, options: formatOptions }] of Object.entries(E_INVOICES)) {
      const keyOf = (name: (typeof WORKS)[number]) => `${to}-${name}-${lines}`;
      if (!WORKS.some((name) => isAsked(keyOf(name)))) continue;
      const given = invoiceOf(lines);
      const write = () => convertDocument(given, { to, formatOptions }, environment);
      const xml = resultOf(await write()).result as string;
      const times = await best(
        {
          build: () => resultOf(build(given, {}, environment)),
          written: async () => resultOf(await write()),
          read: async () => resultOf(await convertXml(xml, {}, environment)),
          checked: async () => resultOf(await validateXml(xml)),
        },
        turns,
      );
      for (const name of WORKS) {
        const what = `${to} ${name}, ${lines} lines`;
        figures.push({ key: keyOf(name), what, value: times[name] / times.build, unit: 'times' });
      }
    }
  }
  const note =
    'Against building the same invoice. Writing builds and checks it too, reading checks and builds what was read.';
  return [{ title: 'E-invoices in XML', command: 'npm run bench -- xml', note, figures }];
}

/** Measures drawing PDFs that embed an e-invoice, against writing the same XML, and a page alone against building its invoice. */
export async function benchPdf(turns: number): Promise<Section[]> {
  await load('all');
  const environment = systemEnvironment();
  const timesOf = (lines: number) => {
    const given = distinctInvoiceOf(lines);
    const convert = (to: string) => async () => resultOf(await convertDocument(given, { to }, environment));
    const built = () => resultOf(build(given, {}, environment));
    const works = {
      built,
      page: convert('pdf'),
      xml: convert('facturx-en16931'),
      hybrid: convert('facturx-en16931-pdf'),
    };
    return best(works, turns);
  };
  const [short, long] = [await timesOf(2), await timesOf(250)];
  const figures: Figure[] = [
    { key: 'pdf-2', what: 'a page of 2 lines ÷ building', value: short.page / short.built, unit: 'times' },
    { key: 'hybrid-2', what: 'facturx-en16931-pdf ÷ its XML, 2 lines', value: short.hybrid / short.xml, unit: 'times' },
    {
      key: 'hybrid-250',
      what: 'facturx-en16931-pdf ÷ its XML, 250 lines of distinct texts',
      value: long.hybrid / long.xml,
      unit: 'times',
      aim: '4',
    },
  ];
  const note = 'Pages with their fonts, and PDFs with an e-invoice against the XML of that e-invoice alone.';
  return [{ title: 'PDF', command: 'npm run bench -- pdf', note, figures }];
}

function resultOf<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(messageOf(outcome.faults));
  return outcome.result;
}
