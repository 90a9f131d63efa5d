/** Writes issuer, receiver and third parties (chapter 18 §5.3). */

import { isJsonObject } from '../../../engine/model/json.ts';
import { message } from '../../../engine/text/message.ts';
import { type Part, type Place, pathOf } from '../shared/document.ts';
import type { Written } from '../shared/writing.ts';
import { FOREIGN, NO_EFFECTS, NO_OBLIGATIONS, PAYMENTS, PUBLIC, PUBLIC_NAME, RFC, UNKNOWN_NAME } from './codes.ts';
import { residenceOf } from './countries.ts';
import { node, type Writing } from './write-base.ts';

const MOST_NAME = 300;
const REGIME = 'mx-cfdi-fiscal-regime';
const USE = 'mx-cfdi-use';
/** The legal forms at the end of names, which the register of the SAT leaves out. */
const LEGAL_FORM = /(?<![ ,.])[ ,.]+S\.? ?(?:A\.?|DE R\.? ?L\.?|C\.?|A\.? ?P\.? ?I\.?)(?: DE C\.? ?V\.?)?$/i;

function nameOf(writing: Writing, party: Part): string | undefined {
  const place = party.at('name');
  const name = writing.limited(party.text('name'), MOST_NAME, place);
  if (name !== undefined && (/\p{Ll}/u.test(name) || LEGAL_FORM.test(name))) {
    writing.changed(
      'warning',
      place,
      message(
        'The tax office compares the name with its register: capital letters, without the legal form. {name} is written as it is.',
        { name },
      ),
    );
  }
  return name;
}

/** Returns a value of a party, and refuses its absence. */
function required(writing: Writing, place: Place, name: string, value: string | undefined): string | undefined {
  if (value === undefined || value === '') {
    writing.refuse('BW-CFDI-PARTY', place, message('The party has no {name}, which CFDI needs; add it.', { name }));
  }
  return value;
}

function rfcOf(writing: Writing, party: Part): string | undefined {
  const taxId = party.object('tax_id');
  taxId?.take('country', 'type');
  const code = taxId?.text('code');
  const place = taxId?.at('code') ?? party.at('tax_id');
  if (code === undefined || !RFC.test(code)) {
    writing.refuse(
      'BW-CFDI-PARTY',
      place,
      message('CFDI needs the RFC of the party, such as EKU9003173C9: letters, a real date and three characters.'),
    );
  }
  return code;
}

/** Returns the postal code of the first address. */
function postalCodeOf(party: Part): string | undefined {
  const [address] = party.list('addresses');
  address?.take('country', 'i');
  return address?.text('code');
}

export function issuer(writing: Writing): Written {
  const { document } = writing;
  const party = document.object('supplier');
  const place = party?.at('name') ?? '$.supplier';
  if (party) party.take('uuid');
  const regime = party?.ext(REGIME);
  const regimePlace = `$.supplier.ext.${REGIME}`;
  if (party) postalCodeOf(party);
  return node(
    'cfdi:Emisor',
    {
      Rfc: [party && rfcOf(writing, party), '$.supplier.tax_id.code'],
      Nombre: [required(writing, place, 'name', party && nameOf(writing, party)), place],
      RegimenFiscal: [required(writing, regimePlace, REGIME, regime), regimePlace],
      FacAtrAdquirente: writing.meta(document, 'mx-cfdi-operation'),
    },
    '$.supplier',
  );
}

