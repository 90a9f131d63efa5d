/**
 * The elements of an invoice in FatturaPA 1.0.2, simplified invoices.
 * Written by `npx tsx scripts/formats/take-schemas.mjs DIR`, not by hand; ../table.ts describes the form.
 */

import { packed } from '../table.ts';

export const FATTURA_SEMPLIFICATA = packed({
  roots: `
p10:FatturaElettronicaSemplificata FatturaElettronica`,
  values: `
Nazione
Codice
String10
FormatoTrasmissione
CodiceDestinatario
Email
CodiceFiscale
String80Latin
String60Latin
NumeroCivico
CAP
Provincia
Nazione2
String20
Amount2Decimal
SocioUnico
StatoLiquidazione
RegimeFiscale
SoggettoEmittente
TipoDocumento
Divisa
DataFattura
String1000Latin
Rate
Natura
String100Latin
base64Binary`,
  elements: `
String10
  AlgoritmoCompressione
  FormatoAttachment
  ProgressivoInvio
Rate
  Aliquota
base64Binary
  Attachment
Amount2Decimal
  CapitaleSociale
  Importo
  Imposta
String60Latin
  Cognome
  Comune
  Indirizzo
  Nome
  NomeAttachment
DataFattura
  Data
  DataFR
String80Latin
  Denominazione
String1000Latin
  Descrizione
  ElementiRettificati
String100Latin
  DescrizioneAttachment
  RiferimentoNormativo
IdFiscale
  IdFiscaleIVA
  IdTrasmittente
Nazione
  IdPaese
Nazione2
  Nazione
String20
  Numero
  NumeroFR
  NumeroREA
Email
  PECDestinatario
Indirizzo
  Sede
  StabileOrganizzazione
Provincia
  Ufficio
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
  CessionarioCommittente 1..1
  SoggettoEmittente 0..1
DatiTrasmissione
  IdTrasmittente 1..1
  ProgressivoInvio 1..1
  FormatoTrasmissione 1..1
  CodiceDestinatario 1..1
  PECDestinatario 0..1
IdFiscale
  IdPaese 1..1
  IdCodice 1..1
CedentePrestatore
  IdFiscaleIVA 1..1
  CodiceFiscale 0..1
  choice 1..1
    sequence 1..1
      Denominazione 1..1
    sequence 1..1
      Nome 1..1
      Cognome 1..1
  Sede 1..1
  StabileOrganizzazione 0..1
  RappresentanteFiscale 0..1
  IscrizioneREA 0..1
  RegimeFiscale 1..1
Indirizzo
  Indirizzo 1..1
  NumeroCivico 0..1
  CAP 1..1
  Comune 1..1
  Provincia 0..1
  Nazione 1..1
RappresentanteFiscale
  IdFiscaleIVA 1..1
  choice 1..1
    sequence 1..1
      Denominazione 1..1
    sequence 1..1
      Nome 1..1
      Cognome 1..1
IscrizioneREA
  Ufficio 1..1
  NumeroREA 1..1
  CapitaleSociale 0..1
  SocioUnico 0..1
  StatoLiquidazione 1..1
CessionarioCommittente
  IdentificativiFiscali 1..1
  AltriDatiIdentificativi 0..1
IdentificativiFiscali
  IdFiscaleIVA 0..1
  CodiceFiscale 0..1
AltriDatiIdentificativi
  choice 1..1
    sequence 1..1
      Denominazione 1..1
    sequence 1..1
      Nome 1..1
      Cognome 1..1
  Sede 1..1
  StabileOrganizzazione 0..1
  RappresentanteFiscale 0..1
FatturaElettronicaBody
  DatiGenerali 1..1
  DatiBeniServizi 1..n
  Allegati 0..n
DatiGenerali
  DatiGeneraliDocumento 1..1
  DatiFatturaRettificata 0..1
DatiGeneraliDocumento
  TipoDocumento 1..1
  Divisa 1..1
  Data 1..1
  Numero 1..1
DatiFatturaRettificata
  NumeroFR 1..1
  DataFR 1..1
  ElementiRettificati 1..1
DatiBeniServizi
  Descrizione 1..1
  Importo 1..1
  DatiIVA 1..1
  Natura 0..1
  RiferimentoNormativo 0..1
DatiIVA
  Imposta 0..1
  Aliquota 0..1
Allegati
  NomeAttachment 1..1
  AlgoritmoCompressione 0..1
  FormatoAttachment 0..1
  DescrizioneAttachment 0..1
  Attachment 1..1
unchecked
  #unchecked`,
  facets: {
    FormatoTrasmissione: { base: 'string', length: 5, enumeration: ['FSM10'] },
    String10: { base: 'normalizedString', pattern: ['([\\u0000-\\u007f]{1,10})'] },
    Nazione: { base: 'string', pattern: ['[A-Z]{2}'] },
    Codice: { base: 'string', minLength: 1, maxLength: 28 },
    CodiceDestinatario: { base: 'string', pattern: ['[A-Z0-9]{7}'] },
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
    NumeroCivico: { base: 'normalizedString', pattern: ['([\\u0000-\\u007f]{1,8})'] },
    CAP: { base: 'string', pattern: ['[0-9][0-9][0-9][0-9][0-9]'] },
    Provincia: { base: 'string', pattern: ['[A-Z]{2}'] },
    Nazione2: { base: 'string', pattern: ['[A-Z]{2}'], standard: 'IT' },
    String20: { base: 'normalizedString', pattern: ['([\\u0000-\\u007f]{1,20})'] },
    Amount2Decimal: { base: 'decimal', pattern: ['[\\-]?[0-9]{1,11}\\.[0-9]{2}'] },
    SocioUnico: { base: 'string', enumeration: ['SU', 'SM'] },
    StatoLiquidazione: { base: 'string', enumeration: ['LS', 'LN'] },
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
        'RF20',
        'RF19',
        'RF18',
      ],
    },
    SoggettoEmittente: { base: 'string', length: 2, enumeration: ['CC', 'TZ'] },
    TipoDocumento: { base: 'string', length: 4, enumeration: ['TD07', 'TD08', 'TD09'] },
    Divisa: { base: 'string', pattern: ['[A-Z]{3}'] },
    DataFattura: { base: 'date', minInclusive: '1970-01-01' },
    String1000Latin: { base: 'normalizedString', pattern: ['[\\u0000-\\u007f\\u0080-\\u00ff]{1,1000}'] },
    Rate: { base: 'decimal', maxInclusive: '100.00', pattern: ['[0-9]{1,3}\\.[0-9]{2}'] },
    Natura: {
      base: 'string',
      enumeration: ['N1', 'N2', 'N2.1', 'N2.2', 'N3', 'N3.1', 'N3.2', 'N3.3', 'N3.4', 'N3.5', 'N3.6', 'N4', 'N5'],
    },
    String100Latin: { base: 'normalizedString', pattern: ['[\\u0000-\\u007f\\u0080-\\u00ff]{1,100}'] },
    base64Binary: { base: 'base64Binary' },
  },
});
