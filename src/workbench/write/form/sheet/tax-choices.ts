import type { RegimeDefinition } from '../../../../client/index.ts';
import { factsOf } from '../../../../countries/countries.ts';
import { vatKeys } from '../../../../engine/tax/keys.ts';
import { withRateOfToday } from '../../../../engine/tax/older-rates.ts';
import { isObject, text } from '../../../engine/document/values.ts';
import { localize } from '../../../reference/language.ts';
import { say } from '../../../ui/texts/say.ts';
import type { Extension } from '../form-context.ts';
import * as texts from '../texts.ts';
import type { Writing } from '../writing.ts';
import { codesOfKeys, isOfCountry, meanings, usual } from './vatex/meanings.ts';

/** A tax of a line in a document. */
export type Combo = Readonly<Record<string, unknown>>;

/** The data that the choice of taxes depends on. */
export interface TaxLaw {
  regime: RegimeDefinition | undefined;
  extensions: ReadonlyMap<string, Extension>;
  /** The date of the rates, as YYYY-MM-DD. */
  day: string;
  /** The language of explanations; taxes have their names in their country. */
  language: string;
  writing: Writing;
}

/** A possible tax of a line. */
export interface TaxChoice {
  id: string;
  label: string;
  note: string;
  kind: 'rate' | 'without' | 'retained' | 'surcharge';
  isChosen: boolean;
  /** The line's taxes once it is chosen. Choosing a retention or surcharge again removes it. */
  taxes: readonly Combo[];
  /** The beginning of a search that a percentage completes, in place of taxes. */
  asks?: string;
}

type Category = RegimeDefinition['categories'][number];
type Rate = NonNullable<Category['rates']>[number];
type TaxChoiceText = Pick<TaxChoice, 'id' | 'label' | 'note'>;

/** The suffix of rates with equivalence surcharge (chapter 03 §2.3). */
const SURCHARGED = '+eqs';

/** The extension with reasons of exemption in EN 16931 (BT-121). */
const VATEX = 'cef-vatex';

/** A category of the law, and the taxes of the line. */
interface TaxCell {
  law: TaxLaw;
  category: Category;
  /** The name of the tax in its country. */
  tax: string;
  taxes: readonly Combo[];
}

/** Returns the possible taxes of a line in the document's country on its date, given its current taxes. */
export function taxChoices(law: TaxLaw, taxes: readonly Combo[]): TaxChoice[] {
  const places = placesOf(law, taxes).filter(({ category }) => !category.informative);
  return places.flatMap((place, index) => [
    ...(place.category.rates ?? []).flatMap((rate) => rateChoices(place, rate)),
    ...(index === 0 ? withoutRate(place) : []),
  ]);
}

/** Returns choices with a typed percentage, `IRPEF 20`, which no law lists. A percentage alone may belong to any tax. */
export function ownRates(law: TaxLaw, taxes: readonly Combo[], search: string): TaxChoice[] {
  const words = search.trim().split(/\s+/);
  if (words.at(-1) === '%') words.pop();
  const figure = words.pop()?.replace(/%$/, '') ?? '';
  const name = words.join(' ');
  if (!/^\d{1,2}(?:[.,]\d{1,4})?$/.test(figure)) return [];
  const percent = `${figure.replace(',', '.')}%`;
  return placesOf(law, taxes).flatMap((place) => {
    const { category, tax } = place;
    const names = [tax, category.code ?? '', ...Object.values(category.title ?? {})];
    if (!names.some((each) => each.toLowerCase().startsWith(name.toLowerCase()))) return [];
    const label = say(texts.taxRate, { tax, rate: law.writing.percent(percent) });
    const localName = { id: `${category.code} ${percent}`, label, note: say(texts.ownRate) };
    return [choiceOf(place, { cat: category.code, percent }, localName)];
  });
}

/** Returns taxes with the extensions that the same withheld taxes have in the previous line: in Italy, each needs its reason. */
export function withReasons(law: TaxLaw, taxes: readonly Combo[], before: unknown): readonly Combo[] {
  const known = Array.isArray(before) ? before.filter(isObject) : [];
  return taxes.map((combo) => {
    if (combo.ext !== undefined || !isRetained(law, combo)) return combo;
    const ext = known.find((each) => isSame(each, combo))?.ext;
    return ext === undefined ? combo : { ...combo, ext };
  });
}

/** Returns whether a tax is withheld from the payment. */
export function isRetained({ regime }: Pick<TaxLaw, 'regime'>, combo: Combo | undefined): boolean {
  return regime?.categories.find(({ code }) => code === combo?.cat)?.retained === true;
}

