import type { AskedField, FormatForm } from '../form.ts';

export const zatcaForm: FormatForm = {
  country: 'SA',
  name: 'ZATCA',
  addon: 'sa-zatca-v1',
  fields: [
    { path: ['meta', 'zatca-icv'], label: 'Invoice counter (ICV)' },
    { path: ['meta', 'zatca-pih'], label: 'Hash of the invoice before (PIH)' },
  ],
};

export const zatcaAsked: Readonly<Record<'stamp_key' | 'stamp_certificate', AskedField>> = {
  stamp_key: {
    label: 'Key of the stamp',
    hint: 'In PEM. Without it, the file is not stamped. It is never stored.',
    file: '.pem,.key',
  },
  stamp_certificate: {
    label: 'Certificate of the stamp',
    hint: 'The one that ZATCA issued, in PEM or base64.',
    file: '.pem,.crt,.cer,.txt',
  },
};
