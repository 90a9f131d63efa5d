import type { FormatForm } from '../../declare/form.ts';

export const ciusPtForm: FormatForm = {
  country: 'PT',
  name: 'CIUS-PT',
  addon: 'eu-en16931-v2017',
  fields: [
    { path: ['ordering', 'code'], label: 'Referência do comprador' },
    { path: ['ordering', 'purchases', 0, 'code'], label: 'Número de compromisso ou nota de encomenda' },
    { path: ['delivery', 'receiver', 'addresses', 0, 'street'], label: 'Morada de entrega' },
  ],
};
