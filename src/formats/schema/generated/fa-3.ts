/**
 * The elements of an invoice in FA(3) 1-0E of the Polish Ministry of Finance.
 * Written by `npx tsx scripts/formats/take-schemas.mjs DIR`, not by hand; ../table.ts describes the form.
 */

import { packed } from '../table.ts';

export const FA_3 = packed({
  roots: `
fa:Faktura Faktura`,
  values: `
KodFormularza KodFormularza
  @kodSystemowy 1..1 = FA (3)
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
  elements: `
TAdres
  fa:Adres
  fa:AdresKoresp
  fa:AdresPrzewoznika
  fa:WysylkaDo
  fa:WysylkaPrzez
  fa:WysylkaZ
TZnakowy512
  fa:AdresL1
  fa:AdresL2
  fa:Akapit
  fa:Nazwa
  fa:Opis
  fa:P_7
  fa:P_7Z
  fa:ZNaglowek
TWybor1
  fa:BrakID
  fa:FP
  fa:LadunekInny
  fa:NrKSeF
  fa:NrKSeFN
  fa:NrKSeFZN
  fa:P_12Z_Zal_15
  fa:P_12_Zal_15
  fa:P_19
  fa:P_19N
  fa:P_22
  fa:P_22N
  fa:P_PMarzy
  fa:P_PMarzyN
  fa:P_PMarzy_2
  fa:P_PMarzy_3_1
  fa:P_PMarzy_3_2
  fa:P_PMarzy_3_3
  fa:PlatnoscInna
  fa:PodmiotPosredniczacy
  fa:RolaInna
  fa:StanPrzed
  fa:StanPrzedZ
  fa:TP
  fa:TransportInny
  fa:Zaplacono
  fa:ZwrotAkcyzy
TZnakowy50
  fa:CN
  fa:CNZ
  fa:Indeks
  fa:IndeksZ
  fa:Jednostka
  fa:OpisInnegoLadunku
  fa:OpisInnegoTransportu
  fa:PKOB
  fa:PKOBZ
  fa:PKWiU
  fa:PKWiUZ
  fa:UU_ID
  fa:UU_IDZ
TPodmiot1
  fa:DaneIdentyfikacyjne
TDataCzas
  fa:DataGodzRozpTransportu
  fa:DataGodzZakTransportu
TDataU
  fa:DataUmowy
  fa:DataZamowienia
TDataT
  fa:DataWystFaKorygowanej
  fa:P_1
  fa:P_22A
  fa:P_6
  fa:P_6A
  fa:P_6Z
  fa:P_6_Do
  fa:P_6_Od
TData
  fa:DataZaplaty
  fa:DataZaplatyCzesciowej
  fa:Termin
TKwotowy
  fa:DoRozliczenia
  fa:DoZaplaty
  fa:Kwota
  fa:KwotaAkcyzy
  fa:KwotaAkcyzyZ
  fa:KwotaZaplatyCzesciowej
  fa:P_11
  fa:P_11A
  fa:P_11NettoZ
  fa:P_11Vat
  fa:P_11VatZ
  fa:P_13_1
  fa:P_13_10
  fa:P_13_11
  fa:P_13_2
  fa:P_13_3
  fa:P_13_4
  fa:P_13_5
  fa:P_13_6_1
  fa:P_13_6_2
  fa:P_13_6_3
  fa:P_13_7
  fa:P_13_8
  fa:P_13_9
  fa:P_14_1
  fa:P_14_1W
  fa:P_14_2
  fa:P_14_2W
  fa:P_14_3
  fa:P_14_3W
  fa:P_14_4
  fa:P_14_4W
  fa:P_14_5
  fa:P_15
  fa:P_15Z
  fa:P_15ZK
  fa:SumaObciazen
  fa:SumaOdliczen
  fa:WartoscZamowienia
TKluczWartosc
  fa:DodatkowyOpis
TAdresEmail
  fa:Email
  fa:EmailPU
TFormaPlatnosci
  fa:FormaPlatnosci
TGLN
  fa:GLN
TZnakowy20
  fa:GTIN
  fa:GTINZ
TGTU
  fa:GTU
  fa:GTUZ
TNIPIdWew
  fa:IDWew
integer
  fa:Ilosc
TZnakowy
  fa:JednostkaOpakowania
  fa:Klucz
  fa:NazwaBanku
  fa:NrEORI
  fa:NrFaKorygowanej
  fa:NrFaKorygowany
  fa:NrFaZaliczkowej
  fa:NrKlienta
  fa:NrPartiiTowaru
  fa:NrUmowy
  fa:NrZamowienia
  fa:NrZleceniaTransportu
  fa:OkresFaKorygowanej
  fa:OpisPlatnosci
  fa:OpisRachunku
  fa:OpisRoli
  fa:P_19A
  fa:P_19B
  fa:P_19C
  fa:P_1M
  fa:P_2
  fa:P_22B
  fa:P_22B1
  fa:P_22B2
  fa:P_22B3
  fa:P_22B4
  fa:P_22BK
  fa:P_22BMD
  fa:P_22BMK
  fa:P_22BNR
  fa:P_22BRP
  fa:P_22BT
  fa:P_22C
  fa:P_22C1
  fa:P_22D
  fa:P_22D1
  fa:P_8A
  fa:P_8AZ
  fa:PelnaNazwa
  fa:Powod
  fa:PrzyczynaKorekty
  fa:SystemInfo
  fa:TKlucz
  fa:TWartosc
  fa:WZ
  fa:Wartosc
  fa:WarunkiDostawy
  fa:WarunkiSkonta
  fa:WysokoscSkonta
  fa:ZKlucz
  fa:ZWartosc
  fa:ZdarzeniePoczatkowe
TNrKRS
  fa:KRS
TKodKraju
  fa:KodKraju
TKodyKrajowUE
  fa:KodUE
TKodWaluty
  fa:KodWaluty
  fa:WalutaUmowna
TIlosci
  fa:KursUmowny
  fa:KursWaluty
  fa:KursWalutyZ
  fa:KursWalutyZK
  fa:KursWalutyZW
  fa:P_8B
  fa:P_8BZ
TNrNIP
  fa:NIP
TNaglowek
  fa:Naglowek
TNumerKSeF
  fa:NrKSeFFaKorygowanej
  fa:NrKSeFFaZaliczkowej
TNrRB
  fa:NrRB
TNrVatUE
  fa:NrVatUE
TNaturalny
  fa:NrWiersza
  fa:NrWierszaFa
  fa:NrWierszaZam
  fa:P_NrWierszaNST
TLadunek
  fa:OpisLadunku
TKwotowy2
  fa:P_10
  fa:P_9A
  fa:P_9AZ
  fa:P_9B
TStawkaPodatku
  fa:P_12
  fa:P_12Z
TProcentowy
  fa:P_12Z_XII
  fa:P_12_XII
  fa:Udzial
TWybor1_2
  fa:P_16
  fa:P_17
  fa:P_18
  fa:P_18A
  fa:P_23
  fa:P_42_5
  fa:ZnacznikZaplatyCzesciowej
TOznaczenieProcedury
  fa:Procedura
TOznaczenieProceduryZ
  fa:ProceduraZ
TNrREGON
  fa:REGON
TRachunekBankowy
  fa:RachunekBankowy
  fa:RachunekBankowyFaktora
TRachunekWlasnyBanku
  fa:RachunekWlasnyBanku
TRodzajFaktury
  fa:RodzajFaktury
TRodzajTransportu
  fa:RodzajTransportu
TRolaPodmiotu3
  fa:Rola
TRolaPodmiotuUpowaznionego
  fa:RolaPU
TZnakowy2
  fa:SKom
  fa:WKom
SWIFT_
  fa:SWIFT
TStatusInfoPodatnika
  fa:StatusInfoPodatnika
TTekstowy
  fa:StopkaFaktury
TNaglowek2
  fa:TNaglowek
TNumerTelefonu
  fa:Telefon
  fa:TelefonPU
TTypKorekty
  fa:TypKorekty`,
  contents: `
Faktura
  fa:Naglowek 1..1
  fa:Podmiot1 1..1
  fa:Podmiot2 1..1
  fa:Podmiot3 0..100
  fa:PodmiotUpowazniony 0..1
  fa:Fa 1..1
  fa:Stopka 0..1
  fa:Zalacznik 0..1
TNaglowek
  fa:KodFormularza 1..1
  fa:WariantFormularza 1..1
  fa:DataWytworzeniaFa 1..1
  fa:SystemInfo 0..1
Podmiot1
  fa:PrefiksPodatnika 0..1
  fa:NrEORI 0..1
  fa:DaneIdentyfikacyjne 1..1
  fa:Adres 1..1
  fa:AdresKoresp 0..1 AdresKoresp
  fa:DaneKontaktowe 0..3
  fa:StatusInfoPodatnika 0..1
TPodmiot1
  fa:NIP 1..1
  fa:Nazwa 1..1
TAdres
  fa:KodKraju 1..1
  fa:AdresL1 1..1
  fa:AdresL2 0..1
  fa:GLN 0..1
AdresKoresp
  fa:KodKraju 1..1
  fa:AdresL1 1..1
  fa:AdresL2 0..1
  fa:GLN 0..1
DaneKontaktowe
  sequence 0..1
    fa:Email 0..1
    fa:Telefon 0..1
Podmiot2
  fa:NrEORI 0..1
  fa:DaneIdentyfikacyjne 1..1 TPodmiot2
  fa:Adres 0..1
  fa:AdresKoresp 0..1
  fa:DaneKontaktowe 0..3
  fa:NrKlienta 0..1
  fa:IDNabywcy 0..1
  fa:JST 1..1
  fa:GV 1..1
TPodmiot2
  choice 1..1
    fa:NIP 1..1
    sequence 1..1
      fa:KodUE 1..1
      fa:NrVatUE 1..1
    sequence 1..1
      fa:KodKraju 0..1
      fa:NrID 1..1
    fa:BrakID 1..1
  sequence 0..1
    fa:Nazwa 1..1
Podmiot3
  fa:IDNabywcy 0..1
  fa:NrEORI 0..1
  fa:DaneIdentyfikacyjne 1..1 TPodmiot3
  fa:Adres 0..1
  fa:AdresKoresp 0..1
  fa:DaneKontaktowe 0..3 DaneKontaktowe2
  choice 1..1
    fa:Rola 1..1
    sequence 1..1
      fa:RolaInna 1..1
      fa:OpisRoli 1..1
  fa:Udzial 0..1
  fa:NrKlienta 0..1
TPodmiot3
  choice 1..1
    fa:NIP 1..1
    fa:IDWew 1..1
    sequence 1..1
      fa:KodUE 1..1
      fa:NrVatUE 1..1
    sequence 1..1
      fa:KodKraju 0..1
      fa:NrID 1..1
    fa:BrakID 1..1
  sequence 0..1
    fa:Nazwa 1..1
DaneKontaktowe2
  fa:Email 0..1
  fa:Telefon 0..1
PodmiotUpowazniony
  fa:NrEORI 0..1
  fa:DaneIdentyfikacyjne 1..1
  fa:Adres 1..1
  fa:AdresKoresp 0..1
  fa:DaneKontaktowe 0..3 DaneKontaktowe3
  fa:RolaPU 1..1
DaneKontaktowe3
  fa:EmailPU 0..1
  fa:TelefonPU 0..1
Fa
  fa:KodWaluty 1..1
  fa:P_1 1..1
  fa:P_1M 0..1
  fa:P_2 1..1
  fa:WZ 0..1000
  choice 0..1
    fa:P_6 1..1
    fa:OkresFa 1..1
  sequence 0..1
    fa:P_13_1 1..1
    fa:P_14_1 1..1
    fa:P_14_1W 0..1
  sequence 0..1
    fa:P_13_2 1..1
    fa:P_14_2 1..1
    fa:P_14_2W 0..1
  sequence 0..1
    fa:P_13_3 1..1
    fa:P_14_3 1..1
    fa:P_14_3W 0..1
  sequence 0..1
    fa:P_13_4 1..1
    fa:P_14_4 1..1
    fa:P_14_4W 0..1
  sequence 0..1
    fa:P_13_5 1..1
    fa:P_14_5 0..1
  fa:P_13_6_1 0..1
  fa:P_13_6_2 0..1
  fa:P_13_6_3 0..1
  fa:P_13_7 0..1
  fa:P_13_8 0..1
  fa:P_13_9 0..1
  fa:P_13_10 0..1
  fa:P_13_11 0..1
  fa:P_15 1..1
  fa:KursWalutyZ 0..1
  fa:Adnotacje 1..1
  fa:RodzajFaktury 1..1
  sequence 0..1
    fa:PrzyczynaKorekty 0..1
    fa:TypKorekty 0..1
    fa:DaneFaKorygowanej 1..50000
    fa:OkresFaKorygowanej 0..1
    fa:NrFaKorygowany 0..1
    fa:Podmiot1K 0..1
    fa:Podmiot2K 0..101
    sequence 0..1
      fa:P_15ZK 1..1
      fa:KursWalutyZK 0..1
  fa:ZaliczkaCzesciowa 0..31
  fa:FP 0..1
  fa:TP 0..1
  fa:DodatkowyOpis 0..10000
  fa:FakturaZaliczkowa 0..100
  fa:ZwrotAkcyzy 0..1
  fa:FaWiersz 0..10000
  fa:Rozliczenie 0..1
  fa:Platnosc 0..1
  fa:WarunkiTransakcji 0..1
  fa:Zamowienie 0..1
OkresFa
  fa:P_6_Od 1..1
  fa:P_6_Do 1..1
Adnotacje
  fa:P_16 1..1
  fa:P_17 1..1
  fa:P_18 1..1
  fa:P_18A 1..1
  fa:Zwolnienie 1..1
  fa:NoweSrodkiTransportu 1..1
  fa:P_23 1..1
  fa:PMarzy 1..1
Zwolnienie
  choice 1..1
    sequence 1..1
      fa:P_19 1..1
      choice 1..1
        fa:P_19A 1..1
        fa:P_19B 1..1
        fa:P_19C 1..1
    fa:P_19N 1..1
NoweSrodkiTransportu
  choice 1..1
    sequence 1..1
      fa:P_22 1..1
      fa:P_42_5 1..1
      fa:NowySrodekTransportu 1..10000
    fa:P_22N 1..1
NowySrodekTransportu
  fa:P_22A 1..1
  fa:P_NrWierszaNST 1..1
  fa:P_22BMK 0..1
  fa:P_22BMD 0..1
  fa:P_22BK 0..1
  fa:P_22BNR 0..1
  fa:P_22BRP 0..1
  choice 1..1
    sequence 1..1
      fa:P_22B 1..1
      choice 0..1
        fa:P_22B1 0..1
        fa:P_22B2 0..1
        fa:P_22B3 0..1
        fa:P_22B4 0..1
      fa:P_22BT 0..1
    sequence 1..1
      fa:P_22C 1..1
      fa:P_22C1 0..1
    sequence 1..1
      fa:P_22D 1..1
      fa:P_22D1 0..1
PMarzy
  choice 1..1
    sequence 1..1
      fa:P_PMarzy 1..1
      choice 1..1
        fa:P_PMarzy_2 1..1
        fa:P_PMarzy_3_1 1..1
        fa:P_PMarzy_3_2 1..1
        fa:P_PMarzy_3_3 1..1
    fa:P_PMarzyN 1..1
DaneFaKorygowanej
  fa:DataWystFaKorygowanej 1..1
  fa:NrFaKorygowanej 1..1
  choice 1..1
    sequence 1..1
      fa:NrKSeF 1..1
      fa:NrKSeFFaKorygowanej 1..1
    fa:NrKSeFN 1..1
Podmiot1K
  fa:PrefiksPodatnika 0..1 TKodyKrajowUE
  fa:DaneIdentyfikacyjne 1..1
  fa:Adres 1..1
Podmiot2K
  fa:DaneIdentyfikacyjne 1..1 TPodmiot2
  fa:Adres 0..1
  fa:IDNabywcy 0..1
ZaliczkaCzesciowa
  fa:P_6Z 1..1
  fa:P_15Z 1..1
  fa:KursWalutyZW 0..1
TKluczWartosc
  fa:NrWiersza 0..1
  fa:Klucz 1..1
  fa:Wartosc 1..1
FakturaZaliczkowa
  choice 1..1
    sequence 1..1
      fa:NrKSeFZN 1..1
      fa:NrFaZaliczkowej 1..1
    fa:NrKSeFFaZaliczkowej 1..1
FaWiersz
  fa:NrWierszaFa 1..1
  fa:UU_ID 0..1
  fa:P_6A 0..1
  fa:P_7 0..1
  fa:Indeks 0..1
  fa:GTIN 0..1
  fa:PKWiU 0..1
  fa:CN 0..1
  fa:PKOB 0..1
  fa:P_8A 0..1
  fa:P_8B 0..1
  fa:P_9A 0..1
  fa:P_9B 0..1
  fa:P_10 0..1
  fa:P_11 0..1
  fa:P_11A 0..1
  fa:P_11Vat 0..1
  fa:P_12 0..1
  fa:P_12_XII 0..1
  fa:P_12_Zal_15 0..1
  fa:KwotaAkcyzy 0..1
  fa:GTU 0..1
  fa:Procedura 0..1
  fa:KursWaluty 0..1
  fa:StanPrzed 0..1
Rozliczenie
  fa:Obciazenia 0..100
  fa:SumaObciazen 0..1
  fa:Odliczenia 0..100
  fa:SumaOdliczen 0..1
  choice 0..1
    fa:DoZaplaty 1..1
    fa:DoRozliczenia 1..1
Obciazenia
  fa:Kwota 1..1
  fa:Powod 1..1
Odliczenia
  fa:Kwota 1..1
  fa:Powod 1..1
Platnosc
  choice 0..1
    sequence 1..1
      fa:Zaplacono 1..1
      fa:DataZaplaty 1..1
    sequence 1..1
      fa:ZnacznikZaplatyCzesciowej 1..1
      fa:ZaplataCzesciowa 1..100
  fa:TerminPlatnosci 0..100
  choice 0..1
    fa:FormaPlatnosci 1..1
    sequence 1..1
      fa:PlatnoscInna 1..1
      fa:OpisPlatnosci 1..1
  fa:RachunekBankowy 0..100
  fa:RachunekBankowyFaktora 0..20
  fa:Skonto 0..1
  fa:LinkDoPlatnosci 0..1
  fa:IPKSeF 0..1
ZaplataCzesciowa
  fa:KwotaZaplatyCzesciowej 1..1
  fa:DataZaplatyCzesciowej 1..1
  choice 0..1
    fa:FormaPlatnosci 1..1
    sequence 1..1
      fa:PlatnoscInna 1..1
      fa:OpisPlatnosci 1..1
TerminPlatnosci
  sequence 0..1
    fa:Termin 0..1
    fa:TerminOpis 0..1
TerminOpis
  fa:Ilosc 1..1
  fa:Jednostka 1..1
  fa:ZdarzeniePoczatkowe 1..1
TRachunekBankowy
  sequence 1..1
    fa:NrRB 1..1
    fa:SWIFT 0..1
  fa:RachunekWlasnyBanku 0..1
  fa:NazwaBanku 0..1
  fa:OpisRachunku 0..1
Skonto
  fa:WarunkiSkonta 1..1
  fa:WysokoscSkonta 1..1
WarunkiTransakcji
  fa:Umowy 0..100
  fa:Zamowienia 0..100
  fa:NrPartiiTowaru 0..1000
  fa:WarunkiDostawy 0..1
  sequence 0..1
    fa:KursUmowny 1..1
    fa:WalutaUmowna 1..1
  fa:Transport 0..20
  fa:PodmiotPosredniczacy 0..1
Umowy
  sequence 0..1
    fa:DataUmowy 0..1
    fa:NrUmowy 0..1
Zamowienia
  sequence 0..1
    fa:DataZamowienia 0..1
    fa:NrZamowienia 0..1
Transport
  choice 1..1
    fa:RodzajTransportu 1..1
    sequence 1..1
      fa:TransportInny 1..1
      fa:OpisInnegoTransportu 1..1
  fa:Przewoznik 0..1
  fa:NrZleceniaTransportu 0..1
  sequence 1..1
    choice 1..1
      fa:OpisLadunku 1..1
      sequence 1..1
        fa:LadunekInny 1..1
        fa:OpisInnegoLadunku 1..1
    fa:JednostkaOpakowania 0..1
  sequence 0..1
    fa:DataGodzRozpTransportu 0..1
    fa:DataGodzZakTransportu 0..1
    fa:WysylkaZ 0..1
    fa:WysylkaPrzez 0..20
    fa:WysylkaDo 0..1
Przewoznik
  fa:DaneIdentyfikacyjne 1..1 TPodmiot2
  fa:AdresPrzewoznika 1..1
Zamowienie
  fa:WartoscZamowienia 1..1
  fa:ZamowienieWiersz 1..10000
ZamowienieWiersz
  fa:NrWierszaZam 1..1
  fa:UU_IDZ 0..1
  fa:P_7Z 0..1
  fa:IndeksZ 0..1
  fa:GTINZ 0..1
  fa:PKWiUZ 0..1
  fa:CNZ 0..1
  fa:PKOBZ 0..1
  fa:P_8AZ 0..1
  fa:P_8BZ 0..1
  fa:P_9AZ 0..1
  fa:P_11NettoZ 0..1
  fa:P_11VatZ 0..1
  fa:P_12Z 0..1
  fa:P_12Z_XII 0..1
  fa:P_12Z_Zal_15 0..1
  fa:GTUZ 0..1
  fa:ProceduraZ 0..1
  fa:KwotaAkcyzyZ 0..1
  fa:StanPrzedZ 0..1
Stopka
  sequence 0..1
    fa:Informacje 0..3
    fa:Rejestry 0..100
Informacje
  sequence 0..1
    fa:StopkaFaktury 0..1
Rejestry
  sequence 0..1
    fa:PelnaNazwa 0..1
    fa:KRS 0..1
    fa:REGON 0..1
    fa:BDO 0..1
Zalacznik
  fa:BlokDanych 1..1000
BlokDanych
  fa:ZNaglowek 0..1
  fa:MetaDane 1..1000
  fa:Tekst 0..1
  sequence 0..1
    fa:Tabela 0..1000
MetaDane
  fa:ZKlucz 1..1
  fa:ZWartosc 1..1
Tekst
  fa:Akapit 1..10
Tabela
  fa:TMetaDane 0..1000
  fa:Opis 0..1
  fa:TNaglowek 1..1
  fa:Wiersz 1..1000
  fa:Suma 0..1
TMetaDane
  fa:TKlucz 1..1
  fa:TWartosc 1..1
TNaglowek2
  fa:Kol 1..20
Kol
  @Typ 1..1 Typ
  fa:NKom 1..1
Wiersz
  fa:WKom 1..20
Suma
  fa:SKom 1..20`,
  facets: {
    KodFormularza: { base: 'string', enumeration: ['FA'] },
    WariantFormularza: { base: 'byte', enumeration: ['3'] },
    DataWytworzeniaFa: {
      base: 'dateTime',
      whiteSpace: 'collapse',
      minInclusive: '2025-09-01T00:00:00Z',
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
    NrID: { base: 'string', whiteSpace: 'replace', minLength: 1, maxLength: 50 },
    TWybor1: { base: 'byte', enumeration: ['1'] },
    IDNabywcy: { base: 'token', minLength: 1, maxLength: 32 },
    JST: { base: 'integer', enumeration: ['1', '2'] },
    GV: { base: 'integer', enumeration: ['1', '2'] },
    TNIPIdWew: {
      base: 'token',
      minLength: 1,
      maxLength: 20,
      pattern: ['[1-9]((\\p{Nd}[1-9])|([1-9]\\p{Nd}))\\p{Nd}{7}-\\p{Nd}{5}'],
    },
    TRolaPodmiotu3: { base: 'integer', enumeration: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11'] },
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
        'XCG',
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
      enumeration: ['23', '22', '8', '7', '5', '4', '3', '0 KR', '0 WDT', '0 EX', 'zw', 'oo', 'np I', 'np II'],
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
    integer: { base: 'integer' },
    TNrRB: { base: 'string', minLength: 10, maxLength: 34 },
    SWIFT_: { base: 'string', pattern: ['[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3}){0,1}'] },
    TRachunekWlasnyBanku: { base: 'integer', enumeration: ['1', '2', '3'] },
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
    Typ: { base: 'string', enumeration: ['date', 'datetime', 'dec', 'int', 'time', 'txt'] },
    NKom: { base: 'token', minLength: 0, maxLength: 256 },
    TZnakowy2: { base: 'token', minLength: 0, maxLength: 256 },
  },
});
