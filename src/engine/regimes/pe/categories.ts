import type { CategoryDefinition } from '../../tax/definitions.ts';
import { vatKeys } from '../../tax/keys.ts';

export const categories: readonly CategoryDefinition[] = [
  {
    code: 'VAT',
    name: { en: 'VAT', es: 'IGV' },
    title: { en: 'Value Added Tax', es: 'Impuesto General a las Ventas' },
    desc: {
      en: 'The IGV with the municipal promotion tax (IPM): both are charged together and stand on invoices as one amount.',
    },
    keys: vatKeys,
    rates: [
      {
        rate: 'general',
        keys: ['standard'],
        name: { en: 'General Rate', es: 'Tasa General' },
        desc: {
          en: 'For most goods and services, IGV and IPM together. How the 18% are split between the two changes from year to year (Ley 32387); the sum does not.',
          es: 'Para la mayoría de bienes y servicios, IGV e IPM juntos. El reparto del 18% entre ambos cambia cada año (Ley 32387); la suma no.',
        },
        values: [
          { since: '2011-03-01', percent: '18.0%' },
          { since: '2003-08-01', percent: '19.0%' },
        ],
      },
    ],
    sources: [
      {
        title: { en: 'TUO de la Ley del IGV e ISC (D.S. 055-99-EF)' },
        url: 'https://www.sunat.gob.pe/legislacion/igv/ley/',
      },
      {
        title: {
          en: 'SUNAT - IGV concept, rate and taxed operations',
          es: 'SUNAT - Concepto, tasa y operaciones gravadas - IGV',
        },
        url: 'https://orientacion.sunat.gob.pe/3053-concepto-tasa-y-operaciones-gravadas-igv-empresas',
        at: '2026-08-30T00:00:00',
      },
    ],
  },
];
