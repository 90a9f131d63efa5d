/**
 * The elements of an invoice in FatturaPA 1.2.3, ordinary invoices.
 * Written by `npx tsx scripts/formats/take-schemas.mjs DIR`, not by hand; ../table.ts describes the form.
 */

import { packed } from '../table.ts';

export const FATTURA_ORDINARIA = packed({
  roots: `
p:FatturaElettronica FatturaElettronica`,
  values: `
Nazione
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
  elements: `
Rate
  AlCassa
  AliquotaIVA
  AliquotaRitenuta
  Percentuale
String60Latin
  AlboProfessionale
  Cognome
  CognomeQuietanzante
  Comune
  Indirizzo
  Nome
  NomeAttachment
  NomeQuietanzante
  RiferimentoTesto
String10
  AlgoritmoCompressione
  FormatoAttachment
  ProgressivoInvio
  TipoDato
  UnitaMisura
  UnitaMisuraPeso
Amount2Decimal
  Arrotondamento
  CapitaleSociale
  ImponibileCassa
  ImponibileImporto
  ImportoBollo
  ImportoContributoCassa
  ImportoPagamento
  ImportoRitenuta
  ImportoTotaleDocumento
  Imposta
  PenalitaPagamentiRitardati
  ScontoPagamentoAnticipato
  SpeseAccessorie
base64Binary
  Attachment
String200Latin
  Beneficiario
  Causale
CodiceFiscalePF
  CFQuietanzante
String100Latin
  CausaleTrasporto
  CodiceCommessaConvenzione
  Descrizione
  DescrizioneAttachment
  RiferimentoNormativo
String20
  CodUfficioPostale
  IdDocumento
  NumItem
  Numero
  NumeroDDT
  NumeroFatturaPrincipale
  NumeroLicenzaGuida
  NumeroREA
  RiferimentoAmministrazione
String15
  CodiceCIG
  CodiceCUP
  TotalePercorso
String60
  CodicePagamento
  NumeroIscrizioneAlbo
String35
  CodiceTipo
String35LatinExt
  CodiceValore
date
  Data
  DataDDT
  DataDecorrenzaPenale
  DataFatturaPrincipale
  DataFinePeriodo
  DataInizioPeriodo
  DataInizioTrasporto
  DataIscrizioneAlbo
  DataLimitePagamentoAnticipato
  DataRiferimentoTerminiPagamento
  DataScadenzaPagamento
  RiferimentoData
dateTime
  DataOraConsegna
  DataOraRitiro
DatiAnagraficiCedente
  DatiAnagrafici
DatiDocumentiCorrelati
  DatiContratto
  DatiConvenzione
  DatiFattureCollegate
  DatiOrdineAcquisto
  DatiRicezione
String80Latin
  Denominazione
  IstitutoFinanziario
  MezzoTrasporto
EmailContatti
  Email
TelFax
  Fax
  Telefono
GiorniTerminePagamento
  GiorniTerminiPagamento
IdFiscale
  IdFiscaleIVA
  IdTrasmittente
Nazione
  IdPaese
Amount8Decimal
  Importo
  PrezzoTotale
  PrezzoUnitario
  RiferimentoNumero
Indirizzo
  IndirizzoResa
  Sede
  StabileOrganizzazione
Nazione2
  Nazione
Email
  PECDestinatario
Peso
  PesoLordo
  PesoNetto
Provincia
  ProvinciaAlbo
  Ufficio
TerzoIntermediarioSoggettoEmittente
  TerzoIntermediarioOSoggettoEmittente
TipoScontoMaggiorazione
  Tipo
Titolo
  TitoloQuietanzante
unchecked
  ds:Signature`,
  contents: `
FatturaElettronica
  @versione 1..1 FormatoTrasmissione
  @SistemaEmittente 0..1 String10
  FatturaElettronicaHeader 1..1
  FatturaElettronicaBody 1..n
  ds:Signature 0..1
FatturaElettronicaHeader
  DatiTrasmissione 1..1
  CedentePrestatore 1..1
  RappresentanteFiscale 0..1
  CessionarioCommittente 1..1
  TerzoIntermediarioOSoggettoEmittente 0..1
  SoggettoEmittente 0..1
DatiTrasmissione
  IdTrasmittente 1..1
  ProgressivoInvio 1..1
  FormatoTrasmissione 1..1
  CodiceDestinatario 1..1
  ContattiTrasmittente 0..1
  PECDestinatario 0..1
IdFiscale
  IdPaese 1..1
  IdCodice 1..1
ContattiTrasmittente
  Telefono 0..1
  Email 0..1
CedentePrestatore
  DatiAnagrafici 1..1
  Sede 1..1
  StabileOrganizzazione 0..1
  IscrizioneREA 0..1
  Contatti 0..1
  RiferimentoAmministrazione 0..1
DatiAnagraficiCedente
  IdFiscaleIVA 1..1
  CodiceFiscale 0..1
  Anagrafica 1..1
  AlboProfessionale 0..1
  ProvinciaAlbo 0..1
  NumeroIscrizioneAlbo 0..1
  DataIscrizioneAlbo 0..1
  RegimeFiscale 1..1
Anagrafica
  choice 1..1
    sequence 1..1
      Denominazione 1..1
    sequence 1..1
      Nome 1..1
      Cognome 1..1
  Titolo 0..1
  CodEORI 0..1
Indirizzo
  Indirizzo 1..1
  NumeroCivico 0..1
  CAP 1..1
  Comune 1..1
  Provincia 0..1
  Nazione 1..1
IscrizioneREA
  Ufficio 1..1
  NumeroREA 1..1
  CapitaleSociale 0..1
  SocioUnico 0..1
  StatoLiquidazione 1..1
Contatti
  Telefono 0..1
  Fax 0..1
  Email 0..1
RappresentanteFiscale
  DatiAnagrafici 1..1 DatiAnagraficiRappresentante
DatiAnagraficiRappresentante
  IdFiscaleIVA 1..1
  CodiceFiscale 0..1
  Anagrafica 1..1
CessionarioCommittente
  DatiAnagrafici 1..1 DatiAnagraficiCessionario
  Sede 1..1
  StabileOrganizzazione 0..1
  RappresentanteFiscale 0..1 RappresentanteFiscaleCessionario
DatiAnagraficiCessionario
  IdFiscaleIVA 0..1
  CodiceFiscale 0..1
  Anagrafica 1..1
RappresentanteFiscaleCessionario
  IdFiscaleIVA 1..1
  choice 1..1
    sequence 1..1
      Denominazione 1..1
    sequence 1..1
      Nome 1..1
      Cognome 1..1
TerzoIntermediarioSoggettoEmittente
  DatiAnagrafici 1..1 DatiAnagraficiTerzoIntermediario
DatiAnagraficiTerzoIntermediario
  IdFiscaleIVA 0..1
  CodiceFiscale 0..1
  Anagrafica 1..1
FatturaElettronicaBody
  DatiGenerali 1..1
  DatiBeniServizi 1..1
  DatiVeicoli 0..1
  DatiPagamento 0..n
  Allegati 0..n
DatiGenerali
  DatiGeneraliDocumento 1..1
  DatiOrdineAcquisto 0..n
  DatiContratto 0..n
  DatiConvenzione 0..n
  DatiRicezione 0..n
  DatiFattureCollegate 0..n
  DatiSAL 0..n
  DatiDDT 0..n
  DatiTrasporto 0..1
  FatturaPrincipale 0..1
DatiGeneraliDocumento
  TipoDocumento 1..1
  Divisa 1..1
  Data 1..1 DataFattura
  Numero 1..1
  DatiRitenuta 0..n
  DatiBollo 0..1
  DatiCassaPrevidenziale 0..n
  ScontoMaggiorazione 0..n
  ImportoTotaleDocumento 0..1
  Arrotondamento 0..1
  Causale 0..n
  Art73 0..1
DatiRitenuta
  TipoRitenuta 1..1
  ImportoRitenuta 1..1
  AliquotaRitenuta 1..1
  CausalePagamento 1..1
DatiBollo
  BolloVirtuale 1..1
  ImportoBollo 0..1
DatiCassaPrevidenziale
  TipoCassa 1..1
  AlCassa 1..1
  ImportoContributoCassa 1..1
  ImponibileCassa 0..1
  AliquotaIVA 1..1
  Ritenuta 0..1
  Natura 0..1
  RiferimentoAmministrazione 0..1
ScontoMaggiorazione
  Tipo 1..1
  Percentuale 0..1
  Importo 0..1
DatiDocumentiCorrelati
  RiferimentoNumeroLinea 0..n
  IdDocumento 1..1
  Data 0..1
  NumItem 0..1
  CodiceCommessaConvenzione 0..1
  CodiceCUP 0..1
  CodiceCIG 0..1
DatiSAL
  RiferimentoFase 1..1
DatiDDT
  NumeroDDT 1..1
  DataDDT 1..1
  RiferimentoNumeroLinea 0..n
DatiTrasporto
  DatiAnagraficiVettore 0..1
  MezzoTrasporto 0..1
  CausaleTrasporto 0..1
  NumeroColli 0..1
  Descrizione 0..1
  UnitaMisuraPeso 0..1
  PesoLordo 0..1
  PesoNetto 0..1
  DataOraRitiro 0..1
  DataInizioTrasporto 0..1
  TipoResa 0..1
  IndirizzoResa 0..1
  DataOraConsegna 0..1
DatiAnagraficiVettore
  IdFiscaleIVA 1..1
  CodiceFiscale 0..1
  Anagrafica 1..1
  NumeroLicenzaGuida 0..1
FatturaPrincipale
  NumeroFatturaPrincipale 1..1
  DataFatturaPrincipale 1..1
DatiBeniServizi
  DettaglioLinee 1..n
  DatiRiepilogo 1..n
DettaglioLinee
  NumeroLinea 1..1
  TipoCessionePrestazione 0..1
  CodiceArticolo 0..n
  Descrizione 1..1 String1000Latin
  Quantita 0..1
  UnitaMisura 0..1
  DataInizioPeriodo 0..1
  DataFinePeriodo 0..1
  PrezzoUnitario 1..1
  ScontoMaggiorazione 0..n
  PrezzoTotale 1..1
  AliquotaIVA 1..1
  Ritenuta 0..1
  Natura 0..1
  RiferimentoAmministrazione 0..1
  AltriDatiGestionali 0..n
CodiceArticolo
  CodiceTipo 1..1
  CodiceValore 1..1
AltriDatiGestionali
  TipoDato 1..1
  RiferimentoTesto 0..1
  RiferimentoNumero 0..1
  RiferimentoData 0..1
DatiRiepilogo
  AliquotaIVA 1..1
  Natura 0..1
  SpeseAccessorie 0..1
  Arrotondamento 0..1 Amount8Decimal
  ImponibileImporto 1..1
  Imposta 1..1
  EsigibilitaIVA 0..1
  RiferimentoNormativo 0..1
DatiVeicoli
  Data 1..1
  TotalePercorso 1..1
DatiPagamento
  CondizioniPagamento 1..1
  DettaglioPagamento 1..n
DettaglioPagamento
  Beneficiario 0..1
  ModalitaPagamento 1..1
  DataRiferimentoTerminiPagamento 0..1
  GiorniTerminiPagamento 0..1
  DataScadenzaPagamento 0..1
  ImportoPagamento 1..1
  CodUfficioPostale 0..1
  CognomeQuietanzante 0..1
  NomeQuietanzante 0..1
  CFQuietanzante 0..1
  TitoloQuietanzante 0..1
  IstitutoFinanziario 0..1
  IBAN 0..1
  ABI 0..1
  CAB 0..1
  BIC 0..1
  ScontoPagamentoAnticipato 0..1
  DataLimitePagamentoAnticipato 0..1
  PenalitaPagamentiRitardati 0..1
  DataDecorrenzaPenale 0..1
  CodicePagamento 0..1
Allegati
  NomeAttachment 1..1
  AlgoritmoCompressione 0..1
  FormatoAttachment 0..1
  DescrizioneAttachment 0..1
  Attachment 1..1
unchecked
  #unchecked`,
  facets: {
    FormatoTrasmissione: { base: 'string', length: 5, enumeration: ['FPA12', 'FPR12'] },
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
      enumeration: [
        'RF01',
        'RF02',
        'RF04',
        'RF05',
        'RF06',
        'RF07',
        'RF08',
        'RF09',
        'RF10',
        'RF11',
        'RF12',
        'RF13',
        'RF14',
        'RF15',
        'RF16',
        'RF17',
        'RF18',
        'RF19',
        'RF20',
      ],
    },
    NumeroCivico: { base: 'normalizedString', pattern: ['([\\u0000-\\u007f]{1,8})'] },
    CAP: { base: 'string', pattern: ['[0-9][0-9][0-9][0-9][0-9]'] },
    Nazione2: { base: 'string', pattern: ['[A-Z]{2}'], standard: 'IT' },
    String20: { base: 'normalizedString', pattern: ['([\\u0000-\\u007f]{1,20})'] },
    Amount2Decimal: { base: 'decimal', pattern: ['[\\-]?[0-9]{1,11}\\.[0-9]{2}'] },
    SocioUnico: { base: 'string', enumeration: ['SU', 'SM'] },
    StatoLiquidazione: { base: 'string', enumeration: ['LS', 'LN'] },
    SoggettoEmittente: { base: 'string', length: 2, enumeration: ['CC', 'TZ'] },
    TipoDocumento: {
      base: 'string',
      length: 4,
      enumeration: [
        'TD01',
        'TD02',
        'TD03',
        'TD04',
        'TD05',
        'TD06',
        'TD16',
        'TD17',
        'TD18',
        'TD19',
        'TD20',
        'TD21',
        'TD22',
        'TD23',
        'TD24',
        'TD25',
        'TD26',
        'TD27',
        'TD28',
        'TD29',
      ],
    },
    Divisa: { base: 'string', pattern: ['[A-Z]{3}'] },
    DataFattura: { base: 'date', minInclusive: '1970-01-01' },
    TipoRitenuta: { base: 'string', length: 4, enumeration: ['RT01', 'RT02', 'RT03', 'RT04', 'RT05', 'RT06'] },
    Rate: { base: 'decimal', maxInclusive: '100.00', pattern: ['[0-9]{1,3}\\.[0-9]{2}'] },
    CausalePagamento: {
      base: 'string',
      enumeration: [
        'A',
        'B',
        'C',
        'D',
        'E',
        'G',
        'H',
        'I',
        'L',
        'M',
        'N',
        'O',
        'P',
        'Q',
        'R',
        'S',
        'T',
        'U',
        'V',
        'W',
        'X',
        'Y',
        'Z',
        'L1',
        'M1',
        'M2',
        'O1',
        'V1',
        'ZO',
      ],
    },
    BolloVirtuale: { base: 'string', enumeration: ['SI'] },
    TipoCassa: {
      base: 'string',
      length: 4,
      enumeration: [
        'TC01',
        'TC02',
        'TC03',
        'TC04',
        'TC05',
        'TC06',
        'TC07',
        'TC08',
        'TC09',
        'TC10',
        'TC11',
        'TC12',
        'TC13',
        'TC14',
        'TC15',
        'TC16',
        'TC17',
        'TC18',
        'TC19',
        'TC20',
        'TC21',
        'TC22',
      ],
    },
    Ritenuta: { base: 'string', length: 2, enumeration: ['SI'] },
    Natura: {
      base: 'string',
      enumeration: [
        'N1',
        'N2',
        'N2.1',
        'N2.2',
        'N3',
        'N3.1',
        'N3.2',
        'N3.3',
        'N3.4',
        'N3.5',
        'N3.6',
        'N4',
        'N5',
        'N6',
        'N6.1',
        'N6.2',
        'N6.3',
        'N6.4',
        'N6.5',
        'N6.6',
        'N6.7',
        'N6.8',
        'N6.9',
        'N7',
      ],
    },
    TipoScontoMaggiorazione: { base: 'string', length: 2, enumeration: ['SC', 'MG'] },
    Amount8Decimal: { base: 'decimal', pattern: ['[\\-]?[0-9]{1,11}\\.[0-9]{2,8}'] },
    String200Latin: { base: 'normalizedString', pattern: ['[\\u0000-\\u007f\\u0080-\\u00ff]{1,200}'] },
    Art73: { base: 'string', length: 2, enumeration: ['SI'] },
    RiferimentoNumeroLinea: { base: 'integer', minInclusive: '1', maxInclusive: '9999' },
    String100Latin: { base: 'normalizedString', pattern: ['[\\u0000-\\u007f\\u0080-\\u00ff]{1,100}'] },
    String15: { base: 'normalizedString', pattern: ['([\\u0000-\\u007f]{1,15})'] },
    RiferimentoFase: { base: 'integer', minInclusive: '1', maxInclusive: '999' },
    NumeroColli: { base: 'integer', minInclusive: '1', maxInclusive: '9999' },
    Peso: { base: 'decimal', pattern: ['[0-9]{1,4}\\.[0-9]{1,2}'] },
    dateTime: { base: 'dateTime' },
    TipoResa: { base: 'string', pattern: ['[A-Z]{3}'] },
    NumeroLinea: { base: 'integer', minInclusive: '1', maxInclusive: '9999' },
    TipoCessionePrestazione: { base: 'string', length: 2, enumeration: ['SC', 'PR', 'AB', 'AC'] },
    String35: { base: 'normalizedString', pattern: ['([\\u0000-\\u007f]{1,35})'] },
    String35LatinExt: { base: 'normalizedString', minLength: 1, maxLength: 35 },
    String1000Latin: { base: 'normalizedString', pattern: ['[\\u0000-\\u007f\\u0080-\\u00ff]{1,1000}'] },
    Quantita: { base: 'decimal', pattern: ['[0-9]{1,12}\\.[0-9]{2,8}'] },
    EsigibilitaIVA: { base: 'string', minLength: 1, maxLength: 1, enumeration: ['D', 'I', 'S'] },
    CondizioniPagamento: { base: 'string', minLength: 4, maxLength: 4, enumeration: ['TP01', 'TP02', 'TP03'] },
    ModalitaPagamento: {
      base: 'string',
      length: 4,
      enumeration: [
        'MP01',
        'MP02',
        'MP03',
        'MP04',
        'MP05',
        'MP06',
        'MP07',
        'MP08',
        'MP09',
        'MP10',
        'MP11',
        'MP12',
        'MP13',
        'MP14',
        'MP15',
        'MP16',
        'MP17',
        'MP18',
        'MP19',
        'MP20',
        'MP21',
        'MP22',
        'MP23',
      ],
    },
    GiorniTerminePagamento: { base: 'integer', minInclusive: '0', maxInclusive: '999' },
    CodiceFiscalePF: { base: 'string', pattern: ['[A-Z0-9]{16}'] },
    IBAN: { base: 'string', pattern: ['[a-zA-Z]{2}[0-9]{2}[a-zA-Z0-9]{11,30}'] },
    ABI: { base: 'string', pattern: ['[0-9][0-9][0-9][0-9][0-9]'] },
    CAB: { base: 'string', pattern: ['[0-9][0-9][0-9][0-9][0-9]'] },
    BIC: { base: 'string', pattern: ['[A-Z]{6}[A-Z2-9][A-NP-Z0-9]([A-Z0-9]{3}){0,1}'] },
    base64Binary: { base: 'base64Binary' },
  },
});
