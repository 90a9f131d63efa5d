/** What forms and dialogs ask for e-invoices. A family in UBL and CII lists its own in its facts; a national format with fields of its own needs a line here. */

import type { AskedField, FormatForm } from '../declare/form.ts';
import { zatcaAsked } from '../en16931/saudi-arabia/form.ts';
import { cfdiAsked, cfdiForm, cfdiPaymentForm } from '../national/cfdi/form.ts';
import { facturaeAsked, facturaeForm } from '../national/facturae/form.ts';
import { fatturapaAsked, fatturapaForm } from '../national/fatturapa/form.ts';
import { ksefAsked, ksefForm } from '../national/ksef/form.ts';
import { verifactuAsked, verifactuForm } from '../national/verifactu/form.ts';
import { families } from './families.ts';
import type { AskedOption } from './options.ts';

export const forms: readonly FormatForm[] = [
  ...families.flatMap(({ forms: own = [] }) => own),
  fatturapaForm,
  ksefForm,
  verifactuForm,
  facturaeForm,
  cfdiForm,
  cfdiPaymentForm,
];

/** Lists for codes that addons leave open, by extension. */
export const openLists: ReadonlyMap<string, () => Promise<string>> = new Map(
  forms.flatMap(({ lists = {} }) => Object.entries(lists)),
);

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
