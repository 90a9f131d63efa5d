/** Sections that pages of regimes, addons and code lists share. */

import type {
  CorrectionDefinition,
  Definition,
  I18n,
  ScenarioSet,
  Source,
  TagSet,
} from '../../src/engine/tax/definitions.ts';
import { code, codes, introduced, part, plain, table } from './markdown.ts';

/** Languages that everyone in a country reads; names in others are left out if there is one of these. */
const MAIN_LANGUAGES: readonly string[] = ['de', 'el', 'es', 'fr', 'it', 'nl', 'pl', 'pt'];

/** Returns a text in English. */
export function english(texts: I18n | undefined): string {
  return plain(texts?.en ?? '');
}

/** Returns a name in English, with the local name if there is one. */
export function named(texts: I18n | undefined): string {
  const name = english(texts);
  const local = Object.entries(texts ?? {}).filter(([language]) => language !== 'en');
  const main = local.filter(([language]) => MAIN_LANGUAGES.includes(language));
  const others = [...new Set((main.length > 0 ? main : local).map(([, text]) => plain(text)))].filter(
    (other) => other !== name,
  );
  return others.length === 0 ? name : `${name} (${others.join(', ')})`;
}

/** Returns a table of keys or codes with their meaning. */
export function definitionTable(definitions: readonly Definition[] = []): string {
  return table(
    ['Key', 'Code', 'Name', 'Meaning'],
    definitions.map(({ key, code: value, name, desc }) => [code(key), code(value), named(name), english(desc)]),
  );
}

/** Returns each extension with its values. */
export function extensionParts(extensions: readonly Definition[] | null | undefined): string {
  return introduced(
    '## Extensions',
    'Codes of the country or format. Write them in `ext` of the object they describe.',
    ...(extensions ?? []).map(({ key, name, desc, pattern, values, sources }) =>
      part(
        `### ${key}`,
        `${named(name)}.`,
        english(desc),
        pattern === undefined ? '' : `Values follow the pattern ${code(pattern)}.`,
        definitionTable(values),
        sourceList(sources),
      ),
    ),
  );
}

/** Returns the tags of each kind of document. */
export function tagParts(tags: readonly TagSet[] | undefined): string {
  return introduced(
    '## Tags',
    'Write a tag in `$tags` of the document.',
    table(
      ['Document', 'Tag', 'Name', 'Meaning'],
      (tags ?? []).flatMap(({ schema, list }) =>
        (list ?? []).map(({ key, name, desc }) => [code(schema), code(key), named(name), english(desc)]),
      ),
    ),
  );
}

/** Returns the notes and codes that `build` adds, with their conditions. */
export function scenarioParts(sets: readonly ScenarioSet[] | null | undefined): string {
  return part(
    '## Added by `build`',
    table(
      ['Document', 'Tags', 'Types', 'Adds the note', 'Adds the codes'],
      (sets ?? []).flatMap(({ schema, list }) =>
        list.map(({ tags, type, note, ext }) => [
          code(schema),
          codes(tags),
          codes(type),
          plain(note?.text ?? ''),
          codes(Object.entries(ext ?? {}).map(([key, value]) => `${key}: ${value}`)),
        ]),
      ),
    ),
  );
}

/** Returns the kinds of correction and what each requires. */
export function correctionParts(corrections: readonly CorrectionDefinition[] | null | undefined): string {
  return part(
    '## Corrections',
    table(
      ['Document', 'Corrected by', 'Required codes', 'Required stamps', 'Also required'],
      (corrections ?? []).map(({ schema, types, extensions, stamps, reason_required, copy_tax }) => [
        code(schema),
        codes(types),
        codes(extensions),
        codes(stamps),
        [...(reason_required ? ['a reason'] : []), ...(copy_tax ? ['the taxes of the corrected document'] : [])].join(
          ', ',
        ),
      ]),
    ),
  );
}

/** Returns links to the laws and authorities a definition is based on. */
export function sourceList(sources: readonly Source[] | undefined): string {
  const pages = (sources ?? []).filter(({ url }) => /^https?:/.test(url ?? ''));
  return pages
    .map(({ title, url = '' }) => `- [${english(title) || plain(url)}](<${encodeURI(decodeURI(url))}>)`)
    .join('\n');
}
