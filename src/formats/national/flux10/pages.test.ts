import { describe, expect, it } from 'vitest';
import { type PaperLanguage, paperLanguages } from '../../../paper/languages.ts';
import { readPdf } from '../../../paper/pdf/testing.ts';
import { textsOf } from '../../../paper/pdf/texts-of.ts';
import { loadReportWords } from '../../../paper/report-words.ts';
import type { DeclareRequest } from '../../declare/declaration.ts';
import { convertXml } from '../../index.ts';
import { parseXml } from '../../list/parse-xml.ts';
import { environment } from '../../mapping/testing.ts';
import { declareFlux10 } from './declare/declare.ts';
import { reportPages } from './pages.ts';
import { reportIn } from './report.ts';
import { line, receipt, sale, saleAbroad } from './testing.ts';

async function reportOf(documents: DeclareRequest['documents'], more: Partial<DeclareRequest> = {}): Promise<string> {
  const request = {
    id: 'R-1',
    issued: '2026-11-02T06:30:00',
    period: { start: '2026-10-01', end: '2026-10-31' },
    sender: { code: '0042', name: 'Plateforme Imaginaire' },
    content: 'transactions',
    documents,
    ...more,
  };
  return (await declareFlux10(request, environment, (file) => convertXml(file, {}, environment))).result ?? '';
}

async function pagesOf(xml: string, language: PaperLanguage) {
  const reading = parseXml(xml);
  if (!reading.ok) throw new Error('the report is XML');
  return reportPages(reportIn(reading.root), language);
}

const everything = [sale('1', [line('10.00'), line('20.00', '5.5%')]), saleAbroad('V-1')];

describe('the PDF of a report', () => {
  it('has its head, days, sums and invoices, in French', async () => {
    const made = await convertXml(await reportOf(everything), { to: 'pdf' }, environment);
    if (!made.ok) throw new Error(JSON.stringify(made.faults));
    const { format, media_type, result, losses } = made.result;
    expect([format, media_type, losses]).toEqual(['pdf', 'application/pdf', []]);
    const { pages, document } = await readPdf(result as Uint8Array);
    const text = pages.flatMap(({ texts }) => texts).join(' ');
    for (const each of [
      'R-1',
      '2 novembre 2026',
      'Verrerie du Moulin SAS',
      '732829320',
      'V-1',
      'Allemagne',
      'DE111111125',
    ])
      expect(text).toContain(each);
    expect(document.getTitle()).toContain('R-1');
  });

  it('has the requested language and page size, and rejects unknown ones', async () => {
    const xml = await reportOf(everything);
    const made = await convertXml(xml, { to: 'pdf', language: 'de', size: 'letter' }, environment);
    const { pages } = await readPdf((made.ok ? made.result.result : new Uint8Array()) as Uint8Array);
    expect(pages[0]?.size.width).toBe(612);
    expect(pages.flatMap(({ texts }) => texts).join(' ')).toContain('2. November 2026');
    const refused = await convertXml(xml, { to: 'pdf', language: 'xx' }, environment);
    expect(refused).toMatchObject({ ok: false, faults: [{ code: 'BW-FORMAT-PAPER' }] });
  });

  it('is the only conversion of a report: there is no document', async () => {
    const refused = await convertXml(await reportOf(everything), {}, environment);
    expect(refused).toMatchObject({ ok: false, faults: [{ code: 'BW-F10-NO-DOCUMENT' }] });
  });
});

describe('the pages of a report', () => {
  it.each(paperLanguages.map(({ code }) => code))('have words and figures in %s', async (language) => {
    const { blocks, direction } = await pagesOf(await reportOf(everything), language);
    expect(direction).toBe(language === 'ar' ? 'rtl' : 'ltr');
    const tables = blocks.filter((block) => block.kind === 'table');
    expect(tables.map(({ rows }) => rows.length)).toEqual([2, 1, 1]);
    const labels = blocks.flatMap((block) => (block.kind === 'section' ? [block.label] : []));
    const words = await loadReportWords(language);
    expect(labels).toEqual([words.bySum, words.byDay, words.abroad]);
    expect(JSON.stringify(blocks)).not.toMatch(/\{\w+\}|undefined/);
    expect(JSON.stringify(blocks)).toMatch(/30[.,]00/);
  });

  it('mark days outside the period, and sums that differ from their rates', async () => {
    const xml = (await reportOf([sale('1', [line('10.00')])]))
      .replace('20261003', '20260930')
      .replace('<TaxExclusiveAmount>10.00', '<TaxExclusiveAmount>10.01');
    const { blocks } = await pagesOf(xml, 'fr');
    const tables = blocks.filter((block) => block.kind === 'table');
    const looks = tables.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.flat()));
    const { outsideMark, differsMark } = await loadReportWords('fr');
    expect(looks.filter(({ look }) => look === 'strong').map(({ text }) => text)).toEqual([outsideMark, differsMark]);
  });

  it('show payments by rate and by day', async () => {
    const xml = await reportOf([receipt('1'), receipt('2')], { content: 'payments' });
    const { blocks } = await pagesOf(xml, 'en');
    const rows = blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []));
    expect(rows.map(({ cells }) => cells.map((cell) => cell.map(({ text }) => text)))).toEqual([
      [['20%'], ['€240,00']],
      [['12 October 2026'], ['20%: €240,00']],
    ]);
  });

  it('leave out the facts that an empty report lacks', async () => {
    const { blocks, title } = await pagesOf('<Report><ReportDocument><Id>X</Id></ReportDocument></Report>', 'en');
    expect(title).toContain('X');
    expect(blocks.map(({ kind }) => kind)).toEqual(['head', 'facts', 'content']);
    expect([...textsOf({ blocks } as never)].join(' ')).not.toContain('SIREN');
  });
});
