/**
 * The currencies most used in the world's trade, most used first, with the countries whose own they are. First by turnover
 * (BIS Triennial Central Bank Survey 2022, table 4), then those that share a name or sign with them. The euro shares neither.
 */
const TABLE = `
USD US EC PR SV
EUR
JPY JP
GBP GB XI
CNY CN
AUD AU
CAD CA
CHF CH LI
HKD HK
SGD SG
SEK SE
KRW KR
NOK NO
NZD NZ
INR IN BT
MXN MX
TWD TW
ZAR ZA
BRL BR
DKK DK FO GL
PLN PL
CZK CZ
AED AE
TRY TR
CLP CL
PHP PH
MYR MY
COP CO
RUB RU
RON RO
ARS AR
PKR PK
ISK IS
UYU UY
DOP DO
XAF CM CF CG GA GQ TD
XOF BF BJ CI GW ML NE SN TG
XPF NC PF WF
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
