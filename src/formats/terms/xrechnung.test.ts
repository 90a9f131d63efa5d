import { expect, it } from 'vitest';
import { readDocument } from '../convert/read.ts';
import { environment } from '../mapping/testing.ts';
import { changed, judgedText, ublInvoice } from '../rules/testing.ts';

const fee =
  '<cac:PrepaidPayment><cbc:ID>levy</cbc:ID><cbc:PaidAmount currencyID="EUR">1.50</cbc:PaidAmount><cbc:InstructionID>Levy</cbc:InstructionID></cac:PrepaidPayment>';

it('payments to third parties are read as terms of XRechnung, each in its group', async () => {
  const text = ublInvoice('urn:cen.eu:en16931:2017', 'urn:example.com');
  const { invoice } = await judgedText(changed(text, ['<cac:TaxTotal>', `${fee}${fee}<cac:TaxTotal>`]));
  const payments = invoice.groups('BG-DEX-09');
  expect(payments.map((payment) => payment.text('BT-DEX-002'))).toEqual(['1.50', '1.50']);
  expect(payments[0]?.text('BT-DEX-001')).toBe('levy');
  expect(payments[0]?.text('BT-DEX-003')).toBe('Levy');
});

it('payments to third parties are read as negative advances, so that they are due but not part of sales', async () => {
  const specification =
    'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0#conformant#urn:xeinkauf.de:kosit:extension:xrechnung_3.0';
  const text = ublInvoice(specification, 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0');
  const xml = changed(
    text,
    ['<cac:TaxTotal>', `${fee}<cac:TaxTotal>`],
    ['119.00</cbc:PayableAmount>', '120.50</cbc:PayableAmount>'],
  );
  const outcome = await readDocument(xml, undefined, {}, environment);
  if (!outcome.ok) throw new Error('it is read');
  const { document, report } = outcome.result;
  expect(document.payment).toMatchObject({ advances: [{ ref: 'levy', description: 'Levy', amount: '-1.50' }] });
  expect(document.totals).toMatchObject({ total_with_tax: '119.00', payable: '119.00', due: '120.50' });
  expect(report.losses.map(({ kind, term }) => `${kind} ${term}`)).toEqual(['changed BT-24', 'changed BG-DEX-09']);
});
