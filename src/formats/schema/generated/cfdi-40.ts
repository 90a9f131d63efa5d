/**
 * The elements of an invoice in CFDI 4.0 of the Mexican tax administration, with its complements.
 * Written by `npx tsx scripts/formats/take-schemas.mjs DIR`, not by hand; ../table.ts describes the form.
 */

import { packed } from '../table.ts';

export const CFDI_40 = packed({
  roots: `
cfdi:Comprobante Comprobante
pago20:Pagos Pagos
tfd:TimbreFiscalDigital TimbreFiscalDigital
valesdedespensa:ValesDeDespensa ValesDeDespensa
ecc12:EstadoDeCuentaCombustible EstadoDeCuentaCombustible
implocal:ImpuestosLocales ImpuestosLocales`,
  values: `
`,
  elements: `
Impuestos2
  cfdi:Impuestos
Conceptos3
  ecc12:Conceptos
Traslado3
  ecc12:Traslado
Traslados3
  ecc12:Traslados
Concepto2
  valesdedespensa:Concepto
Conceptos2
  valesdedespensa:Conceptos`,
  contents: `
Comprobante
  @Version 1..1 Version = 4.0
  @Serie 0..1 Serie
  @Folio 0..1 Folio
  @Fecha 1..1 t_FechaH
  @Sello 1..1 Sello
  @FormaPago 0..1
  @NoCertificado 1..1 NoCertificado
  @Certificado 1..1 Certificado
  @CondicionesDePago 0..1 CondicionesDePago
  @SubTotal 1..1 t_Importe
  @Descuento 0..1 t_Importe
  @Moneda 1..1
  @TipoCambio 0..1 TipoCambio
  @Total 1..1 t_Importe
  @TipoDeComprobante 1..1
  @Exportacion 1..1
  @MetodoPago 0..1
  @LugarExpedicion 1..1
  @Confirmacion 0..1 Confirmacion
  cfdi:InformacionGlobal 0..1
  cfdi:CfdiRelacionados 0..n
  cfdi:Emisor 1..1
  cfdi:Receptor 1..1
  cfdi:Conceptos 1..1
  cfdi:Impuestos 0..1
  cfdi:Complemento 0..1
  cfdi:Addenda 0..1
InformacionGlobal
  @Periodicidad 1..1
  @Meses 1..1
  @Año 1..1 Año
CfdiRelacionados
  @TipoRelacion 1..1
  cfdi:CfdiRelacionado 1..n
CfdiRelacionado
  @UUID 1..1 UUID
Emisor
  @Rfc 1..1 t_RFC
  @Nombre 1..1 Nombre
  @RegimenFiscal 1..1
  @FacAtrAdquirente 0..1 FacAtrAdquirente
Receptor
  @Rfc 1..1 t_RFC
  @Nombre 1..1 Nombre
  @DomicilioFiscalReceptor 1..1 DomicilioFiscalReceptor
  @ResidenciaFiscal 0..1
  @NumRegIdTrib 0..1 NumRegIdTrib
  @RegimenFiscalReceptor 1..1
  @UsoCFDI 1..1
Conceptos
  cfdi:Concepto 1..n
Concepto
  @ClaveProdServ 1..1
  @NoIdentificacion 0..1 NoIdentificacion
  @Cantidad 1..1 Cantidad
  @ClaveUnidad 1..1
  @Unidad 0..1 Unidad
  @Descripcion 1..1 Descripcion
  @ValorUnitario 1..1 t_Importe
  @Importe 1..1 t_Importe
  @Descuento 0..1 t_Importe
  @ObjetoImp 1..1
  cfdi:Impuestos 0..1 Impuestos
  cfdi:ACuentaTerceros 0..1
  cfdi:InformacionAduanera 0..n
  cfdi:CuentaPredial 0..n
  cfdi:ComplementoConcepto 0..1
  cfdi:Parte 0..n
Impuestos
  cfdi:Traslados 0..1
  cfdi:Retenciones 0..1
Traslados
  cfdi:Traslado 1..n
Traslado
  @Base 1..1 Base
  @Impuesto 1..1
  @TipoFactor 1..1
  @TasaOCuota 0..1 TasaOCuota
  @Importe 0..1 t_Importe
Retenciones
  cfdi:Retencion 1..n
Retencion
  @Base 1..1 Base
  @Impuesto 1..1
  @TipoFactor 1..1
  @TasaOCuota 1..1 TasaOCuota2
  @Importe 1..1 t_Importe
ACuentaTerceros
  @RfcACuentaTerceros 1..1 t_RFC
  @NombreACuentaTerceros 1..1 NombreACuentaTerceros
  @RegimenFiscalACuentaTerceros 1..1
  @DomicilioFiscalACuentaTerceros 1..1 DomicilioFiscalACuentaTerceros
InformacionAduanera
  @NumeroPedimento 1..1 NumeroPedimento
CuentaPredial
  @Numero 1..1 Numero
ComplementoConcepto
  #any 1..n
unchecked
  #unchecked
Parte
  @ClaveProdServ 1..1
  @NoIdentificacion 0..1 NoIdentificacion2
  @Cantidad 1..1 Cantidad
  @Unidad 0..1 Unidad
  @Descripcion 1..1 Descripcion
  @ValorUnitario 0..1 t_Importe
  @Importe 0..1 t_Importe
  cfdi:InformacionAduanera 0..n
Impuestos2
  @TotalImpuestosRetenidos 0..1 t_Importe
  @TotalImpuestosTrasladados 0..1 t_Importe
  cfdi:Retenciones 0..1 Retenciones2
  cfdi:Traslados 0..1 Traslados2
Retenciones2
  cfdi:Retencion 1..n Retencion2
Retencion2
  @Impuesto 1..1
  @Importe 1..1 t_Importe
Traslados2
  cfdi:Traslado 1..n Traslado2
Traslado2
  @Base 1..1 t_Importe
  @Impuesto 1..1
  @TipoFactor 1..1
  @TasaOCuota 0..1 TasaOCuota2
  @Importe 0..1 t_Importe
Complemento
  #any 0..n
Addenda
  #any 1..n
Pagos
  @Version 1..1 Version = 2.0
  pago20:Totales 1..1
  pago20:Pago 1..n
Totales
  @TotalRetencionesIVA 0..1 t_ImporteMXN
  @TotalRetencionesISR 0..1 t_ImporteMXN
  @TotalRetencionesIEPS 0..1 t_ImporteMXN
  @TotalTrasladosBaseIVA16 0..1 t_ImporteMXN
  @TotalTrasladosImpuestoIVA16 0..1 t_ImporteMXN
  @TotalTrasladosBaseIVA8 0..1 t_ImporteMXN
  @TotalTrasladosImpuestoIVA8 0..1 t_ImporteMXN
  @TotalTrasladosBaseIVA0 0..1 t_ImporteMXN
  @TotalTrasladosImpuestoIVA0 0..1 t_ImporteMXN
  @TotalTrasladosBaseIVAExento 0..1 t_ImporteMXN
  @MontoTotalPagos 1..1 t_ImporteMXN
Pago
  @FechaPago 1..1 t_FechaH
  @FormaDePagoP 1..1
  @MonedaP 1..1
  @TipoCambioP 0..1 TipoCambioP
  @Monto 1..1 t_Importe
  @NumOperacion 0..1 NumOperacion
  @RfcEmisorCtaOrd 0..1 RfcEmisorCtaOrd
  @NomBancoOrdExt 0..1 NomBancoOrdExt
  @CtaOrdenante 0..1 CtaOrdenante
  @RfcEmisorCtaBen 0..1 t_RFC_PM
  @CtaBeneficiario 0..1 CtaBeneficiario
  @TipoCadPago 0..1 c_TipoCadenaPago
  @CertPago 0..1 CertPago
  @CadPago 0..1 CadPago
  @SelloPago 0..1 SelloPago
  pago20:DoctoRelacionado 1..n
  pago20:ImpuestosP 0..1
DoctoRelacionado
  @IdDocumento 1..1 IdDocumento
  @Serie 0..1 Serie
  @Folio 0..1 Folio
  @MonedaDR 1..1
  @EquivalenciaDR 0..1 EquivalenciaDR
  @NumParcialidad 1..1 NumParcialidad
  @ImpSaldoAnt 1..1 t_Importe
  @ImpPagado 1..1 t_Importe
  @ImpSaldoInsoluto 1..1 t_Importe
  @ObjetoImpDR 1..1
  pago20:ImpuestosDR 0..1
ImpuestosDR
  pago20:RetencionesDR 0..1
  pago20:TrasladosDR 0..1
RetencionesDR
  pago20:RetencionDR 1..n
RetencionDR
  @BaseDR 1..1 BaseDR
  @ImpuestoDR 1..1
  @TipoFactorDR 1..1
  @TasaOCuotaDR 1..1 TasaOCuotaDR
  @ImporteDR 1..1 t_Importe
TrasladosDR
  pago20:TrasladoDR 1..n
TrasladoDR
  @BaseDR 1..1 BaseDR
  @ImpuestoDR 1..1
  @TipoFactorDR 1..1
  @TasaOCuotaDR 0..1 TasaOCuotaDR
  @ImporteDR 0..1 t_Importe
ImpuestosP
  pago20:RetencionesP 0..1
  pago20:TrasladosP 0..1
RetencionesP
  pago20:RetencionP 1..n
RetencionP
  @ImpuestoP 1..1
  @ImporteP 1..1 t_Importe
TrasladosP
  pago20:TrasladoP 1..n
TrasladoP
  @BaseP 1..1 t_Importe
  @ImpuestoP 1..1
  @TipoFactorP 1..1
  @TasaOCuotaP 0..1 TasaOCuotaP
  @ImporteP 0..1 t_Importe
TimbreFiscalDigital
  @Version 1..1 = 1.1
  @UUID 1..1 UUID2
  @FechaTimbrado 1..1 t_FechaH
  @RfcProvCertif 1..1 t_RFC_PM
  @Leyenda 0..1 Leyenda
  @SelloCFD 1..1 SelloCFD
  @NoCertificadoSAT 1..1 NoCertificadoSAT
  @SelloSAT 1..1 SelloSAT
ValesDeDespensa
  @version 1..1 = 1.0
  @tipoOperacion 1..1 tipoOperacion = monedero electrónico
  @registroPatronal 0..1 registroPatronal
  @numeroDeCuenta 1..1 numeroDeCuenta
  @total 1..1 total
  valesdedespensa:Conceptos 1..1
Conceptos2
  valesdedespensa:Concepto 1..n
Concepto2
  @identificador 1..1 identificador
  @fecha 1..1 fecha
  @rfc 1..1 t_RFC2
  @curp 1..1 t_CURP
  @nombre 1..1 nombre
  @numSeguridadSocial 0..1 numSeguridadSocial
  @importe 1..1 importe
EstadoDeCuentaCombustible
  @Version 1..1 Version = 1.2
  @TipoOperacion 1..1 TipoOperacion = Tarjeta
  @NumeroDeCuenta 1..1 NumeroDeCuenta
  @SubTotal 1..1 SubTotal
  @Total 1..1 Total
  ecc12:Conceptos 1..1
Conceptos3
  ecc12:ConceptoEstadoDeCuentaCombustible 1..n
ConceptoEstadoDeCuentaCombustible
  @Identificador 1..1 Identificador
  @Fecha 1..1 t_FechaH
  @Rfc 1..1 t_RFC
  @ClaveEstacion 1..1 ClaveEstacion
  @Cantidad 1..1 Cantidad2
  @TipoCombustible 1..1 c_ClaveTipoCombustible
  @Unidad 0..1 Unidad2
  @NombreCombustible 1..1 NombreCombustible
  @FolioOperacion 1..1 FolioOperacion
  @ValorUnitario 1..1 ValorUnitario
  @Importe 1..1 Importe
  ecc12:Traslados 1..1
Traslados3
  ecc12:Traslado 1..n
Traslado3
  @Impuesto 1..1 Impuesto
  @TasaOCuota 1..1 TasaOCuota3
  @Importe 1..1 Importe2
ImpuestosLocales
  @version 1..1 = 1.0
  @TotaldeRetenciones 1..1 TotaldeRetenciones
  @TotaldeTraslados 1..1 TotaldeTraslados
  sequence 1..n
    implocal:RetencionesLocales 0..1
    implocal:TrasladosLocales 0..1
RetencionesLocales
  @ImpLocRetenido 1..1
  @TasadeRetencion 1..1 TasadeRetencion
  @Importe 1..1 Importe3
TrasladosLocales
  @ImpLocTrasladado 1..1
  @TasadeTraslado 1..1 TasadeTraslado
  @Importe 1..1 Importe3`,
  facets: {
    Version: { base: 'string', whiteSpace: 'collapse' },
    Serie: { base: 'string', minLength: 1, maxLength: 25, whiteSpace: 'collapse', pattern: ['[^|]{1,25}'] },
    Folio: { base: 'string', minLength: 1, maxLength: 40, whiteSpace: 'collapse', pattern: ['[^|]{1,40}'] },
    t_FechaH: {
      base: 'dateTime',
      whiteSpace: 'collapse',
      pattern: ['(20[1-9][0-9])-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T(([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9])'],
    },
    Sello: { base: 'string', whiteSpace: 'collapse' },
    NoCertificado: { base: 'string', length: 20, whiteSpace: 'collapse', pattern: ['[0-9]{20}'] },
    Certificado: { base: 'string', whiteSpace: 'collapse' },
    CondicionesDePago: {
      base: 'string',
      whiteSpace: 'collapse',
      minLength: 1,
      maxLength: 1000,
      pattern: ['[^|]{1,1000}'],
    },
    t_Importe: {
      base: 'decimal',
      fractionDigits: 6,
      minInclusive: '0.000000',
      whiteSpace: 'collapse',
      pattern: ['[0-9]{1,18}([^\\n\\r][0-9]{1,6})?'],
    },
    TipoCambio: { base: 'decimal', fractionDigits: 6, minInclusive: '0.000001', whiteSpace: 'collapse' },
    Confirmacion: { base: 'string', whiteSpace: 'collapse', length: 5, pattern: ['[0-9a-zA-Z]{5}'] },
    Año: { base: 'short', minInclusive: '2019', whiteSpace: 'collapse' },
    UUID: {
      base: 'string',
      length: 36,
      whiteSpace: 'collapse',
      pattern: ['[a-f0-9A-F]{8}-[a-f0-9A-F]{4}-[a-f0-9A-F]{4}-[a-f0-9A-F]{4}-[a-f0-9A-F]{12}'],
    },
    t_RFC: {
      base: 'string',
      whiteSpace: 'collapse',
      minLength: 12,
      maxLength: 13,
      pattern: ['[A-Z&Ñ]{3,4}[0-9]{2}(0[1-9]|1[012])(0[1-9]|[12][0-9]|3[01])[A-Z0-9]{2}[0-9A]'],
    },
    Nombre: { base: 'string', minLength: 1, maxLength: 300, whiteSpace: 'collapse', pattern: ['[^|]{1,300}'] },
    FacAtrAdquirente: { base: 'string', whiteSpace: 'collapse', length: 10, pattern: ['[0-9]{10}'] },
    DomicilioFiscalReceptor: { base: 'string', length: 5, whiteSpace: 'collapse', pattern: ['[0-9]{5}'] },
    NumRegIdTrib: { base: 'string', minLength: 1, maxLength: 40, whiteSpace: 'collapse' },
    NoIdentificacion: {
      base: 'string',
      whiteSpace: 'collapse',
      minLength: 1,
      maxLength: 100,
      pattern: ['[^|]{1,100}'],
    },
    Cantidad: { base: 'decimal', fractionDigits: 6, minInclusive: '0.000001', whiteSpace: 'collapse' },
    Unidad: { base: 'string', minLength: 1, maxLength: 20, whiteSpace: 'collapse', pattern: ['[^|]{1,20}'] },
    Descripcion: { base: 'string', minLength: 1, maxLength: 1000, whiteSpace: 'collapse', pattern: ['[^|]{1,1000}'] },
    Base: { base: 'decimal', fractionDigits: 6, minInclusive: '0.000001', whiteSpace: 'collapse' },
    TasaOCuota: { base: 'decimal', fractionDigits: 6, minInclusive: '0.000000', whiteSpace: 'collapse' },
    TasaOCuota2: { base: 'decimal', whiteSpace: 'collapse', minInclusive: '0.000000', fractionDigits: 6 },
    NombreACuentaTerceros: {
      base: 'string',
      minLength: 1,
      maxLength: 300,
      whiteSpace: 'collapse',
      pattern: ['[^|]{1,300}'],
    },
    DomicilioFiscalACuentaTerceros: { base: 'string', length: 5, whiteSpace: 'collapse', pattern: ['[0-9]{5}'] },
    NumeroPedimento: { base: 'string', length: 21, pattern: ['[0-9]{2}  [0-9]{2}  [0-9]{4}  [0-9]{7}'] },
    Numero: { base: 'string', minLength: 1, maxLength: 150, whiteSpace: 'collapse', pattern: ['[0-9a-zA-Z]{1,150}'] },
    NoIdentificacion2: {
      base: 'string',
      minLength: 1,
      maxLength: 100,
      whiteSpace: 'collapse',
      pattern: ['[^|]{1,100}'],
    },
    t_ImporteMXN: {
      base: 'decimal',
      fractionDigits: 2,
      minInclusive: '0.00',
      whiteSpace: 'collapse',
      pattern: ['[0-9]{1,18}([^\\n\\r][0-9]{1,2})?'],
    },
    TipoCambioP: { base: 'decimal', fractionDigits: 6, minInclusive: '0.000001', whiteSpace: 'collapse' },
    NumOperacion: { base: 'string', minLength: 1, maxLength: 100, pattern: ['[^|]{1,100}'] },
    RfcEmisorCtaOrd: {
      base: 'string',
      minLength: 12,
      maxLength: 13,
      whiteSpace: 'collapse',
      pattern: ['XEXX010101000|[A-Z&Ñ]{3}[0-9]{2}(0[1-9]|1[012])(0[1-9]|[12][0-9]|3[01])[A-Z0-9]{2}[0-9A]'],
    },
    NomBancoOrdExt: { base: 'string', minLength: 1, maxLength: 300, whiteSpace: 'collapse', pattern: ['[^|]{1,300}'] },
    CtaOrdenante: {
      base: 'string',
      minLength: 10,
      maxLength: 50,
      whiteSpace: 'collapse',
      pattern: ['[A-Z0-9_]{10,50}'],
    },
    t_RFC_PM: {
      base: 'string',
      whiteSpace: 'collapse',
      minLength: 12,
      pattern: ['[A-Z&Ñ]{3}[0-9]{2}(0[1-9]|1[012])(0[1-9]|[12][0-9]|3[01])[A-Z0-9]{2}[0-9A]'],
    },
    CtaBeneficiario: {
      base: 'string',
      minLength: 10,
      maxLength: 50,
      whiteSpace: 'collapse',
      pattern: ['[A-Z0-9_]{10,50}'],
    },
    c_TipoCadenaPago: { base: 'string', whiteSpace: 'collapse', enumeration: ['01'] },
    CertPago: { base: 'base64Binary', whiteSpace: 'collapse' },
    CadPago: { base: 'string', minLength: 1, maxLength: 8192, whiteSpace: 'collapse' },
    SelloPago: { base: 'base64Binary', whiteSpace: 'collapse' },
    IdDocumento: {
      base: 'string',
      minLength: 16,
      maxLength: 36,
      whiteSpace: 'collapse',
      pattern: [
        '([a-f0-9A-F]{8}-[a-f0-9A-F]{4}-[a-f0-9A-F]{4}-[a-f0-9A-F]{4}-[a-f0-9A-F]{12})|([0-9]{3}-[0-9]{2}-[0-9]{9})',
      ],
    },
    EquivalenciaDR: { base: 'decimal', fractionDigits: 10, minInclusive: '0.0000000001', whiteSpace: 'collapse' },
    NumParcialidad: { base: 'integer', whiteSpace: 'collapse', pattern: ['[1-9][0-9]{0,2}'] },
    BaseDR: { base: 'decimal', minInclusive: '0.000001', fractionDigits: 6, whiteSpace: 'collapse' },
    TasaOCuotaDR: { base: 'decimal', minInclusive: '0.000000', fractionDigits: 6, whiteSpace: 'collapse' },
    TasaOCuotaP: { base: 'decimal', fractionDigits: 6, minInclusive: '0.000000', whiteSpace: 'collapse' },
    UUID2: {
      base: 'string',
      whiteSpace: 'collapse',
      length: 36,
      pattern: ['[a-f0-9A-F]{8}-[a-f0-9A-F]{4}-[a-f0-9A-F]{4}-[a-f0-9A-F]{4}-[a-f0-9A-F]{12}'],
    },
    Leyenda: {
      base: 'string',
      whiteSpace: 'collapse',
      minLength: 12,
      maxLength: 150,
      pattern: ['([A-Z]|[a-z]|[0-9]| |Ñ|ñ|!|"|%|&|\'|´|-|:|;|>|=|<|@|_|,|\\{|\\}|`|~|á|é|í|ó|ú|Á|É|Í|Ó|Ú|ü|Ü){1,150}'],
    },
    SelloCFD: { base: 'string', whiteSpace: 'collapse' },
    NoCertificadoSAT: { base: 'string', length: 20, whiteSpace: 'collapse', pattern: ['[0-9]{20}'] },
    SelloSAT: { base: 'string', whiteSpace: 'collapse' },
    tipoOperacion: { base: 'string', whiteSpace: 'collapse', minLength: 1 },
    registroPatronal: { base: 'string', minLength: 1, maxLength: 20, whiteSpace: 'collapse' },
    numeroDeCuenta: { base: 'string', minLength: 1, maxLength: 20 },
    total: { base: 'decimal', fractionDigits: 2, whiteSpace: 'collapse' },
    identificador: { base: 'string', minLength: 1, maxLength: 20, whiteSpace: 'collapse' },
    fecha: { base: 'dateTime', whiteSpace: 'collapse' },
    t_RFC2: {
      base: 'string',
      minLength: 12,
      maxLength: 13,
      whiteSpace: 'collapse',
      pattern: ['[A-Z,Ñ,&]{3,4}[0-9]{2}[0-1][0-9][0-3][0-9][A-Z,0-9]?[A-Z,0-9]?[0-9,A-Z]?'],
    },
    t_CURP: {
      base: 'string',
      whiteSpace: 'collapse',
      length: 18,
      pattern: [
        '[A-Z][A,E,I,O,U,X][A-Z]{2}[0-9]{2}[0-1][0-9][0-3][0-9][M,H][A-Z]{2}[B,C,D,F,G,H,J,K,L,M,N,Ñ,P,Q,R,S,T,V,W,X,Y,Z]{3}[0-9,A-Z][0-9]',
      ],
    },
    nombre: { base: 'string', whiteSpace: 'collapse', minLength: 1, maxLength: 100 },
    numSeguridadSocial: { base: 'string', whiteSpace: 'collapse', minLength: 1, maxLength: 15 },
    importe: { base: 'decimal', fractionDigits: 2, whiteSpace: 'collapse' },
    TipoOperacion: { base: 'string', whiteSpace: 'collapse' },
    NumeroDeCuenta: { base: 'string', minLength: 1, maxLength: 50, whiteSpace: 'collapse' },
    SubTotal: {
      base: 'decimal',
      fractionDigits: 2,
      whiteSpace: 'collapse',
      pattern: ['[0-9]{1,14}([^\\n\\r]([0-9]{1,2}))'],
    },
    Total: {
      base: 'decimal',
      fractionDigits: 2,
      whiteSpace: 'collapse',
      pattern: ['[0-9]{1,14}([^\\n\\r]([0-9]{1,2}))'],
    },
    Identificador: { base: 'string', minLength: 1, whiteSpace: 'collapse' },
    ClaveEstacion: { base: 'string', whiteSpace: 'collapse', minLength: 1, maxLength: 10 },
    Cantidad2: {
      base: 'decimal',
      minInclusive: '0.001',
      fractionDigits: 3,
      whiteSpace: 'collapse',
      pattern: ['[0-9]{1,14}([^\\n\\r]([0-9]{1,3}))'],
    },
    c_ClaveTipoCombustible: { base: 'string', whiteSpace: 'collapse', enumeration: ['1', '2', '3', '4', '5'] },
    Unidad2: { base: 'string', whiteSpace: 'collapse', minLength: 1, maxLength: 25 },
    NombreCombustible: { base: 'string', whiteSpace: 'collapse', minLength: 1, maxLength: 300 },
    FolioOperacion: { base: 'string', whiteSpace: 'collapse', minLength: 1, maxLength: 50 },
    ValorUnitario: {
      base: 'decimal',
      minInclusive: '0.001',
      fractionDigits: 3,
      whiteSpace: 'collapse',
      pattern: ['[0-9]{1,14}([^\\n\\r]([0-9]{1,3}))'],
    },
    Importe: {
      base: 'decimal',
      fractionDigits: 2,
      whiteSpace: 'collapse',
      pattern: ['[0-9]{1,14}([^\\n\\r]([0-9]{1,2}))'],
    },
    Impuesto: { base: 'string', whiteSpace: 'collapse', enumeration: ['IVA', 'IEPS'] },
    TasaOCuota3: { base: 'decimal', fractionDigits: 6, whiteSpace: 'collapse' },
    Importe2: {
      base: 'decimal',
      fractionDigits: 2,
      whiteSpace: 'collapse',
      minInclusive: '0.01',
      pattern: ['[0-9]{1,14}([^\\n\\r]([0-9]{1,2}))'],
    },
    TotaldeRetenciones: { base: 'decimal', fractionDigits: 2 },
    TotaldeTraslados: { base: 'decimal', fractionDigits: 2 },
    TasadeRetencion: { base: 'decimal', fractionDigits: 2 },
    Importe3: { base: 'decimal', fractionDigits: 2, whiteSpace: 'collapse' },
    TasadeTraslado: { base: 'decimal', fractionDigits: 2 },
  },
});
