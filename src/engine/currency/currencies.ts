/**
 * All currencies: first ISO 4217
 * (https://www.six-group.com/en/products-services/financial-information/data-standards.html), then others in use
 * without an ISO code (chapter 01 §5).
 */

/** A currency, with the member names of the standard. */
export interface CurrencyDefinition {
  /** Lower values come first in lists for people. Default: 100. */
  readonly priority: number;
  readonly iso_code: string;
  readonly name: string;
  readonly symbol: string;
  /** A symbol that distinguishes it from other currencies with the same sign. */
  readonly disambiguate_symbol?: string;
  readonly alternate_symbols?: readonly string[];
  /** Empty or null without a subunit. */
  readonly subunit_name: string | null;
  /** Decimals of an amount: 2 for cents. */
  readonly subunits: number;
  /** The positions of number (`%n`) and symbol (`%u`). Default: `%u%n`. */
  readonly template?: string;
  readonly decimal_mark: string;
  readonly thousands_separator: string;
  /** Three digits; empty for currencies outside ISO 4217. */
  readonly iso_numeric: string;
  /** The smallest coin or note, in subunits. */
  readonly smallest_denomination?: number;
}

/**
 * One line each: code, number, name, decimals, name of the subunit (`-`: null), smallest denomination, decimal mark and
 * thousands separator, order of number and symbol, symbol, unambiguous symbol, other symbols (`-`: none known),
 * priority if not 100.
 */
