/** The written forms of tax numbers that have more digits at home: the VAT number, a hyphen, the others (chapter 27 §4). */
export const homeForms: Readonly<Record<'HU', string> & Record<string, string>> = { HU: '########-#-##' };

/** Returns the VAT number within a tax number, as it holds throughout the European Union, without the country. */
export function unionNumber(country: string, code: string): string {
  const form = homeForms[country] ?? '';
  return code.length === form.replaceAll('-', '').length ? code.slice(0, form.indexOf('-')) : code;
}

/** Returns a tax number without its country, which people type in front of it: `de 136 695 976` → `136695976`. Others stay as they are. */
export function bareNumber(country: string, code: string): string {
  const plain = code.toUpperCase().replace(/[^A-Z0-9Ñ&]/g, '');
  return country !== '' && plain.startsWith(country) ? plain.slice(country.length) : code;
}
