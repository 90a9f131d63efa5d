import type { FormatForm } from '../../declare/form.ts';

export const ciusPtForm: FormatForm = {
  country: 'PT',
  name: 'CIUS-PT',
  addon: 'eu-en16931-v2017',
  fields: [
    { path: ['ordering', 'code'], label: 'Buyer reference' },
    { path: ['ordering', 'purchases', 0, 'code'], label: 'Number of the commitment (compromisso) or order' },
    { path: ['delivery', 'receiver', 'addresses', 0, 'street'], label: 'Delivery address' },
  ],
};
