/**
 * The requirements of the national and municipal layouts of NFS-e. Source: ABRASF, Manual de Orientação do Contribuinte
 * 2.04, https://abrasf.org.br/biblioteca/arquivos-publicos/
 */

import { canConvertTo } from '../../../bill/conditions.ts';
import { Invoice } from '../../../bill/invoice.ts';
import { Line } from '../../../bill/line.ts';
import { Item } from '../../../org/item.ts';
import { categoryIn, empty, matches, present, taxedWith } from '../../../rules/conditions.ts';
import { at, check, each, type RuleSet, rules as ruleSet, when } from '../../../rules/declare.ts';
import { TaxCombo } from '../../../tax/combo.ts';
import { extRequire, extRequireAllOrNone } from '../../../tax/extension-conditions.ts';

const invoiceRules = ruleSet(Invoice, 'GOBL-BR-NFSE-BILL-INVOICE', [
  check(
    '17',
    'NFS-e requires amounts in reais: write the invoice in BRL, or add an exchange rate to BRL in exchange_rates.',
    canConvertTo('BRL'),
  ),
  at('series', [check('01', 'NFS-e needs the series of the invoice in series.', present)]),
  at('code', [
    check(
      '02',
      'The number of an NFS-e must be a positive whole number without leading zeros, such as 1024; put letters in the series.',
      matches(/^[1-9][0-9]*$/),
    ),
  ]),
  at('supplier', [
    check('03', 'NFS-e needs a supplier: the provider of the services.', present),
    at('tax_id', [
      check('04', "NFS-e needs the supplier's tax identity; give supplier.tax_id with country BR and code.", present),
      at('code', [check('05', 'NFS-e needs the CNPJ or CPF of the supplier in supplier.tax_id.code.', present)]),
    ]),
    at('name', [check('06', "NFS-e needs the supplier's legal name in supplier.name.", present)]),
    at('addresses', [
      check('07', "NFS-e needs the supplier's address in supplier.addresses.", present),
      each([
        check('08', "One of the supplier's addresses is null; write the address or remove the entry.", present),
        at('street', [check('09', "The supplier's address needs its street.", present)]),
        at('num', [
          check(
            '10',
            "The supplier's address needs its house number in num; enter S/N for a building without a number.",
            present,
          ),
        ]),
        at('locality', [check('11', "The supplier's address needs its town in locality.", present)]),
        at('state', [
          check('12', "The supplier's address needs the two-letter code of its state in state, such as SP.", present),
        ]),
        at('code', [check('13', "The supplier's address needs its postcode (CEP) in code.", present)]),
      ]),
    ]),
    at('ext', [
      check(
        '14',
        'NFS-e needs three codes in supplier.ext: br-ibge-municipality, the seven digits of the town; br-nfse-simples, 1 or 2; br-nfse-fiscal-incentive, 1 or 2.',
        extRequire('br-ibge-municipality', 'br-nfse-simples', 'br-nfse-fiscal-incentive'),
      ),
    ]),
  ]),
  at('charges', [
    check(
      '15',
      'NFS-e does not allow charges on the whole invoice; add them as lines or include them in the prices.',
      empty,
    ),
  ]),
  at('discounts', [check('16', 'NFS-e does not allow discounts on the whole invoice; add them to the lines.', empty)]),
]);

const lineRules = ruleSet(Line, 'GOBL-BR-NFSE-BILL-LINE', [
  check('01', 'Every line of an NFS-e needs the service tax: add a tax with cat ISS to its taxes.', taxedWith('ISS')),
]);

const itemRules = ruleSet(Item, 'GOBL-BR-NFSE-ORG-ITEM', [
  at('ext', [
    check(
      '01',
      'An item of an NFS-e needs the code of the municipal service list as br-nfse-service in ext, such as 1.05.',
      extRequire('br-nfse-service'),
    ),
    check(
      '02',
      'br-nfse-operation, br-nfse-tax-status and br-nfse-tax-class go together: set all three in ext, or none.',
      extRequireAllOrNone('br-nfse-operation', 'br-nfse-tax-status', 'br-nfse-tax-class'),
    ),
  ]),
]);

const comboRules = ruleSet(TaxCombo, 'GOBL-BR-NFSE-TAX-COMBO', [
  when(categoryIn('ISS'), [
    at('ext', [
      check(
        '01',
        'ISS needs br-nfse-iss-liability in ext, 1 (due) to 7; building the document fills in 1.',
        extRequire('br-nfse-iss-liability'),
      ),
    ]),
  ]),
]);

/** In the order of the standard's rule file. */
export const rules: readonly RuleSet[] = [invoiceRules, lineRules, itemRules, comboRules];
