import { generalRule } from '../model/general-rule.ts';
import { MapDocument } from '../model/map-document.ts';
import { mapType, valuesUnder } from '../model/value-type.ts';
import { compareBytes } from '../text/bytes.ts';
import { languages } from './languages.ts';

const languageRule = generalRule(
  'GOBL-I18N-LANG-01',
  'i18n.Lang',
  'A language must be a two-letter ISO 639-1 code, for example en.',
);

/**
 * `i18n/string`: a text in several languages, by language code (chapter 01 §6). For definitions, not for business
 * documents.
 */
export const localText = mapType('i18n.String', {
  title: 'Multi-language String',
  description: 'A text in several languages.',
  keywords: valuesUnder('^[a-z]{2}$', {
    type: 'string',
    title: 'Text',
    description: 'The text in that language.',
  }),
  rules: [languageRule],
  check(value, validation) {
    for (const language of [...value.keys()].sort(compareBytes)) {
      if (languages.has(language)) continue;
      validation.path.push(language);
      validation.failBy(languageRule);
      validation.path.pop();
    }
  },
});

/** A text in several languages as a separate document. */
export const LocalText = new MapDocument(localText);
