/** Reads and writes translations: gettext PO files, which translation tools support, with messages in ICU format. gettext-parser
 * does it; this turns its entries into ours and back. */
import { readFileSync } from 'node:fs';
import { po } from 'gettext-parser';

/**
 * @typedef {{ template: string, translation: string, references: string[], fuzzy: boolean, comment: string }} PoEntry `translation` is
 * empty if missing. `fuzzy` means that the English text has changed since.
 */

/** The separator between a context and its text, as in `src/engine/text/message.ts`. */
const CONTEXT_END = '\u0004';

/** Reads a PO file. @param {string} path @returns {PoEntry[]} */
export function readPo(path) {
  const { translations } = po.parse(readFileSync(path), { defaultCharset: 'utf-8' });
  return Object.values(translations)
    .flatMap((inContext) => Object.values(inContext))
    .filter(({ msgid }) => msgid !== '')
    .map(({ msgctxt, msgid, msgstr, comments }) => ({
      template: msgctxt ? msgctxt + CONTEXT_END + msgid : msgid,
      translation: msgstr[0] ?? '',
      references: (comments?.reference ?? '').split('\n').filter(Boolean),
      fuzzy: /\bfuzzy\b/.test(comments?.flag ?? ''),
      comment: comments?.translator ?? '',
    }));
}

/** Returns entries as PO, in order. @param {string} language @param {PoEntry[]} entries @returns {string} */
export function poText(language, entries) {
  const header = {
    'Project-Id-Version': 'Billwright',
    Language: language,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
  };
  /** @type {Record<string, Record<string, import('gettext-parser').GetTextTranslation>>} By context, then text. */
  const translations = { '': { '': { msgid: '', msgstr: [''] } } };
  for (const { template, translation, references, fuzzy, comment } of entries) {
    const [msgid = '', msgctxt] = template.split(CONTEXT_END).reverse();
    const context = msgctxt ?? '';
    const inContext = translations[context] ?? {};
    translations[context] = inContext;
    inContext[msgid] = {
      ...(msgctxt && { msgctxt }),
      msgid,
      msgstr: [translation],
      comments: {
        ...(comment && { translator: comment }),
        reference: references.join('\n'),
        ...(fuzzy && { flag: 'fuzzy' }),
      },
    };
  }
  const text = po.compile(
    {
      charset: 'utf-8',
      headers: header,
      translations,
    },
    // One line per text, because ICU messages are easier to read that way.
    { foldLength: 0 },
  );
  return `${text.toString('utf-8').trimEnd()}\n`;
}
