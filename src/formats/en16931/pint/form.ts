import type { FormatForm, FormField } from '../../declare/form.ts';

const UUID: FormField = { path: ['uuid'], label: 'UUID' };
const emirate = (party: string, label: string): FormField => ({ path: [party, 'addresses', 0, 'region'], label });

/** The authority of a trade licence, the first identity of a party. */
const authority = (party: string, label: string): FormField => ({
  path: [party, 'identities', 0, 'label'],
  label,
  extras: [{ of: [party, 'identities', 0], members: { scope: 'legal', type: 'TL' } }],
});

/** What PINT asks for besides the usual fields (chapter 23 §5 and §6). It has no addon. */
export const pintForms: readonly FormatForm[] = [
  {
    country: 'AE',
    name: 'PINT AE',
    inboxExample: '0235:1001234567',
    fields: [
      UUID,
      authority('supplier', 'Seller: licence issued by'),
      authority('customer', 'Buyer: licence issued by'),
      emirate('supplier', 'Seller: emirate (DXB, AUH …)'),
      emirate('customer', 'Buyer: emirate (DXB, AUH …)'),
      { path: ['tax', 'ext', 'pint-ae-transaction'], label: 'Transaction type, 8 digits' },
      { path: ['tax', 'ext', 'pint-frequency'], label: 'Billing frequency' },
    ],
  },
  { country: 'SG', name: 'InvoiceNow', inboxExample: '0195:SGUEN201888888N', fields: [UUID] },
  { country: 'AU', name: 'Peppol', inboxExample: '0151:51824753556', fields: [] },
  { country: 'NZ', name: 'Peppol', inboxExample: '0088:9429000000000', fields: [] },
  { country: 'JP', name: 'Peppol', inboxExample: '0188:4010001000011', fields: [] },
  { country: 'MY', name: 'Peppol', inboxExample: '0230:202601000001', fields: [] },
];
