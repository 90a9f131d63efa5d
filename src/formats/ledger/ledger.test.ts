import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/model/json.ts';
import { Amount } from '../../engine/num/amount.ts';
import { message } from '../../engine/text/message.ts';
import { valuesIn } from '../../engine/text/testing.ts';
import { readDocument } from '../convert/read.ts';
import type { WrittenXml } from '../declare/conversion.ts';
import type { Format } from '../declare/format.ts';
import { Report } from '../declare/report.ts';
import { formats } from '../list/formats.ts';
import { parseXml } from '../list/parse-xml.ts';
import { environment } from '../mapping/testing.ts';
import { amountsOfDocument, amountsOfElements, type Ledger } from './amounts.ts';
import { compareAmounts } from './compare.ts';
import { differencesIn } from './index.ts';

const INVOICE: JsonObject = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  currency: 'EUR',
  lines: [
    { total: '100.00', taxes: [{ cat: 'VAT', key: 'standard', percent: '19%' }] },
    { total: '40.00', taxes: [{ cat: 'VAT', key: 'exempt' }] },
    { total: '10.00', taxes: [{ cat: 'VAT', key: 'export' }] },
  ],
  totals: {
    total: '150.00',
    taxes: {
      categories: [
        {
          code: 'VAT',
          rates: [
            { key: 'standard', percent: '19%', base: '100.00', amount: '19.00' },
            { key: 'exempt', base: '50.00', amount: '0.00' },
          ],
          amount: '19.00',
        },
        { code: 'IRPF', retained: true, rates: [{ percent: '10%', base: '100.00', amount: '10.00' }], amount: '10.00' },
      ],
    },
    tax: '19.00',
    total_with_tax: '169.00',
    rounding: '0.01',
    retained_tax: '10.00',
    payable: '159.01',
    advance: '9.01',
    due: '150.00',
  },
};

const ledgerOf = (document: JsonObject) => amountsOfDocument(document) as Ledger;
const figures = ({ amounts }: Ledger) =>
  Object.fromEntries(Array.from(amounts, ([key, { value }]) => [key, value.toString()]));

/** Returns a copy with another total. */
function withTotal(name: string, value: string): JsonObject {
  return { ...INVOICE, totals: { ...(INVOICE.totals as JsonObject), [name]: value } };
}

describe('amountsOfDocument', () => {
  it('returns the totals, the rates, and each kind of untaxed supply', () => {
    expect(figures(ledgerOf(INVOICE))).toEqual({
      net: '150.00',
      tax: '19.00',
      gross: '169.00',
      rounded: '169.01',
      payable: '159.01',
      withheld: '10.00',
      paid: '19.01',
      due: '150.00',
      'base 19/0': '100.00',
      'tax 19/0': '19.00',
      'base 0': '50.00',
      'base 0 E': '40.00',
      'base 0 G': '10.00',
    });
  });
});

describe('amountsOfElements', () => {
  const read = (xml: string, syntax: string) => {
    const parsed = parseXml(xml);
    return parsed.ok ? amountsOfElements(parsed.root, syntax) : undefined;
  };

  it('adds up elements and attributes according to its table', () => {
    const cfdi =
      '<Comprobante SubTotal="100.00" Descuento="10.00" Total="104.40"><Impuestos TotalImpuestosTrasladados="14.40"/></Comprobante>';
    expect(figures(read(cfdi, 'cfdi') as Ledger)).toEqual({ gross: '104.40', payable: '104.40' });
    const ksef =
      '<Faktura><Fa><P_13_1>100.00</P_13_1><P_14_1>23.00</P_14_1><P_13_7>5.00</P_13_7><P_15>128.00</P_15></Fa></Faktura>';
    expect(figures(read(ksef, 'ksef') as Ledger)).toEqual({ net: '105.00', tax: '23.00', payable: '128.00' });
  });

  it('returns nothing for files with several invoices, and for other syntaxes', () => {
    expect(read('<F><FatturaElettronicaBody/><FatturaElettronicaBody/></F>', 'fatturapa')).toBeUndefined();
    expect(read('<F/>', 'cdar')).toBeUndefined();
  });
});

describe('compareAmounts', () => {
  const differences = (one: Ledger, other: Ledger, known: Parameters<typeof compareAmounts>[2] = []) =>
    compareAmounts(one, other, known).map(({ severity, properties, text }) => [
      severity,
      ...properties,
      ...Object.values(text.values ?? {}),
    ]);

  it('reports both figures of each amount that differs', () => {
    expect(differences(ledgerOf(INVOICE), ledgerOf(withTotal('due', '160.00')))).toEqual([
      ['error', '$.totals.due', '$.totals.due', '150.00', '$.totals.due', '160.00'],
    ]);
  });

  it('compares lines only if both sides have the same number of lines', () => {
    const [first, ...others] = INVOICE.lines as JsonObject[];
    const changed = { ...INVOICE, lines: [{ ...first, total: '99.00' }, ...others] };
    expect(differences(ledgerOf(INVOICE), ledgerOf(changed as JsonObject))).toEqual([
      ['error', '$.lines[0].total', '$.lines[0].total', '100.00', '$.lines[0].total', '99.00'],
    ]);
    expect(differences(ledgerOf(INVOICE), { ...ledgerOf(INVOICE), lines: [] })).toEqual([]);
  });

  it('accepts the opposite sign only in a syntax that inverts corrections', () => {
    const negative = {
      ...ledgerOf(INVOICE),
      amounts: new Map([['due', { name: 'P_15', value: Amount.of(-15000, 2) }]]),
    };
    expect(differences(ledgerOf(INVOICE), negative)).toHaveLength(1);
    expect(differences(ledgerOf(INVOICE), { ...negative, turns: true })).toEqual([]);
  });

  it('ignores small differences if a loss already explains the rounding', () => {
    const rounded = [{ kind: 'changed' as const, properties: ['$.tax.rounding'] }];
    expect(differences(ledgerOf(INVOICE), ledgerOf(withTotal('tax', '19.01')), rounded)).toEqual([]);
    expect(differences(ledgerOf(INVOICE), ledgerOf(withTotal('tax', '19.05')), rounded)).toEqual([]);
    expect(differences(ledgerOf(INVOICE), ledgerOf(withTotal('tax', '19.06')), rounded)).toHaveLength(1);
  });

  it('does not repeat a reported difference', () => {
    const known = [{ kind: 'difference' as const, properties: ['$.totals.due'] }];
    expect(differences(ledgerOf(INVOICE), ledgerOf(withTotal('due', '160.00')), known)).toEqual([]);
  });
});

