import { readMap, writeMap } from '../model/map.ts';
import { MapDocument } from '../model/map-document.ts';
import type { ValueType } from '../model/value.ts';
import { generalRule } from '../rules/general-rule.ts';
import { compareBytes } from '../text/bytes.ts';
import { languages } from './languages.ts';

/** The rule on every key of a text in several languages. */
export const languageRule = generalRule(
  'GOBL-I18N-LANG-01',
  'i18n.Lang',
  'A language is named by its two-letter code of ISO 639-1, for example en.',
);

/** `i18n/string`: a text in several languages, by their codes (chapter 01 §6). Stands in definitions, not in business documents. */
export const localText: ValueType<Map<string, string>> = {
  kind: 'map',
  blank: null,
  read: readMap,
  write: writeMap,
  omitted: (json) => json !== null && Object.keys(json).length === 0,
  check(value, validation) {
    for (const language of [...value.keys()].sort(compareBytes)) {
      if (languages.has(language)) continue;
      validation.path.push(language);
      validation.failBy(languageRule);
      validation.path.pop();
    }
  },
  schema: { $ref: 'https://gobl.org/draft-0/i18n/string' },
};

/** A text in several languages as a document of its own. */
export const LocalText = new MapDocument(
  'i18n.String',
  'i18n/string',
  'Local Text',
  'A text in several languages.',
  localText,
);

/** The text for a language: its own, else English, else any, else empty. */
export function textFor(texts: ReadonlyMap<string, string>, language: string): string {
  const [first = ''] = texts.values();
  return texts.get(language) ?? texts.get('en') ?? first;
}
