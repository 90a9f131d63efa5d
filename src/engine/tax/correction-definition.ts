import { key } from '../cbc/key.ts';
import { list } from '../model/list.ts';
import { field, type InstanceOf, object } from '../model/object.ts';
import { boolean } from '../model/scalars.ts';
import { schemaId } from '../model/schema-id.ts';
import { valueType } from '../model/value-type.ts';
import { present } from '../rules/conditions.ts';
import { at, check, rules } from '../rules/declare.ts';
import { schemaField } from './tag-set.ts';

/** The options that the correction of a document allows and requires (chapter 03 §8). */
export const CorrectionDefinition = object(
  'tax.CorrectionDefinition',
  { title: 'Correction Definition', description: 'The options of a correction.' },
  {
    schema: schemaField,
    types: field(list(key), 'Types', 'The types that a correction can have. Any type if empty.'),
    extensions: field(list(key), 'Extensions', 'The extensions that a correction should state.'),
    reason_required: field(boolean, 'Reason Required', 'Whether a correction must say why.'),
    stamps: field(list(key), 'Stamps', 'The providers whose stamps of the corrected document are needed.'),
    copy_tax: field(boolean, 'Copy Tax Totals', 'Whether the taxes of the corrected document should go along.'),
  },
);
export type CorrectionDefinition = InstanceOf<typeof CorrectionDefinition>;

/** `tax/correction-set`: one definition per schema. */
export const correctionSet = valueType(
  'tax.CorrectionSet',
  {
    title: 'Correction Set',
    description: 'The options of corrections, for each schema.',
    keywords: { items: { $ref: schemaId(CorrectionDefinition.path) } },
  },
  list(CorrectionDefinition),
);

export const correctionDefinitionRules = rules(CorrectionDefinition, 'GOBL-TAX-CORRECTIONDEFINITION', [
  at('schema', [
    check('01', 'A correction definition needs its document types in schema, such as bill/invoice.', present),
  ]),
]);
