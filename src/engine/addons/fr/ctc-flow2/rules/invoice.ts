/** The requirements of French e-invoicing on an invoice beyond EN 16931, with the official rule names in brackets. */

import { canConvertTo } from '../../../../bill/conditions.ts';
import { Invoice } from '../../../../bill/invoice.ts';
import { lengthBetween, not, oneOf, present } from '../../../../rules/conditions.ts';
import { at, check, each, rules, when } from '../../../../rules/declare.ts';
import { extIn, extNotIn, extRequire } from '../../../../tax/extension-conditions.ts';
import { ADVANCES, BILLING_MODE, DOCUMENT_TYPE, FINAL_MODES, taxExtIn } from '../../common.ts';
import { CONSOLIDATED, CORRECTIVE, CREDIT_NOTES, DOCUMENT_TYPES, PAID_MODES, SELF_BILLED } from '../document-types.ts';
import { isUnderStc } from '../notes.ts';
import {
  atMostOneReadable,
  atMostOneReference,
  dueAfterIssue,
  hasLegalSiren,
  hasRequiredNotes,
  hasSirenInbox,
  hasStcNote,
  isNumberValid,
  isPaidInAdvance,
  nothingLeftToPay,
  singleNotesStandOnce,
} from './invoice-conditions.ts';

const documentTypeIn = (codes: readonly string[]) => taxExtIn(DOCUMENT_TYPE, codes);
const selfBilled = documentTypeIn(SELF_BILLED);
const advance = documentTypeIn(ADVANCES);
const paid = taxExtIn(BILLING_MODE, PAID_MODES);

/** Purposes of attachments to invoices (BR-FR-17). */
const ATTACHMENTS = [
  'RIB',
  'LISIBLE',
  'FEUILLE_DE_STYLE',
  'PJA',
  'BON_LIVRAISON',
  'BON_COMMANDE',
  'DOCUMENT_ANNEXE',
  'BORDEREAU_SUIVI',
  'BORDEREAU_SUIVI_VALIDATION',
  'ETAT_ACOMPTE',
  'FACTURE_PAIEMENT_DIRECT',
  'RECAPITULATIF_COTRAITANCE',
];

