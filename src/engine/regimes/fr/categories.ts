import type { CategoryDefinition } from '../../tax/definitions.ts';
import { vatKeys } from '../../tax/keys.ts';

export const categories: readonly CategoryDefinition[] = [
  {
    code: 'VAT',
    name: { en: 'VAT', fr: 'TVA' },
    title: { en: 'Value Added Tax', fr: 'Taxe sur la Valeur Ajoutée' },
    keys: vatKeys,
    rates: [
      {
        rate: 'general',
        keys: ['standard'],
        name: { en: 'General rate', fr: 'Taux normal' },
        values: [{ since: '2011-01-04', percent: '20%' }],
      },
      {
        rate: 'intermediate',
        keys: ['standard'],
        name: { en: 'Intermediate rate', fr: 'Taux intermédiaire' },
        values: [{ since: '2014-01-01', percent: '10%' }],
      },
      {
        rate: 'reduced',
        keys: ['standard'],
        name: { en: 'Reduced rate', fr: 'Taux réduit' },
        values: [{ since: '2014-01-01', percent: '5.5%' }],
      },
      {
        rate: 'super-reduced',
        keys: ['standard'],
        name: { en: 'Super reduced rate', fr: 'Taux super réduit' },
        values: [{ since: '2014-01-01', percent: '2.1%' }],
      },
    ],
    sources: [
      {
        title: {
          en: 'What are the current VAT rates in France and in the European Union?',
          fr: "Quels sont les taux de TVA en vigueur en France et dans l'Union européenne?",
        },
        url: 'https://www.economie.gouv.fr/cedef/taux-tva-france-et-union-europeenne',
      },
    ],
  },
];
