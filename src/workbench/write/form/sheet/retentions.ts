import { factsOf } from '../../../../countries/countries.ts';
import { nameIn } from '../../../../countries/names.ts';
import { text } from '../../../engine/document/values.ts';
import { say } from '../../../ui/texts/say.ts';
import * as texts from '../texts.ts';
import { type Combo, choiceOf, localName, placesOf, type TaxChoice, type TaxLaw } from './tax-choices.ts';

/**
 * Returns the taxes that customers withhold and that have no rates in the law: each with its usual percentages and those of the line, and
 * with one still to be typed.
 * @param usual percentages by category
 */
export function retentions(
  law: TaxLaw,
  taxes: readonly Combo[],
  usual: Readonly<Record<string, readonly string[]>> = {},
): TaxChoice[] {
  const places = placesOf(law, taxes).filter(({ category }) => category.retained && !category.rates?.length);
  return places.flatMap((place) => {
    const { category, tax } = place;
    const code = category.code ?? '';
    const note =
      nameIn(factsOf(law.regime?.country).taxes?.[code], law.language) ?? localName(category.title, law.language);
    const own = taxes.flatMap(({ cat, percent }) => (cat === code ? (text(percent) ?? []) : []));
    const offered = [
      ...(usual[code] ?? []),
      ...own.filter((percent) => !usual[code]?.some((each) => isEqual(each, percent))),
    ];
    const typed: TaxChoice = {
      ...{ id: code, label: `${tax} …`, note: say(texts.typePercentage), kind: 'retained', isChosen: false },
      taxes,
      asks: `${tax} `,
    };
    return [
      ...offered.map((percent) => {
        const label = say(texts.taxRate, { tax, rate: law.writing.percent(percent) });
        const same = own.find((each) => isEqual(each, percent));
        return choiceOf(place, { cat: code, percent: same ?? percent }, { id: `${code} ${percent}`, label, note });
      }),
      typed,
    ];
  });
}

/** Returns whether two percentages are the same: `20%` and `20.0%`. */
function isEqual(one: string, other: string): boolean {
  return Number.parseFloat(one) === Number.parseFloat(other);
}
