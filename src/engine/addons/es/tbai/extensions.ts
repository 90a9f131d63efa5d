import { codesIn } from '../../../tax/code-table.ts';
import type { Definition } from '../../../tax/definitions.ts';
import { IDENTITY_TYPE_CODES, YES_OR_NO } from '../common.ts';

/** The code lists of TicketBAI. */
export const extensions: readonly Definition[] = [
  {
    key: 'es-tbai-region',
    name: { en: 'TicketBAI Region Code', es: 'Código de Región TicketBAI' },
    values: codesIn('en', 'es')`
      VI Araba | Álava
      BI Bizkaia | Vizcaya
      SS Gipuzkoa | Guipúzcoa
    `,
  },
  {
    key: 'es-tbai-product',
    name: { en: 'TicketBAI Product Key', es: 'Clave de Producto TicketBAI' },
    values: codesIn('en', 'es')`
      goods Delivery of goods | Entrega de bienes
      services Provision of services | Prestacion de servicios
      resale Resale of goods without modification by vendor in the simplified regime | Reventa de bienes sin modificación por vendedor en regimen simplificado
    `,
  },
  {
    key: 'es-tbai-exemption',
    name: { en: 'TicketBAI Exemption code', es: 'Código de Exención de TicketBAI' },
    values: codesIn('en', 'es')`
      E1 Exempt: pursuant to Article 20 of the Foral VAT Law | Exenta: por el artículo 20 de la Norma Foral del IVA
      E2 Exempt: pursuant to Article 21 of the Foral VAT Law | Exenta: por el artículo 21 de la Norma Foral del IVA
      E3 Exempt: pursuant to Article 22 of the Foral VAT Law | Exenta: por el artículo 22 de la Norma Foral del IVA
      E4 Exempt: pursuant to Articles 23 and 24 of the Foral VAT Law | Exenta: por el artículos 23 y 24 de la Norma Foral del IVA
      E5 Exempt: pursuant to Article 25 of the Foral VAT law | Exenta: por el artículo 25 de la Norma Foral del IVA
      E6 Exempt: pursuant to other reasons | Exenta: por otra causa
      OT Not subject: pursuant to Article 7 of the VAT Law - other cases of non-subject | No sujeto: por el artículo 7 de la Ley del IVA - otros supuestos de no sujeción
      RL Not subject: pursuant to localization rules | No sujeto: por reglas de localización
      VT Not subject: sales made on behalf of third parties (amount not computable for VAT or IRPF purposes) | No sujeto: ventas realizadas por cuenta de terceros (importe no computable a efectos de IVA ni de IRPF)
      IE Not subject in the TAI due to localization rules, but foreign tax, IPS/IGIC or VAT from another EU member state is passed on | No sujeto en el TAI por reglas de localización, pero repercute impuesto extranjero, IPS/IGIC o IVA de otro estado miembro UE
      S2 Subject and not exempt: with reverse charge | Sujeto y no exenta: con inversión del sujeto pasivo
    `,
  },
  {
    key: 'es-tbai-correction',
    name: { en: 'TicketBAI Rectification Type Code', es: 'TicketBAI Código de Factura Rectificativa' },
    desc: {
      en: 'The ground for a corrective invoice, from the provincial VAT law.',
      es: 'Expresa en una factura rectificativa el supuesto de la Norma Foral del IVA en que se funda.',
    },
    values: codesIn('en', 'es', 'eu')`
      R1 Rectified invoice: error based on law and Article 80 One, Two and Six of the Provincial Tax Law of VAT | Factura rectificativa: error fundado en derecho y Art. 80 Uno, Dos y Seis de la Norma Foral del IVA | Faktura zuzentzailea: zuzenbidean oinarritutako akatsa eta BEZaren Foru Arauaren 80.artikuluko Bat, Bi eta Sei
      R2 Rectified invoice: error based on law and Article 80 Three of the Provincial Tax Law of VAT | Factura rectificativa: artículo 80 Tres de la Norma Foral del IVA | Faktura zuzentzailea: BEZari buruzko Foru Arauko 80. artikuluko Hiru
      R3 Rectified invoice: error based on law and Article 80 Four of the Provincial Tax Law of VAT | Factura rectificativa: artículo 80 Cuatro de la Norma Foral del IVA | Faktura zuzentzailea: BEZari buruzko Foru Arauko 80. artikuluko Lau
      R4 Rectified invoice: Other | Factura rectificativa: Resto | Faktura zuzentzailea: Gainerakoak
      R5 Rectified invoice: simplified invoices | Factura rectificativa: facturas simplificadas | Faktura zuzentzaile: faktura erraztuetan
    `,
  },
  {
    key: 'es-tbai-regime',
    name: { en: 'TicketBAI VAT Regime Key', es: 'Clave de Régimen de IVA TicketBAI' },
    values: codesIn('en', 'es')`
      01 General regime operation | Operación de régimen general
      02 Export | Exportación
      03 Special regime for used goods, art objects, antiques and collectibles | Operaciones a las que se aplique el régimen especial de bienes usados, objetos de arte, antigüedades y objetos de colección
      04 Special regime for investment gold | Régimen especial del oro de inversión
      05 Special regime for travel agencies | Régimen especial de las agencias de viajes
      06 Special regime for VAT groups (Advanced Level) | Régimen especial grupo de entidades en IVA (Nivel Avanzado)
      07 Special cash accounting regime | Régimen especial del criterio de caja
      08 Operations subject to IPSI/IGIC | Operaciones sujetas al IPSI/IGIC
      09 Billing of travel agency services acting as mediators in name and on behalf of others | Facturación de las prestaciones de servicios de agencias de viaje que actúan como mediadoras en nombre y por cuenta ajena
      10 Collection of professional fees or industrial property rights on behalf of third parties | Cobros por cuenta de terceros de honorarios profesionales o de derechos derivados de la propiedad industrial
      11 Business premises rental operations subject to withholding | Operaciones de arrendamiento de local de negocio sujetos a retención
      12 Business premises rental operations not subject to withholding | Operaciones de arrendamiento de local de negocio no sujetos a retención
      13 Business premises rental operations, both subject and not subject to withholding | Operaciones de arrendamiento de local de negocio sujetas y no sujetas a retención
      14 Invoice with pending VAT accrual in work certifications for Public Administration | Factura con IVA pendiente de devengo en certificaciones de obra cuyo destinatario sea una Administración Pública
      15 Invoice with pending VAT accrual in successive tract operations | Factura con IVA pendiente de devengo en operaciones de tracto sucesivo
      17 Operation under OSS or IOSS regimes | Operación acogida a alguno de los regímenes previstos en el Capítulo XI del Título IX (OSS e IOSS)
      51 Operations under the equivalence surcharge regime | Operaciones en recargo de equivalencia
      52 Operations under the simplified VAT regime | Operaciones en régimen simplificado
      53 Operations carried out by or for entities without a permanent establishment | Operaciones realizadas por o para entidades sin establecimiento permanente
    `,
  },
  {
    key: 'es-tbai-bi-activity',
    name: { en: 'Activity Code (Bizkaia)', es: 'Código de Actividad (Bizkaia)' },
    sources: [
      {
        title: { en: 'Batuz LROE list of activity codes', es: 'Lista de epígrafes LROE Batuz' },
        url: 'https://www.batuz.eus/fitxategiak/batuz/lroe/batuz_lroe_lista_epigrafes_v1_0_4.xlsx',
        content_type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      },
      {
        title: { en: 'LROE Modelo 140 specification', es: 'Especificación LROE Modelo 140' },
        url: 'https://www.batuz.eus/fitxategiak/batuz/lroe/lroe_140_v_1_0.pdf',
        content_type: 'application/pdf',
      },
    ],
    pattern: '^\\d{1,7}$',
  },
  {
    key: 'es-tbai-identity-type',
    name: { en: 'Identity Type Code', es: 'Código de Tipo de Identidad' },
    values: IDENTITY_TYPE_CODES,
  },
  {
    key: 'es-tbai-simplified',
    name: { en: 'TicketBAI Simplified Invoice Flag', es: 'Indicador de Factura Simplificada TicketBAI' },
    values: YES_OR_NO,
  },
];
