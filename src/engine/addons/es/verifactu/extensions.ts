import { codesIn } from '../../../tax/code-table.ts';
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
      en: 'The type of invoice in the records of billing programs.',
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
    values: codesIn('en', 'es')`
      S1 Subject and Not Exempt - Without reverse charge | Operación Sujeta y No exenta - Sin inversión del sujeto pasivo
      S2 Subject and Not Exempt - With reverse charge | Operación Sujeta y No exenta - Con Inversión del sujeto pasivo
      N1 Not Subject - Articles 7, 14, others | Operación No Sujeta artículo 7, 14, otros
      N2 Not Subject - Due to location rules | Operación No Sujeta por Reglas de localización
    `,
  },
  {
    key: 'es-verifactu-exempt',
    name: { en: 'Verifactu Exemption Code', es: 'Código de Exención de Impuesto de Verifactu' },
    values: codesIn('en', 'es')`
      E1 Exempt: pursuant to Article 20. Exemptions in internal operations. | Exenta: por el artículo 20. Exenciones en operaciones interiores.
      E2 Exempt: pursuant to Article 21. Exemptions in exports of goods. | Exenta: por el artículo 21. Exenciones en las exportaciones de bienes.
      E3 Exempt: pursuant to Article 22. Exemptions in operations asimilated to exports. | Exenta: por el artículo 22. Exenciones en las operaciones asimiladas a las exportaciones.
      E4 Exempt: pursuant to Articles 23 and 24. Exemptions related to temporary deposit, customs and fiscal regimes, and other situations. | Exenta: por el artículos 23 y 24. Exenciones relativas a las situaciones de depósito temporal, regímenes aduaneros y fiscales, y otras situaciones.
      E5 Exempt: pursuant to Article 25. Exemptions in the delivery of goods destined to another Member State. | Exenta: por el artículo 25. Exenciones en las entregas de bienes destinados a otro Estado miembro.
      E6 Exempt: pursuant to other reasons | Exenta: por otra causa
      E7 Exempt: small businesses, article 90 of DLeg 1/2025 (IGIC only) | Exenta: pequeños empresarios, artículo 90 del DLeg 1/2025 (solo IGIC)
      E8 Exempt: pursuant to other reasons (IGIC only) | Exenta: por otra causa (solo IGIC)
    `,
  },
  {
    key: 'es-verifactu-regime',
    name: { en: 'VAT/IGIC Regime Code', es: 'Código de Régimen de IVA/IGIC' },
    values: codesIn('en', 'es')`
      01 General regime operation | Operación de régimen general
      02 Export | Exportación
      03 Special regime for used goods, art objects, antiques and collectibles | Operaciones a las que se aplique el régimen especial de bienes usados, objetos de arte, antigüedades y objetos de colección
      04 Special regime for investment gold | Régimen especial del oro de inversión
      05 Special regime for travel agencies | Régimen especial de las agencias de viajes
      06 Special regime for VAT/IGIC groups (Advanced Level) | Régimen especial grupo de entidades en IVA/IGIC (Nivel Avanzado)
      07 Special cash accounting regime | Régimen especial del criterio de caja
      08 Operations subject to a different regime | Operaciones sujetas a un régimen diferente
      09 Billing of travel agency services acting as mediators in name and on behalf of others | Facturación de las prestaciones de servicios de agencias de viaje que actúan como mediadoras en nombre y por cuenta ajena
      10 Collection of professional fees or rights on behalf of third parties | Cobros por cuenta de terceros de honorarios profesionales o de derechos derivados de la propiedad industrial
      11 Business premises rental operations | Operaciones de arrendamiento de local de negocio
      14 Invoice with pending VAT/IGIC accrual in work certifications for Public Administration | Factura con IVA/IGIC pendiente de devengo en certificaciones de obra cuyo destinatario sea una Administración Pública
      15 Invoice with pending VAT/IGIC accrual in successive tract operations | Factura con IVA/IGIC pendiente de devengo en operaciones de tracto sucesivo
      17 Operation under OSS and IOSS regimes (VAT) / Special regime for retail traders. (IGIC) | Operación acogida a alguno de los regímenes previstos en el capítulo XI del título IX (OSS e IOSS, IVA) / Régimen especial de comerciante minorista. (IGIC)
      18 Equivalence surcharge (VAT) / Special regime for small traders or retailers (IGIC) | Recargo de equivalencia (IVA) / Régimen especial del pequeño comerciante o minorista (IGIC)
      19 Operations included in the Special Regime for Agriculture, Livestock and Fisheries | Operaciones de actividades incluidas en el Régimen Especial de Agricultura, Ganadería y Pesca (REAGYP)
      20 Simplified regime (VAT only) | Régimen simplificado (IVA only)
      21 Simplified regime (IGIC only) | Régimen simplificado (solo IGIC)
    `,
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
    values: codesIn('en', 'es')`
      T Issued by Third Party | Emitida por Tercero
      D Issued by Customer | Emitida por Destinatario
    `,
  },
];
