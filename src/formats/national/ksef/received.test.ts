/** Received files keep their figures and their content when written again, and on their pages. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { describe as describePaper } from '../../../paper/describe.ts';
import { loadLabels } from '../../../paper/languages.ts';
import { convertXml } from '../../convert/convert.ts';
import { readDocument } from '../../convert/read.ts';
import { environment } from '../../mapping/testing.ts';
import { baseText } from '../../testing/bases.ts';

const sample = (name: string) => readFileSync(new URL(`../../testing/samples/${name}.xml`, import.meta.url), 'utf8');

/** A number with a wrong check digit, a fault of the document. */
const MISTYPED = ['<NIP>1132191233', '<NIP>1132191234'] as const;

const FILES: readonly (readonly [name: string, text: string])[] = [
  ...(await Promise.all(
    ['ksef', 'ksef-correction', 'ksef-euro', 'ksef-order'].map(
      async (name) => [name, await baseText(`${name}.xml`)] as const,
    ),
  )),
  ...['05-jst1-without-podmiot3', '21-wrong-tax-calculation'].map((name) => [name, sample(`ksef-${name}`)] as const),
];

const ORDINARY = await baseText('ksef.xml');
const CHANGES: readonly (readonly [name: string, from: string, to: string])[] = [
  ['wrong totals', '<P_15>263.40', '<P_15>275.70'],
  ['a row that is not quantity times price', '<P_11>40.00', '<P_11>41.00'],
  [
    'transport',
    '</Platnosc>',
    '</Platnosc><WarunkiTransakcji><WarunkiDostawy>DAP</WarunkiDostawy></WarunkiTransakcji>',
  ],
  ['numbers of rows', '<NrWierszaFa>2', '<NrWierszaFa>7'],
  [
    'a third party with contacts',
    '</Podmiot2>',
    '</Podmiot2><Podmiot3><DaneIdentyfikacyjne><NIP>5842100006</NIP></DaneIdentyfikacyjne><DaneKontaktowe><Email>a@example.pl</Email></DaneKontaktowe><Rola>8</Rola></Podmiot3>',
  ],
  ['a mistyped number', ...MISTYPED],
];

/** Returns elements and texts without the head, which names program and time of the new file. */
function contentOf(xml: string): string[] {
  const content = xml.slice(xml.indexOf('</Naglowek>')).replace(/<!--[\s\S]*?-->/g, '');
  return content.replace(/>\s+</g, '><').replaceAll('><', '>\n<').trim().split('\n');
}

/** Returns a file in FA(3) as FA(2). */
function ofFa2(xml: string): string {
  return xml.replace('2025/06/25/13775', '2023/06/29/12648').replace(/ *<(JST|GV)>2<\/\1>\n/g, '');
}

async function again(xml: string, options: Parameters<typeof convertXml>[1] = {}) {
  const outcome = await convertXml(xml, { to: 'ksef', ...options }, environment);
  if (!outcome.ok) throw new Error(outcome.faults.map(({ code }) => code).join());
  return outcome.result;
}

describe('a received file written again', () => {
  test.each(FILES)('keeps its content: %s', async (_, text) => {
    expect(contentOf(String((await again(text)).result))).toEqual(contentOf(text));
  });

  test.each(CHANGES)('keeps %s', async (_, from, to) => {
    const text = ORDINARY.replace(from, to);
    expect(text).not.toBe(ORDINARY);
    const { result, losses } = await again(text, { strict: true });
    expect(contentOf(String(result))).toEqual(contentOf(text));
    expect(losses.filter(({ severity }) => severity !== 'info')).toEqual([]);
  });

  test('keeps its figures even if other parts break the schema', async () => {
    const broken = ORDINARY.replace('<P_15>263.40', '<P_15>275.70').replace(/ *<GV>2<\/GV>\n/, '');
    const xml = String((await again(broken)).result);
    expect(xml).toContain('<P_15>275.70');
    expect(xml).toContain('<GV>2</GV>');
  });

  test('in FA(2) keeps its figures, and fields that a document lacks', async () => {
    const old = ofFa2(ORDINARY)
      .replace('<P_15>263.40', '<P_15>275.70')
      .replace('<P_11>40.00', '<P_11>41.00')
      .replace('</Platnosc>', '</Platnosc><WarunkiTransakcji><WarunkiDostawy>DAP</WarunkiDostawy></WarunkiTransakcji>');
    const xml = String((await again(old)).result);
    const figures = /<(P_1[345]_?\d*|P_8B|P_9A|P_10|P_11|WarunkiDostawy)>[^<]*/g;
    expect(xml.match(figures)).toEqual(old.match(figures));
    expect(xml).toContain('FA (3)');
  });

  test('in FA(2) adds no figures and no rate to a row without them', async () => {
    const old = ofFa2(ORDINARY)
      .replace(/ *<P_1[34]_3>.*\n/g, '')
      .replace('<P_15>263.40', '<P_15>221.40')
      .replace(/(<FaWiersz>\s+<NrWierszaFa>1<\/NrWierszaFa>\s+<P_7>Krzesło<\/P_7>)[\s\S]*(\s+<\/FaWiersz>)/, '$1$2');
    const { result, losses } = await again(old);
    expect(String(result).replace(/\s+/g, '')).toContain(
      '<FaWiersz><NrWierszaFa>1</NrWierszaFa><P_7>Krzesło</P_7></FaWiersz>',
    );
    expect(losses.filter(({ kind }) => kind === 'supplied')).toEqual([]);
  });
});

