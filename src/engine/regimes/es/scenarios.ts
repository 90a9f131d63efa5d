import type { Scenario, ScenarioSet, TagSet } from '../../tax/definitions.ts';

/** Special schemes and other tags of Spanish invoices. */
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
        name: { en: 'Special scheme for travel agencies', es: 'Régimen especial de las agencias de viajes' },
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

/** Returns scenarios that add a sentence to invoices with a tag, for each of the taxes. */
function sentence(tag: string, text: string, ...taxes: readonly string[]): Scenario[] {
  return taxes.map((cat) => ({ tags: [tag], cat: [cat], note: { cat, key: tag, text } }));
}

/** The sentences required on invoices by Real Decreto 1619/2012, art. 6. */
export const scenarios: readonly ScenarioSet[] = [
  {
    schema: 'bill/invoice',
    list: [
      ...sentence('reverse-charge', 'Reverse Charge / Inversión del sujeto pasivo.', 'VAT', 'IGIC'),
      ...sentence('simplified-scheme', 'Factura expedida por contribuyente en régimen simplificado.', 'VAT'),
      { tags: ['self-billed'], note: { key: 'self-billed', text: 'Facturación por el destinatario.' } },
      ...sentence('travel-agency', 'Régimen especial de las agencias de viajes.', 'VAT', 'IGIC'),
      ...sentence('second-hand-goods', 'Régimen especial de los bienes usados.', 'VAT', 'IGIC'),
      ...sentence('art', 'Régimen especial de los objetos de arte.', 'VAT', 'IGIC'),
      ...sentence('antiques', 'Régimen especial de las antigüedades y objetos de colección.', 'VAT', 'IGIC'),
      ...sentence('cash-basis', 'Régimen especial del criterio de caja.', 'VAT', 'IGIC'),
    ],
  },
];
