/** Documents for the engines: invoices of one to five lines with figures of their own, and a few that must be rejected. */

export interface Sent {
  key: string;
  /** A document, or a text that is not one. */
  document: object | string;
  /** The code of the fault that it must be rejected with; undefined for a document that becomes an e-invoice. */
  fault?: string;
}

/** One of this number of documents is rejected. */
const REJECTED_EVERY = 400;

/** Returns documents with keys from `K-00001`. @param random returns a number from 0 to 1 */
export function documents(count: number, random: () => number): Sent[] {
  return Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    const key = `K-${String(number).padStart(5, '0')}`;
    const good = invoice(number, random);
    if (number % REJECTED_EVERY !== 0) return { key, document: good };
    return number % (2 * REJECTED_EVERY) === 0
      ? { key, document: '{ no document', fault: 'BW-TEXT-SYNTAX' }
      : { key, document: { ...good, supplier: undefined }, fault: 'GOBL-BILL-INVOICE-05' };
  });
}

function invoice(number: number, random: () => number) {
  const from = (most: number) => 1 + Math.floor(random() * most);
  const lines = Array.from({ length: from(5) }, () => ({
    quantity: String(from(90)),
    item: { name: 'Encuadernación', price: `${from(900)}.${String(from(99)).padStart(2, '0')}` },
    taxes: [{ cat: 'VAT', rate: 'standard' }],
  }));
  return {
    $schema: 'https://gobl.org/draft-0/bill/invoice',
    code: String(number),
    currency: 'EUR',
    issue_date: '2026-02-03',
    supplier: {
      name: 'Encuadernaciones Sol',
      tax_id: { country: 'ES', code: 'B98602642' },
      addresses: [{ country: 'ES' }],
    },
    customer: { name: `Biblioteca ${number}`, addresses: [{ country: 'ES' }] },
    lines,
    payment: { terms: { notes: 'Al contado' } },
  };
}
