import { key } from '../cbc/key.ts';
import { enumeration } from '../model/enumeration.ts';
import { list } from '../model/list.ts';
import { field, type InstanceOf, object } from '../model/object.ts';
import { oneOf, present } from '../rules/conditions.ts';
import { at, check, rules } from '../rules/declare.ts';
import { extensions } from '../tax/extensions.ts';
import { addonsField, regimeField } from '../tax/shared.ts';
import { issue, metaField, notes, number, ordering, parties, uuidField } from './fields.ts';
import { StatusLine } from './status-line.ts';

/** The types of status reports, with names: from the customer, from the supplier, from a program between them. */
const statusTypes = enumeration(key, [
  ['response', 'Response'],
  ['update', 'Update'],
  ['system', 'System'],
]);

const { issue_date, issue_time } = issue;
const { series, code } = number;

/** The status of documents exchanged earlier (chapter 02 §12). */
export const Status = object(
  'bill.Status',
  { title: 'Status', description: 'The status of documents that were exchanged before.' },
  {
    $regime: regimeField,
    $addons: addonsField,
    uuid: uuidField,
    type: field(
      statusTypes,
      'Type',
      "The kind of report: the customer's response, the supplier's update, or a system message.",
      {
        required: true,
      },
    ),
    issue_date: { ...issue_date, calculated: false },
    issue_time: { ...issue_time, description: 'The time of day.', calculated: false },
    series,
    code: { ...code, required: true, recommended: false },
    ext: field(extensions, 'Extensions', 'Codes of local formats for the report.'),
    ...parties,
    ordering,
    lines: field(list(StatusLine), 'Lines', 'The status of each document.', {
      required: true,
      recommended: true,
    }),
    notes,
    meta: metaField,
  },
);
export type Status = InstanceOf<typeof Status>;

export const statusRules = rules(Status, 'GOBL-BILL-STATUS', [
  at('type', [
    check('01', `A status report needs its type: ${statusTypes.values.join(', ')}.`, present),
    check(
      '02',
      `The type of a status report must be one of ${statusTypes.values.join(', ')}.`,
      oneOf(...statusTypes.values),
    ),
  ]),
  at('supplier', [check('03', 'A status report needs a supplier: the party whose documents it is about.', present)]),
  at('lines', [check('04', 'A status report needs at least one line.', present)]),
]);