export const invoiceRules = rules(Invoice, 'GOBL-FR-CTC-FLOW2-BILL-INVOICE', [
  check(
    '01',
    'French invoices require amounts in euros: write the invoice in EUR, or add an exchange rate to EUR in exchange_rates.',
    canConvertTo('EUR'),
  ),
  check(
    '02',
    'Series and code, joined by a hyphen, must have 1 to 35 characters: unaccented letters, digits and - + _ / (BR-FR-01, BR-FR-02).',
    isNumberValid,
  ),
  at('preceding[]', [
    check(
      '03',
      'Series and code of a preceding invoice, joined by a hyphen, must have 1 to 35 characters: unaccented letters, digits and - + _ / (BR-FR-01, BR-FR-02).',
      isNumberValid,
    ),
  ]),
  when(documentTypeIn(CORRECTIVE), [
    at('preceding', [
      check('04', 'A corrective invoice must name the invoice it replaces in preceding (BR-FR-CO-04).', present),
      check(
        '05',
        'A corrective invoice replaces exactly one other; keep one entry in preceding (BR-FR-CO-04).',
        lengthBetween(1, 1),
      ),
    ]),
  ]),
  when(documentTypeIn(CREDIT_NOTES), [
    at('preceding', [check('06', 'A credit note must name at least one invoice in preceding (BR-FR-CO-05).', present)]),
  ]),
  at('tax', [
    check(
      '07',
      'E-invoicing in France needs the document type and the billing mode in tax.ext; building fills them in.',
      present,
    ),
    at('ext', [
      check(
        '08',
        `The document type must be one of ${DOCUMENT_TYPES.join(', ')}; use the type standard, corrective or credit-note (BR-FR-04).`,
        extIn(DOCUMENT_TYPE, ...DOCUMENT_TYPES),
      ),
      check(
        '09',
        'E-invoicing in France needs the billing mode as fr-ctc-billing-mode in tax.ext, such as B1, S1 or M1; building fills in M1.',
        extRequire(BILLING_MODE),
      ),
    ]),
  ]),
  when(taxExtIn(BILLING_MODE, FINAL_MODES), [
    at('tax.ext', [
      check(
        '10',
        'The final invoice after a down payment (billing mode B4, S4 or M4) cannot be an advance itself: remove the tag prepayment, which sets the document type to 386, 500 or 503, or change the mode (BR-FR-CO-08).',
        extNotIn(DOCUMENT_TYPE, ...ADVANCES),
      ),
    ]),
  ]),
  at('supplier', [
    at('inboxes', [
      check(
        '11',
        "E-invoicing in France needs the supplier's electronic address in supplier.inboxes (BR-FR-13).",
        present,
      ),
    ]),
    at('identities', [
      check(
        '12',
        'The supplier needs its SIREN as an identity with iso-scheme-id 0002 in ext and the scope legal; building adds it for a French tax number (BR-FR-10, BR-FR-11).',
        hasLegalSiren,
      ),
    ]),
  ]),
  when(not(selfBilled), [
    at('supplier', [
      check(
        '13',
        'The supplier needs an electronic address with the scheme 0225 whose code begins with its SIREN, such as 0225:732829320 or 0225:732829320_COMPTA (BR-FR-21, BR-FR-22).',
        hasSirenInbox,
      ),
    ]),
  ]),
  at('customer', [
    at('inboxes', [
      check(
        '14',
        "E-invoicing in France needs the customer's electronic address in customer.inboxes (BR-FR-13).",
        present,
      ),
    ]),
    at('identities', [
      check(
        '15',
        'The customer needs its SIREN as an identity with iso-scheme-id 0002 in ext and the scope legal; building adds it for a French tax number (BR-FR-10, BR-FR-11).',
        hasLegalSiren,
      ),
    ]),
  ]),
  when(selfBilled, [
    at('customer', [
      check(
        '16',
        'The customer, who issues the invoice, needs an electronic address with the scheme 0225 whose code begins with its SIREN, such as 0225:732829320 or 0225:732829320_COMPTA (BR-FR-21, BR-FR-22).',
        hasSirenInbox,
      ),
    ]),
  ]),
  at('ordering.identities', [
    check(
      '17',
      'ordering.identities can contain at most one identity with untdid-reference AFL in ext; remove the others (BR-FR-30).',
      atMostOneReference('AFL'),
    ),
    check(
      '18',
      'ordering.identities can contain at most one identity with untdid-reference AWW in ext; remove the others (BR-FR-30).',
      atMostOneReference('AWW'),
    ),
  ]),
  when(isUnderStc, [
    at('ordering', [
      check(
        '19',
        'A member of a single taxable person (scheme 0231) needs the selling member in ordering (BR-FR-CO-15).',
        present,
      ),
      at('seller', [
        check(
          '20',
          'A member of a single taxable person (scheme 0231) needs the selling member in ordering.seller (BR-FR-CO-15).',
          present,
        ),
        at('tax_id', [
          check('21', 'The selling member needs a tax identity in ordering.seller.tax_id (BR-FR-CO-15).', present),
          at('code', [
            check(
              '22',
              'The selling member needs its VAT number in ordering.seller.tax_id.code (BR-FR-CO-15).',
              present,
            ),
          ]),
        ]),
      ]),
    ]),
    at('notes', [
      check(
        '23',
        'A member of a single taxable person (scheme 0231) needs a note with the key tax and the text MEMBRE_ASSUJETTI_UNIQUE (BR-FR-CO-14).',
        hasStcNote,
      ),
    ]),
  ]),
  when(documentTypeIn(CONSOLIDATED), [
    at('ordering', [
      check('24', 'A consolidated credit note (262) needs the contracts it covers in ordering (BR-FR-CO-03).', present),
      at('contracts', [
        check(
          '25',
          'A consolidated credit note (262) needs the contracts it covers in ordering.contracts (BR-FR-CO-03).',
          present,
        ),
        check(
          '26',
          'A consolidated credit note (262) needs at least one contract in ordering.contracts (BR-FR-CO-03).',
          lengthBetween(1, 0),
        ),
      ]),
    ]),
    at('delivery', [
      check('27', 'A consolidated credit note (262) needs the period it covers in delivery (BR-FR-CO-03).', present),
      at('period', [
        check(
          '28',
          'A consolidated credit note (262) needs the period it covers in delivery.period (BR-FR-CO-03).',
          present,
        ),
      ]),
    ]),
  ]),
  when(not(advance), [
    when(not(paid), [
      check(
        '29',
        'A due date cannot be before the issue date; correct the dates in payment.terms.due_dates (BR-FR-CO-07).',
        dueAfterIssue,
      ),
    ]),
  ]),
  when(paid, [
    at('payment', [
      check(
        '30',
        'A paid invoice (billing mode B2, S2 or M2) needs the payment date in payment (BR-FR-CO-09).',
        present,
      ),
      at('terms', [
        check(
          '31',
          'A paid invoice (billing mode B2, S2 or M2) needs the payment date in payment.terms (BR-FR-CO-09).',
          present,
        ),
        at('due_dates', [
          check(
            '32',
            'A paid invoice (billing mode B2, S2 or M2) needs the payment date in payment.terms.due_dates (BR-FR-CO-09).',
            present,
          ),
        ]),
      ]),
    ]),
    at('totals', [
      check(
        '34',
        'The advances of a paid invoice (billing mode B2, S2 or M2) must equal the total with tax; correct payment.advances, or use mode B1, S1 or M1 (BR-FR-CO-09).',
        isPaidInAdvance,
      ),
      check(
        '35',
        'A paid invoice (billing mode B2, S2 or M2) must have no amount due; correct payment.advances, or use mode B1, S1 or M1 (BR-FR-CO-09).',
        nothingLeftToPay,
      ),
      at('advance', [
        check(
          '33',
          'A paid invoice (billing mode B2, S2 or M2) needs the amount paid in payment.advances (BR-FR-CO-09).',
          present,
        ),
      ]),
    ]),
  ]),
  at('notes', [
    check('36', 'French invoices need notes about payment; building adds them (BR-FR-05).', present),
    check(
      '37',
      'French invoices need three notes: the fixed compensation for recovery costs (key payment, PMT), the penalty for late payment (payment-method, PMD) and the discount for early payment (payment-term, AAB). Building adds them (BR-FR-05).',
      hasRequiredNotes,
    ),
    check(
      '38',
      'Notes with the subjects PMT, PMD, AAB and TXD can occur only once each; merge or remove the duplicates (BR-FR-06, BR-FR-30).',
      singleNotesStandOnce,
    ),
  ]),
  at('attachments', [
    check(
      '41',
      'Only one attachment can be the readable form of the invoice (description LISIBLE); correct the others (BR-FR-18).',
      atMostOneReadable,
    ),
    each([
      at('description', [
        check('39', 'An attachment needs a standard description in description, such as LISIBLE (BR-FR-17).', present),
        check(
          '40',
          `The description of an attachment must be one of ${ATTACHMENTS.join(', ')} (BR-FR-17).`,
          oneOf(...ATTACHMENTS),
        ),
      ]),
    ]),
  ]),
]);
