import { codesIn } from '../../../tax/code-table.ts';
import type { Definition, Source } from '../../../tax/definitions.ts';
import {
  CORRECTED_TYPES,
  CORRECTION_METHODS,
  IDENTITY_TYPE_CODES,
  ISSUED_TYPES,
  NOT_IN_CENSUS,
  YES_OR_NO,
} from '../common.ts';

const sources: readonly Source[] = [
  {
    title: { en: 'Ministerial Order HFP/417/2017, of May 12th', es: 'Orden Ministerial HFP/417/2017, de 12 de Mayo' },
    url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2017-5312',
  },
];

/** The code lists of the SII. */
export const extensions: readonly Definition[] = [
  {
    key: 'es-sii-doc-type',
    name: { en: 'Invoice Type', es: 'Tipo de Factura' },
    desc: {
      en: 'The type of invoice in the registers kept with the tax office.',
      es: 'La clase de factura según la distingue la Agencia Tributaria en los libros registro.',
    },
    sources,
    values: [
      ...ISSUED_TYPES,
      {
        code: 'F4',
        name: { en: 'Summary entry of invoices', es: 'Asiento resumen de facturas' },
        desc: {
          en: 'One entry for many invoices of the same day.',
          es: 'Un solo asiento para varias facturas del mismo día.',
        },
      },
      {
        code: 'F5',
        name: { en: 'Imports (DUA)', es: 'Importaciones (DUA)' },
        desc: {
          en: 'Goods brought into the country, by the customs declaration.',
          es: 'Bienes importados, según el documento de aduana.',
        },
      },
      {
        code: 'F6',
        name: { en: 'Accounting justifications', es: 'Justificantes contables' },
        desc: {
          en: 'A document for the books where there is no invoice.',
          es: 'Un documento contable cuando no existe factura.',
        },
      },
      ...CORRECTED_TYPES,
      {
        code: 'AJ',
        name: { en: 'Profit margin adjustment', es: 'Ajuste del margen de beneficio' },
        desc: {
          en: 'Adjusts the margin of travel agencies and resellers who are taxed on it.',
          es: 'Ajusta el margen en los regímenes que tributan por él, como agencias de viajes o bienes usados.',
        },
      },
      {
        code: 'LC',
        name: { en: 'Customs - Complementary settlement', es: 'Aduanas - Liquidación complementaria' },
        desc: {
          en: 'A later settlement by customs that adds to an earlier one.',
          es: 'Una liquidación de la aduana que complementa otra anterior.',
        },
      },
    ],
  },
  {
    key: 'es-sii-correction-type',
    name: { en: 'Corrective Invoice Type', es: 'Tipo de Factura Rectificativa' },
    sources,
    values: CORRECTION_METHODS,
  },
  {
    key: 'es-sii-exempt',
    name: { en: 'Exemption Reason', es: 'Causa de Exención' },
    sources,
    values: codesIn('en', 'es')`
      E1 Exempt pursuant to Art. 20 (internal operations). | Exenta por el art. 20 (operaciones interiores).
      E2 Exempt pursuant to Art. 21 (exports of goods). | Exenta por el art. 21 (exportaciones de bienes).
      E3 Exempt pursuant to Art. 22 (operations asimilated to exports). | Exenta por el art. 22 (operaciones asimiladas a las exportaciones).
      E4 Exempt pursuant to Art. 23 and 24 (temporary deposit, customs and fiscal regimes, and other situations). | Exenta por los art. 23 y 24 (situaciones de depósito temporal, regímenes aduaneros y fiscales, y otras situaciones).
      E5 Exempt pursuant to Art. 25 (delivery of goods destined to another Member State). | Exenta por el art. 25 (entregas de bienes destinados a otro Estado miembro).
      E6 Exempt pursuant to other reasons | Exenta por otra causa
    `,
  },
  {
    key: 'es-sii-outside-scope',
    name: { en: 'Type of Operation Outside Scope', es: 'Tipo de Operación No Sujeta' },
    sources,
    values: codesIn('en', 'es')`
      other Outside scope - Articles 7, 14, others | Operación No Sujeta por artículo 7, 14, otros
      location Outside scope - Due to location rules | Operación No Sujeta por Reglas de localización
    `,
  },
  {
    key: 'es-sii-regime',
    name: { en: 'Special Regime or Relevance Key', es: 'Clave de Régimen Especial o Trascendencia' },
    sources,
    values: codesIn('en', 'es')`
      01 General regime operation | Operación de régimen general
      02 Export (L3.1) / Operations for which businesses pay compensation in acquisitions from individuals under the special regime for agriculture, livestock, and fishing (L3.2) | Exportación (L3.1) / Operaciones por las que los empresarios satisfacen compensaciones en las adquisiciones a personas acogidas al Régimen especial de la agricultura, ganadería y pesca (L3.2)
      03 Special regime for used goods, art objects, antiques and collectibles | Operaciones a las que se aplique el régimen especial de bienes usados, objetos de arte, antigüedades y objetos de colección
      04 Special regime for investment gold | Régimen especial del oro de inversión
      05 Special regime for travel agencies | Régimen especial de las agencias de viajes
      06 Special regime for VAT/IGIC groups (Advanced Level) | Régimen especial grupo de entidades en IVA/IGIC (Nivel Avanzado)
      07 Special cash accounting regime | Régimen especial del criterio de caja
      08 Operations subject to IPSI / IGIC (Tax on Production, Services and Imports / Canary Islands General Indirect Tax) | Operaciones sujetas al IPSI / IGIC (Impuesto sobre la Producción, los Servicios y la Importación / Impuesto General Indirecto Canario)
      09 Billing of travel agency services acting as mediators in name and on behalf of others | Facturación de las prestaciones de servicios de agencias de viaje que actúan como mediadoras en nombre y por cuenta ajena
      10 Collection of professional fees or rights on behalf of third parties | Cobros por cuenta de terceros de honorarios profesionales o de derechos derivados de la propiedad industrial
      11 Business premises rental operations | Operaciones de arrendamiento de local de negocio
      12 Business premises rental operations not subject to withholding | Operaciones de arrendamiento de local de negocio no sujetos a retención
      13 Business premises rental operations subject and not subject to withholding (L3.1) / Invoice corresponding to an import (reported without being associated with a DUA) (L3.2) | Operaciones de arrendamiento de local de negocio sujetas y no sujetas a retención (L3.1) / Factura correspondiente a una importación (informada sin asociar a un DUA) (L3.2)
      14 Invoice with pending VAT/IGIC accrual in work certifications for Public Administration (L3.1) / First half of 2017 and other invoices prior to inclusion in the SII (L3.2) | Factura con IVA pendiente de devengo en certificaciones de obra cuyo destinatario sea una Administración Pública (L3.1) / Primer semestre 2017 y otras facturas anteriores a la inclusión en el SII (L3.2)
      15 Invoice with pending VAT/IGIC accrual in successive tract operations | Factura con IVA/IGIC pendiente de devengo en operaciones de tracto sucesivo
      16 First half of 2017 and other invoices prior to inclusion in the SII | Primer semestre 2017 y otras facturas anteriores a la inclusión en el SII
      17 Operation covered by one of the regimes provided for in Chapter XI of Title IX (OSS and IOSS) | Operación acogida a alguno de los regímenes previstos en el Capítulo XI del Título IX (OSS e IOSS)
    `,
  },
  {
    key: 'es-sii-identity-type',
    name: { en: 'Identification Type', es: 'Tipos de Identificación' },
    sources,
    values: [...IDENTITY_TYPE_CODES, NOT_IN_CENSUS],
  },
  {
    key: 'es-sii-simplified-art7273',
    name: {
      en: 'Simplified Invoice Art. 7.2 and 7.3, RD 1619/2012',
      es: 'Factura Simplificada Articulo 7,2 y 7,3 RD 1619/2012',
    },
    sources,
    values: YES_OR_NO,
  },
  {
    key: 'es-sii-third-party-issuer',
    name: { en: 'Issued by Third Party or Recipient', es: 'Emitida por Tercero o Destinatario' },
    sources,
    values: YES_OR_NO,
  },
  {
    key: 'es-sii-product',
    name: { en: 'Product Type', es: 'Tipo de Producto' },
    values: codesIn('en', 'es')`
      goods Delivery of goods | Entrega de bienes
      services Provision of services | Prestación de servicios
    `,
  },
];
