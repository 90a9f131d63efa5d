import { say } from '../ui/texts/say.ts';
import * as texts from './texts.ts';

/** What the codes of international lists say, by the extensions that hold them: their own names are numbers, in English. */
const names: Readonly<Record<string, string>> = {
  'cef-vatex': texts.exemptionReason,
  'iso-scheme-id': texts.numberKind,
  'untdid-allowance': texts.discountReason,
  'untdid-charge': texts.chargeReason,
  'untdid-document-type': texts.documentType,
  'untdid-item-type': texts.itemNumberKind,
  'untdid-payment-means': texts.paymentMeans,
  'untdid-reference': texts.referenceKind,
  'untdid-tax-category': texts.taxCategory,
  'untdid-text-subject': texts.noteSubject,
  'untdid-unit': texts.unit,
};

/** Returns what the codes of an extension say, if they are of an international list. */
export function nameOfCodeList(extension: string): string | undefined {
  const name = names[extension];
  return name === undefined ? undefined : say(name);
}
