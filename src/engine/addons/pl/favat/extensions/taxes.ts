import type { Definition } from '../../../../tax/definitions.ts';

/** Kind of VAT rate, as FA(3) groups its totals (P_13, P_14). */
export const taxCategory: Definition = {
  key: 'pl-favat-tax-category',
  name: {
    en: 'Tax categories for KSeF',
    pl: 'Kategorie podatkowe dla KSeF',
  },
  values: [
    { code: '1', name: { en: 'Base rate', pl: 'Stawka podstawowa' } },
    { code: '2', name: { en: 'First reduced rate', pl: 'Stawka obniżona pierwsza' } },
    { code: '3', name: { en: 'Second reduced rate', pl: 'Stawka obniżona druga' } },
    { code: '4', name: { en: 'Taxi Rate', pl: 'Ryczałt dla taksówek' } },
    { code: '5', name: { en: 'OSS (one stop shop)', pl: 'Punkt kompleksowej obsługi (OSS)' } },
    { code: '6.1', name: { en: '0% VAT', pl: '0% WDT' } },
    {
      code: '6.2',
      name: {
        en: '0% VAT for intra-community supply of goods',
        pl: '0% VAT dla dostawy towarów wewnątrzwspólnotowych',
      },
    },
    { code: '6.3', name: { en: '0% VAT for export', pl: '0% VAT dla eksportu' } },
    { code: '7', name: { en: 'Exempt', pl: 'Zwolnienie' } },
    {
      code: '8',
      name: {
        en: 'Foreign sales outside scope of Polish VAT',
        pl: 'Sprzedaż zagraniczna poza zakresem polskiego VAT',
      },
    },
    { code: '9', name: { en: 'EU Reverse Charge', pl: 'Odwrotne obciążenie UE' } },
    { code: '10', name: { en: 'Domestic Reverse charge', pl: 'Odwrotne obciążenie krajowe' } },
    { code: '11', name: { en: 'Margin scheme', pl: 'Schemat marży' } },
  ],
};

/** Cash accounting (P_16). */
export const cashAccounting: Definition = {
  key: 'pl-favat-cash-accounting',
  name: {
    en: 'Cash accounting flag for KSeF',
    pl: 'Flaga księgowania gotówki dla KSeF (P_16)',
  },
  values: [
    { code: '1', name: { en: 'Cash accounting', pl: 'Księgowanie gotówkowe' } },
    { code: '2', name: { en: 'No cash accounting', pl: 'Bez księgowania gotówki' } },
  ],
};

/** The customer issues the invoice (P_17). */
export const selfBilling: Definition = {
  key: 'pl-favat-self-billing',
  name: {
    en: 'Self-invoicing flag for KSeF',
    pl: 'Flaga samofakturowania dla KSeF (P_17)',
  },
  values: [
    { code: '1', name: { en: 'Self-invoicing', pl: 'Samofakturowanie' } },
    { code: '2', name: { en: 'Not self-invoicing', pl: 'Bez samofakturowania' } },
  ],
};

/** The customer owes the tax (P_18). */
export const reverseCharge: Definition = {
  key: 'pl-favat-reverse-charge',
  name: {
    en: 'Reverse charge code for KSeF',
    pl: 'Kod odwrotnego obciążenia dla KSeF (P_18)',
  },
  values: [
    { code: '1', name: { en: 'Reverse charge', pl: 'Odwrotne obciążenie' } },
    { code: '2', name: { en: 'No reverse charge', pl: 'Bez odwrotnego obciążenia' } },
  ],
};

/** Split payment (P_18A). */
export const splitPayment: Definition = {
  key: 'pl-favat-split-payment',
  name: {
    en: 'Split payment mechanism flag for KSeF',
    pl: 'Flaga mechanizmu płatności rozłożonej dla KSeF (P_18A)',
  },
  values: [
    { code: '1', name: { en: 'Split payment mechanism', pl: 'Mechanizm płatności rozłożonej' } },
    {
      code: '2',
      name: { en: 'No split payment mechanism', pl: 'Bez mechanizmu płatności rozłożonej' },
    },
  ],
};

/** What an exemption is based on (P_19A to P_19C). */
export const exemption: Definition = {
  key: 'pl-favat-exemption',
  name: {
    en: 'Tax exemption code for KSeF',
    pl: 'Kod oznaczający zwolnienie od podatku dla KSeF',
  },
  values: [
    {
      code: 'A',
      name: {
        en: 'Law or act issued under the Polish law',
        pl: 'Ustawa lub akt wydany na podstawie ustawy',
      },
    },
    { code: 'B', name: { en: 'Directive 2006/112/EC', pl: 'Dyrektywa 2006/112/WE' } },
    { code: 'C', name: { en: 'Other legal basis', pl: 'Inna podstawa prawna' } },
  ],
};

/** Margin schemes (P_PMarzy). */
export const marginScheme: Definition = {
  key: 'pl-favat-margin-scheme',
  name: {
    en: 'Margin scheme code for KSeF',
    pl: 'Kod oznaczający procedurę marży dla KSeF (P_PMarzy)',
  },
  values: [
    { code: '2', name: { en: 'Travel agency', pl: 'Biuro podróży' } },
    { code: '3.1', name: { en: 'Second-hand goods', pl: 'Towary używane' } },
    { code: '3.2', name: { en: 'Works of art', pl: 'Dzieła sztuki' } },
    {
      code: '3.3',
      name: { en: 'Antiques and collectibles', pl: 'Przedmioty kolekcjonerskie i antyki' },
    },
  ],
};
