import { regime } from '../../tax/declare.ts';
import { euroNotices } from '../../tax/euro.ts';
import { categories } from './categories.ts';
import { identityRules } from './identity.ts';
import { scenarios } from './notes.ts';
import { rcs } from './rcs.ts';

/** Luxembourg (chapter 27 §4.8). */
export default regime({
  definition: {
    name: { en: 'Luxembourg', fr: 'Luxembourg', de: 'Luxemburg', lb: 'Lëtzebuerg' },
    description: {
      en: 'VAT (TVA) is administered by the Administration de l’enregistrement, des domaines et de la TVA. The VAT number is LU and eight digits.',
    },
    sources: [
      { title: { en: 'AED - Taux de TVA' }, url: 'https://www.aed.public.lu/en/tva/taux-tva.html' },
      {
        title: { en: 'Loi du 30 novembre 2022' },
        url: 'https://www.legilux.public.lu/eli/etat/leg/loi/2022/11/30/a559/jo',
      },
      {
        title: { en: 'Loi du 19 décembre 2014' },
        url: 'https://www.legilux.public.lu/eli/etat/leg/loi/2014/12/19/n1/jo',
      },
    ],
    time_zone: 'Europe/Luxembourg',
    country: 'LU',
    currency: 'EUR',
    tax_scheme: 'VAT',
    identities: [
      { code: 'RCS', name: { en: 'RCS Number', fr: 'Numéro RCS', de: 'RCS-Nummer' } },
      { code: 'MATRICULE', name: { en: 'National Identification Number', fr: 'Matricule', de: 'Matrikel' } },
    ],
    scenarios,
    corrections: [{ schema: 'bill/invoice', types: ['credit-note', 'debit-note'] }],
    categories,
  },
  otherRates: {
    // The compensations of farmers and foresters.
    VAT: { percents: ['12%', '4%'] },
  },
  notices: euroNotices('LU', '1999-01-01', 'LUF', '40.3399'),
  identity: { rules: identityRules },
  normalisers: [rcs.normaliser],
  rules: [rcs.rules],
});
