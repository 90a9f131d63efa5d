import { Invoice } from '../../bill/invoice.ts';
import { present } from '../../rules/conditions.ts';
import { at, check, rules } from '../../rules/declare.ts';

/** Real Decreto 1619/2012, art. 6.1 c) and d): every invoice states the issuer's name and tax number. */
export const invoiceRules = rules(Invoice, 'GOBL-ES-BILL-INVOICE', [
  at('supplier', [
    check('01', 'A Spanish invoice needs its supplier.', present),
    at('tax_id', [
      check('02', 'A Spanish supplier needs a tax identity; give supplier.tax_id with country and code.', present),
      at('code', [
        check(
          '03',
          'A Spanish supplier needs its tax number (NIF); give it in supplier.tax_id.code, for example B98602642.',
          present,
        ),
      ]),
    ]),
  ]),
]);
