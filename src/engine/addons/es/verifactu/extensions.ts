import type { Definition } from '../../../tax/definitions.ts';
import {
  CORRECTED_TYPES,
  CORRECTION_METHODS,
  IDENTITY_TYPE_CODES,
  ISSUED_TYPES,
  NOT_IN_CENSUS,
  YES_OR_NO,
} from '../common.ts';

/** The code lists of VERI*FACTU. */
export const extensions: readonly Definition[] = [
  {
    key: 'es-verifactu-doc-type',
    name: { en: 'Invoice Type Code', es: 'Código de Tipo de Factura' },
    desc: {
      en: 'The sort of invoice, as the tax agency distinguishes them in the records of invoicing programs.',
      es: 'La clase de factura según la distingue la Agencia Tributaria en los registros de facturación.',
    },
    sources: [
      {
        title: { en: 'Verifactu Ministerial Order', es: 'Orden Ministerial de Verifactu' },
        url: 'https://www.boe.es/diario_boe/txt.php?id=BOE-A-2024-22138',
      },
    ],
    values: [...ISSUED_TYPES, ...CORRECTED_TYPES],
  },
  {
    key: 'es-verifactu-correction-type',
    name: { en: 'Verifactu Correction Type Code', es: 'Código de Tipo de Corrección de Verifactu' },
    values: CORRECTION_METHODS,
  },
  {
    key: 'es-verifactu-op-class',
    name: {
      en: 'Subject and Not Exempt Operation Class Code',
      es: 'Clave de la Operación Sujeta y no Exenta o de la Operación no Sujeta.',
    },
    values: [
      {
        code: 'S1',
        name: {
          en: 'Subject and Not Exempt - Without reverse charge',
          es: 'Operación Sujeta y No exenta - Sin inversión del sujeto pasivo',
        },
      },
      {
        code: 'S2',
        name: {
          en: 'Subject and Not Exempt - With reverse charge',
          es: 'Operación Sujeta y No exenta - Con Inversión del sujeto pasivo',
        },
      },
      {
        code: 'N1',
        name: {
          en: 'Not Subject - Articles 7, 14, others',
          es: 'Operación No Sujeta artículo 7, 14, otros',
        },
      },
      {
        code: 'N2',
        name: {
          en: 'Not Subject - Due to location rules',
          es: 'Operación No Sujeta por Reglas de localización',
        },
      },
    ],
  },
  {
    key: 'es-verifactu-exempt',
    name: { en: 'Verifactu Exemption Code', es: 'Código de Exención de Impuesto de Verifactu' },
    values: [
      {
        code: 'E1',
        name: {
          en: 'Exempt: pursuant to Article 20. Exemptions in internal operations.',
          es: 'Exenta: por el artículo 20. Exenciones en operaciones interiores.',
        },
      },
      {
        code: 'E2',
        name: {
          en: 'Exempt: pursuant to Article 21. Exemptions in exports of goods.',
          es: 'Exenta: por el artículo 21. Exenciones en las exportaciones de bienes.',
        },
      },
      {
        code: 'E3',
        name: {
          en: 'Exempt: pursuant to Article 22. Exemptions in operations asimilated to exports.',
          es: 'Exenta: por el artículo 22. Exenciones en las operaciones asimiladas a las exportaciones.',
        },
      },
      {
        code: 'E4',
        name: {
          en: 'Exempt: pursuant to Articles 23 and 24. Exemptions related to temporary deposit, customs and fiscal regimes, and other situations.',
          es: 'Exenta: por el artículos 23 y 24. Exenciones relativas a las situaciones de depósito temporal, regímenes aduaneros y fiscales, y otras situaciones.',
        },
      },
      {
        code: 'E5',
        name: {
          en: 'Exempt: pursuant to Article 25. Exemptions in the delivery of goods destined to another Member State.',
          es: 'Exenta: por el artículo 25. Exenciones en las entregas de bienes destinados a otro Estado miembro.',
        },
      },
      {
        code: 'E6',
        name: { en: 'Exempt: pursuant to other reasons', es: 'Exenta: por otra causa' },
      },
    ],
  },
  {
    key: 'es-verifactu-regime',
    name: { en: 'VAT/IGIC Regime Code', es: 'Código de Régimen de IVA/IGIC' },
    values: [
      { code: '01', name: { en: 'General regime operation', es: 'Operación de régimen general' } },
      { code: '02', name: { en: 'Export', es: 'Exportación' } },
      {
        code: '03',
        name: {
          en: 'Special regime for used goods, art objects, antiques and collectibles',
          es: 'Operaciones a las que se aplique el régimen especial de bienes usados, objetos de arte, antigüedades y objetos de colección',
        },
      },
      {
        code: '04',
        name: { en: 'Special regime for investment gold', es: 'Régimen especial del oro de inversión' },
      },
      {
        code: '05',
        name: {
          en: 'Special regime for travel agencies',
          es: 'Régimen especial de las agencias de viajes',
        },
      },
      {
        code: '06',
        name: {
          en: 'Special regime for VAT/IGIC groups (Advanced Level)',
          es: 'Régimen especial grupo de entidades en IVA/IGIC (Nivel Avanzado)',
        },
      },
      {
        code: '07',
        name: { en: 'Special cash accounting regime', es: 'Régimen especial del criterio de caja' },
      },
      {
        code: '08',
        name: {
          en: 'Operations subject to a different regime',
          es: 'Operaciones sujetas a un régimen diferente',
        },
      },
      {
        code: '09',
        name: {
          en: 'Billing of travel agency services acting as mediators in name and on behalf of others',
          es: 'Facturación de las prestaciones de servicios de agencias de viaje que actúan como mediadoras en nombre y por cuenta ajena',
        },
      },
      {
        code: '10',
        name: {
          en: 'Collection of professional fees or rights on behalf of third parties',
          es: 'Cobros por cuenta de terceros de honorarios profesionales o de derechos derivados de la propiedad industrial',
        },
      },
      {
        code: '11',
        name: {
          en: 'Business premises rental operations',
          es: 'Operaciones de arrendamiento de local de negocio',
        },
      },
      {
        code: '14',
        name: {
          en: 'Invoice with pending VAT/IGIC accrual in work certifications for Public Administration',
          es: 'Factura con IVA/IGIC pendiente de devengo en certificaciones de obra cuyo destinatario sea una Administración Pública',
        },
      },
      {
        code: '15',
        name: {
          en: 'Invoice with pending VAT/IGIC accrual in successive tract operations',
          es: 'Factura con IVA/IGIC pendiente de devengo en operaciones de tracto sucesivo',
        },
      },
      {
        code: '17',
        name: {
          en: 'Operation under OSS and IOSS regimes (VAT) / Special regime for retail traders. (IGIC)',
          es: 'Operación acogida a alguno de los regímenes previstos en el capítulo XI del título IX (OSS e IOSS, IVA) / Régimen especial de comerciante minorista. (IGIC)',
        },
      },
      {
        code: '18',
        name: {
          en: 'Equivalence surcharge (VAT) / Special regime for small traders or retailers (IGIC)',
          es: 'Recargo de equivalencia (IVA) / Régimen especial del pequeño comerciante o minorista (IGIC)',
        },
      },
      {
        code: '19',
        name: {
          en: 'Operations included in the Special Regime for Agriculture, Livestock and Fisheries',
          es: 'Operaciones de actividades incluidas en el Régimen Especial de Agricultura, Ganadería y Pesca (REAGYP)',
        },
      },
      {
        code: '20',
        name: { en: 'Simplified regime (VAT only)', es: 'Régimen simplificado (IVA only)' },
      },
    ],
  },
  {
    key: 'es-verifactu-identity-type',
    name: { en: 'Identity Type Code', es: 'Código de Tipo de Identidad' },
    values: [...IDENTITY_TYPE_CODES, NOT_IN_CENSUS],
  },
  {
    key: 'es-verifactu-simplified-art7273',
    name: {
      en: 'Simplified Invoice Art. 7.2 and 7.3, RD 1619/2012',
      es: 'Factura Simplificada Articulo 7,2 y 7,3 RD 1619/2012',
    },
    values: YES_OR_NO,
  },
  {
    key: 'es-verifactu-issuer-type',
    name: { en: 'Issuer Type Code', es: 'Emitida por Tercero o Destinatario' },
    values: [
      { code: 'T', name: { en: 'Issued by Third Party', es: 'Emitida por Tercero' } },
      { code: 'D', name: { en: 'Issued by Customer', es: 'Emitida por Destinatario' } },
    ],
  },
];
