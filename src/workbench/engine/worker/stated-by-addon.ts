import type { I18n } from '../../../engine/tax/definitions.ts';
import type { WordedLoss } from '../../../formats/index.ts';
import { language, say } from '../../ui/texts/say.ts';
import { isWithin } from '../document/values.ts';
import type { AddonEffect, SetValue } from './addon-effect.ts';
import { localized } from './language/document-context.ts';
import * as texts from './texts.ts';

/** The text of a note of the document. */
const NOTE = /^\$(?:\.doc)?\.notes\[\d+\]\.text$/;

/** A code of the whole document. */
const CODE = /^\$(?:\.doc)?\.tax\.ext\.([a-z\d-]+)$/;

/**
 * Returns what a file states that its document does not: the sentences and the codes of its own that an addon sets for the format. Codes of
 * the norm only repeat what the document says. What the format has reported as supplied is left out.
 */
export function statedBy(
  addon: string,
  { sets }: Pick<AddonEffect, 'sets'>,
  reported: readonly WordedLoss[] = [],
): WordedLoss[] {
  const [country = ''] = addon.split('-');
  const supplied = reported.flatMap(({ kind, properties }) => (kind === 'supplied' ? properties : []));
  return sets.flatMap((set) => {
    if (supplied.some((path) => isWithin(set.path, path))) return [];
    const [, code] = CODE.exec(set.path) ?? [];
    const description = NOTE.test(set.path) ? set.value : code?.startsWith(`${country}-`) && codeInWords(set);
    return description ? [{ kind: 'supplied', severity: 'info', properties: [], description }] : [];
  });
}

function codeInWords({ value, extension }: SetValue): string {
  const nameOf = (names: I18n | undefined) => localized(names, language.translation?.language ?? 'en');
  const chosen = extension?.values?.find(({ code }) => code === value);
  return say(texts.propertyValue, { property: nameOf(extension?.name), value: nameOf(chosen?.name) || value });
}
