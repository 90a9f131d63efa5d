import { canConvertTo, isPaid, taxedIn } from '../../../../bill/conditions.ts';
import { Invoice } from '../../../../bill/invoice.ts';
import type { Party } from '../../../../org/party.ts';
import {
  categoryIn,
  given,
  keyIn,
  lengthBetween,
  matches,
  notNegative,
  present,
} from '../../../../rules/conditions.ts';
import { at, check, each, type RuleNode, rules, when } from '../../../../rules/declare.ts';
import { choice, labelled } from '../../../../rules/label.ts';
import { extExclude, extIn, extNotIn, extRequire } from '../../../../tax/extension-conditions.ts';
import type { Extensions } from '../../../../tax/extensions.ts';
import { FOR_COMPANIES, FOR_CONSUMERS, MODEL } from '../keys.ts';

const ofModel = (model: string) =>
  labelled(`${MODEL} is ${model}`, (invoice: Invoice | undefined) => invoice?.tax?.ext?.get(MODEL) === model);
const codeIs = (key: string, code: string) =>
  labelled(`${key} is ${code}`, (ext: Extensions | undefined) => ext?.get(key) === code);

const hasReason = labelled('has a note with key reason', (invoice: Invoice | undefined) =>
  given(invoice?.notes).some(({ key }) => key === 'reason'),
);
const hasAddresses = labelled('has addresses', (party: Party | undefined) => present(party?.addresses));
const withoutTaxIdentity = labelled('without tax ID', (party: Party | undefined) => !party?.tax_id);
const hasForeignIdentity = labelled('has an identity of another country', (party: Party | undefined) =>
  given(party?.identities).some(({ country }) => Boolean(country) && country !== 'BR'),
);
const isUnpaid = labelled('not paid', (invoice: Invoice | undefined) => !invoice || !isPaid(invoice));
const suppliedUnder = (...regimes: string[]) =>
  labelled(`supplier of br-nfe-regime ${choice(regimes)}`, (invoice: Invoice | undefined) =>
    regimes.includes(invoice?.supplier?.ext?.get('br-nfe-regime') ?? ''),
  );

const MUNICIPALITY = extRequire('br-ibge-municipality');
const FUEL = ['02', '15', '53', '61'];

const supplierRules: RuleNode<Invoice> = at('supplier', [
  at('tax_id', [
    check('01', "NF-e needs the supplier's tax identity; give supplier.tax_id with country BR and code.", present),
    at('code', [check('02', 'NF-e needs the CNPJ or CPF of the supplier in supplier.tax_id.code.', present)]),
  ]),
  at('addresses', [
    each([
      check('03', "One of the supplier's addresses is null; write the address or remove the entry.", present),
      at('street', [check('04', "The supplier's address needs its street.", present)]),
      at('num', [
        check(
          '05',
          "The supplier's address needs its house number in num; enter S/N for a building without a number.",
          present,
        ),
      ]),
      at('locality', [check('06', "The supplier's address needs its town in locality.", present)]),
      at('state', [
        check('07', "The supplier's address needs the two-letter code of its state in state, such as SP.", present),
      ]),
      at('code', [check('08', "The supplier's address needs its postcode (CEP) in code.", present)]),
      at('country', [check('37', "The supplier's address needs its country, such as BR.", present)]),
    ]),
  ]),
  when(hasAddresses, [
    at('ext', [
      check(
        '09',
        "The supplier's address needs its town as br-ibge-municipality in supplier.ext, seven digits.",
        MUNICIPALITY,
      ),
    ]),
  ]),
  at('ext', [
    check(
      '39',
      "NF-e needs the supplier's tax regime as br-nfe-regime in supplier.ext, 1 to 4; building the document fills in 3.",
      extRequire('br-nfe-regime'),
    ),
  ]),
  at('name', [check('10', "NF-e needs the supplier's legal name in supplier.name.", present)]),
  at('addresses', [check('11', "NF-e needs the supplier's address in supplier.addresses.", present)]),
]);

const customerRules: RuleNode<Invoice> = at('customer', [
  when(withoutTaxIdentity, [
    check(
      '36',
      'The customer needs a CNPJ or CPF in tax_id; a foreign customer needs an identity with its country.',
      hasForeignIdentity,
    ),
  ]),
  at('tax_id.code', [check('15', "The customer's tax identity needs its number in code.", present)]),
  at('addresses', [
    each([
      check('16', "One of the customer's addresses is null; write the address or remove the entry.", present),
      at('street', [check('17', "The customer's address needs its street.", present)]),
      at('num', [
        check(
          '18',
          "The customer's address needs its house number in num; enter S/N for a building without a number.",
          present,
        ),
      ]),
      at('locality', [check('19', "The customer's address needs its town in locality.", present)]),
      at('code', [check('21', "The customer's address needs its postcode (CEP) in code.", present)]),
      at('country', [check('38', "The customer's address needs its country, such as BR.", present)]),
    ]),
  ]),
  when(taxedIn('BR'), [
    at('addresses[].state', [
      check('20', "The customer's address needs the two-letter code of its state in state, such as SP.", present),
    ]),
    when(hasAddresses, [
      at('ext', [
        check(
          '22',
          "The customer's address needs its town as br-ibge-municipality in customer.ext, seven digits.",
          MUNICIPALITY,
        ),
      ]),
    ]),
  ]),
]);

