import type { CategoryDefinition } from '../../tax/definitions.ts';
import { standardRate, vatKeys } from '../../tax/keys.ts';

export const categories: readonly CategoryDefinition[] = [
  {
    code: 'VAT',
    name: { en: 'VAT', es: 'IVA' },
    title: { en: 'Value Added Tax', es: 'Impuesto al Valor Agregado' },
    keys: vatKeys,
    rates: [
      standardRate('general', { en: 'General Rate', es: 'Tasa General' }, { percent: '16.0%' }),
      standardRate('reduced', { en: 'Reduced (Border) Rate', es: 'Tasa Reducida (Fronteriza)' }, { percent: '8.0%' }),
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
    title: { en: 'Special Tax on Production and Services', es: 'Impuesto Especial sobre Producción y Servicios' },
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
