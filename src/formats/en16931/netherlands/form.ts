import type { FormatForm } from '../../declare/form.ts';

export const nlciusForm: FormatForm = {
  country: 'NL',
  name: 'NLCIUS',
  addon: 'eu-en16931-v2017',
  fields: [
    { path: ['ordering', 'code'], label: 'Buyer reference' },
    { path: ['ordering', 'purchases', 0, 'code'], label: 'Order number' },
  ],
};
