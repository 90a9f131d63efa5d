import { codesIn } from '../../../tax/code-table.ts';
import type { Definition } from '../../../tax/definitions.ts';

/** The codes of the electronic receipts of the Agenzia delle Entrate. */
export const extensions: readonly Definition[] = [
  {
    key: 'it-ticket-exempt',
    name: { en: 'Exemption Code', it: 'Natura Esenzione' },
    values: codesIn('en', 'it')`
      N1 Excluded pursuant to Art. 15, DPR 633/72 | Escluse ex. art. 15 del D.P.R. 633/1972
      N2 Not subject | Non soggette
      N3 Not taxable | Non imponibili
      N4 Exempt | Esenti
      N5 Margin regime / VAT not exposed | Regime del margine/IVA non esposta in fattura
      N6 Reverse charge | Inversione contabile
    `,
  },
  {
    key: 'it-ticket-product',
    name: { en: 'AdE CF Product Key', it: 'Chiave Prodotto AdE CF' },
    values: codesIn('en', 'it')`
      goods Delivery of goods | Consegna di beni
      services Provision of services | Prestazione di servizi
    `,
  },
  {
    key: 'it-ticket-lottery',
    name: { en: 'AdE Lottery Code', it: 'Codice Lotteria AdE' },
    sources: [
      {
        title: { en: 'Agenzia delle Entrate', it: 'Agenzia delle Entrate' },
        url: 'https://www.agenziaentrate.gov.it/portale/documents/20143/4952835/Specifiche+Tecniche+Lotteria+Istantanea_V1.pdf/211eae00-0e0e-66b9-a077-895eb0d9fc51',
      },
    ],
    pattern: '^[A-Z0-9]{8}$',
  },
  {
    key: 'it-ticket-line-ref',
    name: { en: 'AdE Line Reference', it: 'Riferimento Linea AdE' },
  },
];
