/** What the definitions of regimes, addons and catalogues have in common. */

import type {
  CorrectionDefinition,
  Definition,
  I18n,
  ScenarioSet,
  Source,
  TagSet,
} from '../../src/engine/tax/definitions.ts';
import { code, codes, introduced, part, plain, table } from './markdown.ts';

/** Of the languages that names are in, those that all of a country read. */
const MAIN_LANGUAGES: readonly string[] = ['de', 'el', 'es', 'fr', 'it', 'nl', 'pl', 'pt'];

/** Returns a text in English. */
export function english(texts: I18n | undefined): string {
  return plain(texts?.en ?? '');
}

/** Returns a name in English, with the others that it has; in the language of its country alone where it has that. */
export function named(texts: I18n | undefined): string {
  const name = english(texts);
  const local = Object.entries(texts ?? {}).filter(([language]) => language !== 'en');
  const main = local.filter(([language]) => MAIN_LANGUAGES.includes(language));
  const others = [...new Set((main.length > 0 ? main : local).map(([, text]) => plain(text)))].filter(
    (other) => other !== name,
  );
  return others.length === 0 ? name : `${name} (${others.join(', ')})`;
}

/** Returns the keys or codes that are defined, with their meaning. */
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
    'Codes of the country or format, in `ext` of the object that they classify.',
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

/** Returns the tags that documents of each kind may have. */
export function tagParts(tags: readonly TagSet[] | undefined): string {
  return introduced(
    '## Tags',
    'Values for `$tags` of a document.',
    table(
      ['Of', 'Tag', 'Name', 'Meaning'],
      (tags ?? []).flatMap(({ schema, list }) =>
        (list ?? []).map(({ key, name, desc }) => [code(schema), code(key), named(name), english(desc)]),
      ),
    ),
  );
}

/** Returns the notes and extensions that building adds, and when. */
export function scenarioParts(sets: readonly ScenarioSet[] | null | undefined): string {
  return part(
    '## What building adds',
    table(
      ['To', 'With tags', 'With types', 'Note', 'Extensions'],
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

/** Returns how documents are corrected. */
export function correctionParts(corrections: readonly CorrectionDefinition[] | null | undefined): string {
  return part(
    '## Corrections',
    table(
      ['Of', 'By', 'Required extensions', 'Required stamps', 'Also'],
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

/** Returns the pages of laws and authorities that something is taken from. */
export function sourceList(sources: readonly Source[] | undefined): string {
  const pages = (sources ?? []).filter(({ url }) => /^https?:/.test(url ?? ''));
  return pages
    .map(({ title, url = '' }) => `- [${english(title) || plain(url)}](<${encodeURI(decodeURI(url))}>)`)
    .join('\n');
}
