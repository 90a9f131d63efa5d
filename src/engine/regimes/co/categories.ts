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
        'general',
        { en: 'General Rate', es: 'General' },
        { since: '2017-01-01', percent: '19.0%' },
        { since: '2006-01-01', percent: '16.0%' },
      ),
      standardRate('reduced', { en: 'Reduced Rate', es: 'Reducido' }, { since: '2006-01-01', percent: '5.0%' }),
    ],
  },
  {
    code: 'IC',
    name: { es: 'IC' },
    title: { en: 'Consumption Tax', es: 'Impuesto sobre Consumo' },
  },
  {
    code: 'ICA',
    name: { es: 'ICA' },
    title: { en: 'Industry and Commerce Tax', es: 'Impuesto de Industria y Comercio' },
  },
  {
    code: 'INC',
    name: { es: 'INC' },
    title: { en: 'National Consumption Tax', es: 'Impuesto Nacional al Consumo' },
  },
  {
    code: 'RVAT',
    name: { es: 'ReteIVA' },
    title: { es: 'Retención en la fuente por el Impuesto al Valor Agregado' },
    retained: true,
  },
  {
    code: 'RICA',
    name: { es: 'ReteICA' },
    title: { es: 'Retención en la fuente por el Impuesto de Industria y Comercio' },
    retained: true,
  },
  {
    code: 'RR',
    name: { es: 'Retefuente' },
    title: { es: 'Retención en la fuente por el Impuesto de la Renta' },
    retained: true,
  },
];
