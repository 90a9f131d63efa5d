/** Slovak requirements between Slovak parties in UBL (chapter 26 §4.5). */

import { type Judged, normal, type Rule } from '../../../../rules/declare.ts';
import { everywhere, has, reach, ruleAt } from '../../../../rules/elements.ts';
import type { TermId } from '../../../../terms/declare.ts';
import type { XmlElement } from '../../../../xml/element.ts';
import { areSlovak, countriesOf } from '../parties.ts';
import { buyer, seller } from './common.ts';

type Select = (judged: Judged) => readonly XmlElement[];

/** Selects the addresses of a party if both addresses are in Slovakia. */
function within(party: Select): Select {
  return (judged) => {
    const { sellerAddress, buyerAddress } = countriesOf(judged);
    return sellerAddress === 'SK' && buyerAddress === 'SK' ? reach(party(judged), 'cac:PostalAddress') : [];
  };
}

const PARTS: readonly (readonly [id: string, term: TermId, party: Select, step: string, text: string])[] = [
  [
    'SK-R-002',
    'BT-35',
    seller,
    'cbc:StreetName',
    'A Slovak seller should state the street (BT-35) for a Slovak buyer.',
  ],
  ['SK-R-003', 'BT-37', seller, 'cbc:CityName', 'A Slovak seller should state the city (BT-37) for a Slovak buyer.'],
  [
    'SK-R-004',
    'BT-38',
    seller,
    'cbc:PostalZone',
    'A Slovak seller should state the postcode (BT-38) for a Slovak buyer.',
  ],
  ['SK-R-005', 'BT-50', buyer, 'cbc:StreetName', 'A Slovak seller should state the street of a Slovak buyer (BT-50).'],
  ['SK-R-006', 'BT-52', buyer, 'cbc:CityName', 'A Slovak seller should state the city of a Slovak buyer (BT-52).'],
  [
    'SK-R-007',
    'BT-53',
    buyer,
    'cbc:PostalZone',
    'A Slovak seller should state the postcode of a Slovak buyer (BT-53).',
  ],
];

export const slovakRules: readonly Rule[] = [
  ruleAt(
    'SK-R-001',
    ['BG-3', 'BT-3'],
    (judged) =>
      areSlovak(judged) && everywhere(judged, 'cbc:InvoiceTypeCode').some(({ value }) => normal(value) === '384')
        ? [judged.root]
        : [],
    (root) => has(root, 'cac:BillingReference'),
    'A corrected invoice (BT-3 384) between Slovaks should refer to a preceding invoice (BG-3); add it.',
    { flag: 'warning', step: 'cac:BillingReference' },
  ),
  ...PARTS.map(([id, term, party, step, text]) =>
    ruleAt(id, term, within(party), (address) => has(address, step), text, { flag: 'warning', step }),
  ),
];
