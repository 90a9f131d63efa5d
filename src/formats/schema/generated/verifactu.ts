/**
 * The elements of an invoice in VERI*FACTU 1.0 of the Spanish tax office: records, messages, answers and events.
 * Written by `npx tsx scripts/formats/take-schemas.mjs DIR`, not by hand; ../table.ts describes the form.
 */

import { packed } from '../table.ts';

export const VERIFACTU = packed({
  roots: `
sum1:RegistroAlta RegistroFacturacionAlta
sum1:RegistroAnulacion RegistroFacturacionAnulacion
sum:RegFactuSistemaFacturacion RegFactuSistemaFacturacion
sumR:RespuestaRegFactuSistemaFacturacion RespuestaRegFactuSistemaFacturacion
sif:RegistroEvento RegistroEvento`,
  values: `
Version
NIF
TextoIDFactura
fecha
TextMax60
TextMax120
Subsanacion
RechazoPrevio
ClaveTipoFactura
ClaveTipoRectificativa
ImporteSgn12.2
TextMax500
SimplificadaCualificada
CompletaSinDestinatario
Macrodato
TercerosODestinatario
CountryType2
PersonaFisicaJuridicaIDType
TextMax20
Cupon
Impuesto
IdOperacionesTrascendenciaTributaria
CalificacionOperacion
OperacionExenta
Tipo2.2
PrimerRegistroCadena
TextMax64
TextMax30
TextMax2
TextMax50
TextMax100
SiNo
dateTime
TextMax15
TextMax16
TipoHuella
SinRegistroPrevio
RechazoPrevioAnulacion
GeneradoPor
Incidencia
TextMax18
FinRequerimiento
string
Tipo6
EstadoEnvio
TipoOperacion
EstadoRegistro
ErrorDetalle
TextMax1500
EstadoRegistroSF
CountryType3 CountryType22
TipoEvento
DigitosMax7
TipoAnomalia
DigitosMax5
DigitosMax9
DigitosMax4
DigitosMax6
TextMax1`,
  elements: `
unchecked
  ds:Signature
CountryType3
  sif:CodigoPais
TercerosODestinatario
  sif:EmitidaPorTerceroODestinatario
  sum1:EmitidaPorTerceroODestinatario
Encadenamiento2
  sif:Encadenamiento
RegEventoAnt
  sif:EventoAnterior
fecha
  sif:FechaExpedicionFactura
  sum1:FechaExpedicionFactura
  sum1:FechaExpedicionFacturaAnulada
  sum1:FechaFinVeriFactu
  sum1:FechaOperacion
dateTime
  sif:FechaHoraHusoEvento
  sif:FechaHoraHusoFinPeriodoExport
  sif:FechaHoraHusoGenEvento
  sif:FechaHoraHusoInicioPeriodoExport
  sum1:FechaHoraHusoGenRegistro
  sum1:TimestampPresentacion
TextMax64
  sif:Huella
  sif:HuellaEvento
  sum1:Huella
TextMax20
  sif:ID
  sum1:ID
  sum1:IdPeticionRegistroDuplicado
NIF
  sif:IDEmisorFactura
  sum1:IDEmisorFactura
  sum1:IDEmisorFacturaAnulada
  sum1:NIFPresentador
IDOtro2
  sif:IDOtro
PersonaFisicaJuridicaIDType
  sif:IDType
  sum1:IDType
TextMax2
  sif:IdSistemaInformatico
  sum1:IdSistemaInformatico
SiNo
  sif:IndicadorMultiplesOT
  sif:RealizadoProcesoSobreIntegridadFirmasRegEvento
  sif:RealizadoProcesoSobreIntegridadFirmasRegFacturacion
  sif:RealizadoProcesoSobreIntegridadHuellasRegEvento
  sif:RealizadoProcesoSobreIntegridadHuellasRegFacturacion
  sif:RealizadoProcesoSobreTrazabilidadCadenaRegEvento
  sif:RealizadoProcesoSobreTrazabilidadCadenaRegFacturacion
  sif:RealizadoProcesoSobreTrazabilidadFechasRegEvento
  sif:RealizadoProcesoSobreTrazabilidadFechasRegFacturacion
  sif:RegEventoExportadosDejanDeConservarse
  sif:RegistrosFacturacionExportadosDejanDeConservarse
  sif:TipoUsoPosibleMultiOT
  sif:TipoUsoPosibleSoloVerifactu
  sum1:IndicadorMultiplesOT
  sum1:TipoUsoPosibleMultiOT
  sum1:TipoUsoPosibleSoloVerifactu
TextMax120
  sif:NombreRazon
  sum1:NombreRazon
  sum1:NombreRazonEmisor
TextMax30
  sif:NombreSistemaInformatico
  sum1:NombreSistemaInformatico
TextMax60
  sif:NumSerieFactura
  sum1:RefExterna
  sumR:RefExterna
DigitosMax4
  sif:NumeroDeEventos
DigitosMax7
  sif:NumeroDeRegEventoExportados
  sif:NumeroDeRegistrosFacturacionProcesadosSobreIntegridadFirmas
  sif:NumeroDeRegistrosFacturacionProcesadosSobreIntegridadHuellas
  sif:NumeroDeRegistrosFacturacionProcesadosSobreTrazabilidadCadena
  sif:NumeroDeRegistrosFacturacionProcesadosSobreTrazabilidadFechas
DigitosMax5
  sif:NumeroDeRegistrosEventoProcesadosSobreIntegridadFirmas
  sif:NumeroDeRegistrosEventoProcesadosSobreIntegridadHuellas
  sif:NumeroDeRegistrosEventoProcesadosSobreTrazabilidadCadena
  sif:NumeroDeRegistrosEventoProcesadosSobreTrazabilidadFechas
DigitosMax9
  sif:NumeroDeRegistrosFacturacionAltaExportados
  sif:NumeroDeRegistrosFacturacionAnulacionExportados
DigitosMax6
  sif:NumeroDeRegistrosFacturacionAltaGenerados
  sif:NumeroDeRegistrosFacturacionAnulacionGenerados
TextMax100
  sif:NumeroInstalacion
  sif:OtrosDatosAnomalia
  sif:OtrosDatosEvento
  sum1:NumeroInstalacion
PersonaFisicaJuridicaES2
  sif:ObligadoEmision
TextMax1
  sif:PrimerEvento
RegEvento
  sif:RegEventoAnomalo
  sif:RegistroEventoFinalPeriodo
  sif:RegistroEventoInicialPeriodo
IDFacturaExpedida2
  sif:RegistroFacturacionAnomalo
IDFacturaExpedidaHuella
  sif:RegistroFacturacionFinalPeriodo
  sif:RegistroFacturacionInicialPeriodo
SistemaInformatico2
  sif:SistemaInformatico
ImporteSgn12.2
  sif:SumaCuotaTotalAlta
  sif:SumaImporteTotalAlta
  sum1:BaseImponibleACoste
  sum1:BaseImponibleOimporteNoSujeto
  sum1:BaseRectificada
  sum1:CuotaRecargoEquivalencia
  sum1:CuotaRecargoRectificado
  sum1:CuotaRectificada
  sum1:CuotaRepercutida
  sum1:CuotaTotal
  sum1:ImporteTotal
PersonaFisicaJuridica2
  sif:TerceroODestinatario
TextMax50
  sif:Version
  sum1:Version
IdOperacionesTrascendenciaTributaria
  sum1:ClaveRegimen
ErrorDetalle
  sum1:CodigoErrorRegistro
  sumR:CodigoErrorRegistro
CountryType2
  sum1:CodigoPais
TextMax500
  sum1:DescripcionErrorRegistro
  sum1:DescripcionOperacion
Detalle
  sum1:DetalleDesglose
EstadoRegistroSF
  sum1:EstadoRegistroDuplicado
SimplificadaCualificada
  sum1:FacturaSimplificadaArt7273
CompletaSinDestinatario
  sum1:FacturaSinIdentifDestinatarioArt61d
PersonaFisicaJuridica
  sum1:Generador
  sum1:IDDestinatario
  sum1:Tercero
IDFacturaExpedida
  sum1:IDFactura
  sumR:IDFactura
IDFacturaAR
  sum1:IDFacturaRectificada
  sum1:IDFacturaSustituida
TextMax16
  sum1:IdAcuerdoSistemaInformatico
DesgloseRectificacion
  sum1:ImporteRectificacion
TextMax15
  sum1:NumRegistroAcuerdoFacturacion
TextoIDFactura
  sum1:NumSerieFactura
  sum1:NumSerieFacturaAnulada
PersonaFisicaJuridicaES
  sum1:ObligadoEmision
  sum1:Representante
PrimerRegistroCadena
  sum1:PrimerRegistro
TextMax18
  sum1:RefRequerimiento
RegistroFacturacionAlta
  sum1:RegistroAlta
EncadenamientoFacturaAnterior
  sum1:RegistroAnterior
RegistroFacturacionAnulacion
  sum1:RegistroAnulacion
ClaveTipoFactura
  sum1:TipoFactura
Tipo2.2
  sum1:TipoImpositivo
  sum1:TipoRecargoEquivalencia
ClaveTipoRectificativa
  sum1:TipoRectificativa
string
  sumR:CSV
TextMax1500
  sumR:DescripcionErrorRegistro
RespuestaExpedida
  sumR:RespuestaLinea
Tipo6
  sumR:TiempoEsperaEnvio`,
  contents: `
RegistroFacturacionAlta
  sum1:IDVersion 1..1
  sum1:IDFactura 1..1
  sum1:RefExterna 0..1
  sum1:NombreRazonEmisor 1..1
  sum1:Subsanacion 0..1
  sum1:RechazoPrevio 0..1
  sum1:TipoFactura 1..1
  sum1:TipoRectificativa 0..1
  sum1:FacturasRectificadas 0..1
  sum1:FacturasSustituidas 0..1
  sum1:ImporteRectificacion 0..1
  sum1:FechaOperacion 0..1
  sum1:DescripcionOperacion 1..1
  sum1:FacturaSimplificadaArt7273 0..1
  sum1:FacturaSinIdentifDestinatarioArt61d 0..1
  sum1:Macrodato 0..1
  sum1:EmitidaPorTerceroODestinatario 0..1
  sum1:Tercero 0..1
  sum1:Destinatarios 0..1
  sum1:Cupon 0..1
  sum1:Desglose 1..1
  sum1:CuotaTotal 1..1
  sum1:ImporteTotal 1..1
  sum1:Encadenamiento 1..1
  sum1:SistemaInformatico 1..1
  sum1:FechaHoraHusoGenRegistro 1..1
  sum1:NumRegistroAcuerdoFacturacion 0..1
  sum1:IdAcuerdoSistemaInformatico 0..1
  sum1:TipoHuella 1..1
  sum1:Huella 1..1
  ds:Signature 0..1
IDFacturaExpedida
  sum1:IDEmisorFactura 1..1
  sum1:NumSerieFactura 1..1
  sum1:FechaExpedicionFactura 1..1
FacturasRectificadas
  sum1:IDFacturaRectificada 1..1000
IDFacturaAR
  sum1:IDEmisorFactura 1..1
  sum1:NumSerieFactura 1..1
  sum1:FechaExpedicionFactura 1..1
FacturasSustituidas
  sum1:IDFacturaSustituida 1..1000
DesgloseRectificacion
  sum1:BaseRectificada 1..1
  sum1:CuotaRectificada 1..1
  sum1:CuotaRecargoRectificado 0..1
PersonaFisicaJuridica
  sum1:NombreRazon 1..1
  choice 1..1
    sum1:NIF 1..1
    sum1:IDOtro 1..1
IDOtro
  sum1:CodigoPais 0..1
  sum1:IDType 1..1
  sum1:ID 1..1
Destinatarios
  sum1:IDDestinatario 1..1000
Desglose
  sum1:DetalleDesglose 1..12
Detalle
  sum1:Impuesto 0..1
  sum1:ClaveRegimen 0..1
  choice 1..1
    sum1:CalificacionOperacion 1..1
    sum1:OperacionExenta 1..1
  sum1:TipoImpositivo 0..1
  sum1:BaseImponibleOimporteNoSujeto 1..1
  sum1:BaseImponibleACoste 0..1
  sum1:CuotaRepercutida 0..1
  sum1:TipoRecargoEquivalencia 0..1
  sum1:CuotaRecargoEquivalencia 0..1
Encadenamiento
  choice 1..1
    sum1:PrimerRegistro 1..1
    sum1:RegistroAnterior 1..1
EncadenamientoFacturaAnterior
  sum1:IDEmisorFactura 1..1
  sum1:NumSerieFactura 1..1 TextMax60
  sum1:FechaExpedicionFactura 1..1
  sum1:Huella 1..1
SistemaInformatico
  sequence 1..1
    sum1:NombreRazon 1..1
    choice 1..1
      sum1:NIF 1..1
      sum1:IDOtro 1..1
  sum1:NombreSistemaInformatico 1..1
  sum1:IdSistemaInformatico 1..1
  sum1:Version 1..1
  sum1:NumeroInstalacion 1..1
  sum1:TipoUsoPosibleSoloVerifactu 1..1
  sum1:TipoUsoPosibleMultiOT 1..1
  sum1:IndicadorMultiplesOT 1..1
unchecked
  #unchecked
RegistroFacturacionAnulacion
  sum1:IDVersion 1..1
  sum1:IDFactura 1..1 IDFacturaExpedidaBaja
  sum1:RefExterna 0..1
  sum1:SinRegistroPrevio 0..1
  sum1:RechazoPrevio 0..1 RechazoPrevioAnulacion
  sum1:GeneradoPor 0..1
  sum1:Generador 0..1
  sum1:Encadenamiento 1..1
  sum1:SistemaInformatico 1..1
  sum1:FechaHoraHusoGenRegistro 1..1
  sum1:TipoHuella 1..1
  sum1:Huella 1..1
  ds:Signature 0..1
IDFacturaExpedidaBaja
  sum1:IDEmisorFacturaAnulada 1..1
  sum1:NumSerieFacturaAnulada 1..1
  sum1:FechaExpedicionFacturaAnulada 1..1
RegFactuSistemaFacturacion
  sum:Cabecera 1..1
  sum:RegistroFactura 1..1000
Cabecera
  sum1:ObligadoEmision 1..1
  sum1:Representante 0..1
  sum1:RemisionVoluntaria 0..1
  sum1:RemisionRequerimiento 0..1
PersonaFisicaJuridicaES
  sum1:NombreRazon 1..1
  sum1:NIF 1..1
RemisionVoluntaria
  sum1:FechaFinVeriFactu 0..1
  sum1:Incidencia 0..1
RemisionRequerimiento
  sum1:RefRequerimiento 1..1
  sum1:FinRequerimiento 0..1
RegistroFactura
  choice 1..1
    sum1:RegistroAlta 1..1
    sum1:RegistroAnulacion 1..1
RespuestaRegFactuSistemaFacturacion
  sumR:CSV 0..1
  sumR:DatosPresentacion 0..1
  sumR:Cabecera 1..1
  sumR:TiempoEsperaEnvio 1..1
  sumR:EstadoEnvio 1..1
  sumR:RespuestaLinea 0..1000
DatosPresentacion
  sum1:NIFPresentador 1..1
  sum1:TimestampPresentacion 1..1
RespuestaExpedida
  sumR:IDFactura 1..1
  sumR:Operacion 1..1
  sumR:RefExterna 0..1
  sumR:EstadoRegistro 1..1
  sumR:CodigoErrorRegistro 0..1
  sumR:DescripcionErrorRegistro 0..1
  sumR:RegistroDuplicado 0..1
Operacion
  sum1:TipoOperacion 1..1
  sum1:Subsanacion 0..1
  sum1:RechazoPrevio 0..1
  sum1:SinRegistroPrevio 0..1
RegistroDuplicado
  sum1:IdPeticionRegistroDuplicado 1..1
  sum1:EstadoRegistroDuplicado 1..1
  sum1:CodigoErrorRegistro 0..1
  sum1:DescripcionErrorRegistro 0..1
RegistroEvento
  sif:IDVersion 1..1
  sif:Evento 1..1
Evento
  sif:SistemaInformatico 1..1
  sif:ObligadoEmision 1..1
  sif:EmitidaPorTerceroODestinatario 0..1
  sif:TerceroODestinatario 0..1
  sif:FechaHoraHusoGenEvento 1..1
  sif:TipoEvento 1..1
  sif:DatosPropiosEvento 0..1
  sif:OtrosDatosEvento 0..1
  sif:Encadenamiento 1..1
  sif:TipoHuella 1..1
  sif:HuellaEvento 1..1
  ds:Signature 1..1
SistemaInformatico2
  sequence 1..1
    sif:NombreRazon 1..1
    choice 1..1
      sif:NIF 1..1
      sif:IDOtro 1..1
  sif:NombreSistemaInformatico 0..1
  sif:IdSistemaInformatico 1..1
  sif:Version 1..1
  sif:NumeroInstalacion 1..1
  sif:TipoUsoPosibleSoloVerifactu 0..1
  sif:TipoUsoPosibleMultiOT 0..1
  sif:IndicadorMultiplesOT 0..1
IDOtro2
  sif:CodigoPais 0..1
  sif:IDType 1..1
  sif:ID 1..1
PersonaFisicaJuridicaES2
  sif:NombreRazon 1..1
  sif:NIF 1..1
PersonaFisicaJuridica2
  sif:NombreRazon 1..1
  choice 1..1
    sif:NIF 1..1
    sif:IDOtro 1..1
DatosPropiosEvento
  choice 1..1
    sif:LanzamientoProcesoDeteccionAnomaliasRegFacturacion 1..1
    sif:DeteccionAnomaliasRegFacturacion 1..1
    sif:LanzamientoProcesoDeteccionAnomaliasRegEvento 1..1
    sif:DeteccionAnomaliasRegEvento 1..1
    sif:ExportacionRegFacturacionPeriodo 1..1
    sif:ExportacionRegEventoPeriodo 1..1
    sif:ResumenEventos 1..1
LanzamientoProcesoDeteccionAnomaliasRegFacturacion
  sif:RealizadoProcesoSobreIntegridadHuellasRegFacturacion 1..1
  sif:NumeroDeRegistrosFacturacionProcesadosSobreIntegridadHuellas 0..1
  sif:RealizadoProcesoSobreIntegridadFirmasRegFacturacion 1..1
  sif:NumeroDeRegistrosFacturacionProcesadosSobreIntegridadFirmas 0..1
  sif:RealizadoProcesoSobreTrazabilidadCadenaRegFacturacion 1..1
  sif:NumeroDeRegistrosFacturacionProcesadosSobreTrazabilidadCadena 0..1
  sif:RealizadoProcesoSobreTrazabilidadFechasRegFacturacion 1..1
  sif:NumeroDeRegistrosFacturacionProcesadosSobreTrazabilidadFechas 0..1
DeteccionAnomaliasRegFacturacion
  sif:TipoAnomalia 1..1
  sif:OtrosDatosAnomalia 0..1
  sif:RegistroFacturacionAnomalo 0..1
IDFacturaExpedida2
  sif:IDEmisorFactura 1..1
  sif:NumSerieFactura 1..1
  sif:FechaExpedicionFactura 1..1
LanzamientoProcesoDeteccionAnomaliasRegEvento
  sif:RealizadoProcesoSobreIntegridadHuellasRegEvento 1..1
  sif:NumeroDeRegistrosEventoProcesadosSobreIntegridadHuellas 0..1
  sif:RealizadoProcesoSobreIntegridadFirmasRegEvento 1..1
  sif:NumeroDeRegistrosEventoProcesadosSobreIntegridadFirmas 0..1
  sif:RealizadoProcesoSobreTrazabilidadCadenaRegEvento 1..1
  sif:NumeroDeRegistrosEventoProcesadosSobreTrazabilidadCadena 0..1
  sif:RealizadoProcesoSobreTrazabilidadFechasRegEvento 1..1
  sif:NumeroDeRegistrosEventoProcesadosSobreTrazabilidadFechas 0..1
DeteccionAnomaliasRegEvento
  sif:TipoAnomalia 1..1
  sif:OtrosDatosAnomalia 0..1
  sif:RegEventoAnomalo 0..1
RegEvento
  sif:TipoEvento 1..1
  sif:FechaHoraHusoEvento 1..1
  sif:HuellaEvento 1..1
ExportacionRegFacturacionPeriodo
  sif:FechaHoraHusoInicioPeriodoExport 1..1
  sif:FechaHoraHusoFinPeriodoExport 1..1
  sif:RegistroFacturacionInicialPeriodo 1..1
  sif:RegistroFacturacionFinalPeriodo 1..1
  sif:NumeroDeRegistrosFacturacionAltaExportados 1..1
  sif:SumaCuotaTotalAlta 1..1
  sif:SumaImporteTotalAlta 1..1
  sif:NumeroDeRegistrosFacturacionAnulacionExportados 1..1
  sif:RegistrosFacturacionExportadosDejanDeConservarse 1..1
IDFacturaExpedidaHuella
  sif:IDEmisorFactura 1..1
  sif:NumSerieFactura 1..1
  sif:FechaExpedicionFactura 1..1
  sif:Huella 1..1
ExportacionRegEventoPeriodo
  sif:FechaHoraHusoInicioPeriodoExport 1..1
  sif:FechaHoraHusoFinPeriodoExport 1..1
  sif:RegistroEventoInicialPeriodo 1..1
  sif:RegistroEventoFinalPeriodo 1..1
  sif:NumeroDeRegEventoExportados 1..1
  sif:RegEventoExportadosDejanDeConservarse 1..1
ResumenEventos
  sif:TipoEvento 1..20 TipoEventoAgr
  sif:RegistroFacturacionInicialPeriodo 0..1
  sif:RegistroFacturacionFinalPeriodo 0..1
  sif:NumeroDeRegistrosFacturacionAltaGenerados 1..1
  sif:SumaCuotaTotalAlta 1..1
  sif:SumaImporteTotalAlta 1..1
  sif:NumeroDeRegistrosFacturacionAnulacionGenerados 1..1
TipoEventoAgr
  sif:TipoEvento 1..1
  sif:NumeroDeEventos 1..1
Encadenamiento2
  choice 1..1
    sif:PrimerEvento 1..1
    sif:EventoAnterior 1..1
RegEventoAnt
  sif:TipoEvento 1..1
  sif:FechaHoraHusoGenEvento 1..1
  sif:HuellaEvento 1..1`,
  facets: {
    Version: { base: 'string', enumeration: ['1.0'] },
    NIF: { base: 'string', length: 9 },
    TextoIDFactura: { base: 'string', minLength: 1, maxLength: 60 },
    fecha: { base: 'string', length: 10, pattern: ['\\p{Nd}{2,2}-\\p{Nd}{2,2}-\\p{Nd}{4,4}'] },
    TextMax60: { base: 'string', maxLength: 60 },
    TextMax120: { base: 'string', maxLength: 120 },
    Subsanacion: { base: 'string', enumeration: ['S', 'N'] },
    RechazoPrevio: { base: 'string', enumeration: ['N', 'S', 'X'] },
    ClaveTipoFactura: { base: 'string', enumeration: ['F1', 'F2', 'R1', 'R2', 'R3', 'R4', 'R5', 'F3'] },
    ClaveTipoRectificativa: { base: 'string', enumeration: ['S', 'I'] },
    'ImporteSgn12.2': { base: 'string', pattern: ['(\\+|-)?\\p{Nd}{1,12}(\\.\\p{Nd}{0,2})?'] },
    TextMax500: { base: 'string', maxLength: 500 },
    SimplificadaCualificada: { base: 'string', enumeration: ['S', 'N'] },
    CompletaSinDestinatario: { base: 'string', enumeration: ['S', 'N'] },
    Macrodato: { base: 'string', enumeration: ['S', 'N'] },
    TercerosODestinatario: { base: 'string', enumeration: ['D', 'T'] },
    CountryType2: {
      base: 'string',
      enumeration: [
        'AF',
        'AL',
        'DE',
        'AD',
        'AO',
        'AI',
        'AQ',
        'AG',
        'SA',
        'DZ',
        'AR',
        'AM',
        'AW',
        'AU',
        'AT',
        'AZ',
        'BS',
        'BH',
        'BD',
        'BB',
        'BE',
        'BZ',
        'BJ',
        'BM',
        'BY',
        'BO',
        'BA',
        'BW',
        'BV',
        'BR',
        'BN',
        'BG',
        'BF',
        'BI',
        'BT',
        'CV',
        'KY',
        'KH',
        'CM',
        'CA',
        'CF',
        'CC',
        'CO',
        'KM',
        'CG',
        'CD',
        'CK',
        'KP',
        'KR',
        'CI',
        'CR',
        'HR',
        'CU',
        'TD',
        'CZ',
        'CL',
        'CN',
        'CY',
        'CW',
        'DK',
        'DM',
        'DO',
        'EC',
        'EG',
        'AE',
        'ER',
        'SK',
        'SI',
        'ES',
        'US',
        'EE',
        'ET',
        'FO',
        'PH',
        'FI',
        'FJ',
        'FR',
        'GA',
        'GM',
        'GE',
        'GS',
        'GH',
        'GI',
        'GD',
        'GR',
        'GL',
        'GU',
        'GT',
        'GG',
        'GN',
        'GQ',
        'GW',
        'GY',
        'HT',
        'HM',
        'HN',
        'HK',
        'HU',
        'IN',
        'ID',
        'IR',
        'IQ',
        'IE',
        'IM',
        'IS',
        'IL',
        'IT',
        'JM',
        'JP',
        'JE',
        'JO',
        'KZ',
        'KE',
        'KG',
        'KI',
        'KW',
        'LA',
        'LS',
        'LV',
        'LB',
        'LR',
        'LY',
        'LI',
        'LT',
        'LU',
        'XG',
        'MO',
        'MK',
        'MG',
        'MY',
        'MW',
        'MV',
        'ML',
        'MT',
        'FK',
        'MP',
        'MA',
        'MH',
        'MU',
        'MR',
        'YT',
        'UM',
        'MX',
        'FM',
        'MD',
        'MC',
        'MN',
        'ME',
        'MS',
        'MZ',
        'MM',
        'NA',
        'NR',
        'CX',
        'NP',
        'NI',
        'NE',
        'NG',
        'NU',
        'NF',
        'NO',
        'NC',
        'NZ',
        'IO',
        'OM',
        'NL',
        'BQ',
        'PK',
        'PW',
        'PA',
        'PG',
        'PY',
        'PE',
        'PN',
        'PF',
        'PL',
        'PT',
        'PR',
        'QA',
        'GB',
        'RW',
        'RO',
        'RU',
        'RE',
        'SB',
        'SV',
        'WS',
        'AS',
        'KN',
        'SM',
        'SX',
        'PM',
        'VC',
        'SH',
        'LC',
        'ST',
        'SN',
        'RS',
        'SC',
        'SL',
        'SG',
        'SY',
        'SO',
        'LK',
        'SZ',
        'ZA',
        'SD',
        'SS',
        'SE',
        'CH',
        'SR',
        'TH',
        'TW',
        'TZ',
        'TJ',
        'PS',
        'TF',
        'TL',
        'TG',
        'TK',
        'TO',
        'TT',
        'TN',
        'TC',
        'TM',
        'TR',
        'TV',
        'UA',
        'UG',
        'UY',
        'UZ',
        'VU',
        'VA',
        'VE',
        'VN',
        'VG',
        'VI',
        'WF',
        'YE',
        'DJ',
        'ZM',
        'ZW',
        'QU',
        'XB',
        'XU',
        'XN',
      ],
    },
    PersonaFisicaJuridicaIDType: { base: 'string', enumeration: ['02', '03', '04', '05', '06', '07'] },
    TextMax20: { base: 'string', maxLength: 20 },
    Cupon: { base: 'string', enumeration: ['S', 'N'] },
    Impuesto: { base: 'string', enumeration: ['01', '02', '03', '05'] },
    IdOperacionesTrascendenciaTributaria: {
      base: 'string',
      enumeration: [
        '01',
        '02',
        '03',
        '04',
        '05',
        '06',
        '07',
        '08',
        '09',
        '10',
        '11',
        '14',
        '15',
        '17',
        '18',
        '19',
        '20',
        '21',
      ],
    },
    CalificacionOperacion: { base: 'string', enumeration: ['S1', 'S2', 'N1', 'N2'] },
    OperacionExenta: { base: 'string', enumeration: ['E1', 'E2', 'E3', 'E4', 'E5', 'E6', 'E7', 'E8'] },
    'Tipo2.2': { base: 'string', pattern: ['\\p{Nd}{1,3}(\\.\\p{Nd}{0,2})?'] },
    PrimerRegistroCadena: { base: 'string', enumeration: ['S'] },
    TextMax64: { base: 'string', maxLength: 64 },
    TextMax30: { base: 'string', maxLength: 30 },
    TextMax2: { base: 'string', maxLength: 2 },
    TextMax50: { base: 'string', maxLength: 50 },
    TextMax100: { base: 'string', maxLength: 100 },
    SiNo: { base: 'string', enumeration: ['S', 'N'] },
    dateTime: { base: 'dateTime' },
    TextMax15: { base: 'string', maxLength: 15 },
    TextMax16: { base: 'string', maxLength: 16 },
    TipoHuella: { base: 'string', enumeration: ['01'] },
    SinRegistroPrevio: { base: 'string', enumeration: ['S', 'N'] },
    RechazoPrevioAnulacion: { base: 'string', enumeration: ['S', 'N'] },
    GeneradoPor: { base: 'string', enumeration: ['E', 'D', 'T'] },
    Incidencia: { base: 'string', enumeration: ['S', 'N'] },
    TextMax18: { base: 'string', maxLength: 18 },
    FinRequerimiento: { base: 'string', enumeration: ['S', 'N'] },
    Tipo6: { base: 'string', pattern: ['\\p{Nd}{0,4}'] },
    EstadoEnvio: { base: 'string', enumeration: ['Correcto', 'ParcialmenteCorrecto', 'Incorrecto'] },
    TipoOperacion: { base: 'string', enumeration: ['Alta', 'Anulacion'] },
    EstadoRegistro: { base: 'string', enumeration: ['Correcto', 'AceptadoConErrores', 'Incorrecto'] },
    ErrorDetalle: { base: 'integer' },
    TextMax1500: { base: 'string', maxLength: 1500 },
    EstadoRegistroSF: { base: 'string', enumeration: ['Correcta', 'AceptadaConErrores', 'Anulada'] },
    CountryType22: {
      base: 'string',
      enumeration: [
        'AF',
        'AL',
        'DE',
        'AD',
        'AO',
        'AI',
        'AQ',
        'AG',
        'SA',
        'DZ',
        'AR',
        'AM',
        'AW',
        'AU',
        'AT',
        'AZ',
        'BS',
        'BH',
        'BD',
        'BB',
        'BE',
        'BZ',
        'BJ',
        'BM',
        'BY',
        'BO',
        'BA',
        'BW',
        'BV',
        'BR',
        'BN',
        'BG',
        'BF',
        'BI',
        'BT',
        'CV',
        'KY',
        'KH',
        'CM',
        'CA',
        'CF',
        'CC',
        'CO',
        'KM',
        'CG',
        'CD',
        'CK',
        'KP',
        'KR',
        'CI',
        'CR',
        'HR',
        'CU',
        'TD',
        'CZ',
        'CL',
        'CN',
        'CY',
        'CW',
        'DK',
        'DM',
        'DO',
        'EC',
        'EG',
        'AE',
        'ER',
        'SK',
        'SI',
        'ES',
        'US',
        'EE',
        'ET',
        'FO',
        'PH',
        'FI',
        'FJ',
        'FR',
        'GA',
        'GM',
        'GE',
        'GS',
        'GH',
        'GI',
        'GD',
        'GR',
        'GL',
        'GU',
        'GT',
        'GG',
        'GN',
        'GQ',
        'GW',
        'GY',
        'HT',
        'HM',
        'HN',
        'HK',
        'HU',
        'IN',
        'ID',
        'IR',
        'IQ',
        'IE',
        'IM',
        'IS',
        'IL',
        'IT',
        'JM',
        'JP',
        'JE',
        'JO',
        'KZ',
        'KE',
        'KG',
        'KI',
        'KW',
        'LA',
        'LS',
        'LV',
        'LB',
        'LR',
        'LY',
        'LI',
        'LT',
        'LU',
        'XG',
        'MO',
        'MK',
        'MG',
        'MY',
        'MW',
        'MV',
        'ML',
        'MT',
        'FK',
        'MP',
        'MA',
        'MH',
        'MU',
        'MR',
        'YT',
        'UM',
        'MX',
        'FM',
        'MD',
        'MC',
        'MN',
        'ME',
        'MS',
        'MZ',
        'MM',
        'NA',
        'NR',
        'CX',
        'NP',
        'NI',
        'NE',
        'NG',
        'NU',
        'NF',
        'NO',
        'NC',
        'NZ',
        'IO',
        'OM',
        'NL',
        'BQ',
        'PK',
        'PW',
        'PA',
        'PG',
        'PY',
        'PE',
        'PN',
        'PF',
        'PL',
        'PT',
        'PR',
        'QA',
        'GB',
        'RW',
        'RO',
        'RU',
        'SB',
        'SV',
        'WS',
        'AS',
        'KN',
        'SM',
        'SX',
        'PM',
        'VC',
        'SH',
        'LC',
        'ST',
        'SN',
        'RS',
        'SC',
        'SL',
        'SG',
        'SY',
        'SO',
        'LK',
        'SZ',
        'ZA',
        'SD',
        'SS',
        'SE',
        'CH',
        'SR',
        'TH',
        'TW',
        'TZ',
        'TJ',
        'PS',
        'TF',
        'TL',
        'TG',
        'TK',
        'TO',
        'TT',
        'TN',
        'TC',
        'TM',
        'TR',
        'TV',
        'UA',
        'UG',
        'UY',
        'UZ',
        'VU',
        'VA',
        'VE',
        'VN',
        'VG',
        'VI',
        'WF',
        'YE',
        'DJ',
        'ZM',
        'ZW',
        'QU',
        'XB',
        'XU',
        'XN',
      ],
    },
    TipoEvento: { base: 'string', enumeration: ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '90'] },
    DigitosMax7: { base: 'string', maxLength: 7, pattern: ['\\p{Nd}{1,7}'] },
    TipoAnomalia: {
      base: 'string',
      enumeration: ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12', '13', '14', '15', '90'],
    },
    DigitosMax5: { base: 'string', maxLength: 5, pattern: ['\\p{Nd}{1,5}'] },
    DigitosMax9: { base: 'string', maxLength: 9, pattern: ['\\p{Nd}{1,9}'] },
    DigitosMax4: { base: 'string', maxLength: 4, pattern: ['\\p{Nd}{1,4}'] },
    DigitosMax6: { base: 'string', maxLength: 6, pattern: ['\\p{Nd}{1,6}'] },
    TextMax1: { base: 'string', maxLength: 1 },
  },
});
