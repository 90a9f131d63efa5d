import { type AskedField, type FormatForm, paymentExtension, taxExtension } from '../../declare/form.ts';

export const cfdiForm: FormatForm = {
  country: 'MX',
  name: 'CFDI',
  addon: 'mx-cfdi-v4',
  fields: [
    { path: ['customer', 'ext', 'mx-cfdi-use'], label: 'Uso del CFDI' },
    { path: ['customer', 'ext', 'mx-cfdi-fiscal-regime'], label: 'Régimen fiscal del receptor' },
    { path: ['supplier', 'ext', 'mx-cfdi-fiscal-regime'], label: 'Régimen fiscal del emisor' },
    paymentExtension('mx-cfdi-payment-means', 'Forma de pago'),
    taxExtension('mx-cfdi-payment-method', 'Método de pago'),
    taxExtension('mx-cfdi-issue-place', 'Lugar de expedición'),
    taxExtension('mx-cfdi-doc-type', 'Tipo de comprobante'),
  ],
  columns: [{ path: ['item', 'ext', 'mx-cfdi-prod-serv'], label: 'Clave SAT', share: 12 }],
  lists: { 'mx-cfdi-prod-serv': async () => (await import('./generated/products.ts')).products },
};

/** Receipts of payments (Pagos 2.0). */
export const cfdiPaymentForm: FormatForm = {
  country: 'MX',
  name: 'CFDI',
  of: 'bill.Payment',
  addon: 'mx-cfdi-v4',
  fields: [
    { path: ['customer', 'ext', 'mx-cfdi-fiscal-regime'], label: 'Régimen fiscal del receptor' },
    { path: ['supplier', 'ext', 'mx-cfdi-fiscal-regime'], label: 'Régimen fiscal del emisor' },
    { path: ['methods', 0, 'ext', 'mx-cfdi-payment-means'], label: 'Forma de pago' },
    { path: ['ext', 'mx-cfdi-issue-place'], label: 'Lugar de expedición' },
  ],
  columns: [
    {
      path: ['document', 'stamps', 0, 'val'],
      label: 'Folio fiscal',
      share: 30,
      extras: [{ of: ['document', 'stamps', 0], members: { prv: 'sat-uuid' } }],
    },
    { path: ['installment'], label: 'Parcialidad', share: 12 },
    { path: ['document', 'payable'], label: 'Saldo anterior', share: 16 },
  ],
};

export const cfdiAsked: Readonly<Record<'seal_certificate' | 'seal_key' | 'seal_password', AskedField>> = {
  seal_certificate: {
    label: 'Certificate of the seal (CSD)',
    hint: 'The .cer file from the SAT.',
    missing: 'Without the certificate, the file is not sealed.',
    file: '.cer,.crt,.pem',
  },
  seal_key: {
    label: 'Key of the seal',
    hint: 'The .key file from the SAT. It is never stored.',
    file: '.key,.pem',
  },
  seal_password: { label: 'Password of the seal', isPassword: true },
};
