import type { CountryFacts } from './facts.ts';

/** The codes of ARCA for how a customer is registered for VAT (condición frente al IVA). */
const STATUSES: Readonly<Record<string, string>> = {
  1: 'IVA Responsable Inscripto',
  4: 'IVA Sujeto Exento',
  5: 'Consumidor Final',
  6: 'Responsable Monotributo',
  7: 'Sujeto No Categorizado',
  8: 'Proveedor del Exterior',
  9: 'Cliente del Exterior',
  10: 'IVA Liberado – Ley N.º 19.640',
  13: 'Monotributista Social',
  15: 'IVA No Alcanzado',
  16: 'Monotributo Trabajador Independiente Promovido',
};

/** RG (AFIP) 1415/2003, annex II: both parties state how they are registered for VAT. Only registered suppliers issue classes A and B. */
function statusOf(isSupplier: boolean, ext: Readonly<Record<string, string | undefined>>): string | undefined {
  const own = ext['ar-arca-vat-status'] ?? '';
  if (Object.hasOwn(STATUSES, own)) return STATUSES[own];
  const code = Number(ext['ar-arca-doc-type']);
  if (!isSupplier || !code) return undefined;
  if (code >= 11 && code <= 15) return STATUSES[6];
  return code <= 9 || code >= 51 ? STATUSES[1] : undefined;
}

export const ar: CountryFacts = {
  languages: ['es'],
  taxNumber: { name: 'CUIT', masks: ['##-########-#'] },
  titles: {
    es: {
      ...{ 1: 'Factura A', 2: 'Nota de débito A', 3: 'Nota de crédito A', 4: 'Recibo A' },
      ...{ 6: 'Factura B', 7: 'Nota de débito B', 8: 'Nota de crédito B', 9: 'Recibo B' },
      ...{ 11: 'Factura C', 12: 'Nota de débito C', 13: 'Nota de crédito C', 15: 'Recibo C' },
      ...{ 19: 'Factura E', 20: 'Nota de débito E', 21: 'Nota de crédito E' },
      ...{ 51: 'Factura A', 52: 'Nota de débito A', 53: 'Nota de crédito A', 54: 'Recibo A' },
    },
  },
  kinds: { 'ar-arca-doc-type': {} },
  accounts: [{ name: 'CBU', form: /^\d{22}$/ }],
  stamps: { 'ar-arca-v4': ['arca-cae'] },
  partyLines({ isSupplier, ext }) {
    const text = statusOf(isSupplier, ext);
    return text === undefined ? [] : [{ name: 'Condición frente al IVA', text }];
  },
  searchWords: { 'ar-arca-v4': 'afip cae factura electrónica' },
  words: { es: { issueDate: 'Fecha de emisión', precedes: 'Comprobante asociado', net: 'Importe neto' } },
};
