import * as texts from './sheet/texts.ts';

const bill = {
  code: texts.documentNumber,
  issue_date: texts.issued,
  op_date: texts.supplied,
  value_date: texts.taxDate,
  preceding: texts.references,
  tax: texts.taxation,
  payment: texts.payment,
  delivery: texts.delivery,
  notes: texts.note,
};

/** The form's titles of properties that the schema names in words of the standard, by the type of their object. */
export const ownTitles: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'bill.Invoice': bill,
  'bill.Order': bill,
  'bill.Delivery': bill,
  'bill.Payment': bill,
  'bill.Status': bill,
  'bill.Line': { notes: texts.note, taxes: texts.tax, total: texts.amount },
  'bill.PaymentDetails': { terms: texts.paymentTerms, advances: texts.prepayments },
  'org.Address': { num: texts.number, locality: texts.town, code: texts.postcode },
  'org.DocumentRef': { code: texts.documentNumber, issue_date: texts.issued },
  'org.Party': {
    tax_id: texts.taxNumber,
    identities: texts.otherNumbers,
    people: texts.contactPersons,
    inboxes: texts.electronicAddress,
  },
};