const TABLE = `
AED|784|United Arab Emirates Dirham|2|Fils|25|.,|n u|د.إ||DH;Dhs
AFN|971|Afghan Afghani|2|Pul|100|.,|n u|؋||Af;Afs
ALL|008|Albanian Lek|2|Qintar|100|.,|n u|L|Lek|Lek
AMD|051|Armenian Dram|2|Luma|10|.,|n u|դր.||dram
ANG|532|Netherlands Antillean Gulden|2|Cent|1|,.||ƒ||NAƒ;NAf;f
AOA|973|Angolan Kwanza|2|Cêntimo|10|.,|n u|Kz||
ARS|032|Argentine Peso|2|Centavo|1|,.||$|$m/n|$m/n;m$n
AUD|036|Australian Dollar|2|Cent|5|.,||$|A$|A$|4
AWG|533|Aruban Florin|2|Cent|5|.,|n u|ƒ||Afl
AZN|944|Azerbaijani Manat|2|Qəpik|1|.,||₼||m;man
BAM|977|Bosnia and Herzegovina Convertible Mark|2|Fening|5|.,||КМ||KM
BBD|052|Barbadian Dollar|2|Cent|1|.,||$|Bds$|Bds$
BDT|050|Bangladeshi Taka|2|Paisa|1|.,||৳||Tk
BGN|975|Bulgarian Lev|2|Stotinka|1|.,|n u|лв.||lev;leva;лев;лева
BHD|048|Bahraini Dinar|3|Fils|5|.,||د.ب||BD
BIF|108|Burundian Franc|0|Centime|100|.,|n u|Fr|FBu|FBu
BMD|060|Bermudian Dollar|2|Cent|1|.,||$|BD$|BD$
BND|096|Brunei Dollar|2|Sen|1|.,||$|BND|B$
BOB|068|Bolivian Boliviano|2|Centavo|10|.,||Bs.||Bs
BRL|986|Brazilian Real|2|Centavo|5|,.||R$||-
BSD|044|Bahamian Dollar|2|Cent|1|.,||$|BSD|B$
BTN|064|Bhutanese Ngultrum|2|Chertrum|5|.,|n u|Nu.||Nu
BWP|072|Botswana Pula|2|Thebe|5|.,||P||
BYN|933|Belarusian Ruble|2|Kapeyka|1|, |n u|Br|BYN|бел. руб.;б.р.;руб.;р.
BYR|974|Belarusian Ruble|0|-|100|, |n u|Br|BYR|бел. руб.;б.р.;руб.;р.
BZD|084|Belize Dollar|2|Cent|1|.,||$|BZ$|BZ$
CAD|124|Canadian Dollar|2|Cent|5|.,||$|C$|C$;CAD$|5
CDF|976|Congolese Franc|2|Centime|1|.,|n u|Fr|FC|FC
CHF|756|Swiss Franc|2|Rappen|5|.'|u n|CHF||SFr;Fr
CLF|990|Unidad de Fomento|4|Peso||,.||UF||
CLP|152|Chilean Peso|0|Peso|1|,.||$|CLP|
CNY|156|Chinese Renminbi Yuan|2|Fen|1|.,||¥||CN¥;元;CN元
COP|170|Colombian Peso|2|Centavo|20|,.||$|COL$|COL$
CRC|188|Costa Rican Colón|2|Céntimo|500|,.||₡||¢
CUC|931|Cuban Convertible Peso|2|Centavo|1|.,|n u|$|CUC$|CUC$
CUP|192|Cuban Peso|2|Centavo|1|.,||$|$MN|$MN
CVE|132|Cape Verdean Escudo|2|Centavo|100|.,|n u|$|Esc|Esc
CZK|203|Czech Koruna|2|Haléř|100|, |n u|Kč||
DJF|262|Djiboutian Franc|0|Centime|100|.,|n u|Fdj||
DKK|208|Danish Krone|2|Øre|50|,.|n u|kr.|DKK|,-
DOP|214|Dominican Peso|2|Centavo|100|.,||$|RD$|RD$
DZD|012|Algerian Dinar|2|Centime|100|.,|n u|د.ج||DA
EGP|818|Egyptian Pound|2|Piastre|25|.,||ج.م||LE;E£;L.E.
ERN|232|Eritrean Nakfa|2|Cent|1|.,|n u|Nfk||
ETB|230|Ethiopian Birr|2|Santim|1|.,|n u|Br|ETB|
EUR|978|Euro|2|Cent|1|,.||€|||2
FJD|242|Fijian Dollar|2|Cent|5|.,|n u|$|FJ$|FJ$
FKP|238|Falkland Pound|2|Penny|1|.,|n u|£|FK£|FK£
GBP|826|British Pound|2|Penny|1|.,||£|||3
GEL|981|Georgian Lari|2|Tetri|1|.,|n u|₾||lari
GHS|936|Ghanaian Cedi|2|Pesewa|1|.,||₵||GH¢;GH₵
GIP|292|Gibraltar Pound|2|Penny|1|.,||£|GIP|
GMD|270|Gambian Dalasi|2|Butut|1|.,|n u|D||
GNF|324|Guinean Franc|0|Centime|100|.,|n u|Fr|FG|FG;GFr
GTQ|320|Guatemalan Quetzal|2|Centavo|1|.,||Q||
GYD|328|Guyanese Dollar|2|Cent|100|.,|n u|$|G$|G$
HKD|344|Hong Kong Dollar|2|Cent|10|.,||$|HK$|HK$
HNL|340|Honduran Lempira|2|Centavo|5|.,||L|HNL|
HTG|332|Haitian Gourde|2|Centime|5|.,|n u|G||
HUF|348|Hungarian Forint|0||5|, |n u|Ft||
IDR|360|Indonesian Rupiah|2|Sen|5000|,.||Rp||
ILS|376|Israeli New Sheqel|2|Agora|10|.,||₪||ש״ח;NIS
INR|356|Indian Rupee|2|Paisa|50|.,||₹||Rs;৳;૱;௹;रु;₨
IQD|368|Iraqi Dinar|3|Fils|50000|.,|n u|ع.د||
IRR|364|Iranian Rial|2|-|5000|.,||﷼||
ISK|352|Icelandic Króna|0|-|1|,.|n u|kr.||Íkr
JMD|388|Jamaican Dollar|2|Cent|1|.,||$|J$|J$
JOD|400|Jordanian Dinar|3|Fils|5|.,||د.ا||JD
JPY|392|Japanese Yen|0|-|1|.,||¥||円;圓|6
KES|404|Kenyan Shilling|2|Cent|50|.,||KSh||Sh
KGS|417|Kyrgyzstani Som|2|Tyiyn|1|.,|n u|som||сом
KHR|116|Cambodian Riel|2|Sen|5000|.,|n u|៛||
KMF|174|Comorian Franc|0|Centime|100|.,|n u|Fr|CF|CF
KPW|408|North Korean Won|2|Chŏn|1|.,|n u|₩||
KRW|410|South Korean Won|0|-|1|.,||₩||
KWD|414|Kuwaiti Dinar|3|Fils|5|.,||د.ك||K.D.
KYD|136|Cayman Islands Dollar|2|Cent|1|.,||$|CI$|CI$
KZT|398|Kazakhstani Tenge|2|Tiyn|100|.,|n u|₸||
LAK|418|Lao Kip|2|Att|10|.,|n u|₭||₭N
LBP|422|Lebanese Pound|2|Piastre|25000|.,||ل.ل||£;L£
LKR|144|Sri Lankan Rupee|2|Cent|100|.,|n u|₨|SLRs|රු;ரூ;SLRs;/-
LRD|430|Liberian Dollar|2|Cent|5|.,|n u|$|L$|L$
LSL|426|Lesotho Loti|2|Sente|1|.,|n u|L|M|M
LYD|434|Libyan Dinar|3|Dirham|50|.,|n u|ل.د||LD
MAD|504|Moroccan Dirham|2|Centime|1|.,|n u|د.م.||
MDL|498|Moldovan Leu|2|Ban|1|.,|n u|L||lei
MGA|969|Malagasy Ariary|5|Iraimbilanja|1|.,||Ar||
MKD|807|Macedonian Denar|2|Deni|100|.,|n u|ден||
MMK|104|Myanmar Kyat|2|Pya|50|.,|n u|K|MMK|
MNT|496|Mongolian Tögrög|2|Möngö|2000|.,|n u|₮||
MOP|446|Macanese Pataca|2|Avo|10|.,|n u|P||MOP$
MRU|929|Mauritanian Ouguiya|5|Khoums|1|.,|n u|UM||
MUR|480|Mauritian Rupee|2|Cent|100|.,||₨||
MVR|462|Maldivian Rufiyaa|2|Laari|1|.,|n u|MVR||MRF;Rf;/-;ރ
MWK|454|Malawian Kwacha|2|Tambala|1|.,|n u|MK||
MXN|484|Mexican Peso|2|Centavo|5|.,||$|MEX$|MEX$
MYR|458|Malaysian Ringgit|2|Sen|5|.,||RM||
MZN|943|Mozambican Metical|2|Centavo|1|,.||MTn||MZN
NAD|516|Namibian Dollar|2|Cent|5|.,|n u|$|N$|N$
NGN|566|Nigerian Naira|2|Kobo|50|.,||₦||
NIO|558|Nicaraguan Córdoba|2|Centavo|5|.,||C$|NIO$|
NOK|578|Norwegian Krone|2|Øre|100|,.|n u|kr|NOK|,-
NPR|524|Nepalese Rupee|2|Paisa|1|.,||Rs.|NPR|Rs;रू;₨
NZD|554|New Zealand Dollar|2|Cent|10|.,||$|NZ$|NZ$
OMR|512|Omani Rial|3|Baisa|5|.,||ر.ع.||
PAB|590|Panamanian Balboa|2|Centésimo|1|.,||B/.||
PEN|604|Peruvian Sol|2|Céntimo|1|,.||S/||
PGK|598|Papua New Guinean Kina|2|Toea|5|.,|n u|K|PGK|
PHP|608|Philippine Peso|2|Centavo|1|.,||₱||PHP;PhP;P
PKR|586|Pakistani Rupee|2|Paisa|100|.,||₨|PKR|Rs
PLN|985|Polish Złoty|2|Grosz|1|, |n u|zł||
PYG|600|Paraguayan Guaraní|0|Céntimo|5000|.,||₲||
QAR|634|Qatari Riyal|2|Dirham|1|.,|n u|ر.ق||QR
RON|946|Romanian Leu|2|Bani|1|,.|n u|Lei||
RSD|941|Serbian Dinar|2|Para|100|.,||РСД||RSD;din;дин
RUB|643|Russian Ruble|2|Kopeck|1|,.|n u|₽||руб.;р.
RWF|646|Rwandan Franc|0|Centime|100|.,|n u|FRw||RF;R₣
SAR|682|Saudi Riyal|2|Hallallah|5|.,||ر.س||SR;﷼
SBD|090|Solomon Islands Dollar|2|Cent|10|.,|n u|$|SI$|SI$
SCR|690|Seychellois Rupee|2|Cent|1|.,|n u|₨|SRe|SRe;SR
SDG|938|Sudanese Pound|2|Piastre|1|.,||£|SDG|
SEK|752|Swedish Krona|2|Öre|100|, |n u|kr|SEK|:-
SGD|702|Singapore Dollar|2|Cent|1|.,||$|S$|S$
SHP|654|Saint Helenian Pound|2|Penny|1|.,|n u|£|SHP|
SKK|703|Slovak Koruna|2|Halier|50|.,||Sk||
SLE|925|New Leone|2|Cent|1000|.,|n u|Le||
SLL|694|Sierra Leonean Leone|2|Cent|1000|.,|n u|Le|SLL|
SOS|706|Somali Shilling|2|Cent|1|.,|n u|Sh||Sh.So
SRD|968|Surinamese Dollar|2|Cent|1|.,|n u|$|SRD|
SSP|728|South Sudanese Pound|2|piaster|5|.,|n u|£|SSP|
STD|678|São Tomé and Príncipe Dobra|2|Cêntimo|10000|.,|n u|Db||
STN|930|São Tomé and Príncipe Second Dobra|2|Cêntimo|10|.,|n u|Db|STN|
SVC|222|Salvadoran Colón|2|Centavo|1|.,||₡||¢
SYP|760|Syrian Pound|2|Piastre|100|.,|n u|£S||£;ل.س;LS;الليرة السورية
SZL|748|Swazi Lilangeni|2|Cent|1|.,||E|SZL|-
THB|764|Thai Baht|2|Satang|1|.,||฿||
TJS|972|Tajikistani Somoni|2|Diram|1|.,|n u|ЅМ||
TMT|934|Turkmenistani Manat|2|Tenge|1|.,|n u|T||
TND|788|Tunisian Dinar|3|Millime|10|.,|n u|د.ت||TD;DT
TOP|776|Tongan Paʻanga|2|Seniti|1|.,||T$||PT
TRY|949|Turkish Lira|2|kuruş|1|,.||₺||TL
TTD|780|Trinidad and Tobago Dollar|2|Cent|1|.,|n u|$|TT$|TT$
TWD|901|New Taiwan Dollar|2|Cent|50|.,||$|NT$|NT$
TZS|834|Tanzanian Shilling|2|Cent|5000|.,||Sh||
UAH|980|Ukrainian Hryvnia|2|Kopiyka|1|.,|n u|₴||
UGX|800|Ugandan Shilling|0|Cent|1000|.,|n u|USh||
USD|840|United States Dollar|2|Cent|1|.,||$|US$|US$|1
UYU|858|Uruguayan Peso|2|Centésimo|100|,.||$U||$U
UZS|860|Uzbekistan Som|2|Tiyin|100|.,|n u|so'm||so‘m;сўм;сум;s;с
VES|928|Venezuelan Bolívar Soberano|2|Céntimo|1|,.||Bs||Bs.S
VND|704|Vietnamese Đồng|0|Hào|100|,.|n u|₫||
VUV|548|Vanuatu Vatu|0|-|1|.,||Vt||
WST|882|Samoan Tala|2|Sene|10|.,|n u|T|WS$|WS$;SAT;ST
XAF|950|Central African Cfa Franc|0|Centime|100|.,|n u|CFA|FCFA|FCFA
XAG|961|Silver (Troy Ounce)|0|oz||.,|n u|oz t|XAG|
XAU|959|Gold (Troy Ounce)|0|oz||.,|n u|oz t|XAU|
XBA|955|European Composite Unit|0|||.,|n u||XBA|
XBB|956|European Monetary Unit|0|||.,|n u||XBB|
XBC|957|European Unit of Account 9|0|||.,|n u||XBC|
XBD|958|European Unit of Account 17|0|||.,|n u||XBD|
XCD|951|East Caribbean Dollar|2|Cent|1|.,||$|EX$|EC$
XDR|960|Special Drawing Rights|0|||.,|n u|SDR||XDR
XOF|952|West African Cfa Franc|0|Centime|100|.,|n u|Fr|CFA|CFA
XPD|964|Palladium|0|oz||.,|n u|oz t|XPD|
XPF|953|Cfp Franc|0|Centime|100|.,|n u|Fr||F
XPT|962|Platinum|0||1|.,|n u|oz t||
XTS|963|Codes specifically reserved for testing purposes|0||1|.,|n u|||
YER|886|Yemeni Rial|2|Fils|100|.,|n u|﷼||
ZAR|710|South African Rand|2|Cent|10|, ||R||
ZMK|894|Zambian Kwacha|2|Ngwee|5|.,|n u|ZK|ZMK|
ZMW|967|Zambian Kwacha|2|Ngwee|5|.,||K|ZMW|
BCH||Bitcoin Cash|8|Satoshi|1|.,|n u|₿|₿CH|BCH
BTC||Bitcoin|8|Satoshi|1|.,||₿||
JEP||Jersey Pound|2|Penny|1|.,||£|JEP|
GGP||Guernsey Pound|2|Penny|1|.,||£|GGP|
IMP||Isle of Man Pound|2|Penny|1|.,||£|IMP|M£
XFU||UIC Franc|2||1|.,|||XFU|
GBX||British Penny|1||1|.,|||GBX|
CNH||Chinese Renminbi Yuan Offshore|2|Fen|1|.,||¥|CNH|CN¥;元;CN元
USDC||USD Coin|2|Cent|1|.,||USDC|USDC|
`;

