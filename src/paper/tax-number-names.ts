/** The names of tax numbers by the supplier's country. */
const names: Readonly<Record<string, string>> = {
  AR: 'CUIT',
  AT: 'UID',
  AU: 'ABN',
  BE: 'Btw-nummer',
  BR: 'CNPJ',
  CH: 'MWST-Nr.',
  CL: 'RUT',
  CO: 'NIT',
  DE: 'USt-IdNr.',
  EL: 'ΑΦΜ',
  ES: 'NIF',
  FR: 'N° de TVA',
  GB: 'VAT no.',
  IE: 'VAT no.',
  IN: 'GSTIN',
  IT: 'P. IVA',
  LU: 'N° de TVA',
  MX: 'RFC',
  NL: 'Btw-nummer',
  NZ: 'GST no.',
  PE: 'RUC',
  PL: 'NIP',
  PT: 'NIF',
  SG: 'GST no.',
  UY: 'RUT',
};

/** Returns a country's own term for a tax number: `ES` → `NIF`; undefined if it is unknown. */
export function taxNumberName(country: string | undefined): string | undefined {
  return names[country ?? ''];
}
