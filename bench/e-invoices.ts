/** Measures XML e-invoices against building the same invoice, from object to object or text; and PDFs that embed one, with the build. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { messageOf, type Outcome } from '../src/engine/faults.ts';
import { build, load } from '../src/engine/index.ts';
import { convertDocument, convertXml, validateXml } from '../src/formats/index.ts';
import { systemEnvironment } from '../src/operations/environment.ts';
import { E_INVOICES, eInvoiceOf } from './documents.ts';
import type { Figure, Section } from './figures.ts';
import { best } from './measure.ts';

/** @param turns of each measurement @param sizes lines of invoices */
export async function benchXml(turns: number, sizes: readonly number[] = [2, 100, 1000]): Promise<Section[]> {
  await load('all');
  const environment = systemEnvironment();
  const figures: Figure[] = [];
  for (const lines of sizes) {
    for (const [to, { of: invoiceOf, options: formatOptions }] of Object.entries(E_INVOICES)) {
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
      for (const name of ['written', 'read', 'checked'] as const) {
        const what = `${to} ${name}, ${lines} lines`;
        figures.push({ key: `${to}-${name}-${lines}`, what, value: times[name] / times.build, unit: 'times' });
      }
    }
  }
  const note =
    'Against building the same invoice. Writing builds and checks it too, reading checks and builds what was read.';
  return [{ title: 'E-invoices in XML', command: 'npm run bench -- xml', note, figures }];
}

/** Measures drawing a PDF that embeds an e-invoice. Needs `npm run build:packages`. */
export async function benchPdf(turns: number): Promise<Section[]> {
  const { build: building } = await entry<typeof import('../src/library/index.ts')>('.');
  const { convert } = await entry<typeof import('../src/library/formats.ts')>('./formats');
  const given = eInvoiceOf(2);
  const works = { build: () => building(given), pdf: () => convert(given, { to: 'facturx-en16931-pdf' }) };
  const times = await best(works, turns);
  const value = times.pdf / times.build;
  return [
    {
      title: 'PDF',
      command: 'npm run bench -- pdf',
      note: 'A Factur-X of two lines, drawn and with its XML, against building the invoice.',
      figures: [{ key: 'pdf-2', what: 'facturx-en16931-pdf, 2 lines', value, unit: 'times', aim: '1500' }],
    },
  ];
}

/** Returns an entry of the package. */
async function entry<Module>(name: string): Promise<Module> {
  const folder = resolve('dist/packages/billwright');
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = exports[name].import.default ?? exports[name].import;
  return (await import(pathToFileURL(join(folder, file)).href)) as Module;
}

function resultOf<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(messageOf(outcome.faults));
  return outcome.result;
}