/** Every currency, in the order of its sources. */
export const currencies: readonly CurrencyDefinition[] = TABLE.trim().split('\n').map(readLine);

/** Every currency, most common first, in the order of lists for people. */
export const currenciesByPriority: readonly CurrencyDefinition[] = [...currencies].sort(
  (a, b) => a.priority - b.priority,
);

const byCode = new Map(currencies.map((each) => [each.iso_code, each]));

/** Returns the currency with exactly this code. */
export function currencyDefinition(code: string): CurrencyDefinition | undefined {
  return byCode.get(code);
}

/** Returns the decimals of a currency's amounts; undefined for an unknown code. */
export function subunitsOf(code: string): number | undefined {
  return byCode.get(code)?.subunits;
}

function readLine(line: string): CurrencyDefinition {
  const columns = line.split('|');
  const [code = '', numeric = '', name = '', subunits, subunitName = '', smallest, marks = '', order, symbol = ''] =
    columns;
  const [clear, others = '-', priority] = columns.slice(9);
  return {
    priority: Number(priority ?? 100),
    iso_code: code,
    name,
    symbol,
    ...(clear && { disambiguate_symbol: clear }),
    ...(others !== '-' && { alternate_symbols: others === '' ? [] : others.split(';') }),
    subunit_name: subunitName === '-' ? null : subunitName,
    subunits: Number(subunits),
    ...(order && { template: order === 'n u' ? '%n %u' : '%u %n' }),
    decimal_mark: marks.slice(0, 1),
    thousands_separator: marks.slice(1),
    iso_numeric: numeric,
    ...(smallest && { smallest_denomination: Number(smallest) }),
  };
}
