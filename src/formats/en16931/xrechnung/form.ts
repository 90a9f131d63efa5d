import type { FormatForm } from '../../declare/form.ts';

export const xrechnungForm: FormatForm = {
  country: 'DE',
  name: 'XRechnung',
  addon: 'de-xrechnung-v3',
  fields: [
    { path: ['ordering', 'code'], label: 'Leitweg-ID' },
    { path: ['supplier', 'telephones', 0, 'num'], label: 'Contact, phone' },
    { path: ['supplier', 'people', 0, 'name', 'given'], label: 'Contact, given name' },
    { path: ['supplier', 'people', 0, 'name', 'surname'], label: 'Contact, surname' },
  ],
};
