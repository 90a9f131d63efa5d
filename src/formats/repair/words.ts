/** Codes that are written in words, in other letters or by an old name: countries, currencies, units, means of payment, schemes. */

import { likelyCountry } from '../../engine/country/likely.ts';
import { currencies } from '../../engine/currency/currencies.ts';
import { units } from '../../engine/org/units.ts';
import { plain } from './values.ts';

/** Returns words by their codes: `380 invoice rechnung|381 gutschrift`. An underscore stands for a blank. */
export function words(table: string): ReadonlyMap<string, string> {
  const entries = table
    .trim()
    .split(/[|\n]/)
    .flatMap((row) => {
      const [code = '', ...names] = row.trim().split(' ');
      return names.map((name) => [bare(name.replaceAll('_', ' ')), code] as const);
    });
  return new Map(entries);
}

/** Returns a word for comparing: plain letters and digits. */
function bare(text: string): string {
  return plain(text).replace(/[^\p{L}\p{N}%€$£²³]/gu, '');
}

/** Returns the code that a word means; undefined for words that are not known. */
export function codeIn(table: ReadonlyMap<string, string>, text: string): string | undefined {
  return table.get(bare(text));
}

const SIGNS = new Map([
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['zł', 'PLN'],
  ['zl', 'PLN'],
  ['kč', 'CZK'],
  ['us$', 'USD'],
  ['$us', 'USD'],
]);

const CURRENCY_WORDS = words(`
EUR euro euros eurs eura euroa|PLN zloty zlotych złoty złotych pln.|CHF franken schweizerfranken sfr fr. chf.|USD us-dollar usdollar dollars_us
GBP pound pounds pfund|CZK koruna kronen_cz|DKK danske_kroner|SEK svenska_kronor|NOK norske_kroner|RON lei leu|HUF forint`);

/** Returns a currency by its sign, its word or its code in small letters. Signs of several currencies mean none. */
export function currencyOf(text: string): string | undefined {
  const given = text.trim();
  const code = given.toUpperCase();
  if (currencies.some(({ iso_code }) => iso_code === code)) return code;
  return SIGNS.get(given.toLowerCase()) ?? codeIn(CURRENCY_WORDS, given);
}

/** Countries by the signs of their vehicles, in addresses such as `D-04103 Leipzig`. */
const VEHICLES = new Map(
  'A AT|B BE|D DE|E ES|F FR|H HU|I IT|L LU|N NO|P PT|S SE'
    .split('|')
    .map((pair) => pair.split(' ') as [string, string]),
);

/** Returns a country by its name, or by another of its codes. */
export function countryOf(text: string): string | undefined {
  const country = VEHICLES.get(text.trim().toUpperCase()) ?? likelyCountry(text.trim());
  return country === 'EL' ? 'GR' : country;
}

const DOCUMENT_TYPES = words(`
380 invoice commercialinvoice rechnung facture factura fattura faktura fatura factuur inv re
381 creditnote credit gutschrift avoir abono notadicredito notadecredito creditnota nota_kredytowa rechnungskorrektur stornorechnung cn gs
384 correctedinvoice correctiveinvoice rechnungskorrekturbeleg facturerectificative facturarectificativa fakturakorygujaca korrekturrechnung
386 prepaymentinvoice anzahlungsrechnung facturedacompte acompte fakturazaliczkowa fatturadiacconto
389 self-billed_invoice selfbilledinvoice|326 partialinvoice teilrechnung|383 debitnote notadidebito notadedebito belastungsanzeige`);

/** Returns the type of an invoice or a credit note (UNTDID 1001) that a word means. */
export function documentTypeOf(text: string): string | undefined {
  return codeIn(DOCUMENT_TYPES, text);
}

const MEANS = words(`
10 cash bar barzahlung especes efectivo contanti gotowka contant numerario|20 cheque check scheck assegno czek
30 transfer credittransfer banktransfer wiretransfer ueberweisung uberweisung virement transferencia bonifico przelew overschrijving overboeking bank
58 sepa sepacredittransfer sepatransfer sepaueberweisung sepauberweisung virementsepa transferenciasepa bonificosepa przelewsepa sepaoverschrijving sct
59 sepadirectdebit sepalastschrift prelevementsepa sdd|49 directdebit lastschrift prelevement domiciliacion addebitodiretto poleceniezaplaty incasso debitodirecto
48 card bankcard karte kartenzahlung carte cartebancaire tarjeta cartadicredito karta kaart cartao|54 creditcard kreditkarte cartedecredit tarjetadecredito
55 debitcard debitkarte eckarte|57 standingagreement dauerauftrag|68 paypal onlinepayment|97 clearing verrechnung compensation kompensata|1 notdefined
ZZZ other andere`);

/** Returns the means of payment (UNTDID 4461) that a word means. */
export function meansOf(text: string): string | undefined {
  return codeIn(MEANS, text);
}

