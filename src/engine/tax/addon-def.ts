import { Definition } from '../cbc/definition.ts';
import { key } from '../cbc/key.ts';
import { Source } from '../cbc/source.ts';
import { localText } from '../i18n/string.ts';
import { list } from '../model/list.ts';
import { field, type InstanceOf, object } from '../model/object.ts';
import { present } from '../rules/conditions.ts';
import { at, check, rules } from '../rules/declare.ts';
import { correctionSet } from './correction-definition.ts';
import { ScenarioSet } from './scenario.ts';
import { TagSet } from './tag-set.ts';

const definitions = list(Definition);

/** The requirements of a format or an obligation besides the law of a country, as data (chapter 06 §1.2). */
export const AddonDef = object(
  'tax.AddonDef',
  {
    title: 'Addon Definition',
    description: 'The definition of what a format or an obligation requires in addition to the law of a country.',
  },
  {
    key: field(key, 'Key', 'The key that documents use in $addons.', { required: true }),
    requires: field(list(key), 'Requires', 'Addons that it needs before it.'),
    name: field(localText, 'Name', 'The name, by language.', { required: true }),
    description: field(localText, 'Description', 'The purpose and effect, by language.'),
    sources: field(list(Source), 'Sources', 'The source of the definition.'),
    extensions: field(definitions, 'Extensions', 'The extensions that it brings along.', { required: true }),
    tags: field(list(TagSet), 'Tags', 'Tags that the addon allows in documents.'),
    scenarios: field(list(ScenarioSet), 'Scenarios', 'What it adds to documents, and under which conditions.', {
      required: true,
    }),
    identities: field(definitions, 'Identities', 'The kinds of identity that the country uses.'),
    inboxes: field(definitions, 'Inboxes', 'Kinds of electronic addresses that it knows.'),
    corrections: field(correctionSet, 'Corrections', 'The options of corrections.', { required: true }),
  },
);
export type AddonDef = InstanceOf<typeof AddonDef>;

export const addonDefRules = rules(AddonDef, 'GOBL-TAX-ADDONDEF', [
  at('key', [check('01', 'An addon needs its key.', present)]),
  at('name', [check('02', 'An addon needs a name, by language: {"en": "…"}.', present)]),
]);
