import { useQuery } from '@tanstack/react-query';
import { countryName, words } from '../../engine/document/names.ts';
import { regimeQuery } from '../../engine/service/catalogue.ts';
import { longDay } from '../../ui/texts/long-day.ts';
import { say } from '../../ui/texts/say.ts';
import type { Origin } from './sections.ts';
import * as texts from './texts.ts';

/** The origin of a percentage: `General rate in Spain, since 1 September 2012`. */
export function OriginText({ origin: { regime = '', category, rate = '', since } }: { origin: Origin }) {
  const { data } = useQuery({ ...regimeQuery(regime), enabled: regime !== '', retry: false });
  const rates = data?.categories.find(({ code }) => code === category)?.rates ?? [];
  const known = rates.find((each) => each.rate === rate)?.name?.en;
  const name = known === undefined ? words(rate.replaceAll('+', ' + ')) : say(known);
  const facts = { rate: name, country: countryName(regime) };
  return since
    ? say(texts.originSince, { ...facts, day: longDay(new Date(`${since}T00:00:00Z`)) })
    : say(texts.origin, facts);
}
