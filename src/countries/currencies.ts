/**
 * The currencies most used in the world's trade, most used first: by turnover (BIS Triennial Central Bank Survey 2022,
 * table 4), then those that share a name or sign with them.
 */
export const usualCurrencies: readonly string[] =
  'USD EUR JPY GBP CNY AUD CAD CHF HKD SGD SEK KRW NOK NZD INR MXN TWD ZAR BRL DKK PLN CZK AED TRY CLP PHP MYR COP RUB RON ARS PKR ISK UYU DOP XAF XOF XPF'.split(
    ' ',
  );

/** Countries whose code does not begin their currency. The euro shares neither name nor sign, so its countries are left out. */
const OTHERS: Readonly<Record<string, string>> = {
  CHF: 'LI',
  DKK: 'FO GL',
  GBP: 'XI',
  INR: 'BT',
  USD: 'EC PR SV',
  XAF: 'CM CF CG GA GQ TD',
  XOF: 'BF BJ CI GW ML NE SN TG',
  XPF: 'NC PF WF',
};

/** Returns a country's own currency, if it is among the most used ones. */
export function currencyOf(country: string | undefined): string | undefined {
  return country && usualCurrencies.find((code) => code.startsWith(country) || OTHERS[code]?.includes(country));
}
