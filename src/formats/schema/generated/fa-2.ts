/**
 * The elements of an invoice in FA(2) 1-0E of the Polish Ministry of Finance.
 * Written by `node scripts/formats/take-schemas.mjs DIR`, not by hand; ../table.ts describes the form.
 */

import { packed } from '../table.ts';

export const FA_2 = packed({
  roots: `
fa2:Faktura Faktura`,
  values: `
KodFormularza KodFormularza
  @kodSystemowy 1..1 = FA (2)
  @wersjaSchemy 1..1 = 1-0E
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
TNrRB
SWIFT_
TRachunekWlasnyBanku
TRodzajTransportu
TLadunek
TDataCzas
TOznaczenieProceduryZ
TTekstowy
TNrKRS
TNrREGON
BDO`,
  elements: `
TAdres
  fa2:Adres
  fa2:AdresKoresp
  fa2:AdresPrzewoznika
  fa2:WysylkaDo
  fa2:WysylkaPrzez
  fa2:WysylkaZ
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
TPodmiot1
  fa2:DaneIdentyfikacyjne
TDataCzas
  fa2:DataGodzRozpTransportu
  fa2:DataGodzZakTransportu
TData
  fa2:DataUmowy
  fa2:DataZamowienia
  fa2:DataZaplaty
  fa2:DataZaplatyCzesciowej
  fa2:Termin
TDataT
  fa2:DataWystFaKorygowanej
  fa2:P_1
  fa2:P_22A
  fa2:P_6
  fa2:P_6A
  fa2:P_6Z
  fa2:P_6_Do
  fa2:P_6_Od
TKwotowy
  fa2:DoRozliczenia
  fa2:DoZaplaty
  fa2:Kwota
  fa2:KwotaAkcyzy
  fa2:KwotaAkcyzyZ
  fa2:KwotaZaplatyCzesciowej
  fa2:P_11
  fa2:P_11A
  fa2:P_11NettoZ
  fa2:P_11Vat
  fa2:P_11VatZ
  fa2:P_13_1
  fa2:P_13_10
  fa2:P_13_11
  fa2:P_13_2
  fa2:P_13_3
  fa2:P_13_4
  fa2:P_13_5
  fa2:P_13_6_1
  fa2:P_13_6_2
  fa2:P_13_6_3
  fa2:P_13_7
  fa2:P_13_8
  fa2:P_13_9
  fa2:P_14_1
  fa2:P_14_1W
  fa2:P_14_2
  fa2:P_14_2W
  fa2:P_14_3
  fa2:P_14_3W
  fa2:P_14_4
  fa2:P_14_4W
  fa2:P_14_5
  fa2:P_15
  fa2:P_15Z
  fa2:P_15ZK
  fa2:SumaObciazen
  fa2:SumaOdliczen
  fa2:WartoscZamowienia
TKluczWartosc
  fa2:DodatkowyOpis
TAdresEmail
  fa2:Email
  fa2:EmailPU
TFormaPlatnosci
  fa2:FormaPlatnosci
TGLN
  fa2:GLN
TZnakowy20
  fa2:GTIN
  fa2:GTINZ
TGTU
  fa2:GTU
  fa2:GTUZ
TNIPIdWew
  fa2:IDWew
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
TNrKRS
  fa2:KRS
TKodKraju
  fa2:KodKraju
TKodyKrajowUE
  fa2:KodUE
TKodWaluty
  fa2:KodWaluty
  fa2:WalutaUmowna
TIlosci
  fa2:KursUmowny
  fa2:KursWaluty
  fa2:KursWalutyZ
  fa2:KursWalutyZK
  fa2:KursWalutyZW
  fa2:P_8B
  fa2:P_8BZ
TNrNIP
  fa2:NIP
TNaglowek
  fa2:Naglowek
TNumerKSeF
  fa2:NrKSeFFaKorygowanej
  fa2:NrKSeFFaZaliczkowej
TNrRB
  fa2:NrRB
TNrVatUE
  fa2:NrVatUE
TNaturalny
  fa2:NrWiersza
  fa2:NrWierszaFa
  fa2:NrWierszaZam
  fa2:P_NrWierszaNST
TLadunek
  fa2:OpisLadunku
TKwotowy2
  fa2:P_10
  fa2:P_9A
  fa2:P_9AZ
  fa2:P_9B
TStawkaPodatku
  fa2:P_12
  fa2:P_12Z
TProcentowy
  fa2:P_12Z_XII
  fa2:P_12_XII
  fa2:Udzial
TWybor1_2
  fa2:P_16
  fa2:P_17
  fa2:P_18
  fa2:P_18A
  fa2:P_23
  fa2:P_42_5
TOznaczenieProcedury
  fa2:Procedura
TOznaczenieProceduryZ
  fa2:ProceduraZ
TNrREGON
  fa2:REGON
TRachunekBankowy
  fa2:RachunekBankowy
  fa2:RachunekBankowyFaktora
TRachunekWlasnyBanku
  fa2:RachunekWlasnyBanku
TRodzajFaktury
  fa2:RodzajFaktury
TRodzajTransportu
  fa2:RodzajTransportu
TRolaPodmiotu3
  fa2:Rola
TRolaPodmiotuUpowaznionego
  fa2:RolaPU
SWIFT_
  fa2:SWIFT
TStatusInfoPodatnika
  fa2:StatusInfoPodatnika
TTekstowy
  fa2:StopkaFaktury
TNumerTelefonu
  fa2:Telefon
  fa2:TelefonPU
TTypKorekty
  fa2:TypKorekty`,
  contents: `
Faktura
  fa2:Naglowek 1..1
  fa2:Podmiot1 1..1
  fa2:Podmiot2 1..1
  fa2:Podmiot3 0..100
  fa2:PodmiotUpowazniony 0..1
  fa2:Fa 1..1
  fa2:Stopka 0..1
TNaglowek
  fa2:KodFormularza 1..1
  fa2:WariantFormularza 1..1
  fa2:DataWytworzeniaFa 1..1
  fa2:SystemInfo 0..1
Podmiot1
  fa2:PrefiksPodatnika 0..1
  fa2:NrEORI 0..1
  fa2:DaneIdentyfikacyjne 1..1
  fa2:Adres 1..1
  fa2:AdresKoresp 0..1 AdresKoresp
  fa2:DaneKontaktowe 0..3
  fa2:StatusInfoPodatnika 0..1
TPodmiot1
  fa2:NIP 1..1
  fa2:Nazwa 1..1
TAdres
  fa2:KodKraju 1..1
  fa2:AdresL1 1..1
  fa2:AdresL2 0..1
  fa2:GLN 0..1
AdresKoresp
  fa2:KodKraju 1..1
  fa2:AdresL1 1..1
  fa2:AdresL2 0..1
  fa2:GLN 0..1
DaneKontaktowe
  sequence 0..1
    fa2:Email 0..1
    fa2:Telefon 0..1
Podmiot2
  fa2:NrEORI 0..1
  fa2:DaneIdentyfikacyjne 1..1 TPodmiot2
  fa2:Adres 0..1
  fa2:AdresKoresp 0..1
  fa2:DaneKontaktowe 0..3
  fa2:NrKlienta 0..1
  fa2:IDNabywcy 0..1
TPodmiot2
  choice 1..1
    fa2:NIP 1..1
    sequence 1..1
      fa2:KodUE 1..1
      fa2:NrVatUE 1..1
    sequence 1..1
      fa2:KodKraju 0..1
      fa2:NrID 1..1
    fa2:BrakID 1..1
  sequence 0..1
    fa2:Nazwa 1..1
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
TPodmiot3
  choice 1..1
    fa2:NIP 1..1
    fa2:IDWew 1..1
    sequence 1..1
      fa2:KodUE 1..1
      fa2:NrVatUE 1..1
    sequence 1..1
      fa2:KodKraju 0..1
      fa2:NrID 1..1
    fa2:BrakID 1..1
  sequence 0..1
    fa2:Nazwa 1..1
DaneKontaktowe2
  fa2:Email 0..1
  fa2:Telefon 0..1
PodmiotUpowazniony
  fa2:NrEORI 0..1
  fa2:DaneIdentyfikacyjne 1..1
  fa2:Adres 1..1
  fa2:AdresKoresp 0..1
  fa2:DaneKontaktowe 0..3 DaneKontaktowe3
  fa2:RolaPU 1..1
DaneKontaktowe3
  fa2:EmailPU 0..1
  fa2:TelefonPU 0..1
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
OkresFa
  fa2:P_6_Od 1..1
  fa2:P_6_Do 1..1
Adnotacje
  fa2:P_16 1..1
  fa2:P_17 1..1
  fa2:P_18 1..1
  fa2:P_18A 1..1
  fa2:Zwolnienie 1..1
  fa2:NoweSrodkiTransportu 1..1
  fa2:P_23 1..1
  fa2:PMarzy 1..1
Zwolnienie
  choice 1..1
    sequence 1..1
      fa2:P_19 1..1
      choice 1..1
        fa2:P_19A 1..1
        fa2:P_19B 1..1
        fa2:P_19C 1..1
    fa2:P_19N 1..1
NoweSrodkiTransportu
  choice 1..1
    sequence 1..1
      fa2:P_22 1..1
      fa2:P_42_5 1..1
      fa2:NowySrodekTransportu 1..10000
    fa2:P_22N 1..1
NowySrodekTransportu
  fa2:P_22A 1..1
  fa2:P_NrWierszaNST 1..1
  fa2:P_22BMK 0..1
  fa2:P_22BMD 0..1
  fa2:P_22BK 0..1
  fa2:P_22BNR 0..1
  fa2:P_22BRP 0..1
  choice 1..1
    sequence 1..1
      fa2:P_22B 1..1
      choice 0..1
        fa2:P_22B1 0..1
        fa2:P_22B2 0..1
        fa2:P_22B3 0..1
        fa2:P_22B4 0..1
      fa2:P_22BT 0..1
    sequence 1..1
      fa2:P_22C 1..1
      fa2:P_22C1 0..1
    sequence 1..1
      fa2:P_22D 1..1
      fa2:P_22D1 0..1
PMarzy
  choice 1..1
    sequence 1..1
      fa2:P_PMarzy 1..1
      choice 1..1
        fa2:P_PMarzy_2 1..1
        fa2:P_PMarzy_3_1 1..1
        fa2:P_PMarzy_3_2 1..1
        fa2:P_PMarzy_3_3 1..1
    fa2:P_PMarzyN 1..1
DaneFaKorygowanej
  fa2:DataWystFaKorygowanej 1..1
  fa2:NrFaKorygowanej 1..1
  choice 1..1
    sequence 1..1
      fa2:NrKSeF 1..1
      fa2:NrKSeFFaKorygowanej 1..1
    fa2:NrKSeFN 1..1
Podmiot1K
  fa2:PrefiksPodatnika 0..1 TKodyKrajowUE
  fa2:DaneIdentyfikacyjne 1..1
  fa2:Adres 1..1
Podmiot2K
  fa2:DaneIdentyfikacyjne 1..1 TPodmiot2
  fa2:Adres 0..1
  fa2:IDNabywcy 0..1
ZaliczkaCzesciowa
  fa2:P_6Z 1..1
  fa2:P_15Z 1..1
  fa2:KursWalutyZW 0..1
TKluczWartosc
  fa2:NrWiersza 0..1
  fa2:Klucz 1..1
  fa2:Wartosc 1..1
FakturaZaliczkowa
  choice 1..1
    sequence 1..1
      fa2:NrKSeFZN 1..1
      fa2:NrFaZaliczkowej 1..1
    fa2:NrKSeFFaZaliczkowej 1..1
FaWiersz
  fa2:NrWierszaFa 1..1
  fa2:UU_ID 0..1
  fa2:P_6A 0..1
  fa2:P_7 0..1
  fa2:Indeks 0..1
  fa2:GTIN 0..1
  fa2:PKWiU 0..1
  fa2:CN 0..1
  fa2:PKOB 0..1
  fa2:P_8A 0..1
  fa2:P_8B 0..1
  fa2:P_9A 0..1
  fa2:P_9B 0..1
  fa2:P_10 0..1
  fa2:P_11 0..1
  fa2:P_11A 0..1
  fa2:P_11Vat 0..1
  fa2:P_12 0..1
  fa2:P_12_XII 0..1
  fa2:P_12_Zal_15 0..1
  fa2:KwotaAkcyzy 0..1
  fa2:GTU 0..1
  fa2:Procedura 0..1
  fa2:KursWaluty 0..1
  fa2:StanPrzed 0..1
Rozliczenie
  fa2:Obciazenia 0..100
  fa2:SumaObciazen 0..1
  fa2:Odliczenia 0..100
  fa2:SumaOdliczen 0..1
  choice 0..1
    fa2:DoZaplaty 1..1
    fa2:DoRozliczenia 1..1
Obciazenia
  fa2:Kwota 1..1
  fa2:Powod 1..1
Odliczenia
  fa2:Kwota 1..1
  fa2:Powod 1..1
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
  fa2:TerminOpis 0..1
TRachunekBankowy
  sequence 1..1
    fa2:NrRB 1..1
    fa2:SWIFT 0..1
  fa2:RachunekWlasnyBanku 0..1
  fa2:NazwaBanku 0..1
  fa2:OpisRachunku 0..1
Skonto
  fa2:WarunkiSkonta 1..1
  fa2:WysokoscSkonta 1..1
WarunkiTransakcji
  fa2:Umowy 0..100
  fa2:Zamowienia 0..100
  fa2:NrPartiiTowaru 0..1000
  fa2:WarunkiDostawy 0..1
  sequence 0..1
    fa2:KursUmowny 1..1
    fa2:WalutaUmowna 1..1
  fa2:Transport 0..20
  fa2:PodmiotPosredniczacy 0..1
Umowy
  sequence 0..1
    fa2:DataUmowy 0..1
    fa2:NrUmowy 0..1
Zamowienia
  sequence 0..1
    fa2:DataZamowienia 0..1
    fa2:NrZamowienia 0..1
Transport
  choice 1..1
    fa2:RodzajTransportu 1..1
    sequence 1..1
      fa2:TransportInny 1..1
      fa2:OpisInnegoTransportu 1..1
  fa2:Przewoznik 0..1
  fa2:NrZleceniaTransportu 0..1
  sequence 1..1
    choice 1..1
      fa2:OpisLadunku 1..1
      sequence 1..1
        fa2:LadunekInny 1..1
        fa2:OpisInnegoLadunku 1..1
    fa2:JednostkaOpakowania 0..1
  sequence 0..1
    fa2:DataGodzRozpTransportu 0..1
    fa2:DataGodzZakTransportu 0..1
    fa2:WysylkaZ 0..1
    fa2:WysylkaPrzez 0..20
    fa2:WysylkaDo 0..1
Przewoznik
  fa2:DaneIdentyfikacyjne 1..1 TPodmiot2
  fa2:AdresPrzewoznika 1..1
Zamowienie
  fa2:WartoscZamowienia 1..1
  fa2:ZamowienieWiersz 1..10000
ZamowienieWiersz
  fa2:NrWierszaZam 1..1
  fa2:UU_IDZ 0..1
  fa2:P_7Z 0..1
  fa2:IndeksZ 0..1
  fa2:GTINZ 0..1
  fa2:PKWiUZ 0..1
  fa2:CNZ 0..1
  fa2:PKOBZ 0..1
  fa2:P_8AZ 0..1
  fa2:P_8BZ 0..1
  fa2:P_9AZ 0..1
  fa2:P_11NettoZ 0..1
  fa2:P_11VatZ 0..1
  fa2:P_12Z 0..1
  fa2:P_12Z_XII 0..1
  fa2:P_12Z_Zal_15 0..1
  fa2:GTUZ 0..1
  fa2:ProceduraZ 0..1
  fa2:KwotaAkcyzyZ 0..1
  fa2:StanPrzedZ 0..1
Stopka
  sequence 0..1
    fa2:Informacje 0..3
    fa2:Rejestry 0..100
Informacje
  sequence 0..1
    fa2:StopkaFaktury 0..1
Rejestry
  sequence 0..1
    fa2:PelnaNazwa 0..1
    fa2:KRS 0..1
    fa2:REGON 0..1
    fa2:BDO 0..1`,
  facets: {
    KodFormularza: { base: 'string', enumeration: ['FA'] },
    WariantFormularza: { base: 'byte', enumeration: ['2'] },
    DataWytworzeniaFa: {
      base: 'dateTime',
      whiteSpace: 'collapse',
      minInclusive: '2022-01-01T00:00:00Z',
      maxInclusive: '2050-01-01T23:59:59Z',
    },
    TZnakowy: { base: 'token', minLength: 1, maxLength: 256 },
    PrefiksPodatnika: {
      base: 'normalizedString',
      enumeration: [
        'AT',
        'BE',
        'BG',
        'CY',
        'CZ',
        'DK',
        'EE',
        'FI',
        'FR',
        'DE',
        'EL',
        'HR',
        'HU',
        'IE',
        'IT',
        'LV',
        'LT',
        'LU',
        'MT',
        'NL',
        'PL',
        'PT',
        'RO',
        'SK',
        'SI',
        'ES',
        'SE',
        'XI',
      ],
      fixed: 'PL',
    },
    TNrNIP: { base: 'string', pattern: ['[1-9]((\\p{Nd}[1-9])|([1-9]\\p{Nd}))\\p{Nd}{7}'] },
    TZnakowy512: { base: 'token', minLength: 1, maxLength: 512 },
    TKodKraju: {
      base: 'normalizedString',
      enumeration: [
        'AF',
        'AX',
        'AL',
        'DZ',
        'AD',
        'AO',
        'AI',
        'AQ',
        'AG',
        'AN',
        'SA',
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
        'BT',
        'BY',
        'BO',
        'BQ',
        'BA',
        'BW',
        'BR',
        'BN',
        'IO',
        'BG',
        'BF',
        'BI',
        'XC',
        'CL',
        'CN',
        'HR',
        'CW',
        'CY',
        'TD',
        'ME',
        'DK',
        'DM',
        'DO',
        'DJ',
        'EG',
        'EC',
        'ER',
        'EE',
        'ET',
        'FK',
        'FJ',
        'PH',
        'FI',
        'FR',
        'TF',
        'GA',
        'GM',
        'GH',
        'GI',
        'GR',
        'GD',
        'GL',
        'GE',
        'GU',
        'GG',
        'GY',
        'GF',
        'GP',
        'GT',
        'GN',
        'GQ',
        'GW',
        'HT',
        'ES',
        'HN',
        'HK',
        'IN',
        'ID',
        'IQ',
        'IR',
        'IE',
        'IS',
        'IL',
        'JM',
        'JP',
        'YE',
        'JE',
        'JO',
        'KY',
        'KH',
        'CM',
        'CA',
        'QA',
        'KZ',
        'KE',
        'KG',
        'KI',
        'CO',
        'KM',
        'CG',
        'CD',
        'KP',
        'XK',
        'CR',
        'CU',
        'KW',
        'LA',
        'LS',
        'LB',
        'LR',
        'LY',
        'LI',
        'LT',
        'LV',
        'LU',
        'MK',
        'MG',
        'YT',
        'MO',
        'MW',
        'MV',
        'MY',
        'ML',
        'MT',
        'MP',
        'MA',
        'MQ',
        'MR',
        'MU',
        'MX',
        'XL',
        'FM',
        'UM',
        'MD',
        'MC',
        'MN',
        'MS',
        'MZ',
        'MM',
        'NA',
        'NR',
        'NP',
        'NL',
        'DE',
        'NE',
        'NG',
        'NI',
        'NU',
        'NF',
        'NO',
        'NC',
        'NZ',
        'PS',
        'OM',
        'PK',
        'PW',
        'PA',
        'PG',
        'PY',
        'PE',
        'PN',
        'PF',
        'PL',
        'GS',
        'PT',
        'PR',
        'CF',
        'CZ',
        'KR',
        'ZA',
        'RE',
        'RU',
        'RO',
        'RW',
        'EH',
        'BL',
        'KN',
        'LC',
        'MF',
        'VC',
        'SV',
        'WS',
        'AS',
        'SM',
        'SN',
        'RS',
        'SC',
        'SL',
        'SG',
        'SK',
        'SI',
        'SO',
        'LK',
        'PM',
        'US',
        'SZ',
        'SD',
        'SS',
        'SR',
        'SJ',
        'SH',
        'SY',
        'CH',
        'SE',
        'TJ',
        'TH',
        'TW',
        'TZ',
        'TG',
        'TK',
        'TO',
        'TT',
        'TN',
        'TR',
        'TM',
        'TV',
        'UG',
        'UA',
        'UY',
        'UZ',
        'VU',
        'WF',
        'VA',
        'HU',
        'VE',
        'GB',
        'VN',
        'IT',
        'TL',
        'CI',
        'BV',
        'CX',
        'IM',
        'SX',
        'CK',
        'VI',
        'VG',
        'HM',
        'CC',
        'MH',
        'FO',
        'SB',
        'ST',
        'TC',
        'ZM',
        'CV',
        'ZW',
        'AE',
        'XI',
      ],
    },
    TGLN: { base: 'token', minLength: 1, maxLength: 13 },
    TAdresEmail: { base: 'token', minLength: 3, maxLength: 255, pattern: ['([^\\n\\r])+@([^\\n\\r])+'] },
    TNumerTelefonu: { base: 'token', minLength: 1, maxLength: 16 },
    TStatusInfoPodatnika: { base: 'integer', enumeration: ['1', '2', '3', '4'] },
    TKodyKrajowUE: {
      base: 'normalizedString',
      enumeration: [
        'AT',
        'BE',
        'BG',
        'CY',
        'CZ',
        'DK',
        'EE',
        'FI',
        'FR',
        'DE',
        'EL',
        'HR',
        'HU',
        'IE',
        'IT',
        'LV',
        'LT',
        'LU',
        'MT',
        'NL',
        'PL',
        'PT',
        'RO',
        'SK',
        'SI',
        'ES',
        'SE',
        'XI',
      ],
    },
    TNrVatUE: { base: 'string', pattern: ['(\\p{Nd}|[A-Z]|\\+|\\*){1,12}'] },
    NrID: { base: 'string', whiteSpace: 'replace', minLength: 1, maxLength: 50, pattern: ['[a-zA-Z0-9]{1,50}'] },
    TWybor1: { base: 'byte', enumeration: ['1'] },
    IDNabywcy: { base: 'token', minLength: 1, maxLength: 32 },
    TNIPIdWew: {
      base: 'token',
      minLength: 1,
      maxLength: 20,
      pattern: ['[1-9]((\\p{Nd}[1-9])|([1-9]\\p{Nd}))\\p{Nd}{7}-\\p{Nd}{5}'],
    },
    TRolaPodmiotu3: { base: 'integer', enumeration: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] },
    TProcentowy: {
      base: 'decimal',
      totalDigits: 9,
      fractionDigits: 6,
      minInclusive: '0',
      maxInclusive: '100',
      whiteSpace: 'collapse',
    },
    TRolaPodmiotuUpowaznionego: { base: 'integer', enumeration: ['1', '2', '3'] },
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
    TWybor1_2: { base: 'byte', enumeration: ['1', '2'] },
    TNaturalny: { base: 'nonNegativeInteger', whiteSpace: 'collapse', totalDigits: 14, minExclusive: '0' },
    TRodzajFaktury: {
      base: 'token',
      minLength: 1,
      maxLength: 256,
      enumeration: ['VAT', 'KOR', 'ZAL', 'ROZ', 'UPR', 'KOR_ZAL', 'KOR_ROZ'],
    },
    TTypKorekty: { base: 'integer', enumeration: ['1', '2', '3'] },
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
      enumeration: ['23', '22', '8', '7', '5', '4', '3', '0', 'zw', 'oo', 'np'],
    },
    TGTU: {
      base: 'token',
      minLength: 1,
      maxLength: 256,
      enumeration: [
        'GTU_01',
        'GTU_02',
        'GTU_03',
        'GTU_04',
        'GTU_05',
        'GTU_06',
        'GTU_07',
        'GTU_08',
        'GTU_09',
        'GTU_10',
        'GTU_11',
        'GTU_12',
        'GTU_13',
      ],
    },
    TOznaczenieProcedury: {
      base: 'token',
      minLength: 1,
      maxLength: 256,
      enumeration: ['WSTO_EE', 'IED', 'TT_D', 'I_42', 'I_63', 'B_SPV', 'B_SPV_DOSTAWA', 'B_MPV_PROWIZJA'],
    },
    TData: {
      base: 'date',
      minInclusive: '2016-07-01',
      maxInclusive: '2050-01-01',
      pattern: ['((\\p{Nd}{4})-(\\p{Nd}{2})-(\\p{Nd}{2}))'],
    },
    TFormaPlatnosci: { base: 'integer', enumeration: ['1', '2', '3', '4', '5', '6', '7'] },
    TNrRB: { base: 'string', pattern: ['[0-9A-Z]{10,32}'] },
    SWIFT_: { base: 'string', pattern: ['[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3}){0,1}'] },
    TRachunekWlasnyBanku: { base: 'integer', enumeration: ['1', '2', '3'] },
    TRodzajTransportu: { base: 'integer', enumeration: ['1', '2', '3', '4', '5', '7', '8'] },
    TLadunek: {
      base: 'integer',
      enumeration: [
        '1',
        '2',
        '3',
        '4',
        '5',
        '6',
        '7',
        '8',
        '9',
        '10',
        '11',
        '12',
        '13',
        '14',
        '15',
        '16',
        '17',
        '18',
        '19',
        '20',
      ],
    },
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
      enumeration: ['WSTO_EE', 'IED', 'TT_D', 'B_SPV', 'B_SPV_DOSTAWA', 'B_MPV_PROWIZJA'],
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
  },
});
