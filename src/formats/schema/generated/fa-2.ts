/**
 * The elements of an invoice in FA(2) 1-0E of the Polish Ministry of Finance, as far as they differ from FA(3) 1-0E of the Polish Ministry of Finance.
 * Written by `npx tsx scripts/formats/take-schemas.mjs DIR`, not by hand; ../table.ts describes the form.
 */

import { differing } from '../differing.ts';
import { packed } from '../table.ts';
import { FA_3 } from './fa-3.ts';

export const FA_2 = differing(
  FA_3,
  {
    without: {
      values: 'JST GV integer LinkDoPlatnosci IPKSeF TDataU NKom TZnakowy2',
      elements: 'TDataU integer TZnakowy2 TNaglowek2',
      contents: 'TerminOpis Zalacznik BlokDanych MetaDane Tekst Tabela TMetaDane TNaglowek2 Kol Wiersz Suma',
      facets: 'JST GV integer LinkDoPlatnosci IPKSeF TDataU Typ NKom TZnakowy2',
    },
    prefix: ['fa', 'fa2'],
  },
  packed({
    roots: `
fa2:Faktura Faktura`,
    values: `
KodFormularza KodFormularza
  @kodSystemowy 1..1 = FA (2)
  @wersjaSchemy 1..1 = 1-0E`,
    elements: `
TZnakowy512
  fa2:AdresL1
  fa2:AdresL2
  fa2:Nazwa
TWybor1
  fa2:BrakID
  fa2:FP
  fa2:LadunekInny
  fa2:NrKSeF
  fa2:NrKSeFN
  fa2:NrKSeFZN
  fa2:P_12Z_Zal_15
  fa2:P_12_Zal_15
  fa2:P_19
  fa2:P_19N
  fa2:P_22
  fa2:P_22N
  fa2:P_PMarzy
  fa2:P_PMarzyN
  fa2:P_PMarzy_2
  fa2:P_PMarzy_3_1
  fa2:P_PMarzy_3_2
  fa2:P_PMarzy_3_3
  fa2:PlatnoscInna
  fa2:PodmiotPosredniczacy
  fa2:RolaInna
  fa2:StanPrzed
  fa2:StanPrzedZ
  fa2:TP
  fa2:TransportInny
  fa2:Zaplacono
  fa2:ZnacznikZaplatyCzesciowej
  fa2:ZwrotAkcyzy
TZnakowy50
  fa2:CN
  fa2:CNZ
  fa2:Indeks
  fa2:IndeksZ
  fa2:OpisInnegoLadunku
  fa2:OpisInnegoTransportu
  fa2:PKOB
  fa2:PKOBZ
  fa2:PKWiU
  fa2:PKWiUZ
  fa2:UU_ID
  fa2:UU_IDZ
TData
  fa2:DataUmowy
  fa2:DataZamowienia
  fa2:DataZaplaty
  fa2:DataZaplatyCzesciowej
  fa2:Termin
TZnakowy
  fa2:JednostkaOpakowania
  fa2:Klucz
  fa2:NazwaBanku
  fa2:NrEORI
  fa2:NrFaKorygowanej
  fa2:NrFaKorygowany
  fa2:NrFaZaliczkowej
  fa2:NrKlienta
  fa2:NrPartiiTowaru
  fa2:NrUmowy
  fa2:NrZamowienia
  fa2:NrZleceniaTransportu
  fa2:OkresFaKorygowanej
  fa2:OpisPlatnosci
  fa2:OpisRachunku
  fa2:OpisRoli
  fa2:P_19A
  fa2:P_19B
  fa2:P_19C
  fa2:P_1M
  fa2:P_2
  fa2:P_22B
  fa2:P_22B1
  fa2:P_22B2
  fa2:P_22B3
  fa2:P_22B4
  fa2:P_22BK
  fa2:P_22BMD
  fa2:P_22BMK
  fa2:P_22BNR
  fa2:P_22BRP
  fa2:P_22BT
  fa2:P_22C
  fa2:P_22C1
  fa2:P_22D
  fa2:P_22D1
  fa2:P_7
  fa2:P_7Z
  fa2:P_8A
  fa2:P_8AZ
  fa2:PelnaNazwa
  fa2:Powod
  fa2:PrzyczynaKorekty
  fa2:SystemInfo
  fa2:TerminOpis
  fa2:WZ
  fa2:Wartosc
  fa2:WarunkiDostawy
  fa2:WarunkiSkonta
  fa2:WysokoscSkonta
TWybor1_2
  fa2:P_16
  fa2:P_17
  fa2:P_18
  fa2:P_18A
  fa2:P_23
  fa2:P_42_5`,
    contents: `
Faktura
  fa2:Naglowek 1..1
  fa2:Podmiot1 1..1
  fa2:Podmiot2 1..1
  fa2:Podmiot3 0..100
  fa2:PodmiotUpowazniony 0..1
  fa2:Fa 1..1
  fa2:Stopka 0..1
Podmiot2
  fa2:NrEORI 0..1
  fa2:DaneIdentyfikacyjne 1..1 TPodmiot2
  fa2:Adres 0..1
  fa2:AdresKoresp 0..1
  fa2:DaneKontaktowe 0..3
  fa2:NrKlienta 0..1
  fa2:IDNabywcy 0..1
Podmiot3
  fa2:IDNabywcy 0..1
  fa2:NrEORI 0..1
  fa2:DaneIdentyfikacyjne 1..1 TPodmiot3
  fa2:Adres 1..1
  fa2:AdresKoresp 0..1
  fa2:DaneKontaktowe 0..3 DaneKontaktowe2
  choice 1..1
    fa2:Rola 1..1
    sequence 1..1
      fa2:RolaInna 1..1
      fa2:OpisRoli 1..1
  fa2:Udzial 0..1
  fa2:NrKlienta 0..1
Fa
  fa2:KodWaluty 1..1
  fa2:P_1 1..1
  fa2:P_1M 0..1
  fa2:P_2 1..1
  fa2:WZ 0..1000
  choice 0..1
    fa2:P_6 1..1
    fa2:OkresFa 1..1
  sequence 0..1
    fa2:P_13_1 1..1
    fa2:P_14_1 1..1
    fa2:P_14_1W 0..1
  sequence 0..1
    fa2:P_13_2 1..1
    fa2:P_14_2 1..1
    fa2:P_14_2W 0..1
  sequence 0..1
    fa2:P_13_3 1..1
    fa2:P_14_3 1..1
    fa2:P_14_3W 0..1
  sequence 0..1
    fa2:P_13_4 1..1
    fa2:P_14_4 1..1
    fa2:P_14_4W 0..1
  sequence 0..1
    fa2:P_13_5 1..1
    fa2:P_14_5 0..1
  fa2:P_13_6_1 0..1
  fa2:P_13_6_2 0..1
  fa2:P_13_6_3 0..1
  fa2:P_13_7 0..1
  fa2:P_13_8 0..1
  fa2:P_13_9 0..1
  fa2:P_13_10 0..1
  fa2:P_13_11 0..1
  fa2:P_15 1..1
  fa2:KursWalutyZ 0..1
  fa2:Adnotacje 1..1
  fa2:RodzajFaktury 1..1
  sequence 0..1
    fa2:PrzyczynaKorekty 0..1
    fa2:TypKorekty 0..1
    fa2:DaneFaKorygowanej 1..n
    fa2:OkresFaKorygowanej 0..1
    fa2:NrFaKorygowany 0..1
    fa2:Podmiot1K 0..1
    fa2:Podmiot2K 0..101
    sequence 0..1
      fa2:P_15ZK 1..1
      fa2:KursWalutyZK 0..1
  fa2:ZaliczkaCzesciowa 0..31
  fa2:FP 0..1
  fa2:TP 0..1
  fa2:DodatkowyOpis 0..10000
  fa2:FakturaZaliczkowa 0..100
  fa2:ZwrotAkcyzy 0..1
  fa2:FaWiersz 0..10000
  fa2:Rozliczenie 0..1
  fa2:Platnosc 0..1
  fa2:WarunkiTransakcji 0..1
  fa2:Zamowienie 0..1
Platnosc
  choice 0..1
    sequence 1..1
      fa2:Zaplacono 1..1
      fa2:DataZaplaty 1..1
    sequence 1..1
      fa2:ZnacznikZaplatyCzesciowej 1..1
      fa2:ZaplataCzesciowa 1..100
  fa2:TerminPlatnosci 0..100
  choice 0..1
    fa2:FormaPlatnosci 1..1
    sequence 1..1
      fa2:PlatnoscInna 1..1
      fa2:OpisPlatnosci 1..1
  fa2:RachunekBankowy 0..100
  fa2:RachunekBankowyFaktora 0..20
  fa2:Skonto 0..1
ZaplataCzesciowa
  fa2:KwotaZaplatyCzesciowej 1..1
  fa2:DataZaplatyCzesciowej 1..1
TerminPlatnosci
  fa2:Termin 1..1
  fa2:TerminOpis 0..1`,
    facets: {
      WariantFormularza: { base: 'byte', enumeration: ['2'] },
      DataWytworzeniaFa: {
        base: 'dateTime',
        whiteSpace: 'collapse',
        minInclusive: '2022-01-01T00:00:00Z',
        maxInclusive: '2050-01-01T23:59:59Z',
      },
      NrID: { base: 'string', whiteSpace: 'replace', minLength: 1, maxLength: 50, pattern: ['[a-zA-Z0-9]{1,50}'] },
      TRolaPodmiotu3: { base: 'integer', enumeration: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] },
      TKodWaluty: {
        base: 'normalizedString',
        enumeration: [
          'AED',
          'AFN',
          'ALL',
          'AMD',
          'ANG',
          'AOA',
          'ARS',
          'AUD',
          'AWG',
          'AZN',
          'BAM',
          'BBD',
          'BDT',
          'BGN',
          'BHD',
          'BIF',
          'BMD',
          'BND',
          'BOB',
          'BOV',
          'BRL',
          'BSD',
          'BTN',
          'BWP',
          'BYN',
          'BZD',
          'CAD',
          'CDF',
          'CHE',
          'CHF',
          'CHW',
          'CLF',
          'CLP',
          'CNY',
          'COP',
          'COU',
          'CRC',
          'CUC',
          'CUP',
          'CVE',
          'CZK',
          'DJF',
          'DKK',
          'DOP',
          'DZD',
          'EGP',
          'ERN',
          'ETB',
          'EUR',
          'FJD',
          'FKP',
          'GBP',
          'GEL',
          'GGP',
          'GHS',
          'GIP',
          'GMD',
          'GNF',
          'GTQ',
          'GYD',
          'HKD',
          'HNL',
          'HRK',
          'HTG',
          'HUF',
          'IDR',
          'ILS',
          'IMP',
          'INR',
          'IQD',
          'IRR',
          'ISK',
          'JEP',
          'JMD',
          'JOD',
          'JPY',
          'KES',
          'KGS',
          'KHR',
          'KMF',
          'KPW',
          'KRW',
          'KWD',
          'KYD',
          'KZT',
          'LAK',
          'LBP',
          'LKR',
          'LRD',
          'LSL',
          'LYD',
          'MAD',
          'MDL',
          'MGA',
          'MKD',
          'MMK',
          'MNT',
          'MOP',
          'MRU',
          'MUR',
          'MVR',
          'MWK',
          'MXN',
          'MXV',
          'MYR',
          'MZN',
          'NAD',
          'NGN',
          'NIO',
          'NOK',
          'NPR',
          'NZD',
          'OMR',
          'PAB',
          'PEN',
          'PGK',
          'PHP',
          'PKR',
          'PLN',
          'PYG',
          'QAR',
          'RON',
          'RSD',
          'RUB',
          'RWF',
          'SAR',
          'SBD',
          'SCR',
          'SDG',
          'SEK',
          'SGD',
          'SHP',
          'SLL',
          'SOS',
          'SRD',
          'SSP',
          'STN',
          'SVC',
          'SYP',
          'SZL',
          'THB',
          'TJS',
          'TMT',
          'TND',
          'TOP',
          'TRY',
          'TTD',
          'TWD',
          'TZS',
          'UAH',
          'UGX',
          'USD',
          'USN',
          'UYI',
          'UYU',
          'UYW',
          'UZS',
          'VES',
          'VND',
          'VUV',
          'WST',
          'XAF',
          'XAG',
          'XAU',
          'XBA',
          'XBB',
          'XBC',
          'XBD',
          'XCD',
          'XDR',
          'XOF',
          'XPD',
          'XPF',
          'XPT',
          'XSU',
          'XUA',
          'XXX',
          'YER',
          'ZAR',
          'ZMW',
          'ZWL',
        ],
      },
      TStawkaPodatku: {
        base: 'token',
        minLength: 1,
        maxLength: 256,
        enumeration: ['23', '22', '8', '7', '5', '4', '3', '0', 'zw', 'oo', 'np'],
      },
      TNrRB: { base: 'string', pattern: ['[0-9A-Z]{10,32}'] },
    },
  }),
);
