import { type AskedField, type FormatForm, paymentExtension, taxExtension } from '../../declare/form.ts';

export const ksefForm: FormatForm = {
  country: 'PL',
  name: 'KSeF',
  addon: 'pl-favat-v3',
  fields: [
    taxExtension('pl-favat-invoice-type', 'Rodzaj faktury'),
    paymentExtension('pl-favat-payment-means', 'Forma płatności'),
    taxExtension('pl-favat-split-payment', 'Mechanizm podzielonej płatności (MPP)'),
    taxExtension('pl-favat-cash-accounting', 'Metoda kasowa'),
    taxExtension('pl-favat-self-billing', 'Samofakturowanie'),
    taxExtension('pl-favat-reverse-charge', 'Odwrotne obciążenie'),
    {
      ...taxExtension('pl-favat-exemption', 'Podstawa zwolnienia'),
      note: { label: 'Podstawa zwolnienia, przepis', members: { key: 'legal', src: 'pl-favat-exemption' } },
    },
    taxExtension('pl-favat-margin-scheme', 'Procedura marży'),
    { path: ['customer', 'ext', 'pl-favat-jst'], label: 'Jednostka podrzędna JST' },
    { path: ['customer', 'ext', 'pl-favat-group-vat'], label: 'Członek grupy VAT' },
  ],
  lacksDiscountReasons: true,
};

export const ksefAsked: Readonly<Record<'environment', AskedField>> = {
  environment: {
    label: 'KSeF system',
    choices: [
      { value: 'production', label: 'KSeF, production' },
      { value: 'demo', label: 'KSeF, demo' },
      { value: 'test', label: 'KSeF, test' },
    ],
  },
};
