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
        rate: 'general',
        keys: ['standard'],
        name: { en: 'General Rate', es: 'Tasa General' },
        values: [{ percent: '16.0%' }],
      },
      {
        rate: 'reduced',
        keys: ['standard'],
        name: { en: 'Reduced (Border) Rate', es: 'Tasa Reducida (Fronteriza)' },
        values: [{ percent: '8.0%' }],
      },
    ],
  },
  {
    code: 'RVAT',
    name: { en: 'Retained VAT', es: 'IVA Retenido' },
    title: { en: 'Retained Value Added Tax', es: 'Impuesto al Valor Agregado Retenido' },
    retained: true,
  },
  {
    code: 'IEPS',
    name: { en: 'IEPS', es: 'IEPS' },
    title: {
      en: 'Special Tax on Production and Services',
      es: 'Impuesto Especial sobre Producción y Servicios',
    },
  },
  {
    code: 'RIEPS',
    name: { en: 'Retained IEPS', es: 'IEPS Retenido' },
    title: {
      en: 'Retained Special Tax on Production and Services',
      es: 'Impuesto Especial sobre Producción y Servicios Retenido',
    },
    retained: true,
  },
  {
    code: 'ISR',
    name: { en: 'ISR', es: 'ISR' },
    title: { en: 'Income Tax', es: 'Impuesto Sobre la Renta' },
    retained: true,
  },
];