/** Returns the taxes of a new line without previous lines: the general rate of the country's first tax. */
export function usualTaxes({ regime, day }: Pick<TaxLaw, 'regime' | 'day'>): readonly Combo[] {
  const [category] = regime?.categories ?? [];
  const rate = category?.rates?.find(({ rate }) => rate === 'general' || rate === 'standard');
  if (!category || category.retained || !rate || !valueOn(rate, day)) return [];
  return [{ cat: category.code, ...standardKey(regime), rate: rate.rate }];
}

/**
 * Returns the label of a tax: `IVA 21 %`.
 * @param retained the label of a retention with its rate
 */
export function taxLabel(law: TaxLaw, combo: Combo, retained = texts.retainedRate): string {
  const place = placesOf(law, []).find(({ category }) => category.code === combo.cat);
  if (!place) return String(combo.cat ?? '');
  const { category, tax } = place;
  const now = ofToday(combo);
  const rate = rateOf(category, now);
  const value = rate && valueOn(rate, law.day, isObject(now.ext) ? now.ext : undefined);
  const percent = value?.percent ?? text(now.percent);
  if (percent) {
    const shown = law.writing.percent(percent);
    if (value?.surcharge) {
      return say(texts.taxSurcharged, { tax, rate: shown, surcharge: law.writing.percent(value.surcharge) });
    }
    return say(category.retained ? retained : texts.taxRate, { tax, rate: shown });
  }
  const key = category.keys?.find((each) => each.key === now.key);
  return key ? say(texts.taxKey, { tax, key: localName(key.name, law.language) }) : tax;
}

/** Returns a combo with key and rate under their current names. */
function ofToday(combo: Combo): Combo {
  if (combo.cat !== 'VAT') return combo;
  return { ...combo, ...withRateOfToday({ key: text(combo.key), rate: text(combo.rate) }) };
}

/** Returns the rate that a combo names, or its base rate: `general` for `general+eqs` (chapter 03 §2.4). */
function rateOf({ rates = [] }: Category, { rate }: Combo): Rate | undefined {
  const [base] = (text(rate) ?? '').split('+');
  return rates.find((each) => each.rate === rate) ?? rates.find((each) => each.rate === base);
}

/** The taxes of a country with unknown rates. */
const withoutRegime: readonly Category[] = [{ code: 'VAT', name: { en: 'VAT' }, keys: [...vatKeys] }];

/** Returns the taxes of a country, with those of a line. */
export function placesOf(law: TaxLaw, taxes: readonly Combo[]): TaxCell[] {
  return (law.regime?.categories ?? withoutRegime).map((category) => {
    const tax = localize(category.name, law.writing.language)?.text ?? category.code ?? '';
    return { law, category, tax, taxes };
  });
}

function rateChoices(place: TaxCell, rate: Rate): TaxChoice[] {
  const { law, category, tax, taxes } = place;
  const name = rate.rate ?? '';
  const value = valueOn(rate, law.day);
  if (!value) return [];
  if (name.endsWith(SURCHARGED)) return surchargeChoice(place, rate, value.surcharge ?? '');
  const choice = choiceOf(place, comboOf(place, rate, name), {
    id: `${category.code} ${name}`,
    label: say(texts.taxRate, { tax, rate: law.writing.percent(value.percent) }),
    note: localName(rate.name, law.language),
  });
  return [{ ...choice, isChosen: choice.isChosen || hasRate(taxes, category, name + SURCHARGED) }];
}

/** Returns the choice that adds or removes the surcharge on the line's rate. */
function surchargeChoice(place: TaxCell, rate: Rate, surcharge: string): TaxChoice[] {
  const { law, category, tax, taxes } = place;
  const name = rate.rate ?? '';
  const plain = name.slice(0, -SURCHARGED.length);
  const isOn = hasRate(taxes, category, name);
  if (!isOn && !hasRate(taxes, category, plain)) return [];
  const [from, to] = isOn ? [name, plain] : [plain, name];
  return [
    {
      id: `${category.code} ${name}`,
      label: say(texts.surchargeRate, { rate: law.writing.percent(surcharge) }),
      note: tax,
      kind: 'surcharge',
      isChosen: isOn,
      taxes: taxes.map((combo) =>
        combo.cat === category.code && ofToday(combo).rate === from ? comboOf(place, rate, to) : combo,
      ),
    },
  ];
}

/** Returns supplies without a percentage: exempt with known reasons, reverse charge, export … */
function withoutRate(place: TaxCell): TaxChoice[] {
  const { law, category, tax } = place;
  const reasons = [...law.extensions].filter(([key]) => /exempt/.test(key) || key === VATEX);
  return (category.keys ?? []).flatMap((key) => {
    if (!key.no_percent && key.key !== 'zero') return [];
    const code = law.extensions.has(VATEX) ? codesOfKeys[key.key] : undefined;
    const combo = { cat: category.code, key: key.key, ...(code !== undefined && { ext: { [VATEX]: code } }) };
    const label = localName(key.name, law.language);
    const plain = choiceOf(place, combo, { id: `${category.code} ${key.key}`, label, note: tax });
    if (key.key !== 'exempt') return [plain];
    const explained = reasons.flatMap(([extension, { choices }]) =>
      choicesIn(extension, choices, law, category.code).map(({ value, title }) =>
        choiceOf(
          place,
          { ...combo, ext: { [extension]: value } },
          {
            id: `${category.code} ${extension} ${value}`,
            label: say(texts.exemptBecause, { exempt: label, reason: title }),
            note: value,
          },
        ),
      ),
    );
    return [plain, ...explained];
  });
}

