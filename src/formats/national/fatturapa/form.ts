import { type AskedField, type FormatForm, paymentExtension, taxExtension } from '../../declare/form.ts';

export const fatturapaForm: FormatForm = {
  country: 'IT',
  name: 'FatturaPA',
  addon: 'it-sdi-v1',
  fields: [
    taxExtension('it-sdi-document-type', 'Tipo documento'),
    { path: ['supplier', 'ext', 'it-sdi-fiscal-regime'], label: 'Regime fiscale' },
    paymentExtension('it-sdi-payment-means', 'Modalità di pagamento'),
    { path: ['meta', 'it-sdi-stamp-duty'], label: 'Bollo virtuale' },
  ],
  inboxes: [
    { key: 'it-sdi-code', member: 'code', label: 'Codice destinatario' },
    { key: 'it-sdi-pec', member: 'email', label: 'PEC' },
  ],
  lacksDiscountReasons: true,
};

export const fatturapaAsked: Readonly<Record<'progressive' | 'transmitter', AskedField>> = {
  progressive: {
    label: 'Progressivo invio',
    hint: 'Each file you send to SdI needs a different number.',
    length: 10,
    without: /[^A-Za-z0-9]/g,
    firstNumber: '00001',
  },
  transmitter: {
    label: 'Transmitter',
    hint: 'Leave empty if you send the file yourself. Otherwise: IT01234567890.',
    length: 32,
    parse(answer) {
      const [, country = '', code] = /^\s*([A-Za-z]{2})\s*(\S+)\s*$/.exec(answer) ?? [];
      return code === undefined ? undefined : { country: country.toUpperCase(), code };
    },
  },
};
