/** What forms and dialogs ask for e-invoices. A format with fields of its own needs a line here. */

import { hrForm } from './croatia/form.ts';
import type { AskedField, FormatForm } from './form.ts';
import { nlciusForm } from './netherlands/form.ts';
import { ciusPtForm } from './portugal/form.ts';
import { ciusRoForm } from './romania/form.ts';
import { fatturapaAsked, fatturapaForm } from './syntaxes/fatturapa/form.ts';
import { ksefAsked, ksefForm } from './syntaxes/ksef/form.ts';
import type { AskedOption } from './syntaxes/options.ts';
import { verifactuAsked } from './syntaxes/verifactu/form.ts';
import { xrechnungForm } from './xrechnung/form.ts';

export const forms: readonly FormatForm[] = [
  xrechnungForm,
  nlciusForm,
  ciusRoForm,
  ciusPtForm,
  hrForm,
  fatturapaForm,
  ksefForm,
];

export const askedFields: Readonly<Record<AskedOption, AskedField>> = {
  ...fatturapaAsked,
  ...ksefAsked,
  ...verifactuAsked,
};

/** Returns the form of the e-invoice of a document's country, or undefined. */
export function formOf(country: string | undefined): FormatForm | undefined {
  return forms.find((each) => each.country === country);
}