const UNIT_WORDS = words(`
H87 piece pieces pcs pc pce stk stck st stueck stuck piece pieza piezas pza pz pezzo pezzi szt sztuka sztuki stuks stuk peca pecas un uds ud pz. szt. stk.
EA each item items|C62 one unit units unite unites unidad unidades unita unidade unidades einheit einheiten eenheid jednostka
HUR h hr hrs hour hours std stunde stunden heure heures hora horas ora ore godz godzina godziny uur uren|MIN minute minutes minuten minuta min.
DAY day days tag tage jour jours dia dias giorno giorni dzien dni dag dagen d|WEE week weeks woche wochen semaine semana settimana tydzien
MON month months monat monate mois mes meses mese mesi miesiac miesiace maand maanden maand|ANN year years jahr jahre an annee ano anno rok jaar
KGM kg kilo kilos kilogram kilograms kilogramm kilogramme kilogrammes kilogramo kilogrammo kgs|GRM g gr gram grams gramm gramme gramo grammo
TNE t to ton tonne tonnes tonnen tonelada tonnellata tona tonnage|MTR m mtr metre metres meter metros metro metri metr|KMT km kilometre kilometer kilometro
CMT cm|MMT mm|MTK m2 m² qm sqm quadratmeter metrecarre metroscuadrados mq metriquadri m.kw metrkwadratowy|MTQ m3 m³ cbm kubikmeter mc metriscubi
LTR l lt ltr litre litres liter litro litros litri litr litry|KWH kwh kilowattstunde kilowatthour|MWH mwh|P1 % percent prozent
LS pauschal pauschale lumpsum psch psch. forfait forfaitaire aforfait ryczalt ls|E48 service dienstleistung servizio prestation leistung usluga
SET set satz sets lot_de|PR pair paar paire par paio para|DZN dozen dutzend douzaine docena dozzina tuzin
XBX box boxes karton schachtel boite caja scatola pudelko doos|XCT carton|XPK package pack packung paket paquet paquete confezione opakowanie pak
XBO bottle flasche bouteille botella bottiglia butelka fles|XPX pallet palette paleta bancale europalette|XRO roll rolle rouleau rollo rotolo rolka
XBG bag beutel sac bolsa sacco worek|XSA sack|XST sheet blatt feuille hoja foglio arkusz`);

const UNIT_NAMES: ReadonlyMap<string, string> = new Map(
  units.flatMap(([key, name, code]) => [
    [bare(key), code],
    [bare(name), code],
  ]),
);

/** Returns the unit (UN/ECE recommendations 20 and 21) that a word or symbol means. */
export function unitOf(text: string): string | undefined {
  return codeIn(UNIT_WORDS, text) ?? codeIn(UNIT_NAMES, text);
}

const MEDIA = words(`
application/pdf pdf acrobat applicationpdf x-pdf application/x-pdf|image/png png|image/jpeg jpg jpeg image/jpg image/pjpeg|text/csv csv
application/vnd.openxmlformats-officedocument.spreadsheetml.sheet xlsx excel|application/vnd.oasis.opendocument.spreadsheet ods`);

/** Returns the media type that a word means. */
export function mediaTypeOf(text: string): string | undefined {
  return codeIn(MEDIA, text);
}

const TAX_SCHEMES = words(`
VAT vat mwst mwst. ust ust. tva iva btw ptu dph moms alv umsatzsteuer mehrwertsteuer`);

/** Returns `VAT` for the names that countries give it. */
export function taxSchemeOf(text: string): string | undefined {
  return codeIn(TAX_SCHEMES, text);
}

const REGISTRATIONS = words(`
VA vat va ustid ust-idnr ustidnr vatid|FC fc steuernummer taxnumber stnr`);

/** Returns the scheme of a tax registration in CII. */
export function registrationOf(text: string): string | undefined {
  return codeIn(REGISTRATIONS, text);
}

/** Schemes of identifiers (ISO 6523) that name the same organisation in both lists. */
const IDENTIFIER_WORDS = `
0002 sirene siren|0009 siret|0060 duns dnb d-u-n-s|0088 gln ean ean-13 ean13 iln gs1 gs1gln|0106 kvk nl:kvk nlkvk|0190 oin nl:oin|0192 orgnr no:orgnr
0007 se:orgnr seorgnr|0208 be:en be:cbe kbo bce ondernemingsnummer cbe|0184 cvr dk:cvr|0096 p dk:p|0196 kennitala is:kt|0204 leitweg leitweg-id leitwegid de:lwid lwid
0199 lei|0151 abn au:abn|0183 uid ch:uid|0037 ovt fi:ovt|0201 ipa it:ipa codiceipa|0210 it:cf cf codicefiscale|0211 it:iva|0195 uen sg:uen|0188 jp:sst|0221 jp:iin
0240 lu:mat|0218 lv:urn|0200 lt:lec|0191 ee:cc|0195 sg:uen`;

const SCHEMES = words(IDENTIFIER_WORDS);

const ADDRESS_SCHEMES = words(`${IDENTIFIER_WORDS}
EM email mail e-mail smtp em|9930 de:vat|9914 at:vat|9915 at:gov|9920 es:vat|9906 it:vat|9910 hu:vat|9923 al:vat|9925 be:vat|9926 bg:vat
9927 ch:vat|9928 cy:vat|9929 cz:vat|9931 ee:vat|9932 gb:vat|9933 gr:vat el:vat|9934 hr:vat|9935 ie:vat|9936 li:vat|9937 lt:vat|9938 lu:vat|9939 lv:vat|9940 mc:vat
9941 me:vat|9942 mk:vat|9943 mt:vat|9944 nl:vat|9945 pl:vat|9946 pt:vat|9947 ro:vat|9948 rs:vat|9949 si:vat|9950 sk:vat|9951 sm:vat|9952 tr:vat|9953 va:vat
9957 fr:vat|0225 fr:siren frctc fr:ctc|0245 sk:dic dic`);

/** Returns the scheme of an identifier that a word means; of an electronic address if it is one. */
export function schemeOf(text: string, isAddress: boolean): string | undefined {
  const given = text.trim().replace(/^(?:eas|icd|iso6523|iso 6523)[:\s-]*/i, '');
  if (/^\d{4}$/.test(given) && given !== text) return given;
  if (/^\d{1,3}$/.test(given)) return given.padStart(4, '0');
  return codeIn(isAddress ? ADDRESS_SCHEMES : SCHEMES, given);
}
