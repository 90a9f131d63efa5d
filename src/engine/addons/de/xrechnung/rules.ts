/**
 * The rules of XRechnung 3.0 beyond EN 16931, with their official names in brackets. Source: KoSIT, Spezifikation
 * XRechnung 3.0, https://xeinkauf.de/xrechnung/
 */
import { Invoice } from '../../../bill/invoice.ts';
import type { Party } from '../../../org/party.ts';
import type { CreditTransfer } from '../../../pay/credit-transfer.ts';
import { firstHas, given, keyWith, present, typeIn } from '../../../rules/conditions.ts';
import { at, check, each, rules, when } from '../../../rules/declare.ts';
import { labelled } from '../../../rules/label.ts';
import { extIn } from '../../../tax/extension-conditions.ts';

/** Tests that the party itself, or its first person, has such a contact. */
function reachableBy(means: 'telephones' | 'emails'): (party: Party | undefined) => boolean {
  return labelled(`has ${means}`, (party) => present(party?.[means]) || present(given(party?.people)[0]?.[means]));
}

const withoutIban = labelled('without iban', (account: CreditTransfer | null | undefined) => !account?.iban);

export const invoiceRules = rules(Invoice, 'GOBL-DE-XRECHNUNG-BILL-INVOICE', [
  at('tax.ext', [
    check(
      '01',
      'The document type must be one of 326, 380, 384, 389, 381, 875, 876, 877; remove untdid-tax-category from tax.ext (BR-DE-17).',
      extIn('untdid-tax-category', '326', '380', '384', '389', '381', '875', '876', '877'),
    ),
  ]),
  when(typeIn('corrective', 'credit-note'), [
    at('preceding', [
      check(
        '02',
        'A corrective invoice or credit note must name the invoice it corrects in preceding (BR-DE-26).',
        present,
      ),
    ]),
  ]),
  at('supplier', [
    check('03', 'XRechnung needs a supplier.', present),
    check(
      '09',
      "XRechnung needs the supplier's telephone number, in supplier.telephones or supplier.people[0].telephones (BR-DE-6).",
      reachableBy('telephones'),
    ),
    check(
      '10',
      'XRechnung needs an e-mail address of the supplier, in supplier.emails or supplier.people[0].emails (BR-DE-7).',
      reachableBy('emails'),
    ),
    at('people', [
      check('04', 'XRechnung needs a person to contact at the supplier in supplier.people (BR-DE-5).', present),
    ]),
    at('addresses', [
      check('05', "XRechnung needs the supplier's address in supplier.addresses (BR-DE-2).", present),
      check('06', "The supplier's first address needs its town in locality (BR-DE-3).", firstHas('locality')),
      check('07', "The supplier's first address needs its postcode in code (BR-DE-4).", firstHas('code')),
    ]),
    at('inboxes', [
      check(
        '08',
        "XRechnung needs the supplier's electronic address in supplier.inboxes (PEPPOL-EN16931-R020).",
        present,
      ),
    ]),
  ]),
  at('customer', [
    check('11', 'XRechnung needs a customer.', present),
    at('addresses', [
      check('12', "XRechnung needs the customer's address in customer.addresses (BR-DE-8).", present),
      check('13', "The customer's first address needs its town in locality (BR-DE-8).", firstHas('locality')),
      check('14', "The customer's first address needs its postcode in code (BR-DE-9).", firstHas('code')),
    ]),
    at('inboxes', [
      check(
        '15',
        "XRechnung needs the customer's electronic address in customer.inboxes (PEPPOL-EN16931-R010).",
        present,
      ),
    ]),
  ]),
  at('payment', [
    check('16', 'XRechnung needs payment instructions (BR-DE-1).', present),
    at('instructions', [
      check('17', 'XRechnung needs payment.instructions with the means of payment in key (BR-DE-1).', present),
      when(keyWith('credit-transfer'), [
        at('credit_transfer', [
          check('18', 'Payment by transfer needs the account in credit_transfer (BR-DE-23).', present),
          each([
            when(withoutIban, [
              at('number', [
                check('19', 'An account needs its iban, or its number if it has no IBAN (BR-DE-19).', present),
              ]),
            ]),
          ]),
        ]),
      ]),
      when(keyWith('card'), [
        at('card', [check('20', "Payment by card needs the card's details in card (BR-DE-24).", present)]),
      ]),
      when(keyWith('direct-debit'), [
        at('direct_debit', [
          check('21', 'Payment by direct debit needs the mandate in direct_debit (BR-DE-25).', present),
          at('ref', [check('22', 'A direct debit needs the reference of its mandate in ref (BR-DE-29).', present)]),
          at('creditor', [
            check('23', 'A direct debit needs the creditor identifier in creditor (BR-DE-30).', present),
          ]),
          at('account', [
            check('24', 'A direct debit needs the account to be debited in account (BR-DE-31).', present),
          ]),
        ]),
      ]),
    ]),
  ]),
  at('delivery.receiver', [
    check('25', 'If delivery is present, XRechnung needs its receiver.', present),
    at('addresses', [
      check('26', 'The receiver of a delivery needs an address.', present),
      check('27', "The receiver's first address needs its town in locality (BR-DE-10).", firstHas('locality')),
      check('28', "The receiver's first address needs its postcode in code (BR-DE-11).", firstHas('code')),
    ]),
  ]),
  at('ordering', [
    check('29', 'XRechnung needs the buyer reference in ordering (BR-DE-15).', present),
    at('code', [check('30', 'XRechnung needs the buyer reference (Leitweg-ID) in ordering.code (BR-DE-15).', present)]),
  ]),
]);
