import type { ScenarioSet, TagSet } from '../../tax/definitions.ts';

/** Special schemes and other marks of Spanish invoices. */
export const tags: readonly TagSet[] = [
  {
    schema: 'bill/invoice',
    list: [
      { key: 'copy', name: { en: 'Copy', es: 'Copia' } },
      { key: 'summary', name: { en: 'Summary', es: 'Recapitulativa' } },
      {
        key: 'simplified-scheme',
        name: { en: 'Simplified tax scheme', es: 'Contribuyente en régimen simplificado' },
      },
      {
        key: 'travel-agency',
        name: {
          en: 'Special scheme for travel agencies',
          es: 'Régimen especial de las agencias de viajes',
        },
      },
      {
        key: 'second-hand-goods',
        name: { en: 'Special scheme for second-hand goods', es: 'Régimen especial de los bienes usados' },
      },
      {
        key: 'art',
        name: { en: 'Special scheme of works of art', es: 'Régimen especial de los objetos de arte' },
      },
      {
        key: 'antiques',
        name: {
          en: 'Special scheme of antiques and collectables',
          es: 'Régimen especial de las antigüedades y objetos de colección',
        },
      },
      {
        key: 'cash-basis',
        name: { en: 'Special scheme on cash basis', es: 'Régimen especial del criterio de caja' },
      },
    ],
  },
];

/** The sentences that Real Decreto 1619/2012, art. 6, wants on invoices. */
export const scenarios: readonly ScenarioSet[] = [
  {
    schema: 'bill/invoice',
    list: [
      {
        tags: ['reverse-charge'],
        cat: ['VAT'],
        note: {
          cat: 'VAT',
          key: 'reverse-charge',
          text: 'Reverse Charge / Inversión del sujeto pasivo.',
        },
      },
      {
        tags: ['reverse-charge'],
        cat: ['IGIC'],
        note: {
          cat: 'IGIC',
          key: 'reverse-charge',
          text: 'Reverse Charge / Inversión del sujeto pasivo.',
        },
      },
      {
        tags: ['simplified-scheme'],
        cat: ['VAT'],
        note: {
          cat: 'VAT',
          key: 'simplified-scheme',
          text: 'Factura expedida por contribuyente en régimen simplificado.',
        },
      },
      {
        tags: ['self-billed'],
        note: { key: 'self-billed', text: 'Facturación por el destinatario.' },
      },
      {
        tags: ['travel-agency'],
        cat: ['VAT'],
        note: { cat: 'VAT', key: 'travel-agency', text: 'Régimen especial de las agencias de viajes.' },
      },
      {
        tags: ['travel-agency'],
        cat: ['IGIC'],
        note: { cat: 'IGIC', key: 'travel-agency', text: 'Régimen especial de las agencias de viajes.' },
      },
      {
        tags: ['second-hand-goods'],
        cat: ['VAT'],
        note: { cat: 'VAT', key: 'second-hand-goods', text: 'Régimen especial de los bienes usados.' },
      },
      {
        tags: ['second-hand-goods'],
        cat: ['IGIC'],
        note: { cat: 'IGIC', key: 'second-hand-goods', text: 'Régimen especial de los bienes usados.' },
      },
      {
        tags: ['art'],
        cat: ['VAT'],
        note: { cat: 'VAT', key: 'art', text: 'Régimen especial de los objetos de arte.' },
      },
      {
        tags: ['art'],
        cat: ['IGIC'],
        note: { cat: 'IGIC', key: 'art', text: 'Régimen especial de los objetos de arte.' },
      },
      {
        tags: ['antiques'],
        cat: ['VAT'],
        note: {
          cat: 'VAT',
          key: 'antiques',
          text: 'Régimen especial de las antigüedades y objetos de colección.',
        },
      },
      {
        tags: ['antiques'],
        cat: ['IGIC'],
        note: {
          cat: 'IGIC',
          key: 'antiques',
          text: 'Régimen especial de las antigüedades y objetos de colección.',
        },
      },
      {
        tags: ['cash-basis'],
        cat: ['VAT'],
        note: { cat: 'VAT', key: 'cash-basis', text: 'Régimen especial del criterio de caja.' },
      },
      {
        tags: ['cash-basis'],
        cat: ['IGIC'],
        note: { cat: 'IGIC', key: 'cash-basis', text: 'Régimen especial del criterio de caja.' },
      },
    ],
  },
];
