import type { AddonSummary } from '../../../client/index.ts';
import { isoCode } from '../../../engine/country/iso-code.ts';
import * as english from '../../../paper/names.ts';
import { inLanguage, language, say } from '../../ui/texts/say.ts';

const countries = inLanguage((tag) => new Intl.DisplayNames(tag, { type: 'region', fallback: 'code' }));

export { schemaPath } from '../../../paper/names.ts';

/** Returns a key as words: `credit-note` → `Credit note`. */
export function words(key: string): string {
  return say(english.words(key));
}

/** Returns the name of a schema's documents: `bill/invoice` → `Invoice`. */
export function nameOfSchema(path: string): string {
  return say(english.nameOfSchema(path));
}

/** Returns the name of a schema's documents as part of a sentence. */
export function nameInSentence(path: string): string {
  return inSentence(nameOfSchema(path));
}

/** Returns a name as part of a sentence. German writes nouns with a capital letter there too. */
export function inSentence(name: string): string {
  const tag = language.translation?.language ?? 'en';
  return tag === 'de' ? name : name.toLocaleLowerCase(tag);
}

/** Returns a text with a capital letter at its start. */
export function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase(language.translation?.language) + text.slice(1);
}

/** Returns a text that starts with a name, such as `Discount · Loyalty`, as part of a sentence. */
export function startInSentence(text: string): string {
  return inSentence(text.charAt(0)) + text.slice(1);
}

/** Returns a country's name by its tax office code; Greece's is not its country code. */
export function countryName(code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return countries().of(isoCode(code)) ?? code;
}

/** English names that have an article within a sentence. */
const WITH_ARTICLE = /^(?:United|Netherlands|Bahamas|Maldives|Philippines)\b| (?:Islands|Republic)$/;

/** Returns a country's name within a sentence. Translations are worded so that it needs no article. */
export function countryInSentence(code: string): string {
  const name = countryName(code);
  return !language.translation && WITH_ARTICLE.test(name) ? `the ${name}` : name;
}

/** Returns the name of an addon in a language, or its key if it is unknown. */
export function nameOfAddon(addons: readonly AddonSummary[] | undefined, key: string, tag: string): string {
  const name = addons?.find((addon) => addon.key === key)?.name;
  return name?.[tag] ?? name?.en ?? key;
}

/** Document types people write from scratch, as schema paths. */
export const writtenTypes: readonly string[] = [
  'bill/invoice',
  'bill/order',
  'bill/delivery',
  'bill/payment',
  'bill/status',
  'org/party',
  'note/message',
];

/**
 * Returns the labels along a property path: `$.doc.lines[0].item.name` → `Lines 1 › Item › Name`. Other texts, such as XPaths, stay
 * unchanged.
 */
export function fieldName(path: string): string {
  const within = path.replace(/^\$(\.doc(?=$|[.[]))?\.?/, '');
  if (within === path) return path;
  return within
    .split('.')
    .filter(Boolean)
    .map((step) => {
      const [, name = step, index] = /^(.*?)\[(\d+)\]$/.exec(step) ?? [];
      const spaced = words(name.replace(/^\$/, '').replaceAll('_', ' '));
      return index === undefined ? spaced : `${spaced} ${Number(index) + 1}`;
    })
    .join(' › ');
}
