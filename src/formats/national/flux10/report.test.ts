import { describe, expect, it } from 'vitest';
import type { DeclareRequest } from '../../declare/declaration.ts';
import { convertXml } from '../../index.ts';
import { parseXml } from '../../list/parse-xml.ts';
import { environment } from '../../mapping/testing.ts';
import { declareFlux10 } from './declare/declare.ts';
import { reportIn } from './report.ts';
import { line, receipt, sale, saleAbroad } from './testing.ts';

async function shown(documents: DeclareRequest['documents'], content = 'transactions', change = (xml: string) => xml) {
  const request = {
    id: 'R-1',
    issued: '2026-11-02T06:30:00',
    period: { start: '2026-10-01', end: '2026-10-31' },
    sender: { code: '0042', name: 'Plateforme Imaginaire' },
    content,
    documents,
  };
  const { result = '' } = await declareFlux10(request, environment, (file) => convertXml(file, {}, environment));
  const reading = parseXml(change(result));
  if (!reading.ok) throw new Error('the report is XML');
  return reportIn(reading.root);
}

describe('a report', () => {
  it('is shown with its head, its days and their sums', async () => {
    const report = await shown([
      sale('1', [line('10.00'), line('20.00', '5.5%')]),
      sale('2', [line('5.00')], { issue_date: '2026-10-04' }),
      sale('3', [line('2.00')], { tax: { ext: { 'fr-ctc-flow10-b2c-category': 'TPS1' } } }),
    ]);
    expect(report).toMatchObject({
      number: 'R-1',
      made: '2026-11-02T06:30:00',
      isRectifying: false,
      isOfPayments: false,
      platform: { code: '0042' },
      declarant: { code: '732829320', name: 'Verrerie du Moulin SAS' },
      start: '2026-10-01',
      end: '2026-10-31',
    });
    expect(report.days.map(({ date, category, net, tax, count }) => [date, category, net, tax, count])).toEqual([
      ['2026-10-03', 'TLB1', '30.00', '3.10', '1'],
      ['2026-10-03', 'TPS1', '2.00', '0.40', '1'],
      ['2026-10-04', 'TLB1', '5.00', '1.00', '1'],
    ]);
    expect(report.sums).toEqual([
      { category: 'TLB1', percent: '5.5', net: '20.00', tax: '1.10' },
      { category: 'TLB1', percent: '20', net: '15.00', tax: '3.00' },
      { category: 'TPS1', percent: '20', net: '2.00', tax: '0.40' },
    ]);
  });

  it('marks days outside the period, and sums that differ from their rates', async () => {
    const report = await shown([sale('1', [line('10.00')])], 'transactions', (xml) =>
      xml.replace('20261003', '20260930').replace('<TaxExclusiveAmount>10.00', '<TaxExclusiveAmount>10.01'),
    );
    expect(report.days).toMatchObject([{ date: '2026-09-30', isOutside: true, differs: true }]);
  });

  it('shows invoices with the other company', async () => {
    const { invoices, invoiceTax } = await shown([saleAbroad('V-1')]);
    expect(invoices).toMatchObject([
      { number: 'V-1', date: '2026-10-03', type: '380', other: 'DE111111125', country: 'DE', net: '100.00' },
    ]);
    expect(invoices[0]?.rates).toEqual([{ percent: '0', net: '100.00', tax: '0.00', category: 'K' }]);
    expect(invoiceTax).toBe('0.00');
  });

  it('shows payments by rate', async () => {
    const { isOfPayments, payments, paid } = await shown([receipt('1'), receipt('2')], 'payments');
    expect(isOfPayments).toBe(true);
    expect(payments).toMatchObject([{ date: '2026-10-12', rates: [{ percent: '20', amount: '240.00' }] }]);
    expect(paid).toEqual([{ percent: '20', amount: '240.00' }]);
  });

  it('without contents is read with empty lists', () => {
    const reading = parseXml('<Report><ReportDocument><Id>X</Id></ReportDocument></Report>');
    if (!reading.ok) throw new Error('the report is XML');
    expect(reportIn(reading.root)).toMatchObject({ number: 'X', start: '', days: [], invoices: [], sums: [] });
  });
});
