import { codesIn } from '../../../tax/code-table.ts';
import type { Definition } from '../../../tax/definitions.ts';

/** The code lists of FacturaE 3.2.2. */
export const extensions: readonly Definition[] = [
  {
    key: 'es-facturae-subsidy',
    name: { en: 'FacturaE: Subsidy', es: 'FacturaE: Subvención' },
    values: codesIn('en', 'es')`
      S Yes | Sí
      N No | No
    `,
  },
  {
    key: 'es-facturae-doc-type',
    name: { en: 'FacturaE: Document Type', es: 'FacturaE: Tipo de Documento' },
    values: codesIn('en', 'es')`
      FC Commercial Invoice | Factura Comercial
      FA Simplified Invoice | Factura Simplificada
      AF Self-billed Invoice | Auto-Factura
    `,
  },
  {
    key: 'es-facturae-invoice-class',
    name: { en: 'FacturaE: Invoice Class', es: 'FacturaE: Clase de Factura' },
    values: codesIn('en', 'es')`
      OO Original | Original
      OR Corrective Original | Original Rectificativa
      OC Summary Original | Original Recapitulativa
      CO Copy of the Original | Duplicado Original
      CR Copy of the Corrective | Duplicado Rectificativa
      CC Copy of the Summary | Duplicado Recapitulativa
    `,
  },
  {
    key: 'es-facturae-correction',
    name: { en: 'FacturaE Change', es: 'Cambio de FacturaE' },
    desc: {
      en: 'States, in a corrective invoice, which part of the original was wrong.',
      es: 'Indica en una factura rectificativa qué parte de la anterior era incorrecta.',
    },
    values: codesIn('en', 'es')`
      01 Invoice code | Número de la factura
      02 Invoice series | Serie de la factura
      03 Issue date | Fecha expedición
      04 Name and surnames/Corporate name - Issuer (Sender) | Nombre y apellidos/Razón Social-Emisor
      05 Name and surnames/Corporate name - Receiver | Nombre y apellidos/Razón Social-Receptor
      06 Issuer's Tax Identification Number | Identificación fiscal Emisor/obligado
      07 Receiver's Tax Identification Number | Identificación fiscal Receptor
      08 Supplier's address | Domicilio Emisor/Obligado
      09 Customer's address | Domicilio Receptor
      10 Item line | Detalle Operación
      11 Applicable Tax Rate | Porcentaje impositivo a aplicar
      12 Applicable Tax Amount | Cuota tributaria a aplicar
      13 Applicable Date/Period | Fecha/Periodo a aplicar
      14 Invoice Class | Clase de factura
      15 Legal literals | Literales legales
      16 Taxable Base | Base imponible
      80 Calculation of tax outputs | Cálculo de cuotas repercutidas
      81 Calculation of tax inputs | Cálculo de cuotas retenidas
      82 Taxable Base modified due to return of packages and packaging materials | Base imponible modificada por devolución de envases / embalajes
      83 Taxable Base modified due to discounts and rebates | Base imponible modificada por descuentos y bonificaciones
      84 Taxable Base modified due to firm court ruling or administrative decision | Base imponible modificada por resolución firme, judicial o administrativa
      85 Taxable Base modified due to unpaid outputs where there is a judgement opening insolvency proceedings | Base imponible modificada cuotas repercutidas no satisfechas. Auto de declaración de concurso
    `,
  },
];
