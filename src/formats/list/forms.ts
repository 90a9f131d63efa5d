/** What forms and dialogs ask for e-invoices. A format with fields of its own needs a line here. */

import { hrForm } from '../en16931/croatia/form.ts';
import { nlciusForm } from '../en16931/netherlands/form.ts';
import { pintForms } from '../en16931/pint/form.ts';
import { ciusPtForm } from '../en16931/portugal/form.ts';
import { ciusRoForm } from '../en16931/romania/form.ts';
import { zatcaAsked, zatcaForm } from '../en16931/saudi-arabia/form.ts';
import { xrechnungForm } from '../en16931/xrechnung/form.ts';
import type { AskedField, FormatForm } from '../form.ts';
import { cfdiAsked, cfdiForm, cfdiPaymentForm } from '../national/cfdi/form.ts';
import { facturaeAsked, facturaeForm } from '../national/facturae/form.ts';
import { fatturapaAsked, fatturapaForm } from '../national/fatturapa/form.ts';
import { ksefAsked, ksefForm } from '../national/ksef/form.ts';
import { verifactuAsked, verifactuForm } from '../national/verifactu/form.ts';
import type { AskedOption } from './options.ts';

export const forms: readonly FormatForm[] = [
  xrechnungForm,
  nlciusForm,
  ciusRoForm,
  ciusPtForm,
  hrForm,
  fatturapaForm,
  ksefForm,
  verifactuForm,
  facturaeForm,
  cfdiForm,
  cfdiPaymentForm,
  zatcaForm,
  ...pintForms,
];

export const askedFields: Readonly<Record<AskedOption, AskedField>> = {
  ...fatturapaAsked,
  ...ksefAsked,
  ...verifactuAsked,
  ...facturaeAsked,
  ...cfdiAsked,
  ...zatcaAsked,
};

/** Returns the forms of the e-invoices of a document's country. Payments have forms of their own. */
export function formsOf(country: string | undefined, type?: string): readonly FormatForm[] {
  const of = type === 'bill.Payment' ? type : undefined;
  return forms.filter((each) => each.country === country && each.of === of);
}

/** Returns those without an addon, and those whose addon a document has. */
export function formsWith(country: string | undefined, addons: unknown, type?: string): readonly FormatForm[] {
  const given: readonly unknown[] = Array.isArray(addons) ? addons : [];
  return formsOf(country, type).filter(({ addon }) => addon === undefined || given.includes(addon));
}

/** Returns whether an answer is a secret. */
export function isSecret(asked: AskedOption): boolean {
  const { file, isPassword } = askedFields[asked];
  return file !== undefined || isPassword === true;
}
