/** The order of elements in the Croatian extension, into which the schema of UBL does not look (chapter 21 §5.2). */

import { message } from '../../../../engine/text/message.ts';
import { reach } from '../../../rules/elements.ts';
import type { Finding } from '../../../rules/run.ts';
import type { XmlElement } from '../../../xml/element.ts';

const ORDERS: ReadonlyMap<string, readonly string[]> = new Map([
  ['hrextac:HRFISK20Data', ['hrextac:HRObracunPDVPoNaplati', 'hrextac:HRTaxTotal', 'hrextac:HRLegalMonetaryTotal']],
  ['hrextac:HRTaxTotal', ['cbc:TaxAmount', 'hrextac:HRTaxSubtotal']],
  ['hrextac:HRTaxSubtotal', ['cbc:TaxableAmount', 'cbc:TaxAmount', 'hrextac:HRTaxCategory']],
  [
    'hrextac:HRTaxCategory',
    [
      'cbc:ID',
      'cbc:Name',
      'cbc:Percent',
      'cbc:TaxExemptionReasonCode',
      'cbc:TaxExemptionReason',
      'hrextac:HRTaxScheme',
    ],
  ],
  ['hrextac:HRLegalMonetaryTotal', ['cbc:TaxExclusiveAmount', 'hrextac:OutOfScopeOfVATAmount']],
]);

/** Returns a warning for each element of the extension with its children in another order. */
export function disorder(root: XmlElement, set: string): Finding[] {
  const [extension] = reach(
    root,
    'ext:UBLExtensions',
    'ext:UBLExtension',
    'ext:ExtensionContent',
    'hrextac:HRFISK20Data',
  );
  const elements = extension === undefined ? [] : [extension, ...extension.within()];
  return elements.flatMap((element) => {
    const order = ORDERS.get(element.name);
    if (order === undefined) return [];
    const places = element.children.map(({ name }) => order.indexOf(name));
    if (places.every((place, at) => place >= 0 && place >= (places[at - 1] ?? 0))) return [];
    const text = message('The elements in {element} must be in this order: {order}.', {
      element: element.name,
      order: [...order],
    });
    return [{ id: 'BW-HR-EXTENSION', set, flag: 'warning', terms: [], element, step: undefined, text }];
  });
}
