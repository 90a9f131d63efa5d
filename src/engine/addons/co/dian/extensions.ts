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
      en: 'Says why a credit note is issued, by the list of the DIAN.',
      es: 'Indica por qué se emite una nota crédito, según la lista de la DIAN.',
    },
    values: [
      {
        code: '1',
        name: { en: 'Partial refund', es: 'Devolución parcial' },
        desc: {
          en: 'Some of the goods came back, or some services were not accepted.',
          es: 'Devolución de parte de los bienes o no aceptación de parte del servicio.',
        },
      },
      {
        code: '2',
        name: { en: 'Revoked', es: 'Anulación' },
        desc: {
          en: 'The electronic invoice is taken back as a whole.',
          es: 'Se anula por completo la factura electrónica.',
        },
      },
      {
        code: '3',
        name: { en: 'Discount', es: 'Descuento' },
        desc: {
          en: 'The price is lowered after the fact, in part or in whole.',
          es: 'Rebaja posterior del precio, parcial o total.',
        },
      },
      {
        code: '4',
        name: { en: 'Adjustment', es: 'Ajuste' },
        desc: { en: 'The price is put right.', es: 'Corrección del precio.' },
      },
      { code: '5', name: { en: 'Other', es: 'Otros' } },
    ],
  },
  {
    key: 'co-dian-debit-code',
    name: { en: 'Debit Code', es: 'Código de Débito' },
    desc: {
      en: 'Says why a debit note is issued, by the list of the DIAN.',
      es: 'Indica por qué se emite una nota débito, según la lista de la DIAN.',
    },
    values: [
      { code: '1', name: { en: 'Interest', es: 'Intereses' } },
      { code: '2', name: { en: 'Pending charges', es: 'Gastos por cobrar' } },
      { code: '3', name: { en: 'Change in value', es: 'Cambio del valor' } },
      { code: '4', name: { en: 'Other', es: 'Otros' } },
    ],
  },
  {
    key: 'co-dian-fiscal-responsibility',
    name: { en: 'Fiscal Responsibility Code', es: 'Código de Responsabilidad Fiscal' },
    sources: [
      {
        title: {
          en: 'DIAN Fiscal Responsibility Codes, see Anexo Tecnico/Tablas Referenciadas, table 13.2.6.1',
        },
        url: 'https://www.dian.gov.co/impuestos/factura-electronica/Documents/Caja-de-herramientas-FE-V1-9.zip',
        content_type: 'application/zip',
      },
    ],
    values: [
      { code: 'O-13', name: { en: 'Major taxpayer', es: 'Gran contribuyente' } },
      { code: 'O-15', name: { en: 'Self-withholder', es: 'Autorretenedor' } },
      { code: 'O-23', name: { en: 'VAT withholding agent', es: 'Agente de retención IVA' } },
      { code: 'O-47', name: { en: 'Simple tax regime', es: 'Régimen simple de tributación' } },
      { code: 'R-99-PN', name: { en: 'Not applicable – Others', es: 'No aplica – Otros' } },
    ],
  },
];
