/** Reads and writes translations: gettext PO files, which translation tools support, with messages in ICU format. gettext-parser
 * does it; this turns its entries into ours and back. */
import { readFileSync } from 'node:fs';
import { po } from 'gettext-parser';

/**
 * @typedef {{ template: string, translation: string, references: string[], fuzzy: boolean, comment: string }} PoEntry `translation` is
 * empty if missing. `fuzzy` means that the English text has changed since. Only the template has `references`.
 * @typedef {{ template: string, references: string[], codes: string[] }} TextOfProduct `references` are the places that show a text, `codes`
 * those of its faults.
 */

/** The separator between a context and its text, as in `src/engine/text/message.ts`. */
export const CONTEXT_END = '\u0004';

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

/** Reads the comment at the beginning of a PO file. @param {string} path */
export function readComment(path) {
  return po.parse(readFileSync(path), { defaultCharset: 'utf-8' }).translations['']?.['']?.comments?.translator ?? '';
}

/** Reads the language of a PO file. @param {string} path */
export function readLanguage(path) {
  return po.parse(readFileSync(path), { defaultCharset: 'utf-8' }).headers.Language ?? '';
}

/**
 * Returns translations as PO, sorted by text, so that moving code moves no entry. Without blank lines between entries, a text has two lines.
 * The template has its uses.
 * @param {string} language @param {PoEntry[]} entries @param {string} comment of the file @returns {string}
 */
export function poText(language, entries, comment = '') {
  const commentsOf = (/** @type {PoEntry} */ { fuzzy, comment }) => ({
    ...(comment && { translator: comment }),
    ...(fuzzy && { flag: 'fuzzy' }),
  });
  const text = compiled({ Language: language }, entries, commentsOf, { comment, sort: byText });
  const [head, ...blocks] = text.trimEnd().split('\n\n');
  return `${[head, blocks.join('\n')].join('\n\n').trimEnd()}\n`;
}

/** Returns the template: all texts with their uses and codes, in order. @param {TextOfProduct[]} texts @returns {string} */
export function potText(texts) {
  const entries = texts.map((text) => ({ ...text, translation: '' }));
  return compiled({}, entries, ({ references, codes }) => ({
    reference: references.join('\n'),
    ...(codes.length > 0 && { extracted: codes.join(' ') }),
  }));
}

/**
 * @template {{ template: string, translation: string }} Entry
 * @param {Record<string, string>} header @param {Entry[]} entries @param {(entry: Entry) => import('gettext-parser').GetTextComment} commentsOf
 * @param {{ comment?: string, sort?: false | typeof byText }} [options] `comment` is that of the file
 */
function compiled(header, entries, commentsOf, { comment = '', sort = false } = {}) {
  /** @type {Record<string, Record<string, import('gettext-parser').GetTextTranslation>>} By context, then text. */
  const translations = {
    '': { '': { msgid: '', msgstr: [''], ...(comment && { comments: { translator: comment } }) } },
  };
  for (const entry of entries) {
    const [msgid = '', msgctxt] = entry.template.split(CONTEXT_END).reverse();
    const context = msgctxt ?? '';
    const inContext = translations[context] ?? {};
    translations[context] = inContext;
    inContext[msgid] = { ...(msgctxt && { msgctxt }), msgid, msgstr: [entry.translation], comments: commentsOf(entry) };
  }
  const headers = {
    'Project-Id-Version': 'Billwright',
    ...header,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
  };
  // One line per text, because ICU messages are easier to read that way.
  const text = po.compile({ charset: 'utf-8', headers, translations }, { foldLength: 0, sort });
  return `${text.toString('utf-8').trimEnd()}\n`;
}

/** @typedef {import('gettext-parser').GetTextTranslation} Translation */

/** Compares entries by text, then context. @param {Translation} a @param {Translation} b */
function byText(a, b) {
  return compare(a.msgid, b.msgid) || compare(a.msgctxt ?? '', b.msgctxt ?? '');
}

/** Compares in the same way on every machine. @param {string} a @param {string} b */
const compare = (a, b) => (a < b ? -1 : Number(a > b));
