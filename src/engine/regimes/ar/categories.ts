import type { CategoryDefinition } from '../../tax/definitions.ts';
import { vatKeys } from '../../tax/keys.ts';

export const categories: readonly CategoryDefinition[] = [
  {
    code: 'VAT',
    name: { en: 'VAT', es: 'IVA' },
    title: { en: 'Value Added Tax', es: 'Impuesto al Valor Agregado' },
    keys: vatKeys,
    rates: [
      {
        rate: 'increased',
        keys: ['standard'],
        name: { en: 'Increased Rate', es: 'Alícuota Incrementada' },
        values: [{ since: '1995-04-01', percent: '27.0%' }],
      },
      {
        rate: 'general',
        keys: ['standard'],
        name: { en: 'General Rate', es: 'Alícuota General' },
        values: [{ since: '1995-04-01', percent: '21.0%' }],
      },
      {
        rate: 'reduced',
        keys: ['standard'],
        name: { en: 'Reduced Rate', es: 'Alícuota Reducida' },
        values: [{ since: '1995-04-01', percent: '10.5%' }],
      },
    ],
    sources: [
      {
        title: { en: 'VAT law - Article 28' },
        url: 'https://biblioteca.arca.gob.ar/cuadroslegislativos/getAdjunto.aspx?i=7833',
      },
    ],
  },
];
