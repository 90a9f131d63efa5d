import { codesIn } from '../../../tax/code-table.ts';
import type { Definition } from '../../../tax/definitions.ts';

/** The code lists of ARCA's web services for electronic invoices. */
export const extensions: readonly Definition[] = [
  {
    key: 'ar-arca-doc-type',
    name: { en: 'Argentina ARCA Document Type', es: 'Tipo de comprobante Argentina ARCA' },
    desc: {
      en: 'The type of voucher, from the table of the tax office: its class depends on how both parties are registered for VAT.',
      es: 'El tipo de comprobante según la tabla de ARCA: su clase depende de la condición de ambas partes frente al IVA.',
    },
    values: codesIn('en', 'es')`
      1 Invoice A | Factura A | Invoice from a registered taxpayer to another registered taxpayer. | Factura de un responsable inscripto a otro.
      2 Debit Note A | Nota de Débito A | Debit note from a registered taxpayer to another registered taxpayer. | Nota de débito de un responsable inscripto a otro.
      3 Credit Note A | Nota de Crédito A | Credit note from a registered taxpayer to another registered taxpayer. | Nota de crédito de un responsable inscripto a otro.
      4 Receipt A | Recibos A
      5 Cash Sales Note A | Notas de Venta al contado A
      6 Invoice B | Factura B | Invoice from a registered taxpayer to anyone who is not registered. | Factura de un responsable inscripto a quien no lo es.
      7 Debit Note B | Nota de Débito B | Debit note from a registered taxpayer to anyone who is not registered. | Nota de débito de un responsable inscripto a quien no lo es.
      8 Credit Note B | Nota de Crédito B | Credit note from a registered taxpayer to anyone who is not registered. | Nota de crédito de un responsable inscripto a quien no lo es.
      9 Receipt B | Recibos B
      10 Cash Sales Note B | Notas de Venta al contado B
      11 Invoice C | Factura C | Invoice from a monotax payer or an exempt seller. | Factura de un monotributista o sujeto exento.
      12 Debit Note C | Nota de Débito C | Debit note from a monotax payer or an exempt seller. | Nota de débito de un monotributista o sujeto exento.
      13 Credit Note C | Nota de Crédito C | Credit note from a monotax payer or an exempt seller. | Nota de crédito de un monotributista o sujeto exento.
      15 Receipt C | Recibo C
      34 Invoices A per Annex I, Section A, subsection f), R.G. No. 1415 | Cbtes. A del Anexo I, Apartado A, inc. f), R.G. Nro. 1415
      35 Vouchers B per Annex I, Section A, subsection f), R.G. No. 1415 | Cbtes. B del Anexo I, Apartado A, inc. f), R.G. Nro. 1415
      39 Other Vouchers A compliant with R.G. No. 1415 | Otros comprobantes A que cumplan con R.G. Nro. 1415
      40 Other Vouchers B compliant with R.G. No. 1415 | Otros comprobantes B que cumplan con R.G. Nro. 1415
      49 Used Goods Purchase Invoice to Final Consumer | Comprobante de Compra de Bienes Usados a Consumidor Final
      51 Invoice A with Legend 'Subject to Withholding' | Factura A con Leyenda 'Operación Sujeta a Retención'
      52 Debit Note A with Legend 'Subject to Withholding' | Nota de Débito A con Leyenda 'Operación Sujeta a Retención'
      53 Credit Note A with Legend 'Subject to Withholding' | Nota de Crédito A con Leyenda 'Operación Sujeta a Retención'
      54 Receipt A with Legend 'Subject to Withholding' | Recibo A con Leyenda 'Operación Sujeta a Retención'
      60 Sales Account and Product Settlement A | Cta de Vta y Liquido prod. A
      61 Sales Account and Product Settlement B | Cta de Vta y Liquido prod. B
      63 Settlement A | Liquidacion A
      64 Settlement B | Liquidacion B
      201 MiPyMEs Electronic Credit Invoice (FCE) A | Factura de Crédito electrónica MiPyMEs (FCE) A
      202 MiPyMEs Electronic Debit Note (FCE) A | Nota de Débito electrónica MiPyMEs (FCE) A
      203 MiPyMEs Electronic Credit Note (FCE) A | Nota de Crédito electrónica MiPyMEs (FCE) A
      206 MiPyMEs Electronic Credit Invoice (FCE) B | Factura de Crédito electrónica MiPyMEs (FCE) B
      207 MiPyMEs Electronic Debit Note (FCE) B | Nota de Débito electrónica MiPyMEs (FCE) B
      208 MiPyMEs Electronic Credit Note (FCE) B | Nota de Crédito electrónica MiPyMEs (FCE) B
      211 MiPyMEs Electronic Credit Invoice (FCE) C | Factura de Crédito electrónica MiPyMEs (FCE) C
      212 MiPyMEs Electronic Debit Note (FCE) C | Nota de Débito electrónica MiPyMEs (FCE) C
      213 MiPyMEs Electronic Credit Note (FCE) C | Nota de Crédito electrónica MiPyMEs (FCE) C
      195 Invoice T | Factura T | Invoice from a hotel to a tourist from abroad. | Factura de un alojamiento a un turista del exterior.
      196 Debit Note T | Nota de Débito T | Debit note from a hotel to a tourist from abroad. | Nota de débito de un alojamiento a un turista del exterior.
      197 Credit Note T | Nota de Crédito T | Credit note from a hotel to a tourist from abroad. | Nota de crédito de un alojamiento a un turista del exterior.
    `,
  },
  {
    key: 'ar-arca-concept',
    name: {
      en: 'Argentina ARCA Concept (Goods, services, or both)',
      es: 'Concepto Argentina ARCA (Productos, servicios, o ambos)',
    },
    values: codesIn('en', 'es')`
      1 Goods | Productos
      2 Services | Servicios
      3 Goods and services | Productos y servicios
    `,
  },
  {
    key: 'ar-arca-tax-type',
    name: { en: 'Argentina ARCA Tax Type', es: 'Tipo de Tributo Argentina ARCA' },
    values: codesIn('en', 'es')`
      1 National Taxes | Impuestos Nacionales
      2 Provincial Taxes | Impuestos Provinciales
      3 Municipal Taxes | Impuestos Municipales
      4 Internal Taxes | Impuestos Internos
      5 Gross Income Tax | IIBB
      6 VAT Prepayment | Percepción de IVA
      7 Gross Income Tax Prepayment | Percepción de IIBB
      8 Municipal Taxes Prepayment | Percepciones por Impuestos Municipales
      9 Other Prepayments | Otras Percepciones
      13 VAT Not Categorized Prepayment | Percepción de IVA a no Categorizado
      99 Other | Otras
    `,
  },
  {
    key: 'ar-arca-vat-rate',
    name: { en: 'Argentina ARCA VAT Rate', es: 'Tasa de IVA Argentina ARCA' },
    values: codesIn('en', 'es')`
      3 0% | 0%
      4 10.5% | 10.5%
      5 21% | 21%
      6 27% | 27%
      8 5% | 5%
      9 2.5% | 2.5%
    `,
  },
  {
    key: 'ar-arca-identity-type',
    name: { en: 'Argentina ARCA Customer Identity Type', es: 'Código de Documento identificatorio del comprador' },
    values: codesIn('en', 'es')`
      00 CI Capital Federal | CI Capital Federal
      01 CI Buenos Aires | CI Buenos Aires
      02 CI Catamarca | CI Catamarca
      03 CI Córdoba | CI Córdoba
      04 CI Corrientes | CI Corrientes
      05 CI Entre Ríos | CI Entre Ríos
      06 CI Jujuy | CI Jujuy
      07 CI Mendoza | CI Mendoza
      08 CI La Rioja | CI La Rioja
      09 CI Salta | CI Salta
      10 CI San Juan | CI San Juan
      11 CI San Luis | CI San Luis
      12 CI Santa Fe | CI Santa Fe
      13 CI Santiago del Estero | CI Santiago del Estero
      14 CI Tucumán | CI Tucumán
      16 CI Chaco | CI Chaco
      17 CI Chubut | CI Chubut
      18 CI Formosa | CI Formosa
      19 CI Misiones | CI Misiones
      20 CI Neuquén | CI Neuquén
      21 CI La Pampa | CI La Pampa
      22 CI Río Negro | CI Río Negro
      23 CI Santa Cruz | CI Santa Cruz
      24 CI Tierra del Fuego | CI Tierra del Fuego
      80 CUIT (Unique Tax Identification Number) | CUIT (Clave Única de Identificación Tributaria)
      86 CUIL (Unique Labor Identification Number) | CUIL (Clave Única de Identificación Laboral)
      87 CDI | CDI
      89 LE | LE
      90 LC | LC
      91 Foreign CI | CI extranjera
      92 In Process | en trámite
      93 Birth Certificate | Acta Nacimiento
      94 Passport | Pasaporte
      95 CI Bs. As. RNP | CI Bs. As. RNP
      96 DNI | DNI
      99 Final Consumer | Consumidor Final
    `,
  },
  {
    key: 'ar-arca-vat-status',
    name: { en: 'Customer VAT Status', es: 'Condición frente al IVA del receptor' },
    values: codesIn('en', 'es')`
      1 Registered VAT Company | IVA Responsable Inscripto
      4 VAT Exempt Subject | IVA Sujeto Exento
      5 Final Consumer | Consumidor Final
      6 Monotributo Responsible | Responsable Monotributo
      7 Uncategorized Subject | Sujeto No Categorizado
      8 Foreign Supplier | Proveedor del Exterior
      9 Foreign Customer | Cliente del Exterior
      10 VAT Exempt - Law N° 19.640 | IVA Liberado – Ley N° 19.640
      13 Social Monotributista | Monotributista Social
      15 VAT Not Applicable | IVA No Alcanzado
      16 Promoted Independent Worker Monotributista | Monotributo Trabajador Independiente Promovido
    `,
  },
  {
    key: 'ar-arca-tourism-type',
    name: {
      en: 'Argentina ARCA Tourism Issuer-Receiver Relationship',
      es: 'Código de relación emisor-receptor para turismo',
    },
    values: codesIn('en', 'es')`
      1 Direct Accommodation to Non-Resident Tourist | Alojamiento Directo a Turista No Residente
      2 Accommodation to Resident Travel Agency | Alojamiento a Agencia de Viaje Residente
      3 Accommodation to Non-Resident Travel Agency | Alojamiento a Agencia de Viaje No Residente
      4 Resident Travel Agency to Non-Resident Travel Agency | Agencia de Viaje Residente a Agencia de Viaje No Residente
      5 Resident Travel Agency to Non-Resident Tourist | Agencia de Viaje Residente a Turista No Residente
      6 Resident Travel Agency to Resident Travel Agency | Agencia de Viaje Residente a Agencia de Viaje Residente
    `,
  },
  {
    key: 'ar-arca-tourism-item',
    name: { en: 'Argentina ARCA Tourism Item Code', es: 'Código de ítem de turismo Argentina ARCA' },
    values: codesIn('en', 'es')`
      1 Hotel without Breakfast | Hotel sin desayuno
      2 Hotel with Breakfast | Hotel con desayuno
      5 Surplus | Excedente
    `,
  },
];
