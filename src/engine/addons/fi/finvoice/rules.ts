/**
 * The requirements of Finvoice 3.0 beyond EN 16931. Source: Finance Finland, Finvoice 3.0 implementation guidelines,
 * https://www.finanssiala.fi/en/topics/finvoice-standard/
 */
import { Invoice } from '../../../bill/invoice.ts';
import { isBareIban } from '../../../pay/iban.ts';
import { firstHas, matches, present, valid } from '../../../rules/conditions.ts';
import { at, check, each, rules, when } from '../../../rules/declare.ts';
import { labelled } from '../../../rules/label.ts';
import { keyHasPrefix } from '../../../text/patterns.ts';

const byTransfer = labelled('credit-transfer or a kind of it', (key?: string) =>
  keyHasPrefix(key ?? '', 'credit-transfer'),
);

export const invoiceRules = rules(Invoice, 'GOBL-FI-FINVOICE-BILL-INVOICE', [
  at('customer', [
    check('01', 'Finvoice needs a customer.', present),
    at('name', [check('02', "Finvoice needs the customer's name in customer.name.", present)]),
  ]),
  at('payment', [
    check('03', 'Finvoice needs payment instructions and payment terms.', present),
    at('instructions', [
      check('04', 'Finvoice needs payment.instructions with the account to pay to.', present),
      at('key', [
        check('05', 'A Finvoice must be paid by transfer: set the key of instructions to credit-transfer.', byTransfer),
      ]),
      at('ref', [check('06', 'Finvoice needs the payment reference in instructions.ref.', present)]),
      at('credit_transfer', [
        check('07', 'Finvoice needs the account to pay to in instructions.credit_transfer.', present),
        check('08', 'The first account needs its IBAN in iban.', firstHas('iban')),
        each([
          at('iban', [
            when(present, [
              check(
                '09',
                'This is not an IBAN: an IBAN begins with the country and two check digits, as in FI2112345600000785; check for a mistyped character.',
                valid(isBareIban, 'IBAN with right check digits'),
              ),
            ]),
          ]),
          at('bic', [
            when(present, [
              check(
                '10',
                'This is not a BIC: a BIC has 8 or 11 capital letters and digits, as in NDEAFIHH.',
                matches(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/),
              ),
            ]),
          ]),
        ]),
      ]),
    ]),
    at('terms', [
      check('11', 'Finvoice needs the payment terms in payment.terms.', present),
      at('due_dates', [check('12', 'Finvoice needs the due date in payment.terms.due_dates.', present)]),
    ]),
  ]),
]);