const taxRules: RuleNode<Invoice> = at('tax', [
  check('25', 'NF-e needs its codes in tax.ext.', present),
  at('ext', [
    check(
      '26',
      'NF-e needs four codes in tax.ext: br-nfe-model (55 or 65), br-nfe-presence (0 to 5 or 9), br-nfe-purpose (1 to 6) and br-nfe-operation-type (0 or 1). Building sets the model, and for a standard invoice purpose and operation type.',
      extRequire(MODEL, 'br-nfe-presence', 'br-nfe-purpose', 'br-nfe-operation-type'),
    ),
    when(codeIs(MODEL, FOR_COMPANIES), [
      check('27', 'Presence 4 is for NFC-e only; choose another br-nfe-presence.', extNotIn('br-nfe-presence', '4')),
    ]),
    when(codeIs(MODEL, FOR_CONSUMERS), [
      check(
        '28',
        'An NFC-e is for sales in person (1) or with delivery (4); set br-nfe-presence to 1 or 4.',
        extIn('br-nfe-presence', '1', '4'),
      ),
    ]),
    when(codeIs('br-nfe-purpose', '5'), [
      check(
        '40',
        'A credit note (br-nfe-purpose 5) needs its reason as br-nfe-credit-note-type, 01 to 05.',
        extRequire('br-nfe-credit-note-type'),
      ),
    ]),
    when(codeIs('br-nfe-purpose', '6'), [
      check(
        '41',
        'A debit note (br-nfe-purpose 6) needs its reason as br-nfe-debit-note-type, 01 to 08.',
        extRequire('br-nfe-debit-note-type'),
      ),
    ]),
  ]),
]);

/** Suppliers under Simples Nacional have a special ICMS code (CSOSN). */
const statusRules: readonly RuleNode<Invoice>[] = [
  when<Invoice>(suppliedUnder('2', '3'), [
    at('lines[].taxes[]', [
      when(categoryIn('ICMS'), [
        at('ext', [
          check(
            '42',
            'A supplier in the normal regime reports ICMS with br-nfe-icms-cst; remove br-nfe-icms-csosn.',
            extExclude('br-nfe-icms-csosn'),
          ),
        ]),
      ]),
    ]),
  ]),
  when<Invoice>(suppliedUnder('1', '4'), [
    at('lines[].taxes[]', [
      when(categoryIn('ICMS'), [
        at('ext', [
          check(
            '43',
            'A supplier in Simples Nacional reports ICMS with br-nfe-icms-csosn; br-nfe-icms-cst is for fuels only (02, 15, 53, 61).',
            extIn('br-nfe-icms-cst', ...FUEL),
          ),
        ]),
      ]),
    ]),
  ]),
];

export const invoiceRules = rules(Invoice, 'GOBL-BR-NFE-BILL-INVOICE', [
  check(
    '34',
    'NF-e requires amounts in reais: write the invoice in BRL, or add an exchange rate to BRL in exchange_rates.',
    canConvertTo('BRL'),
  ),
  check(
    '30',
    'NF-e needs the nature of the operation (natOp): add a note with the key reason, such as Venda de mercadoria.',
    hasReason,
  ),
  supplierRules,
  when(ofModel(FOR_COMPANIES), [
    at('customer', [
      check('12', 'NF-e needs a customer; for a sale to a consumer, add the tag simplified to $tags.', present),
      at('addresses', [check('13', "NF-e needs the customer's address in customer.addresses.", present)]),
    ]),
  ]),
  customerRules,
  at('series', [
    check('23', 'NF-e needs the document series in series; use 0 if you have only one.', present),
    check(
      '24',
      'The series of an NF-e must be a number from 0 to 999 without leading zeros.',
      matches(/^(?:0|[1-9][0-9]{0,2})$/),
    ),
  ]),
  taxRules,
  at('notes[]', [
    when(keyIn<string>('reason'), [
      at('text', [check('29', 'The nature of the operation must have 1 to 60 characters.', lengthBetween(1, 60))]),
    ]),
  ]),
  when(isUnpaid, [
    at('payment', [
      check('31', 'If an amount is due, NF-e needs payment instructions.', present),
      at('instructions', [
        check('32', 'If an amount is due, NF-e needs the means of payment in payment.instructions.', present),
      ]),
    ]),
  ]),
  at('totals.due', [check('33', 'The advances exceed the invoice total; correct the advances.', notNegative)]),
  when(ofModel(FOR_COMPANIES), [
    at('lines[].ext', [
      check(
        '35',
        'A line of an NF-e needs its operation as br-nfe-cfop in ext, four digits such as 5102.',
        extRequire('br-nfe-cfop'),
      ),
    ]),
  ]),
  ...statusRules,
]);
