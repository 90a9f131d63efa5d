import { code } from '../cbc/code.ts';
import { codeMap } from '../cbc/code-map.ts';
import { key } from '../cbc/key.ts';
import { localText } from '../i18n/string.ts';
import { list } from '../model/list.ts';
import { field, type InstanceOf, object } from '../model/object.ts';
import { present } from '../rules/conditions.ts';
import { at, check, rules } from '../rules/declare.ts';
import { extensions } from './extensions.ts';
import { TaxNote } from './note.ts';
import { schemaField } from './tag-set.ts';

/** Conditions, and the additions to a document that meets all of them (chapter 03 §7.1). */
export const Scenario = object(
  'tax.Scenario',
  { title: 'Scenario', description: 'What is added to documents, and under which conditions. All filters must match.' },
  {
    name: field(localText, 'Name', 'The name of the scenario, by language.'),
    desc: field(localText, 'Description', 'When it applies and why, by language.'),
    type: field(list(key), 'Type', 'The document types. The document must have one of them.'),
    tags: field(list(key), 'Tags', 'The tags that the document must all carry.'),
    cat: field(list(code), 'Tax Categories', 'The tax categories. At least one row must have one of them.'),
    ext_key: field(key, 'Extension Key', 'The extension that the document must have.'),
    ext_code: field(code, 'Extension Code', 'The code that this extension must have.'),
    note: field(TaxNote, 'Note', 'The text that is added.'),
    codes: field(codeMap, 'Codes', 'Codes for use by programs. Documents do not contain them.'),
    ext: field(extensions, 'Extensions', 'The codes that are set for the document as a whole.'),
  },
);
export type Scenario = InstanceOf<typeof Scenario>;

/** The scenarios for documents of a schema. */
export const ScenarioSet = object(
  'tax.ScenarioSet',
  { title: 'Scenario Set', description: 'The scenarios for documents of one schema.' },
  {
    schema: schemaField,
    list: field(list(Scenario), 'List', 'The scenarios, in the order in which they are tested.', { required: true }),
  },
);
export type ScenarioSet = InstanceOf<typeof ScenarioSet>;

export const scenarioSetRules = rules(ScenarioSet, 'GOBL-TAX-SCENARIOSET', [
  at('schema', [check('01', 'A scenario set needs its document types in schema, such as bill/invoice.', present)]),
  at('list', [check('02', 'A scenario set needs at least one scenario.', present)]),
]);
