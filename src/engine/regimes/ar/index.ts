import { chargesOutsideBase } from '../../bill/charge-notices.ts';
import { regime } from '../../tax/declare.ts';
import { categories } from './categories.ts';
import { identityRules } from './identity.ts';
import { invoiceRules } from './invoice.ts';

/** Argentina (chapter 04 §3.2). */
export default regime({
  definition: {
    name: { en: 'Argentina', es: 'Argentina' },
    sources: [
      {
        title: { en: 'AFIP - Administración Federal de Ingresos Públicos' },
        url: 'https://www.afip.gob.ar/',
      },
      {
        title: { en: 'Invoice type and mandatory information' },
        url: 'https://www.argentina.gob.ar/normativa/recurso/54461/259-98a/htm',
      },
      {
        title: { en: 'AFIP SIRE - Percepciones y Retenciones' },
        url: 'https://www.afip.gob.ar/sire/percepciones-retenciones/',
      },
    ],
    time_zone: 'America/Argentina/Buenos_Aires',
    country: 'AR',
    currency: 'ARS',
    corrections: [{ schema: 'bill/invoice', types: ['credit-note', 'debit-note'] }],
    categories,
  },
  otherRates: {
    // Newspapers, and goods of the lists of art. 28.
    VAT: { percents: ['2.5%', '5%'] },
  },
  // IVA law, art. 10, regulation art. 44: taxes on the same event that are shown separately are not in the net price.
  notices: chargesOutsideBase(({ ext }) => ext?.has('ar-arca-tax-type') ?? false),
  identity: { rules: identityRules },
  rules: [invoiceRules],
});