/** Returns title and totals of the Polish page of a file. */
async function pageOf(xml: string): Promise<{ title: string; figures: string[]; texts: string }> {
  const read = await readDocument(xml, undefined, {}, environment);
  if (!read.ok) throw new Error(read.faults.map(({ code }) => code).join());
  const shown = read.result.shown?.();
  await loadLabels('pl');
  const paper = describePaper(shown?.document, 'pl');
  const figures = (paper?.blocks ?? []).flatMap((block) => (block.kind === 'figures' ? block.rows : []));
  return {
    title: paper?.title ?? '',
    figures: figures.map(({ amount }) => amount.replace(/[^\d,−]/g, '')),
    texts: JSON.stringify(paper?.blocks),
  };
}

describe('the page of a file', () => {
  test('for an advance shows the order, then the payment and its tax', async () => {
    const text = await baseText('ksef-order.xml');
    const { title, figures } = await pageOf(text);
    const totals = /<P_1[345]_?\d*>([^<]*)/g;
    const stated = [...text.matchAll(totals)].map(([, amount = '']) => amount.replace('.', ','));
    const [, value = ''] = /<WartoscZamowienia>([^<]*)/.exec(text) ?? [];
    expect(title).toMatch(/^Faktura zaliczkowa /);
    expect(figures.slice(-3)).toEqual(stated);
    expect(figures.slice(0, -3).map((each) => each.replaceAll('\u00a0', ''))).toContain(value.replace('.', ','));
  });

  test('for a margin scheme shows no rate', async () => {
    const text = ORDINARY.replace('<P_13_3>40.00', '<P_13_11>40.00')
      .replace('</P_13_3>', '</P_13_11>')
      .replace(/ *<P_14_3>.*\n/, '')
      .replace('<P_15>263.40', '<P_15>261.40')
      .replace('<P_PMarzyN>1</P_PMarzyN>', '<P_PMarzy>1</P_PMarzy><P_PMarzy_3_1>1</P_PMarzy_3_1>')
      .replace(/ *<P_12>5<\/P_12>\n/, '');
    const { texts } = await pageOf(text);
    expect(texts).toContain('VAT marża');
    expect(texts).toContain('Procedura marży – towary używane');
    expect(texts).not.toMatch(/"label":"VAT 0/);
  });

  test('for a correction shows amounts with the signs of the file', async () => {
    const less = await baseText('ksef-correction.xml');
    const more = less.replace(/<(P_1[345]_?\d*|P_8B|P_11)>-/g, '<$1>');
    const [page, other] = [await pageOf(less), await pageOf(more)];
    expect(page.title).toMatch(/^Faktura korygująca /);
    // What is paid back is called so, without a sign.
    const [toPay = ''] = other.figures.slice(-1);
    expect(page.texts).toContain('Do zwrotu');
    expect(page.figures).toEqual([...other.figures.slice(0, -1).map((each) => `−${each}`), toPay]);
  });

  test('for a settlement names the advance invoices', async () => {
    const number = (code: string) =>
      `<FakturaZaliczkowa><NrKSeFZN>1</NrKSeFZN><NrFaZaliczkowej>${code}</NrFaZaliczkowej></FakturaZaliczkowa>`;
    const text = ORDINARY.replace('<RodzajFaktury>VAT', '<RodzajFaktury>ROZ')
      .replace('<P_13_1>180.00', '<P_13_1>80.00')
      .replace('<P_14_1>41.40', '<P_14_1>18.40')
      .replace('<P_15>263.40', '<P_15>140.40')
      .replace('<FaWiersz>', `${number('ZAL/1')}${number('ZAL/2')}<FaWiersz>`);
    const { title, figures, texts } = await pageOf(text);
    expect(title).toMatch(/^Faktura rozliczeniowa /);
    expect(figures.slice(0, 4)).toEqual(['120,00', '18,40', '2,00', '140,40']);
    expect(texts).toContain('ZAL/1, ZAL/2');
  });
});
