/** Values that a property does not allow. */

import type { AnyType } from '../../../../engine/model/object.ts';
import { text } from '../../../../engine/model/scalars.ts';
import { olderUnit, unit } from '../../../../engine/org/unit.ts';
import { nearest } from '../../../../engine/text/nearest.ts';
import { say } from '../../../ui/texts/say.ts';
import type { Offer } from '../language/document-context.ts';
import { offersFor } from '../language/offers.ts';
import * as texts from '../texts.ts';
import { replaceValue } from './edits.ts';
import type { Candidate, Idea } from './fault.ts';
import { FEW, noted } from './properties.ts';

/** Suggests the value probably meant; every value if few. */
export const nearestValue: Idea = async ({ code, value, declared, steps, context, node, missing }) => {
  const target = declared ?? (steps.at(-1) === '$schema' ? { type: text } : undefined);
  if (code === 'BW-COUNTRY' || missing.length > 0 || typeof value !== 'string' || target?.type.kind !== 'text')
    return [];
  const offers = await offersFor(target, steps, context);
  const meant = [
    sameName(value, offers),
    await commonUnit(value, target.type, offers),
    begun(value, offers) ?? near(value, offers),
  ];
  const listed = [...new Set([...meant, ...(offers.length <= FEW ? offers : [])])];
  return listed.flatMap((offer): Candidate[] => {
    if (!offer || offer.value === value) return [];
    const title = noted(say(texts.use, { value: offer.value }), offer.name, offer.figure);
    const edits = [replaceValue(node, JSON.stringify(offer.value))];
    return [{ title, edits, choice: !meant.includes(offer) }];
  });
};

/** Returns the value with that name, or with that code in another list: `Germany` for DE, `HUR` for h. */
function sameName(written: string, offers: readonly Offer[]): Offer | undefined {
  const wanted = written.trim().toLowerCase();
  return offers.find(({ name, value, figure = '' }) =>
    [name, value, figure].some((text) => text.toLowerCase() === wanted),
  );
}

/** Returns the unit that people call this: `szt` for piece. */
async function commonUnit(written: string, type: AnyType, offers: readonly Offer[]): Promise<Offer | undefined> {
  if (type !== unit && type !== olderUnit) return undefined;
  const wanted = written.trim().toLowerCase().replace(/\.$/, '');
  const { wordsFor } = await import('../../document/common-words.ts');
  return offers.find(({ value }) => wordsFor('unit', value).split(' ').includes(wanted));
}

/** Returns the only value whose name begins with the text: `hou` for Hour. */
function begun(written: string, offers: readonly Offer[]): Offer | undefined {
  const wanted = written.trim().toLowerCase();
  const found = wanted.length < 3 ? [] : offers.filter(({ name }) => name.toLowerCase().startsWith(wanted));
  return found.length === 1 ? found[0] : undefined;
}

function near(written: string, offers: readonly Offer[]): Offer | undefined {
  const guess = nearest(
    written,
    offers.map(({ value }) => value),
  );
  return offers.find(({ value }) => value === guess);
}
