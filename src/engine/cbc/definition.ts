import { localText } from '../i18n/string.ts';
import { type ListType, list } from '../model/list.ts';
import { field, type ObjectType, object, type ValuesOf, type WrittenOf } from '../model/object.ts';
import { text } from '../model/scalars.ts';
import { present } from '../rules/conditions.ts';
import { at, check, rules, type Test, when } from '../rules/declare.ts';
import { labelled } from '../rules/label.ts';
import { re2Valid } from '../text/re2.ts';
import { code } from './code.ts';
import { codeMap } from './code-map.ts';
import { key } from './key.ts';
import { meta } from './meta.ts';
import { Source } from './source.ts';

const meaning = {
  key: field(key, 'Key', 'The key that is defined. Required unless there is a code.'),
  code: field(code, 'Code', 'The code that is defined. Required unless there is a key.'),
  name: field(localText, 'Name', 'The name, by language.', { required: true }),
  desc: field(localText, 'Description', 'The meaning, by language.'),
  meta: field(meta, 'Meta', 'Further texts of your own about it.'),
  sources: field(list(Source), 'Sources', 'The source of the definition.'),
};

const constraint = {
  pattern: field(text, 'Pattern', 'The regular expression that its values match, in the syntax of RE2.'),
  map: field(codeMap, 'Code Map', 'The codes for it in other lists.'),
};

export interface Definition extends ValuesOf<typeof meaning & typeof constraint> {
  values?: Definition[];
}

export interface WrittenDefinition extends WrittenOf<typeof meaning & typeof constraint> {
  values?: WrittenDefinition[];
}

/** The list of definitions within a definition, written out because the type refers to itself. */
const definitions: ListType<ObjectType<Definition, WrittenDefinition>> = {
  kind: 'list',
  blank: null,
  get element() {
    return Definition;
  },
  read: (json, reader) => list(Definition).read(json, reader),
  write: (entries) => list(Definition).write(entries),
  omitted: (json) => (json as unknown[]).length === 0,
};

/** A key or code with its meaning. If it has values or a pattern, it describes a field (chapter 01 §3.4). */
export const Definition: ObjectType<Definition, WrittenDefinition> = object(
  'cbc.Definition',
  { title: 'Definition', description: 'A key or code with its meaning.' },
  { ...meaning, values: field(definitions, 'Values', 'The values it may take.'), ...constraint },
);

const isPattern: Test<string> = labelled('is pattern', (pattern) => re2Valid(pattern ?? ''));
const hasKeyOrCode = labelled(
  'has key or code',
  (definition: Definition | undefined) => present(definition?.key) || present(definition?.code),
);

export const definitionRules = rules(Definition, 'GOBL-CBC-DEFINITION', [
  check('02', 'A definition needs a key or a code.', hasKeyOrCode),
  at('name', [check('01', 'A definition needs a name, by language: {"en": "…"}.', present)]),
  at('pattern', [
    when(present, [
      check(
        '03',
        'pattern must be a regular expression in RE2 syntax, without look-around and back-references.',
        isPattern,
      ),
    ]),
  ]),
]);
