/** Electronic addresses, made of what is known of a party. */

interface Party {
  tax_id?: { country?: string; code?: string };
  emails?: { addr?: string }[];
}

/**
 * Schemes of tax numbers in electronic addresses, by country, from the list Electronic Address Scheme of the European Commission (EAS).
 * Numbers have the prefix of their country, except those in `bare`.
 */
const schemes: Readonly<Record<string, string>> = {
  AT: '9914',
  BE: '0208',
  BG: '9926',
  CH: '9927',
  CY: '9928',
  CZ: '9929',
  DE: '9930',
  EE: '9931',
  EL: '9933',
  ES: '9920',
  FR: '9957',
  GB: '9932',
  HR: '9934',
  HU: '9910',
  IE: '9935',
  IT: '0211',
  LT: '9937',
  LU: '9938',
  LV: '9939',
  MT: '9943',
  NL: '9944',
  PL: '9945',
  PT: '9946',
  RO: '9947',
  SE: '9955',
  SI: '9949',
  SK: '9950',
};
const bare: ReadonlySet<string> = new Set(['0208']);

/** Returns the addresses that a party probably has: its tax number, its e-mail. */
export function addressesOf({ tax_id: taxId, emails }: Party): { value: string; inbox: object }[] {
  const { country = '', code: number } = taxId ?? {};
  const email = emails?.[0]?.addr;
  const scheme = schemes[country];
  const found: { value: string; inbox: object }[] = [];
  if (scheme && number) {
    const code = bare.has(scheme) || number.startsWith(country) ? number : `${country}${number}`;
    found.push({ value: `${scheme}:${code}`, inbox: { scheme, code } });
  }
  if (email) found.push({ value: email, inbox: { email } });
  return found;
}
