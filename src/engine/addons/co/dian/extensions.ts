import { codesIn } from '../../../tax/code-table.ts';
import type { Definition } from '../../../tax/definitions.ts';

/** The code lists of the DIAN. */
export const extensions: readonly Definition[] = [
  {
    key: 'co-dian-municipality',
    name: { en: 'DIAN Municipality Code', es: 'Código de municipio DIAN' },
    sources: [
      {
        title: { en: 'DIAN Municipality Codes' },
        url: 'https://www.dian.gov.co/atencionciudadano/formulariosinstructivos/Formularios/2007/Codigos_municipios_2007.pdf',
        content_type: 'application/pdf',
      },
      {
        title: { en: 'Municipalities of Colombia - Github' },
        url: 'https://github.com/ALAxHxC/MunicipiosDane',
      },
    ],
    pattern: '^\\d{5}$',
  },
  {
    key: 'co-dian-credit-code',
    name: { en: 'Credit Code', es: 'Código de Crédito' },
    desc: {
      en: 'The reason for a credit note, from the list of the DIAN.',
      es: 'Indica por qué se emite una nota crédito, según la lista de la DIAN.',
    },
    values: codesIn('en', 'es')`
      1 Partial refund | Devolución parcial | Some of the goods came back, or some services were not accepted. | Devolución de parte de los bienes o no aceptación de parte del servicio.
      2 Revoked | Anulación | The electronic invoice is taken back as a whole. | Se anula por completo la factura electrónica.
      3 Discount | Descuento | The price is lowered after the fact, in part or in whole. | Rebaja posterior del precio, parcial o total.
      4 Adjustment | Ajuste | The price is put right. | Corrección del precio.
      5 Other | Otros
    `,
  },
  {
    key: 'co-dian-debit-code',
    name: { en: 'Debit Code', es: 'Código de Débito' },
    desc: {
      en: 'The reason for a debit note, from the list of the DIAN.',
      es: 'Indica por qué se emite una nota débito, según la lista de la DIAN.',
    },
    values: codesIn('en', 'es')`
      1 Interest | Intereses
      2 Pending charges | Gastos por cobrar
      3 Change in value | Cambio del valor
      4 Other | Otros
    `,
  },
  {
    key: 'co-dian-fiscal-responsibility',
    name: { en: 'Fiscal Responsibility Code', es: 'Código de Responsabilidad Fiscal' },
    sources: [
      {
        title: { en: 'DIAN Fiscal Responsibility Codes, see Anexo Tecnico/Tablas Referenciadas, table 13.2.6.1' },
        url: 'https://www.dian.gov.co/impuestos/factura-electronica/Documents/Caja-de-herramientas-FE-V1-9.zip',
        content_type: 'application/zip',
      },
    ],
    values: codesIn('en', 'es')`
      O-13 Major taxpayer | Gran contribuyente
      O-15 Self-withholder | Autorretenedor
      O-23 VAT withholding agent | Agente de retención IVA
      O-47 Simple tax regime | Régimen simple de tributación
      R-99-PN Not applicable – Others | No aplica – Otros
    `,
  },
];
