import type { CategoryDefinition } from '../../tax/definitions.ts';
import { standardRate, vatKeys } from '../../tax/keys.ts';

export const categories: readonly CategoryDefinition[] = [
  {
    code: 'VAT',
    name: { en: 'VAT', fr: 'TVA' },
    title: { en: 'Value Added Tax', fr: 'Taxe sur la Valeur Ajoutée' },
    keys: vatKeys,
    rates: [
      standardRate(
        'general',
        { en: 'General rate', fr: 'Taux normal' },
        { since: '2014-01-01', percent: '20%' },
        { since: '2000-04-01', percent: '19.6%' },
      ),
      standardRate(
        'intermediate',
        { en: 'Intermediate rate', fr: 'Taux intermédiaire' },
        { since: '2014-01-01', percent: '10%' },
        { since: '2012-01-01', percent: '7%' },
      ),
      standardRate('reduced', { en: 'Reduced rate', fr: 'Taux réduit' }, { since: '2014-01-01', percent: '5.5%' }),
      standardRate(
        'super-reduced',
        { en: 'Super reduced rate', fr: 'Taux super réduit' },
        { since: '2014-01-01', percent: '2.1%' },
      ),
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
