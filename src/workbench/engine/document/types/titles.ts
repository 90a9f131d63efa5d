import { factsOf } from '../../../../countries/countries.ts';
import { language, say } from '../../../ui/texts/say.ts';
import * as texts from './texts.ts';

/** Returns the title that the law of a country gives a type of invoice, in the displayed language; undefined if it has no own title. */
export function titleOfType(type: string, country: string | undefined): string | undefined {
  return titlesIn(country)[type];
}

/** Returns the same among other types, with its effect if several have that title: a Spanish correction has only one name. */
export function typeTitle(type: string, country: string | undefined): string | undefined {
  const titles = titlesIn(country);
  const title = titles[type];
  const isShared = Object.keys(texts.effects).some((other) => other !== type && titles[other] === title);
  const effect = texts.effects[type as keyof typeof texts.effects];
  return title !== undefined && isShared && effect !== undefined ? say(effect, { title }) : title;
}

function titlesIn(country: string | undefined): Readonly<Record<string, string>> {
  return factsOf(country).titles?.[language.translation?.language ?? 'en'] ?? {};
}
