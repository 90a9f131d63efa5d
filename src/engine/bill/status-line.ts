import { date } from '../cal/types.ts';
import { code } from '../cbc/code.ts';
import { key } from '../cbc/key.ts';
import { meta } from '../cbc/meta.ts';
import { enumeration } from '../model/enumeration.ts';
import { list } from '../model/list.ts';
import { field, type InstanceOf, object } from '../model/object.ts';
import { integer, text } from '../model/scalars.ts';
import { DocumentRef } from '../org/document-ref.ts';
import { oneOf, present } from '../rules/conditions.ts';
import { at, check, rules } from '../rules/declare.ts';
import { extensions } from '../tax/extensions.ts';
import { complements } from './fields.ts';

/** The status of a document, with names. Other keys are not allowed. */
const statusKeys = enumeration(key, [
  ['issued', 'Issued'],
  ['acknowledged', 'Acknowledged'],
  ['processing', 'In Process'],
  ['querying', 'Under Query'],
  ['rejected', 'Rejected'],
  ['accepted', 'Accepted / Approved'],
  ['paid', 'Paid'],
  ['error', 'Error'],
  ['other', 'Other'],
]);

/** Reasons for a status, with names. Other keys are not allowed. */
const reasonKeys = enumeration(key, [
  ['none', 'No Issue'],
  ['references', 'References Incorrect'],
  ['legal', 'Legal information incorrect'],
  ['unknown-receiver', 'Receiver unknown'],
  ['quality', 'Item quality issue'],
  ['delivery', 'Delivery issues'],
  ['prices', 'Prices incorrect'],
  ['quantity', 'Quantity incorrect'],
  ['items', 'Items incorrect'],
  ['payment-terms', 'Payment terms incorrect'],
  ['not-recognized', 'Not recognized'],
  ['finance-terms', 'Finance incorrect'],
  ['partial', 'Partially paid'],
  ['other', 'Other'],
]);

/** Actions requested from the other party, with names. Other keys are not allowed. */
const actionKeys = enumeration(key, [
  ['none', 'No action required'],
  ['provide', 'Provide information'],
  ['reissue', 'Issue new invoice'],
  ['credit-full', 'Credit fully'],
  ['credit-partial', 'Credit partially'],
  ['credit-amount', 'Credit the amount'],
  ['other', 'Other'],
]);

/** A fault found in a document, by the rule that it breaks. */
export const StatusFault = object(
  'bill.Fault',
  { title: 'Fault', description: 'A fault found in the document.' },
  {
    code: field(code, 'Code', 'The code of the broken rule.', { required: true }),
    message: field(text, 'Message', 'A description of the fault.'),
    paths: field(list(text), 'Paths', 'The properties concerned, such as $.lines[0].item.name.'),
  },
);
export type StatusFault = InstanceOf<typeof StatusFault>;

/** The reason for the status of a document (chapter 02 §12). */
export const Reason = object(
  'bill.Reason',
  { title: 'Reason', description: 'Why a document has its status.' },
  {
    key: field(reasonKeys, 'Key', 'The kind of reason.', { required: true }),
    description: field(text, 'Description', 'The reason in words.'),
    faults: field(list(StatusFault), 'Faults', 'The faults found.'),
    ext: field(extensions, 'Extensions', 'Codes of local formats for the reason.'),
  },
);
export type Reason = InstanceOf<typeof Reason>;

/** An action requested from the other party (chapter 02 §12). */
export const Action = object(
  'bill.Action',
  { title: 'Action', description: 'An action that the other party is asked to take.' },
  {
    key: field(actionKeys, 'Key', 'The kind of action.', { required: true }),
    description: field(text, 'Description', 'The action in words.'),
    ext: field(extensions, 'Extensions', 'Codes of local formats for the action.'),
  },
);
export type Action = InstanceOf<typeof Action>;

/** The status of one document (chapter 02 §12). */
export const StatusLine = object(
  'bill.StatusLine',
  { title: 'Status Line', description: 'The status of one document.' },
  {
    index: field(integer, 'Index', 'The position of the line, from 1. Set when the document is built.', {
      required: true,
    }),
    key: field(statusKeys, 'Key', 'The status.', { required: true }),
    date: field(date, 'Date', 'When this status began.'),
    doc: field(DocumentRef, 'Document', 'The document that the line is about.'),
    description: field(text, 'Description', 'The status in words.'),
    reasons: field(list(Reason), 'Reasons', 'Why the document has this status.'),
    actions: field(list(Action), 'Actions', 'The requested actions.'),
    ext: field(extensions, 'Extensions', 'Codes of local formats for the line.'),
    complements,
    meta: field(meta, 'Meta', 'Further texts of your own about the line.'),
  },
);
export type StatusLine = InstanceOf<typeof StatusLine>;

export const statusLineRules = rules(StatusLine, 'GOBL-BILL-STATUSLINE', [
  at('key', [
    check('01', 'A status line needs its status in key, for example accepted.', present),
    check(
      '02',
      `The key of a status line must be one of ${statusKeys.values.join(', ')}.`,
      oneOf(...statusKeys.values),
    ),
  ]),
]);

export const reasonRules = rules(Reason, 'GOBL-BILL-REASON', [
  at('key', [
    check('01', 'A reason needs its kind in key, for example prices.', present),
    check('02', `The key of a reason must be one of ${reasonKeys.values.join(', ')}.`, oneOf(...reasonKeys.values)),
  ]),
]);

export const actionRules = rules(Action, 'GOBL-BILL-ACTION', [
  at('key', [
    check('01', 'An action needs its kind in key, for example reissue.', present),
    check('02', `The key of an action must be one of ${actionKeys.values.join(', ')}.`, oneOf(...actionKeys.values)),
  ]),
]);

export const statusFaultRules = rules(StatusFault, 'GOBL-BILL-FAULT', [
  at('code', [check('01', 'A fault needs the code of the broken rule.', present)]),
]);
