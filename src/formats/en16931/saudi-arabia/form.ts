import type { AskedField, FormatForm } from '../../declare/form.ts';

export const zatcaForm: FormatForm = {
  country: 'SA',
  name: 'ZATCA',
  addon: 'sa-zatca-v1',
  fields: [
    // BR-KSA-15; other dates of the supply are not written.
    { path: ['delivery', 'date'], label: 'Date of supply', instead: ['op_date'] },
    { path: ['meta', 'zatca-icv'], label: 'Invoice counter (ICV)', isOwn: true },
    { path: ['meta', 'zatca-pih'], label: 'Hash of the previous invoice (PIH)', isOwn: true },
  ],
};

export const zatcaAsked: Readonly<Record<'previous_invoice' | 'stamp_key' | 'stamp_certificate', AskedField>> = {
  previous_invoice: {
    label: 'Previous invoice',
    hint: 'Gives the counter and the hash of the chain.',
    last: { first: { value: 'first', label: 'None: this is the first invoice' }, numberIn },
    unless: ['meta', 'zatca-icv'],
  },
  stamp_key: {
    label: 'Key of the stamp',
    hint: 'In PEM. It is never stored.',
    missing: 'Without the key, the file is not stamped.',
    file: '.pem,.key',
  },
  stamp_certificate: {
    label: 'Certificate of the stamp',
    hint: 'The one that ZATCA issued, in PEM or base64.',
    file: '.pem,.crt,.cer,.txt',
  },
};

/** Returns the number of an invoice in a file. The extension with its stamp has other numbers before it. */
function numberIn(file: string): string | undefined {
  return /<cbc:ProfileID>[^<]*<.cbc:ProfileID>\s*<cbc:ID>([^<]{1,127})</.exec(file)?.[1]?.trim();
}
