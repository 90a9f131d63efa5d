/** The code lists of Oman, except those of HS and industry codes (CL-08-OM-HS, CL-08-OM-ISIC). */

import type { XmlElement } from '../../../xml/element.ts';
import { text } from '../../shared/paths.ts';
import { CODE, coded, isIn, ofBuyer, ofSeller } from './common.ts';
import { bit, hasBits, INVOICES } from './om-types.ts';
import { type Context, check, context, worded } from './pattern.ts';

const SERVICES =
  '64000000 70000000 71000000 72000000 73000000 76000000 77000000 78000000 80000000 81000000 82000000 83000000 84000000 85000000 86000000 90000000 91000000 92000000 93000000 94000000 00000000';

const numbered = (prefix: string, last: number) =>
  Array.from({ length: last }, (_, at) => `${prefix}-OM-${String(at + 1).padStart(2, '0')}`).join(' ');

const isReason = (code: string) => (element: XmlElement) => text(element.parent, 'ID') === code;

export const codes: readonly Context[] = [
  context(
    'cbc:DocumentStatusCode',
    [coded('CL-02-OM', 'CAN VAT VAL QTY OTH', '')],
    isIn('cac:InvoiceDocumentReference'),
  ),
  context(
    'cbc:InvoiceTypeCode cbc:CreditNoteTypeCode',
    [
      check('CL-03-OM-1', worded(INVOICES, 'BT-3'), (_, judged) => !(bit(judged, 1) && bit(judged, 2))),
      check('CL-03-OM-2', worded(INVOICES, 'BT-3'), (_, judged) => !hasBits(judged) || bit(judged, 1, 2)),
    ],
    (element) => element.attribute('name') !== undefined,
  ),
  context(
    'cbc:ID',
    [coded('CL-04-OM', 'S E O Z', 'BT-151 BT-95 BT-102 BT-118')],
    isIn('cac:TaxCategory cac:ClassifiedTaxCategory'),
  ),
  context('cbc:TaxExemptionReasonCode', [coded('CL-05-OM', numbered('VATEX', 12), 'BT-121')], isReason('E')),
  context('cbc:TaxExemptionReasonCode', [coded('CL-10-OM', numbered('VATZR', 16), 'BT-121')], isReason('Z')),
  context(
    'cbc:ID',
    [
      check(
        'CL-06-OM',
        worded(CODE, 'BT-29-1 BT-46-1', { expected: 'CR TIN CID PASNUM OTHID ICID SZLN'.split(' ') }),
        (id) => {
          const found = id.attribute('schemeName') ?? '';
          return (
            'CR TIN CID PASNUM OTHID ICID SZLN'.split(' ').includes(found) || { step: '@schemeName', values: { found } }
          );
        },
      ),
    ],
    (element) => element.parent?.name === 'cac:PartyIdentification' && element.attribute('schemeName') !== undefined,
  ),
  context('cbc:DocumentTypeCode', [coded('CL-07-OM', 'G S', '')], isIn('cac:ItemSpecificationDocumentReference')),
  context('cbc:ID', [coded('CL-09-OM', 'EXW FCA CPT CIP DAP DPU DDP FAS FOB CFR CIF', '')], isIn('cac:DeliveryTerms')),
  context(
    'cbc:NameCode',
    [coded('CL-11-OM', numbered('VATPM', 5), '')],
    (element, judged) => element.parent?.name === 'cac:AdditionalItemProperty' && bit(judged, 10, 11),
  ),
  context(
    'cbc:ID',
    [coded('CL-12-OM', SERVICES, '')],
    (element) =>
      element.parent?.name === 'cac:ItemSpecificationDocumentReference' && element.attribute('schemeName') === 'MP',
  ),
  context(
    'cbc:CountrySubentityCode',
    [coded('CL-13-OM', 'SHRFZ SEZAD SLLFZ AFZ MO OTH', '')],
    ({ parent }) =>
      parent?.name === 'cac:PostalAddress' &&
      parent.parent?.name === 'cac:Party' &&
      (ofSeller(parent) || ofBuyer(parent)),
  ),
];
