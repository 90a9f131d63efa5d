/**
 * What FA(3) 1-0E of the Polish Ministry of Finance says of the elements of an invoice.
 * Written by `node scripts/formats/take-schemas.mjs DIR`, not by hand; ../structure.ts says how it is read.
 */

import type { StructureData } from '../structure.ts';

export const FA_3: StructureData = {
  roots: `fa:Faktura Faktura`,
  values: `KodFormularza KodFormularza kodSystemowy!=FA~(3) wersjaSchemy!=1-0E
WariantFormularza
DataWytworzeniaFa
TZnakowy
PrefiksPodatnika
TNrNIP
TZnakowy512
TKodKraju
TGLN
TAdresEmail
TNumerTelefonu
TStatusInfoPodatnika
TKodyKrajowUE
TNrVatUE
NrID
TWybor1
IDNabywcy
JST
GV
TNIPIdWew
TRolaPodmiotu3
TProcentowy
TRolaPodmiotuUpowaznionego
TKodWaluty
TDataT
TKwotowy
TIlosci
TWybor1_2
TNaturalny
TRodzajFaktury
TTypKorekty
TNumerKSeF
TZnakowy50
TZnakowy20
TKwotowy2
TStawkaPodatku
TGTU
TOznaczenieProcedury
TData
TFormaPlatnosci
integer
TNrRB
SWIFT_
TRachunekWlasnyBanku
LinkDoPlatnosci
IPKSeF
TDataU
TRodzajTransportu
TLadunek
TDataCzas
TOznaczenieProceduryZ
TTekstowy
TNrKRS
TNrREGON
BDO
NKom
TZnakowy2`,
  elements: `TAdres fa:Adres AdresKoresp AdresPrzewoznika WysylkaDo WysylkaPrzez WysylkaZ
TZnakowy512 fa:AdresL1 AdresL2 Akapit Nazwa Opis P_7 P_7Z ZNaglowek
TWybor1 fa:BrakID FP LadunekInny NrKSeF NrKSeFN NrKSeFZN P_12Z_Zal_15 P_12_Zal_15 P_19 P_19N P_22 P_22N P_PMarzy P_PMarzyN P_PMarzy_2 P_PMarzy_3_1 P_PMarzy_3_2 P_PMarzy_3_3 PlatnoscInna PodmiotPosredniczacy RolaInna StanPrzed StanPrzedZ TP TransportInny Zaplacono ZwrotAkcyzy
TZnakowy50 fa:CN CNZ Indeks IndeksZ Jednostka OpisInnegoLadunku OpisInnegoTransportu PKOB PKOBZ PKWiU PKWiUZ UU_ID UU_IDZ
TPodmiot1 fa:DaneIdentyfikacyjne
TDataCzas fa:DataGodzRozpTransportu DataGodzZakTransportu
TDataU fa:DataUmowy DataZamowienia
TDataT fa:DataWystFaKorygowanej P_1 P_22A P_6 P_6A P_6Z P_6_Do P_6_Od
TData fa:DataZaplaty DataZaplatyCzesciowej Termin
TKwotowy fa:DoRozliczenia DoZaplaty Kwota KwotaAkcyzy KwotaAkcyzyZ KwotaZaplatyCzesciowej P_11 P_11A P_11NettoZ P_11Vat P_11VatZ P_13_1 P_13_10 P_13_11 P_13_2 P_13_3 P_13_4 P_13_5 P_13_6_1 P_13_6_2 P_13_6_3 P_13_7 P_13_8 P_13_9 P_14_1 P_14_1W P_14_2 P_14_2W P_14_3 P_14_3W P_14_4 P_14_4W P_14_5 P_15 P_15Z P_15ZK SumaObciazen SumaOdliczen WartoscZamowienia
TKluczWartosc fa:DodatkowyOpis
TAdresEmail fa:Email EmailPU
TFormaPlatnosci fa:FormaPlatnosci
TGLN fa:GLN
TZnakowy20 fa:GTIN GTINZ
TGTU fa:GTU GTUZ
TNIPIdWew fa:IDWew
integer fa:Ilosc
TZnakowy fa:JednostkaOpakowania Klucz NazwaBanku NrEORI NrFaKorygowanej NrFaKorygowany NrFaZaliczkowej NrKlienta NrPartiiTowaru NrUmowy NrZamowienia NrZleceniaTransportu OkresFaKorygowanej OpisPlatnosci OpisRachunku OpisRoli P_19A P_19B P_19C P_1M P_2 P_22B P_22B1 P_22B2 P_22B3 P_22B4 P_22BK P_22BMD P_22BMK P_22BNR P_22BRP P_22BT P_22C P_22C1 P_22D P_22D1 P_8A P_8AZ PelnaNazwa Powod PrzyczynaKorekty SystemInfo TKlucz TWartosc WZ Wartosc WarunkiDostawy WarunkiSkonta WysokoscSkonta ZKlucz ZWartosc ZdarzeniePoczatkowe
TNrKRS fa:KRS
TKodKraju fa:KodKraju
TKodyKrajowUE fa:KodUE
TKodWaluty fa:KodWaluty WalutaUmowna
TIlosci fa:KursUmowny KursWaluty KursWalutyZ KursWalutyZK KursWalutyZW P_8B P_8BZ
TNrNIP fa:NIP
TNaglowek fa:Naglowek
TNumerKSeF fa:NrKSeFFaKorygowanej NrKSeFFaZaliczkowej
TNrRB fa:NrRB
TNrVatUE fa:NrVatUE
TNaturalny fa:NrWiersza NrWierszaFa NrWierszaZam P_NrWierszaNST
TLadunek fa:OpisLadunku
TKwotowy2 fa:P_10 P_9A P_9AZ P_9B
TStawkaPodatku fa:P_12 P_12Z
TProcentowy fa:P_12Z_XII P_12_XII Udzial
TWybor1_2 fa:P_16 P_17 P_18 P_18A P_23 P_42_5 ZnacznikZaplatyCzesciowej
TOznaczenieProcedury fa:Procedura
TOznaczenieProceduryZ fa:ProceduraZ
TNrREGON fa:REGON
TRachunekBankowy fa:RachunekBankowy RachunekBankowyFaktora
TRachunekWlasnyBanku fa:RachunekWlasnyBanku
TRodzajFaktury fa:RodzajFaktury
TRodzajTransportu fa:RodzajTransportu
TRolaPodmiotu3 fa:Rola
TRolaPodmiotuUpowaznionego fa:RolaPU
TZnakowy2 fa:SKom WKom
SWIFT_ fa:SWIFT
TStatusInfoPodatnika fa:StatusInfoPodatnika
TTekstowy fa:StopkaFaktury
TNaglowek2 fa:TNaglowek
TNumerTelefonu fa:Telefon TelefonPU
TTypKorekty fa:TypKorekty`,
  contents: `Faktura fa:Naglowek! Podmiot1! Podmiot2! Podmiot3*100 PodmiotUpowazniony Fa! Stopka Zalacznik
TNaglowek fa:KodFormularza! WariantFormularza! DataWytworzeniaFa! SystemInfo
Podmiot1 fa:PrefiksPodatnika NrEORI DaneIdentyfikacyjne! Adres! AdresKoresp=AdresKoresp DaneKontaktowe*3 StatusInfoPodatnika
TPodmiot1 fa:NIP! Nazwa!
TAdres fa:KodKraju! AdresL1! AdresL2 GLN
AdresKoresp fa:KodKraju! AdresL1! AdresL2 GLN
DaneKontaktowe ( fa:Email Telefon )
Podmiot2 fa:NrEORI DaneIdentyfikacyjne!=TPodmiot2 Adres AdresKoresp DaneKontaktowe*3 NrKlienta IDNabywcy JST! GV!
TPodmiot2 ( fa:NIP! | ( KodUE! NrVatUE! )! | ( KodKraju NrID! )! | BrakID! )! ( Nazwa! )
Podmiot3 fa:IDNabywcy NrEORI DaneIdentyfikacyjne!=TPodmiot3 Adres AdresKoresp DaneKontaktowe*3=DaneKontaktowe2 ( Rola! | ( RolaInna! OpisRoli! )! )! Udzial NrKlienta
TPodmiot3 ( fa:NIP! | IDWew! | ( KodUE! NrVatUE! )! | ( KodKraju NrID! )! | BrakID! )! ( Nazwa! )
DaneKontaktowe2 fa:Email Telefon
PodmiotUpowazniony fa:NrEORI DaneIdentyfikacyjne! Adres! AdresKoresp DaneKontaktowe*3=DaneKontaktowe3 RolaPU!
DaneKontaktowe3 fa:EmailPU TelefonPU
Fa fa:KodWaluty! P_1! P_1M P_2! WZ*1000 ( P_6! | OkresFa! ) ( P_13_1! P_14_1! P_14_1W ) ( P_13_2! P_14_2! P_14_2W ) ( P_13_3! P_14_3! P_14_3W ) ( P_13_4! P_14_4! P_14_4W ) ( P_13_5! P_14_5 ) P_13_6_1 P_13_6_2 P_13_6_3 P_13_7 P_13_8 P_13_9 P_13_10 P_13_11 P_15! KursWalutyZ Adnotacje! RodzajFaktury! ( PrzyczynaKorekty TypKorekty DaneFaKorygowanej+50000 OkresFaKorygowanej NrFaKorygowany Podmiot1K Podmiot2K*101 ( P_15ZK! KursWalutyZK ) ) ZaliczkaCzesciowa*31 FP TP DodatkowyOpis*10000 FakturaZaliczkowa*100 ZwrotAkcyzy FaWiersz*10000 Rozliczenie Platnosc WarunkiTransakcji Zamowienie
OkresFa fa:P_6_Od! P_6_Do!
Adnotacje fa:P_16! P_17! P_18! P_18A! Zwolnienie! NoweSrodkiTransportu! P_23! PMarzy!
Zwolnienie ( ( fa:P_19! ( P_19A! | P_19B! | P_19C! )! )! | P_19N! )!
NoweSrodkiTransportu ( ( fa:P_22! P_42_5! NowySrodekTransportu+10000 )! | P_22N! )!
NowySrodekTransportu fa:P_22A! P_NrWierszaNST! P_22BMK P_22BMD P_22BK P_22BNR P_22BRP ( ( P_22B! ( P_22B1 | P_22B2 | P_22B3 | P_22B4 ) P_22BT )! | ( P_22C! P_22C1 )! | ( P_22D! P_22D1 )! )!
PMarzy ( ( fa:P_PMarzy! ( P_PMarzy_2! | P_PMarzy_3_1! | P_PMarzy_3_2! | P_PMarzy_3_3! )! )! | P_PMarzyN! )!
DaneFaKorygowanej fa:DataWystFaKorygowanej! NrFaKorygowanej! ( ( NrKSeF! NrKSeFFaKorygowanej! )! | NrKSeFN! )!
Podmiot1K fa:PrefiksPodatnika=TKodyKrajowUE DaneIdentyfikacyjne! Adres!
Podmiot2K fa:DaneIdentyfikacyjne!=TPodmiot2 Adres IDNabywcy
ZaliczkaCzesciowa fa:P_6Z! P_15Z! KursWalutyZW
TKluczWartosc fa:NrWiersza Klucz! Wartosc!
FakturaZaliczkowa ( ( fa:NrKSeFZN! NrFaZaliczkowej! )! | NrKSeFFaZaliczkowej! )!
FaWiersz fa:NrWierszaFa! UU_ID P_6A P_7 Indeks GTIN PKWiU CN PKOB P_8A P_8B P_9A P_9B P_10 P_11 P_11A P_11Vat P_12 P_12_XII P_12_Zal_15 KwotaAkcyzy GTU Procedura KursWaluty StanPrzed
Rozliczenie fa:Obciazenia*100 SumaObciazen Odliczenia*100 SumaOdliczen ( DoZaplaty! | DoRozliczenia! )
Obciazenia fa:Kwota! Powod!
Odliczenia fa:Kwota! Powod!
Platnosc ( ( fa:Zaplacono! DataZaplaty! )! | ( ZnacznikZaplatyCzesciowej! ZaplataCzesciowa+100 )! ) TerminPlatnosci*100 ( FormaPlatnosci! | ( PlatnoscInna! OpisPlatnosci! )! ) RachunekBankowy*100 RachunekBankowyFaktora*20 Skonto LinkDoPlatnosci IPKSeF
ZaplataCzesciowa fa:KwotaZaplatyCzesciowej! DataZaplatyCzesciowej! ( FormaPlatnosci! | ( PlatnoscInna! OpisPlatnosci! )! )
TerminPlatnosci ( fa:Termin TerminOpis )
TerminOpis fa:Ilosc! Jednostka! ZdarzeniePoczatkowe!
TRachunekBankowy ( fa:NrRB! SWIFT )! RachunekWlasnyBanku NazwaBanku OpisRachunku
Skonto fa:WarunkiSkonta! WysokoscSkonta!
WarunkiTransakcji fa:Umowy*100 Zamowienia*100 NrPartiiTowaru*1000 WarunkiDostawy ( KursUmowny! WalutaUmowna! ) Transport*20 PodmiotPosredniczacy
Umowy ( fa:DataUmowy NrUmowy )
Zamowienia ( fa:DataZamowienia NrZamowienia )
Transport ( fa:RodzajTransportu! | ( TransportInny! OpisInnegoTransportu! )! )! Przewoznik NrZleceniaTransportu ( ( OpisLadunku! | ( LadunekInny! OpisInnegoLadunku! )! )! JednostkaOpakowania )! ( DataGodzRozpTransportu DataGodzZakTransportu WysylkaZ WysylkaPrzez*20 WysylkaDo )
Przewoznik fa:DaneIdentyfikacyjne!=TPodmiot2 AdresPrzewoznika!
Zamowienie fa:WartoscZamowienia! ZamowienieWiersz+10000
ZamowienieWiersz fa:NrWierszaZam! UU_IDZ P_7Z IndeksZ GTINZ PKWiUZ CNZ PKOBZ P_8AZ P_8BZ P_9AZ P_11NettoZ P_11VatZ P_12Z P_12Z_XII P_12Z_Zal_15 GTUZ ProceduraZ KwotaAkcyzyZ StanPrzedZ
Stopka ( fa:Informacje*3 Rejestry*100 )
Informacje ( fa:StopkaFaktury )
Rejestry ( fa:PelnaNazwa KRS REGON BDO )
Zalacznik fa:BlokDanych+1000
BlokDanych fa:ZNaglowek MetaDane+1000 Tekst ( Tabela*1000 )
MetaDane fa:ZKlucz! ZWartosc!
Tekst fa:Akapit+10
Tabela fa:TMetaDane*1000 Opis TNaglowek! Wiersz+1000 Suma
TMetaDane fa:TKlucz! TWartosc!
TNaglowek2 fa:Kol+20
Kol @Typ!:Typ fa:NKom!
Wiersz fa:WKom+20
Suma fa:SKom+20`,
  facets: {
    KodFormularza: { base: 'string', enumeration: 'FA' },
    WariantFormularza: { base: 'byte', enumeration: '3' },
    DataWytworzeniaFa: {
      base: 'dateTime',
      whiteSpace: 'collapse',
      minInclusive: '2025-09-01T00:00:00Z',
      maxInclusive: '2050-01-01T23:59:59Z',
    },
    TZnakowy: { base: 'token', minLength: 1, maxLength: 256 },
    PrefiksPodatnika: {
      base: 'normalizedString',
      enumeration: 'AT BE BG CY CZ DK EE FI FR DE EL HR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE XI',
      fixed: 'PL',
    },
    TNrNIP: { base: 'string', pattern: ['[1-9]((\\p{Nd}[1-9])|([1-9]\\p{Nd}))\\p{Nd}{7}'] },
    TZnakowy512: { base: 'token', minLength: 1, maxLength: 512 },
    TKodKraju: {
      base: 'normalizedString',
      enumeration:
        'AF AX AL DZ AD AO AI AQ AG AN SA AR AM AW AU AT AZ BS BH BD BB BE BZ BJ BM BT BY BO BQ BA BW BR BN IO BG BF BI XC CL CN HR CW CY TD ME DK DM DO DJ EG EC ER EE ET FK FJ PH FI FR TF GA GM GH GI GR GD GL GE GU GG GY GF GP GT GN GQ GW HT ES HN HK IN ID IQ IR IE IS IL JM JP YE JE JO KY KH CM CA QA KZ KE KG KI CO KM CG CD KP XK CR CU KW LA LS LB LR LY LI LT LV LU MK MG YT MO MW MV MY ML MT MP MA MQ MR MU MX XL FM UM MD MC MN MS MZ MM NA NR NP NL DE NE NG NI NU NF NO NC NZ PS OM PK PW PA PG PY PE PN PF PL GS PT PR CF CZ KR ZA RE RU RO RW EH BL KN LC MF VC SV WS AS SM SN RS SC SL SG SK SI SO LK PM US SZ SD SS SR SJ SH SY CH SE TJ TH TW TZ TG TK TO TT TN TR TM TV UG UA UY UZ VU WF VA HU VE GB VN IT TL CI BV CX IM SX CK VI VG HM CC MH FO SB ST TC ZM CV ZW AE XI',
    },
    TGLN: { base: 'token', minLength: 1, maxLength: 13 },
    TAdresEmail: { base: 'token', minLength: 3, maxLength: 255, pattern: ['([^\\n\\r])+@([^\\n\\r])+'] },
    TNumerTelefonu: { base: 'token', minLength: 1, maxLength: 16 },
    TStatusInfoPodatnika: { base: 'integer', enumeration: '1 2 3 4' },
    TKodyKrajowUE: {
      base: 'normalizedString',
      enumeration: 'AT BE BG CY CZ DK EE FI FR DE EL HR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE XI',
    },
    TNrVatUE: { base: 'string', pattern: ['(\\p{Nd}|[A-Z]|\\+|\\*){1,12}'] },
    NrID: { base: 'string', whiteSpace: 'replace', minLength: 1, maxLength: 50 },
    TWybor1: { base: 'byte', enumeration: '1' },
    IDNabywcy: { base: 'token', minLength: 1, maxLength: 32 },
    JST: { base: 'integer', enumeration: '1 2' },
    GV: { base: 'integer', enumeration: '1 2' },
    TNIPIdWew: {
      base: 'token',
      minLength: 1,
      maxLength: 20,
      pattern: ['[1-9]((\\p{Nd}[1-9])|([1-9]\\p{Nd}))\\p{Nd}{7}-\\p{Nd}{5}'],
    },
    TRolaPodmiotu3: { base: 'integer', enumeration: '1 2 3 4 5 6 7 8 9 10 11' },
    TProcentowy: {
      base: 'decimal',
      totalDigits: 9,
      fractionDigits: 6,
      minInclusive: '0',
      maxInclusive: '100',
      whiteSpace: 'collapse',
    },
    TRolaPodmiotuUpowaznionego: { base: 'integer', enumeration: '1 2 3' },
    TKodWaluty: {
      base: 'normalizedString',
      enumeration:
        'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF CHW CLF CLP CNY COP COU CRC CUC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GGP GHS GIP GMD GNF GTQ GYD HKD HNL HRK HTG HUF IDR ILS IMP INR IQD IRR ISK JEP JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLL SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD USN UYI UYU UYW UZS VES VND VUV WST XAF XAG XAU XBA XBB XBC XBD XCD XCG XDR XOF XPD XPF XPT XSU XUA XXX YER ZAR ZMW ZWL',
    },
    TDataT: {
      base: 'date',
      minInclusive: '2006-01-01',
      maxInclusive: '2050-01-01',
      pattern: ['((\\p{Nd}{4})-(\\p{Nd}{2})-(\\p{Nd}{2}))'],
    },
    TKwotowy: {
      base: 'decimal',
      totalDigits: 18,
      fractionDigits: 2,
      pattern: ['-?([1-9]\\p{Nd}{0,15}|0)(\\.\\p{Nd}{1,2})?'],
    },
    TIlosci: {
      base: 'decimal',
      totalDigits: 22,
      fractionDigits: 6,
      pattern: ['-?([1-9]\\p{Nd}{0,15}|0)(\\.\\p{Nd}{1,6})?'],
    },
    TWybor1_2: { base: 'byte', enumeration: '1 2' },
    TNaturalny: { base: 'nonNegativeInteger', whiteSpace: 'collapse', totalDigits: 14, minExclusive: '0' },
    TRodzajFaktury: { base: 'token', minLength: 1, maxLength: 256, enumeration: 'VAT KOR ZAL ROZ UPR KOR_ZAL KOR_ROZ' },
    TTypKorekty: { base: 'integer', enumeration: '1 2 3' },
    TNumerKSeF: {
      base: 'token',
      pattern: [
        '([1-9]((\\p{Nd}[1-9])|([1-9]\\p{Nd}))\\p{Nd}{7}|M\\p{Nd}{9}|[A-Z]{3}\\p{Nd}{7})-(20[2-9][0-9]|2[1-9][0-9]{2}|[3-9][0-9]{3})(0[1-9]|1[0-2])(0[1-9]|[1-2][0-9]|3[0-1])-([0-9A-F]{6})-?([0-9A-F]{6})-([0-9A-F]{2})',
      ],
    },
    TZnakowy50: { base: 'token', minLength: 1, maxLength: 50 },
    TZnakowy20: { base: 'token', minLength: 1, maxLength: 20 },
    TKwotowy2: {
      base: 'decimal',
      totalDigits: 22,
      fractionDigits: 8,
      pattern: ['-?([1-9]\\p{Nd}{0,13}|0)(\\.\\p{Nd}{1,8})?'],
    },
    TStawkaPodatku: {
      base: 'token',
      minLength: 1,
      maxLength: 256,
      enumeration: ['23', '22', '8', '7', '5', '4', '3', '0 KR', '0 WDT', '0 EX', 'zw', 'oo', 'np I', 'np II'],
    },
    TGTU: {
      base: 'token',
      minLength: 1,
      maxLength: 256,
      enumeration: 'GTU_01 GTU_02 GTU_03 GTU_04 GTU_05 GTU_06 GTU_07 GTU_08 GTU_09 GTU_10 GTU_11 GTU_12 GTU_13',
    },
    TOznaczenieProcedury: {
      base: 'token',
      minLength: 1,
      maxLength: 256,
      enumeration: 'WSTO_EE IED TT_D I_42 I_63 B_SPV B_SPV_DOSTAWA B_MPV_PROWIZJA',
    },
    TData: {
      base: 'date',
      minInclusive: '2016-07-01',
      maxInclusive: '2050-01-01',
      pattern: ['((\\p{Nd}{4})-(\\p{Nd}{2})-(\\p{Nd}{2}))'],
    },
    TFormaPlatnosci: { base: 'integer', enumeration: '1 2 3 4 5 6 7' },
    integer: { base: 'integer' },
    TNrRB: { base: 'string', minLength: 10, maxLength: 34 },
    SWIFT_: { base: 'string', pattern: ['[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3}){0,1}'] },
    TRachunekWlasnyBanku: { base: 'integer', enumeration: '1 2 3' },
    LinkDoPlatnosci: {
      base: 'token',
      minLength: 1,
      maxLength: 512,
      pattern: [
        '(https?)://([a-zA-Z0-9][a-zA-Z0-9-]*\\.)+[a-zA-Z]{2,}(:[0-9]{1,5})?(/[^ \\t\\n\\r?#]*)?\\?([^# \\t\\n\\r]*&)?IPKSeF=[0-9]{3}[a-zA-Z0-9]{10}(&[^# \\t\\n\\r]*)?(#[^\\n\\r]*)?',
      ],
    },
    IPKSeF: { base: 'token', minLength: 1, maxLength: 13, pattern: ['[0-9]{3}[a-zA-Z0-9]{10}'] },
    TDataU: {
      base: 'date',
      minInclusive: '1990-01-01',
      maxInclusive: '2050-01-01',
      pattern: ['((\\p{Nd}{4})-(\\p{Nd}{2})-(\\p{Nd}{2}))'],
    },
    TRodzajTransportu: { base: 'integer', enumeration: '1 2 3 4 5 7 8' },
    TLadunek: { base: 'integer', enumeration: '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20' },
    TDataCzas: {
      base: 'dateTime',
      whiteSpace: 'collapse',
      minInclusive: '2021-10-01T00:00:00Z',
      maxInclusive: '2050-01-01T23:59:59Z',
    },
    TOznaczenieProceduryZ: {
      base: 'token',
      minLength: 1,
      maxLength: 256,
      enumeration: 'WSTO_EE IED TT_D B_SPV B_SPV_DOSTAWA B_MPV_PROWIZJA',
    },
    TTekstowy: { base: 'string', minLength: 1, maxLength: 3500 },
    TNrKRS: { base: 'string', pattern: ['\\p{Nd}{10}'] },
    TNrREGON: {
      base: 'string',
      union: [
        { base: 'string', pattern: ['\\p{Nd}{9}'] },
        { base: 'string', pattern: ['\\p{Nd}{14}'] },
      ],
    },
    BDO: { base: 'token', minLength: 1, maxLength: 9 },
    Typ: { base: 'string', enumeration: 'date datetime dec int time txt' },
    NKom: { base: 'token', minLength: 0, maxLength: 256 },
    TZnakowy2: { base: 'token', minLength: 0, maxLength: 256 },
  },
};
