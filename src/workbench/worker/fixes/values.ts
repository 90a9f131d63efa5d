/** Values that are none of those a property can take. A number that does not check is left to who knows it: none is made up. */

import { text } from '../../../engine/model/scalars.ts';
import { nearest } from '../../../engine/text/nearest.ts';
import { say } from '../../texts/say.ts';
import type { Offer } from '../language/document-context.ts';
import { offersFor } from '../language/offers.ts';
import * as texts from '../texts.ts';
import { replaceValue } from './edits.ts';
import type { Candidate, Idea } from './fault.ts';
import { FEW, noted } from './properties.ts';

/** The value that was probably meant; all of them where they are few. */
export const nearestValue: Idea = async ({ value, declared, steps, context, node, missing }) => {
  const target = declared ?? (steps.at(-1) === '$schema' ? { type: text } : undefined);
  if (missing.length > 0 || typeof value !== 'string' || target?.type.kind !== 'text') return [];
  const offers = await offersFor(target, steps, context);
  const meant = [sameName(value, offers), near(value, offers)];
  const listed = [...new Set([...meant, ...(offers.length <= FEW ? offers : [])])];
  return listed.flatMap((offer): Candidate[] => {
    if (!offer || offer.value === value) return [];
    const title = noted(say(texts.use, { value: offer.value }), offer.name, offer.figure);
    const edits = [replaceValue(node, JSON.stringify(offer.value))];
    return [{ title, edits, choice: !meant.includes(offer) }];
  });
};

/** The value of that name: `Germany` for DE. */
function sameName(written: string, offers: readonly Offer[]): Offer | undefined {
  const wanted = written.trim().toLowerCase();
  return offers.find(({ name, value }) => name.toLowerCase() === wanted || value.toLowerCase() === wanted);
}

function near(written: string, offers: readonly Offer[]): Offer | undefined {
  const guess = nearest(
    written,
    offers.map(({ value }) => value),
  );
  return offers.find(({ value }) => value === guess);
}
