/**
 * What FatturaPA 1.2.3, ordinary invoices says of the elements of an invoice.
 * Written by `node scripts/formats/take-schemas.mjs DIR`, not by hand; ../structure.ts says how it is read.
 */

import type { StructureData } from '../structure.ts';

export const FATTURA_ORDINARIA: StructureData = {
  roots: `p:FatturaElettronica FatturaElettronica`,
  values: `Nazione
Codice
String10
FormatoTrasmissione
CodiceDestinatario
TelFax
EmailContatti
Email
CodiceFiscale
String80Latin
String60Latin
Titolo
CodEORI
Provincia
String60
date
RegimeFiscale
NumeroCivico
CAP
Nazione2
String20
Amount2Decimal
SocioUnico
StatoLiquidazione
SoggettoEmittente
TipoDocumento
Divisa
DataFattura
TipoRitenuta
Rate
CausalePagamento
BolloVirtuale
TipoCassa
Ritenuta
Natura
TipoScontoMaggiorazione
Amount8Decimal
String200Latin
Art73
RiferimentoNumeroLinea
String100Latin
String15
RiferimentoFase
NumeroColli
Peso
dateTime
TipoResa
NumeroLinea
TipoCessionePrestazione
String35
String35LatinExt
String1000Latin
Quantita
EsigibilitaIVA
CondizioniPagamento
ModalitaPagamento
GiorniTerminePagamento
CodiceFiscalePF
IBAN
ABI
CAB
BIC
base64Binary`,
  elements: `Rate AlCassa AliquotaIVA AliquotaRitenuta Percentuale
String60Latin AlboProfessionale Cognome CognomeQuietanzante Comune Indirizzo Nome NomeAttachment NomeQuietanzante RiferimentoTesto
String10 AlgoritmoCompressione FormatoAttachment ProgressivoInvio TipoDato UnitaMisura UnitaMisuraPeso
Amount2Decimal Arrotondamento CapitaleSociale ImponibileCassa ImponibileImporto ImportoBollo ImportoContributoCassa ImportoPagamento ImportoRitenuta ImportoTotaleDocumento Imposta PenalitaPagamentiRitardati ScontoPagamentoAnticipato SpeseAccessorie
base64Binary Attachment
String200Latin Beneficiario Causale
CodiceFiscalePF CFQuietanzante
String100Latin CausaleTrasporto CodiceCommessaConvenzione Descrizione DescrizioneAttachment RiferimentoNormativo
String20 CodUfficioPostale IdDocumento NumItem Numero NumeroDDT NumeroFatturaPrincipale NumeroLicenzaGuida NumeroREA RiferimentoAmministrazione
String15 CodiceCIG CodiceCUP TotalePercorso
String60 CodicePagamento NumeroIscrizioneAlbo
String35 CodiceTipo
String35LatinExt CodiceValore
date Data DataDDT DataDecorrenzaPenale DataFatturaPrincipale DataFinePeriodo DataInizioPeriodo DataInizioTrasporto DataIscrizioneAlbo DataLimitePagamentoAnticipato DataRiferimentoTerminiPagamento DataScadenzaPagamento RiferimentoData
dateTime DataOraConsegna DataOraRitiro
DatiAnagraficiCedente DatiAnagrafici
DatiDocumentiCorrelati DatiContratto DatiConvenzione DatiFattureCollegate DatiOrdineAcquisto DatiRicezione
String80Latin Denominazione IstitutoFinanziario MezzoTrasporto
EmailContatti Email
TelFax Fax Telefono
GiorniTerminePagamento GiorniTerminiPagamento
Codice IdCodice
IdFiscale IdFiscaleIVA IdTrasmittente
Nazione IdPaese
Amount8Decimal Importo PrezzoTotale PrezzoUnitario RiferimentoNumero
Indirizzo IndirizzoResa Sede StabileOrganizzazione
Nazione2 Nazione
Email PECDestinatario
Peso PesoLordo PesoNetto
Provincia ProvinciaAlbo Ufficio
TerzoIntermediarioSoggettoEmittente TerzoIntermediarioOSoggettoEmittente
TipoScontoMaggiorazione Tipo
Titolo TitoloQuietanzante
unchecked ds:Signature`,
  contents: `FatturaElettronica @versione!:FormatoTrasmissione @SistemaEmittente:String10 FatturaElettronicaHeader! FatturaElettronicaBody+ ds:Signature
FatturaElettronicaHeader DatiTrasmissione! CedentePrestatore! RappresentanteFiscale CessionarioCommittente! TerzoIntermediarioOSoggettoEmittente SoggettoEmittente
DatiTrasmissione IdTrasmittente! ProgressivoInvio! FormatoTrasmissione! CodiceDestinatario! ContattiTrasmittente PECDestinatario
IdFiscale IdPaese! IdCodice!
ContattiTrasmittente Telefono Email
CedentePrestatore DatiAnagrafici! Sede! StabileOrganizzazione IscrizioneREA Contatti RiferimentoAmministrazione
DatiAnagraficiCedente IdFiscaleIVA! CodiceFiscale Anagrafica! AlboProfessionale ProvinciaAlbo NumeroIscrizioneAlbo DataIscrizioneAlbo RegimeFiscale!
Anagrafica ( ( Denominazione! )! | ( Nome! Cognome! )! )! Titolo CodEORI
Indirizzo Indirizzo! NumeroCivico CAP! Comune! Provincia Nazione!
IscrizioneREA Ufficio! NumeroREA! CapitaleSociale SocioUnico StatoLiquidazione!
Contatti Telefono Fax Email
RappresentanteFiscale DatiAnagrafici!=DatiAnagraficiRappresentante
DatiAnagraficiRappresentante IdFiscaleIVA! CodiceFiscale Anagrafica!
CessionarioCommittente DatiAnagrafici!=DatiAnagraficiCessionario Sede! StabileOrganizzazione RappresentanteFiscale=RappresentanteFiscaleCessionario
DatiAnagraficiCessionario IdFiscaleIVA CodiceFiscale Anagrafica!
RappresentanteFiscaleCessionario IdFiscaleIVA! ( ( Denominazione! )! | ( Nome! Cognome! )! )!
TerzoIntermediarioSoggettoEmittente DatiAnagrafici!=DatiAnagraficiTerzoIntermediario
DatiAnagraficiTerzoIntermediario IdFiscaleIVA CodiceFiscale Anagrafica!
FatturaElettronicaBody DatiGenerali! DatiBeniServizi! DatiVeicoli DatiPagamento* Allegati*
DatiGenerali DatiGeneraliDocumento! DatiOrdineAcquisto* DatiContratto* DatiConvenzione* DatiRicezione* DatiFattureCollegate* DatiSAL* DatiDDT* DatiTrasporto FatturaPrincipale
DatiGeneraliDocumento TipoDocumento! Divisa! Data!=DataFattura Numero! DatiRitenuta* DatiBollo DatiCassaPrevidenziale* ScontoMaggiorazione* ImportoTotaleDocumento Arrotondamento Causale* Art73
DatiRitenuta TipoRitenuta! ImportoRitenuta! AliquotaRitenuta! CausalePagamento!
DatiBollo BolloVirtuale! ImportoBollo
DatiCassaPrevidenziale TipoCassa! AlCassa! ImportoContributoCassa! ImponibileCassa AliquotaIVA! Ritenuta Natura RiferimentoAmministrazione
ScontoMaggiorazione Tipo! Percentuale Importo
DatiDocumentiCorrelati RiferimentoNumeroLinea* IdDocumento! Data NumItem CodiceCommessaConvenzione CodiceCUP CodiceCIG
DatiSAL RiferimentoFase!
DatiDDT NumeroDDT! DataDDT! RiferimentoNumeroLinea*
DatiTrasporto DatiAnagraficiVettore MezzoTrasporto CausaleTrasporto NumeroColli Descrizione UnitaMisuraPeso PesoLordo PesoNetto DataOraRitiro DataInizioTrasporto TipoResa IndirizzoResa DataOraConsegna
DatiAnagraficiVettore IdFiscaleIVA! CodiceFiscale Anagrafica! NumeroLicenzaGuida
FatturaPrincipale NumeroFatturaPrincipale! DataFatturaPrincipale!
DatiBeniServizi DettaglioLinee+ DatiRiepilogo+
DettaglioLinee NumeroLinea! TipoCessionePrestazione CodiceArticolo* Descrizione!=String1000Latin Quantita UnitaMisura DataInizioPeriodo DataFinePeriodo PrezzoUnitario! ScontoMaggiorazione* PrezzoTotale! AliquotaIVA! Ritenuta Natura RiferimentoAmministrazione AltriDatiGestionali*
CodiceArticolo CodiceTipo! CodiceValore!
AltriDatiGestionali TipoDato! RiferimentoTesto RiferimentoNumero RiferimentoData
DatiRiepilogo AliquotaIVA! Natura SpeseAccessorie Arrotondamento=Amount8Decimal ImponibileImporto! Imposta! EsigibilitaIVA RiferimentoNormativo
DatiVeicoli Data! TotalePercorso!
DatiPagamento CondizioniPagamento! DettaglioPagamento+
DettaglioPagamento Beneficiario ModalitaPagamento! DataRiferimentoTerminiPagamento GiorniTerminiPagamento DataScadenzaPagamento ImportoPagamento! CodUfficioPostale CognomeQuietanzante NomeQuietanzante CFQuietanzante TitoloQuietanzante IstitutoFinanziario IBAN ABI CAB BIC ScontoPagamentoAnticipato DataLimitePagamentoAnticipato PenalitaPagamentiRitardati DataDecorrenzaPenale CodicePagamento
Allegati NomeAttachment! AlgoritmoCompressione FormatoAttachment DescrizioneAttachment Attachment!
unchecked #unchecked`,
  facets: {
    FormatoTrasmissione: { base: 'string', length: 5, enumeration: 'FPA12 FPR12' },
    String10: { base: 'normalizedString', pattern: ['([\\u0000-\\u007f]{1,10})'] },
    Nazione: { base: 'string', pattern: ['[A-Z]{2}'] },
    Codice: { base: 'string', minLength: 1, maxLength: 28 },
    CodiceDestinatario: { base: 'string', pattern: ['[A-Z0-9]{6,7}'] },
    TelFax: { base: 'normalizedString', pattern: ['([\\u0000-\\u007f]{5,12})'] },
    EmailContatti: { base: 'string', minLength: 7, maxLength: 256, pattern: ['[^\\n\\r]+@[^\\n\\r]+[.]+[^\\n\\r]+'] },
    Email: {
      base: 'token',
      maxLength: 256,
      pattern: [
        "([!#-'*+/-9=?A-Z^-~-]+(\\.[!#-'*+/-9=?A-Z^-~-]+)*|\"(\\[\\]!#-[^-~ \\t]|(\\\\[\\t -~]))+\")@([!#-'*+/-9=?A-Z^-~-]+(\\.[!#-'*+/-9=?A-Z^-~-]+)*|\\[[\\t -Z^-~]*\\])",
      ],
    },
    CodiceFiscale: { base: 'string', pattern: ['[A-Z0-9]{11,16}'] },
    String80Latin: { base: 'normalizedString', pattern: ['[\\u0000-\\u007f\\u0080-\\u00ff]{1,80}'] },
    String60Latin: { base: 'normalizedString', pattern: ['[\\u0000-\\u007f\\u0080-\\u00ff]{1,60}'] },
    Titolo: { base: 'normalizedString', whiteSpace: 'collapse', pattern: ['([\\u0000-\\u007f]{2,10})'] },
    CodEORI: { base: 'string', minLength: 13, maxLength: 17 },
    Provincia: { base: 'string', pattern: ['[A-Z]{2}'] },
    String60: { base: 'normalizedString', pattern: ['([\\u0000-\\u007f]{1,60})'] },
    date: { base: 'date' },
    RegimeFiscale: {
      base: 'string',
      length: 4,
      enumeration: 'RF01 RF02 RF04 RF05 RF06 RF07 RF08 RF09 RF10 RF11 RF12 RF13 RF14 RF15 RF16 RF17 RF18 RF19 RF20',
    },
    NumeroCivico: { base: 'normalizedString', pattern: ['([\\u0000-\\u007f]{1,8})'] },
    CAP: { base: 'string', pattern: ['[0-9][0-9][0-9][0-9][0-9]'] },
    Nazione2: { base: 'string', pattern: ['[A-Z]{2}'], standard: 'IT' },
    String20: { base: 'normalizedString', pattern: ['([\\u0000-\\u007f]{1,20})'] },
    Amount2Decimal: { base: 'decimal', pattern: ['[\\-]?[0-9]{1,11}\\.[0-9]{2}'] },
    SocioUnico: { base: 'string', enumeration: 'SU SM' },
    StatoLiquidazione: { base: 'string', enumeration: 'LS LN' },
    SoggettoEmittente: { base: 'string', length: 2, enumeration: 'CC TZ' },
    TipoDocumento: {
      base: 'string',
      length: 4,
      enumeration:
        'TD01 TD02 TD03 TD04 TD05 TD06 TD16 TD17 TD18 TD19 TD20 TD21 TD22 TD23 TD24 TD25 TD26 TD27 TD28 TD29',
    },
    Divisa: { base: 'string', pattern: ['[A-Z]{3}'] },
    DataFattura: { base: 'date', minInclusive: '1970-01-01' },
    TipoRitenuta: { base: 'string', length: 4, enumeration: 'RT01 RT02 RT03 RT04 RT05 RT06' },
    Rate: { base: 'decimal', maxInclusive: '100.00', pattern: ['[0-9]{1,3}\\.[0-9]{2}'] },
    CausalePagamento: {
      base: 'string',
      enumeration: 'A B C D E G H I L M N O P Q R S T U V W X Y Z L1 M1 M2 O1 V1 ZO',
    },
    BolloVirtuale: { base: 'string', enumeration: 'SI' },
    TipoCassa: {
      base: 'string',
      length: 4,
      enumeration:
        'TC01 TC02 TC03 TC04 TC05 TC06 TC07 TC08 TC09 TC10 TC11 TC12 TC13 TC14 TC15 TC16 TC17 TC18 TC19 TC20 TC21 TC22',
    },
    Ritenuta: { base: 'string', length: 2, enumeration: 'SI' },
    Natura: {
      base: 'string',
      enumeration:
        'N1 N2 N2.1 N2.2 N3 N3.1 N3.2 N3.3 N3.4 N3.5 N3.6 N4 N5 N6 N6.1 N6.2 N6.3 N6.4 N6.5 N6.6 N6.7 N6.8 N6.9 N7',
    },
    TipoScontoMaggiorazione: { base: 'string', length: 2, enumeration: 'SC MG' },
    Amount8Decimal: { base: 'decimal', pattern: ['[\\-]?[0-9]{1,11}\\.[0-9]{2,8}'] },
    String200Latin: { base: 'normalizedString', pattern: ['[\\u0000-\\u007f\\u0080-\\u00ff]{1,200}'] },
    Art73: { base: 'string', length: 2, enumeration: 'SI' },
    RiferimentoNumeroLinea: { base: 'integer', minInclusive: '1', maxInclusive: '9999' },
    String100Latin: { base: 'normalizedString', pattern: ['[\\u0000-\\u007f\\u0080-\\u00ff]{1,100}'] },
    String15: { base: 'normalizedString', pattern: ['([\\u0000-\\u007f]{1,15})'] },
    RiferimentoFase: { base: 'integer', minInclusive: '1', maxInclusive: '999' },
    NumeroColli: { base: 'integer', minInclusive: '1', maxInclusive: '9999' },
    Peso: { base: 'decimal', pattern: ['[0-9]{1,4}\\.[0-9]{1,2}'] },
    dateTime: { base: 'dateTime' },
    TipoResa: { base: 'string', pattern: ['[A-Z]{3}'] },
    NumeroLinea: { base: 'integer', minInclusive: '1', maxInclusive: '9999' },
    TipoCessionePrestazione: { base: 'string', length: 2, enumeration: 'SC PR AB AC' },
    String35: { base: 'normalizedString', pattern: ['([\\u0000-\\u007f]{1,35})'] },
    String35LatinExt: { base: 'normalizedString', minLength: 1, maxLength: 35 },
    String1000Latin: { base: 'normalizedString', pattern: ['[\\u0000-\\u007f\\u0080-\\u00ff]{1,1000}'] },
    Quantita: { base: 'decimal', pattern: ['[0-9]{1,12}\\.[0-9]{2,8}'] },
    EsigibilitaIVA: { base: 'string', minLength: 1, maxLength: 1, enumeration: 'D I S' },
    CondizioniPagamento: { base: 'string', minLength: 4, maxLength: 4, enumeration: 'TP01 TP02 TP03' },
    ModalitaPagamento: {
      base: 'string',
      length: 4,
      enumeration:
        'MP01 MP02 MP03 MP04 MP05 MP06 MP07 MP08 MP09 MP10 MP11 MP12 MP13 MP14 MP15 MP16 MP17 MP18 MP19 MP20 MP21 MP22 MP23',
    },
    GiorniTerminePagamento: { base: 'integer', minInclusive: '0', maxInclusive: '999' },
    CodiceFiscalePF: { base: 'string', pattern: ['[A-Z0-9]{16}'] },
    IBAN: { base: 'string', pattern: ['[a-zA-Z]{2}[0-9]{2}[a-zA-Z0-9]{11,30}'] },
    ABI: { base: 'string', pattern: ['[0-9][0-9][0-9][0-9][0-9]'] },
    CAB: { base: 'string', pattern: ['[0-9][0-9][0-9][0-9][0-9]'] },
    BIC: { base: 'string', pattern: ['[A-Z]{6}[A-Z2-9][A-NP-Z0-9]([A-Z0-9]{3}){0,1}'] },
    base64Binary: { base: 'base64Binary' },
  },
};
