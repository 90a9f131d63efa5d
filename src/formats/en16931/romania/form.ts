import type { FormatForm } from '../../declare/form.ts';

export const ciusRoForm: FormatForm = {
  country: 'RO',
  name: 'RO e-Factura',
  addon: 'eu-en16931-v2017',
  fields: [
    { path: ['supplier', 'addresses', 0, 'region'], label: 'County (județ) of the supplier' },
    { path: ['customer', 'addresses', 0, 'region'], label: 'County (județ) of the customer' },
    { path: ['customer', 'addresses', 0, 'locality'], label: 'Town or sector of the customer' },
  ],
};
