import { expect, it } from 'vitest';
import { changed, judgedText, ublInvoice } from '../rules/testing.ts';

const fee =
  '<cac:PrepaidPayment><cbc:ID>levy</cbc:ID><cbc:PaidAmount currencyID="EUR">1.50</cbc:PaidAmount><cbc:InstructionID>Levy</cbc:InstructionID></cac:PrepaidPayment>';

it('reads payments to third parties as terms, each in its group', async () => {
  const text = ublInvoice('urn:cen.eu:en16931:2017', 'urn:example.com');
  const { invoice, unclaimed } = await judgedText(changed(text, ['<cac:TaxTotal>', `${fee}${fee}<cac:TaxTotal>`]));
  const payments = invoice.groups('BG-DEX-09');
  expect(payments.map((payment) => payment.text('BT-DEX-002'))).toEqual(['1.50', '1.50']);
  expect(payments[0]?.text('BT-DEX-001')).toBe('levy');
  expect(payments[0]?.text('BT-DEX-003')).toBe('Levy');
  expect(unclaimed).toEqual([]);
});
