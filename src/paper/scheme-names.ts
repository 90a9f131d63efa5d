/** What businesses call their numbers by the ISO/IEC 6523 scheme (the ICD list), which e-invoices state as a code. */
const names: Readonly<Record<string, string>> = {
  '0002': 'SIREN',
  '0007': 'Organisationsnummer',
  '0009': 'SIRET',
  '0060': 'D-U-N-S',
  '0088': 'GLN',
  '0106': 'KVK',
  '0183': 'UID',
  '0184': 'CVR',
  '0190': 'OIN',
  '0192': 'Organisasjonsnummer',
  '0195': 'UEN',
  '0204': 'Leitweg-ID',
  '0208': 'KBO/BCE',
};

/** Returns the name of numbers in a scheme: `0009` → `SIRET`; undefined for other schemes. */
export function schemeName(scheme: string | undefined): string | undefined {
  return names[scheme ?? ''];
}
