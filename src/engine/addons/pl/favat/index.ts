import { addon } from '../../../tax/declare.ts';
import { extensions } from './extensions.ts';
import { normalisers } from './normalise.ts';
import { rules } from './rules.ts';
import { scenarios } from './scenarios.ts';

/** FA(3), the structure of invoices in the Polish national system KSeF (chapter 07 §6). */
export default addon({
  definition: {
    key: 'pl-favat-v3',
    name: { en: 'Polish KSeF FA_VAT FA(3)', pl: 'Polska KSeF FA_VAT FA(3)' },
    description: {
      en: 'The structure FA(3) in which Polish invoices are issued through the national system KSeF. Sets the kind of invoice, the category of each tax, the flags for self-billing and reverse charge and the means of payment, and checks what KSeF needs.',
      pl: 'Struktura FA(3), w której polskie faktury wystawia się w Krajowym Systemie e-Faktur (KSeF). Ustawia rodzaj faktury, kategorię podatku, oznaczenia samofakturowania i odwrotnego obciążenia oraz formę płatności i sprawdza, czego wymaga KSeF.',
    },
    extensions,
    tags: [
      {
        schema: 'bill/invoice',
        list: [{ key: 'settlement', name: { en: 'Settlement Invoice', pl: 'Faktura Rozliczeniowa' } }],
      },
    ],
    scenarios,
    corrections: [{ schema: 'bill/invoice', types: ['credit-note'], stamps: ['favat-ksef-number'] }],
  },
  normalisers,
  rules,
});