describe('differencesIn', () => {
  const verifactu = formats.find(({ key }) => key === 'verifactu') as Format;
  const invoice: JsonObject = {
    lines: [{ total: '100.00', taxes: [{ cat: 'VAT', percent: '21%' }] }],
    totals: { total: '100.00', tax: '21.00', total_with_tax: '121.00', payable: '106.00' },
  };
  const written = (total: string, report = new Report()): WrittenXml => {
    const parsed = parseXml(`<Alta><RegistroAlta><ImporteTotal>${total}</ImporteTotal></RegistroAlta></Alta>`);
    if (!parsed.ok) throw new Error('the test file is XML');
    return { xml: '', report, document: invoice, tree: { root: parsed.root, propertyOf: () => undefined } };
  };
  const differences = async (result: WrittenXml) =>
    (await differencesIn(result, verifactu, undefined, [], environment)).map(({ severity, text }) => [
      severity,
      ...valuesIn(text),
    ]);

  it('compares the written elements with the totals of the document', async () => {
    expect(await differences(written('121.00'))).toEqual([]);
    expect(await differences(written('100.00'))).toEqual([
      ['error', '$.totals.total_with_tax', '121.00', 'ImporteTotal', '100.00'],
    ]);
  });

  it('ignores a total whose change a loss already explains', async () => {
    const report = new Report();
    report.changed('info', { property: '$.totals.total_with_tax' }, message('Without foreign tax.'));
    expect(await differences(written('100.00', report))).toEqual([]);
  });
});

describe('differencesRead', () => {
  const record = (rate: string, tax: string, total: string) =>
    `<sf:RegistroAlta xmlns:sf="https://www2.agenciatributaria.gob.es/static_files/common/internet/dep/aplicaciones/es/aeat/tike/cont/ws/SuministroInformacion.xsd"><sf:IDVersion>1.0</sf:IDVersion><sf:IDFactura><sf:IDEmisorFactura>B98602642</sf:IDEmisorFactura><sf:NumSerieFactura>A-1</sf:NumSerieFactura><sf:FechaExpedicionFactura>02-03-2026</sf:FechaExpedicionFactura></sf:IDFactura><sf:NombreRazonEmisor>Uno SL</sf:NombreRazonEmisor><sf:TipoFactura>F2</sf:TipoFactura><sf:DescripcionOperacion>Libros</sf:DescripcionOperacion><sf:Desglose><sf:DetalleDesglose><sf:Impuesto>01</sf:Impuesto><sf:ClaveRegimen>01</sf:ClaveRegimen><sf:CalificacionOperacion>S1</sf:CalificacionOperacion><sf:TipoImpositivo>${rate}</sf:TipoImpositivo><sf:BaseImponibleOimporteNoSujeto>100.00</sf:BaseImponibleOimporteNoSujeto><sf:CuotaRepercutida>${tax}</sf:CuotaRepercutida></sf:DetalleDesglose></sf:Desglose><sf:CuotaTotal>${tax}</sf:CuotaTotal><sf:ImporteTotal>${total}</sf:ImporteTotal></sf:RegistroAlta>`;
  const differences = async (xml: string, strict = false) => {
    const read = await readDocument(xml, undefined, { strict }, environment);
    if (!read.ok) return read.faults.map(({ code }) => code);
    const found = read.result.report.losses.filter(({ kind }) => kind === 'difference');
    return found.map(({ severity, text }) => [severity, ...Object.values(text.values ?? {})]);
  };

  it('reports amounts of a file that its document does not have', async () => {
    expect(await differences(record('21', '21.00', '121.00'))).toEqual([]);
    expect(await differences(record('21', '31.00', '131.00'))).toEqual([
      ['warning', 'CuotaRepercutida', '31.00', '$.totals.taxes', '21.00'],
      ['warning', 'CuotaTotal', '31.00', '$.totals.tax', '21.00'],
      ['warning', 'ImporteTotal', '131.00', '$.totals.total_with_tax', '121.00'],
    ]);
  });

  it('treats a difference as rounding if the format allows it', async () => {
    expect(await differences(record('21', '21.00', '121.05'))).toEqual([
      ['info', 'ImporteTotal', '121.05', '$.totals.total_with_tax', '121.00'],
    ]);
    expect(await differences(record('21', '21.00', '131.01'))).toEqual([
      ['error', 'ImporteTotal', '131.01', '$.totals.total_with_tax', '121.00'],
    ]);
  });

  it('rejects differences in strict mode', async () => {
    expect(await differences(record('21', '31.00', '131.00'), true)).toContain('BW-XML-LOSS');
  });
});
