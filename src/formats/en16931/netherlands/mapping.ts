/** What Dutch invoices map differently (chapter 21 §3.2, §3.3). */

import type { InvoiceDraft } from '../../../engine/document-types.ts';
import { message } from '../../../engine/text/message.ts';
import type { OwnMapping } from '../../mapping/own-mapping.ts';
import type { Reading } from '../../mapping/read/reading.ts';
import type { Mapping } from '../../mapping/write/mapping.ts';
import type { TermId } from '../../terms/declare.ts';
import type { XmlElement } from '../../xml/element.ts';

const REGISTERS = ['0106', '0190'];

const PARTIES = [
  ['BG-4', 'BT-30', 'BT-34'],
  ['BG-7', 'BT-47', 'BT-49'],
] as const satisfies readonly (readonly [TermId, TermId, TermId])[];

/** Writes the number in the register as electronic address, if a party has no other. */
function supplyAddresses({ invoice, report }: Mapping): void {
  for (const [id, legal, electronic] of PARTIES) {
    const party = invoice.group(id);
    const number = party?.first(legal);
    const scheme = number?.qualifier(`${legal}-1`);
    if (number === undefined || scheme === undefined || !REGISTERS.includes(scheme)) continue;
    if (party === undefined || party.first(electronic) !== undefined) continue;
    party.add(electronic, number.text, number.property)?.with(`${electronic}-1`, scheme);
    report.supplied(
      'info',
      { property: number.property, term: electronic },
      message('The party has no electronic address; its registration number was written instead.'),
    );
  }
}

const G_ACCOUNT = 'GACCOUNT';

/** Reads the sums to two accounts, which documents can only contain as text. */
function readAccounts(reading: Reading, draft: InvoiceDraft): InvoiceDraft {
  const root = reading.invoice.element;
  const { payment } = draft;
  const sums = root?.all('cac:PaymentTerms').filter((terms) => terms.child('cbc:PaymentMeansID')) ?? [];
  if (root === undefined || payment == null || sums.length === 0) return draft;
  const ids = root.all('cac:PaymentMeans').flatMap((means) => {
    const id = reading.textOf(means, 'cbc:ID');
    return means.all('cac:PayeeFinancialAccount').map(() => id);
  });
  const blocked = ids.indexOf(G_ACCOUNT);
  const lines = sums.map((terms) => `${reading.textOf(terms, 'cbc:PaymentMeansID') ?? ''}: ${sumOf(reading, terms)}`);
  reading.report.changed(
    'warning',
    { property: '$.payment.terms.notes', element: sums[0], term: 'BT-20' },
    message(
      'The amounts for the two accounts were read as payment terms (NL-GA-01); a document has one amount to pay.',
    ),
  );
  const { instructions, terms } = payment;
  const accounts = instructions?.credit_transfer?.map((account, at) =>
    at === blocked ? { ...account, name: account?.name ?? 'G-rekening' } : account,
  );
  return {
    ...draft,
    payment: {
      ...payment,
      instructions: instructions && { ...instructions, credit_transfer: accounts },
      terms: { ...terms, notes: [terms?.notes, ...lines].filter((text) => text != null).join('\n') },
    },
  };
}

function sumOf(reading: Reading, terms: XmlElement): string {
  const currency = terms.child('cbc:Amount')?.attribute('currencyID') ?? reading.currency;
  return [reading.textOf(terms, 'cbc:Amount') ?? '', currency].join(' ');
}

export const mapping: OwnMapping = { write: supplyAddresses, read: readAccounts };
