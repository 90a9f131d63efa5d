import { Invoice } from '../../bill/invoice.ts';
import type { Party } from '../../org/party.ts';
import { oneOf } from '../../rules/conditions.ts';
import { at, check, mandatory, rules } from '../../rules/declare.ts';
import { labelled } from '../../rules/label.ts';

const hasTaxCode = labelled('has tax ID code', (supplier?: Pick<Party, 'tax_id'>) => Boolean(supplier?.tax_id?.code));

/** Reglamento de Comprobantes de Pago (Resolución 007-99/SUNAT), art. 8: every voucher states the issuer's RUC. */
export const invoiceRules = rules(Invoice, 'GOBL-PE-BILL-INVOICE', [
  at('supplier', [
    check(
      '01',
      'A Peruvian supplier needs its tax number (RUC); give it in supplier.tax_id.code, as in 20131312955.',
      mandatory(hasTaxCode),
    ),
    at('tax_id.country', [
      check(
        '02',
        "The supplier of a Peruvian invoice needs a tax identity of Peru; set supplier.tax_id.country to PE, or $regime to the supplier's country.",
        oneOf('PE'),
      ),
    ]),
  ]),
]);
