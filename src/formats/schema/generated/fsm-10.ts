/**
 * What FatturaPA 1.0.2, simplified invoices says of the elements of an invoice.
 * Written by `node scripts/formats/take-schemas.mjs DIR`, not by hand; ../structure.ts says how it is read.
 */

import type { StructureData } from '../structure.ts';

export const FATTURA_SEMPLIFICATA: StructureData = {
  roots: `p10:FatturaElettronicaSemplificata FatturaElettronica`,
  values: `Nazione
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
  elements: `String10 AlgoritmoCompressione FormatoAttachment ProgressivoInvio
Rate Aliquota
base64Binary Attachment
Amount2Decimal CapitaleSociale Importo Imposta
String60Latin Cognome Comune Indirizzo Nome NomeAttachment
DataFattura Data DataFR
String80Latin Denominazione
String1000Latin Descrizione ElementiRettificati
String100Latin DescrizioneAttachment RiferimentoNormativo
Codice IdCodice
IdFiscale IdFiscaleIVA IdTrasmittente
Nazione IdPaese
Nazione2 Nazione
String20 Numero NumeroFR NumeroREA
Email PECDestinatario
Indirizzo Sede StabileOrganizzazione
Provincia Ufficio
unchecked ds:Signature`,
  contents: `FatturaElettronica @versione!:FormatoTrasmissione @SistemaEmittente:String10 FatturaElettronicaHeader! FatturaElettronicaBody+ ds:Signature
FatturaElettronicaHeader DatiTrasmissione! CedentePrestatore! CessionarioCommittente! SoggettoEmittente
DatiTrasmissione IdTrasmittente! ProgressivoInvio! FormatoTrasmissione! CodiceDestinatario! PECDestinatario
IdFiscale IdPaese! IdCodice!
CedentePrestatore IdFiscaleIVA! CodiceFiscale ( ( Denominazione! )! | ( Nome! Cognome! )! )! Sede! StabileOrganizzazione RappresentanteFiscale IscrizioneREA RegimeFiscale!
Indirizzo Indirizzo! NumeroCivico CAP! Comune! Provincia Nazione!
RappresentanteFiscale IdFiscaleIVA! ( ( Denominazione! )! | ( Nome! Cognome! )! )!
IscrizioneREA Ufficio! NumeroREA! CapitaleSociale SocioUnico StatoLiquidazione!
CessionarioCommittente IdentificativiFiscali! AltriDatiIdentificativi
IdentificativiFiscali IdFiscaleIVA CodiceFiscale
AltriDatiIdentificativi ( ( Denominazione! )! | ( Nome! Cognome! )! )! Sede! StabileOrganizzazione RappresentanteFiscale
FatturaElettronicaBody DatiGenerali! DatiBeniServizi+ Allegati*
DatiGenerali DatiGeneraliDocumento! DatiFatturaRettificata
DatiGeneraliDocumento TipoDocumento! Divisa! Data! Numero!
DatiFatturaRettificata NumeroFR! DataFR! ElementiRettificati!
DatiBeniServizi Descrizione! Importo! DatiIVA! Natura RiferimentoNormativo
DatiIVA Imposta Aliquota
Allegati NomeAttachment! AlgoritmoCompressione FormatoAttachment DescrizioneAttachment Attachment!
unchecked #unchecked`,
  facets: {
    FormatoTrasmissione: { base: 'string', length: 5, enumeration: 'FSM10' },
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
    SocioUnico: { base: 'string', enumeration: 'SU SM' },
    StatoLiquidazione: { base: 'string', enumeration: 'LS LN' },
    RegimeFiscale: {
      base: 'string',
      length: 4,
      enumeration: 'RF01 RF02 RF04 RF05 RF06 RF07 RF08 RF09 RF10 RF11 RF12 RF13 RF14 RF15 RF16 RF17 RF20 RF19 RF18',
    },
    SoggettoEmittente: { base: 'string', length: 2, enumeration: 'CC TZ' },
    TipoDocumento: { base: 'string', length: 4, enumeration: 'TD07 TD08 TD09' },
    Divisa: { base: 'string', pattern: ['[A-Z]{3}'] },
    DataFattura: { base: 'date', minInclusive: '1970-01-01' },
    String1000Latin: { base: 'normalizedString', pattern: ['[\\u0000-\\u007f\\u0080-\\u00ff]{1,1000}'] },
    Rate: { base: 'decimal', maxInclusive: '100.00', pattern: ['[0-9]{1,3}\\.[0-9]{2}'] },
    Natura: { base: 'string', enumeration: 'N1 N2 N2.1 N2.2 N3 N3.1 N3.2 N3.3 N3.4 N3.5 N3.6 N4 N5' },
    String100Latin: { base: 'normalizedString', pattern: ['[\\u0000-\\u007f\\u0080-\\u00ff]{1,100}'] },
    base64Binary: { base: 'base64Binary' },
  },
};