export function receiver(writing: Writing): Written {
  const { document, isPayment } = writing;
  const customer = document.object('customer');
  if (customer === undefined) {
    const isGlobal = Array.isArray(document.value.$tags) && document.value.$tags.includes('global');
    return anonymous(writing, isGlobal ? PUBLIC_NAME : UNKNOWN_NAME);
  }
  customer.take('uuid');
  const country = customer.object('tax_id')?.peek('country') ?? 'MX';
  if (country !== 'MX') return abroad(writing, customer, country);
  const rfc = rfcOf(writing, customer);
  const isPublic = rfc === PUBLIC || rfc === FOREIGN;
  const code = postalCodeOf(customer);
  if (isPublic && code !== undefined && code !== writing.issuePlace) {
    const place = `${pathOf(customer.at('addresses'))}[0].code`;
    writing.changed(
      'info',
      place,
      message('The postcode of the place of issue was written, as CFDI requires for a generic customer.'),
    );
  }
  const regime = customer.ext(REGIME) ?? (isPublic ? NO_OBLIGATIONS : undefined);
  const use = customer.ext(USE) ?? (isPublic ? NO_EFFECTS : undefined);
  const regimePlace = `${customer.path}.ext.${REGIME}`;
  const usePlace = `${customer.path}.ext.${USE}`;
  return node(
    'cfdi:Receptor',
    {
      Rfc: [rfc, '$.customer.tax_id.code'],
      Nombre: [required(writing, customer.at('name'), 'name', nameOf(writing, customer)), customer.at('name')],
      DomicilioFiscalReceptor: [
        isPublic ? writing.issuePlace : required(writing, customer.at('addresses'), 'addresses[0].code', code),
        customer.at('addresses'),
      ],
      RegimenFiscalReceptor: [required(writing, regimePlace, REGIME, regime), regimePlace],
      UsoCFDI: [isPayment ? PAYMENTS : required(writing, usePlace, USE, use), usePlace],
    },
    '$.customer',
  );
}

function anonymous(writing: Writing, name: string): Written {
  return node(
    'cfdi:Receptor',
    {
      Rfc: PUBLIC,
      Nombre: name,
      DomicilioFiscalReceptor: writing.issuePlace,
      RegimenFiscalReceptor: NO_OBLIGATIONS,
      UsoCFDI: writing.isPayment ? PAYMENTS : NO_EFFECTS,
    },
    '$',
  );
}

/** Returns a customer of another country, who has generic values and a number of that country. */
function abroad(writing: Writing, customer: Part, country: string): Written {
  const taxId = customer.object('tax_id');
  taxId?.take('country', 'type');
  const number = writing.limited(taxId?.text('code'), 40, '$.customer.tax_id.code');
  const [address] = customer.list('addresses');
  const replaced: readonly (readonly [boolean, Place])[] = [
    [address !== undefined, customer.at('addresses')],
    [isJsonObject(customer.value.ext), customer.at('ext')],
  ];
  for (const [isGiven, place] of replaced) {
    if (isGiven) writing.dropped('info', place, message('Not written: customers abroad have generic values in CFDI.'));
  }
  for (const each of customer.list('addresses')) each.takeAll();
  customer.object('ext')?.takeAll();
  return node(
    'cfdi:Receptor',
    {
      Rfc: FOREIGN,
      Nombre: [required(writing, customer.at('name'), 'name', nameOf(writing, customer)), customer.at('name')],
      DomicilioFiscalReceptor: writing.issuePlace,
      ResidenciaFiscal: [residenceOf(country), '$.customer.tax_id.country'],
      NumRegIdTrib: [number, '$.customer.tax_id.code'],
      RegimenFiscalReceptor: NO_OBLIGATIONS,
      UsoCFDI: writing.isPayment ? PAYMENTS : NO_EFFECTS,
    },
    '$.customer',
  );
}

/** Returns the party on whose account a line is invoiced. */
export function third(writing: Writing, seller: Part | undefined): Written | undefined {
  if (seller === undefined) return undefined;
  const taxId = seller.object('tax_id');
  taxId?.take('country', 'type');
  seller.take('uuid');
  const values = {
    RfcACuentaTerceros: taxId?.text('code'),
    NombreACuentaTerceros: writing.limited(seller.text('name'), MOST_NAME, seller.at('name')),
    RegimenFiscalACuentaTerceros: seller.ext(REGIME),
    DomicilioFiscalACuentaTerceros: postalCodeOf(seller),
  };
  if (Object.values(values).includes(undefined) || !RFC.test(values.RfcACuentaTerceros ?? '')) {
    writing.refuse(
      'BW-CFDI-THIRD',
      seller.path,
      message('A third party needs an RFC, a name, a fiscal regime and the postcode of its first address.'),
    );
  }
  return node('cfdi:ACuentaTerceros', values, seller.path);
}