/** Returns the reasons of an extension for supplies without their own treatment, with their meanings. */
function choicesIn(
  extension: string,
  choices: Extension['choices'],
  { regime }: TaxLaw,
  tax: string | undefined,
): Extension['choices'] {
  if (extension !== VATEX) return choices.filter(({ value }) => !isOfOtherTax(value, extension, regime?.country, tax));
  const codes = choices.map(({ value }) => value);
  const keyCodes = new Set(Object.values(codesOfKeys));
  return choices
    .filter(({ value }) => isOfCountry(value, regime?.country ?? '', codes) && !keyCodes.has(value))
    .toSorted((a, b) => Number(usual.has(b.value)) - Number(usual.has(a.value)))
    .map(({ value, title }) => {
      const meaning = meanings[value];
      return { value, title: meaning === undefined ? title : say(meaning) };
    });
}

/** Returns whether the law of a country lists a reason for other taxes only. */
function isOfOtherTax(
  reason: string,
  extension: string,
  country: string | undefined,
  tax: string | undefined,
): boolean {
  const lists = Object.entries(factsOf(country).exemptions ?? {});
  const others = lists.flatMap(([of, articles]) => {
    const [name, other] = of.split(' ');
    return name === extension && Object.hasOwn(articles, reason) ? [other] : [];
  });
  return others.length > 0 && !others.includes(undefined) && !others.includes(tax);
}

/** A retention is added to the tax, and removed by choosing it again. A tax replaces the previous one. */
export function choiceOf({ law, category, taxes }: TaxCell, combo: Combo, localName: TaxChoiceText): TaxChoice {
  const isChosen = taxes.some((each) => isSame(each, combo));
  const others = taxes.filter(({ cat }) => cat !== category.code);
  if (category.retained) {
    return { ...localName, kind: 'retained', isChosen, taxes: isChosen ? others : [...others, combo] };
  }
  // Several taxes of one line, as in Canada or India, stay together.
  const isAlone = taxes.filter((each) => !isRetained(law, each)).length < 2;
  const kept = isAlone ? others.filter((each) => isRetained(law, each)) : others;
  const kind = 'key' in combo && !('rate' in combo) ? 'without' : 'rate';
  return { ...localName, kind, isChosen, taxes: [combo, ...kept] };
}

function comboOf({ law, category: { code } }: TaxCell, { keys = [] }: Rate, rate: string): Combo {
  const [key] = keys;
  const isStandard = key === undefined || keys.includes('standard');
  return { cat: code, ...(isStandard ? standardKey(law.regime) : { key }), rate };
}

/** Returns the key of rated supplies, for countries that need it; elsewhere it follows from the rate. */
function standardKey(regime: RegimeDefinition | undefined): { key?: 'standard' } {
  return factsOf(regime?.country).needsStandardKey ? { key: 'standard' } : {};
}

function hasRate(taxes: readonly Combo[], { code }: Category, rate: string): boolean {
  return taxes.map(ofToday).some((combo) => combo.cat === code && combo.rate === rate);
}

/** Returns whether a line's tax is an offered one, even with an explicit percentage or an older name. */
function isSame(found: Combo, offered: Combo): boolean {
  const own = ofToday(found);
  const isTreated = (own.key ?? 'standard') === (offered.key ?? 'standard');
  const isRated = own.rate === offered.rate && (offered.percent === undefined || own.percent === offered.percent);
  const isExplained = offered.ext === undefined || JSON.stringify(own.ext) === JSON.stringify(offered.ext);
  return own.cat === offered.cat && isTreated && isRated && isExplained;
}

/** Returns the percentage of a rate on a date, for the region that the combo names (chapter 03 §2.4). */
function valueOn({ values = [] }: Rate, day: string, ext?: Readonly<Record<string, unknown>>) {
  const holding = values.filter(({ since }) => since === undefined || since <= day);
  const isOf = (own: Readonly<Record<string, string>>) =>
    Object.entries(own).every(([key, code]) => ext?.[key] === code);
  return holding.find((value) => value.ext === undefined || isOf(value.ext)) ?? holding[0];
}

export function localName(name: Parameters<typeof localize>[0], language: string): string {
  return localize(name, language)?.text ?? '';
}
