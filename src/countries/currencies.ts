/**
 * The currencies most used in the world's trade, most used first, with the countries whose own they are. First by turnover
 * (BIS Triennial Central Bank Survey 2022, table 4), then those that share a name or sign with them.
 */
const TABLE = `
USD US AS EC FM GU IO MH MP PR PW SV TC TL UM VG VI
EUR AD AT AX BE BG BL CY DE EE EL ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM TF VA XK YT
JPY JP
GBP GB GG IM JE XI
CNY CN
AUD AU CC CX HM KI NF NR TV
CAD CA
CHF CH LI
HKD HK
SGD SG
SEK SE
KRW KR
NOK NO BV SJ
NZD NZ CK NU PN TK
INR IN BT
MXN MX
TWD TW
ZAR ZA
BRL BR
DKK DK FO GL
PLN PL
THB TH
ILS IL PS
IDR ID
CZK CZ
AED AE
TRY TR
HUF HU
CLP CL
SAR SA
PHP PH
MYR MY
COP CO
RUB RU
RON RO
PEN PE
ARS AR
EGP EG
MAD MA EH
PKR PK
KWD KW
QAR QA
DZD DZ
TND TN
NGN NG
KES KE
UAH UA
ISK IS
RSD RS
UYU UY
DOP DO
CRC CR
GTQ GT
PYG PY
BOB BO
XAF CM CF CG GA GQ TD
XOF BF BJ CI GW ML NE SN TG
XPF NC PF WF
JMD JM
TTD TT
BSD BS
BBD BB
BZD BZ
BMD BM
KYD KY
XCD AG AI DM GD KN LC MS VC
FJD FJ
NAD NA
BND BN
GYD GY
SRD SR
LRD LR
SBD SB
HNL HN
ALL AL
LKR LK
NPR NP
MUR MU
SCR SC
JOD JO
BHD BH
OMR OM
IQD IQ
LBP LB
SYP SY
GIP GI
FKP FK
SHP SH AC
SSP SS
CUP CU
KPW KP
MMK MM
ZMW ZM
`;

const rows = TABLE.trim()
  .split('\n')
  .map((line) => line.split(' '));

/** The most used currencies, most used first. */
export const usualCurrencies: readonly string[] = rows.map(([code = '']) => code);

const ofCountry = new Map(rows.flatMap(([code = '', ...countries]) => countries.map((country) => [country, code])));

/** Returns a country's own currency, if it is among those. */
export function currencyOf(country: string | undefined): string | undefined {
  return country === undefined ? undefined : ofCountry.get(country);
}
