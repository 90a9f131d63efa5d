import type { CategoryDefinition } from '../../tax/definitions.ts';
import { standardRate, vatKeys } from '../../tax/keys.ts';

export const categories: readonly CategoryDefinition[] = [
  {
    code: 'VAT',
    name: { en: 'VAT', es: 'IVA' },
    title: { en: 'Value Added Tax', es: 'Impuesto al Valor Agregado' },
    keys: vatKeys,
    rates: [
      standardRate(
        'increased',
        { en: 'Increased Rate', es: 'Alícuota Incrementada' },
        { since: '1995-04-01', percent: '27.0%' },
      ),
      standardRate(
        'general',
        { en: 'General Rate', es: 'Alícuota General' },
        { since: '1995-04-01', percent: '21.0%' },
      ),
      standardRate(
        'reduced',
        { en: 'Reduced Rate', es: 'Alícuota Reducida' },
        { since: '1995-04-01', percent: '10.5%' },
      ),
    ],
    sources: [
      {
        title: { en: 'VAT law - Article 28' },
        url: 'https://biblioteca.arca.gob.ar/cuadroslegislativos/getAdjunto.aspx?i=7833',
      },
    ],
  },
];
