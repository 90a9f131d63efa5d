import { taxNumberName } from '../../../countries/countries.ts';
import { vatKeys } from '../../../engine/tax/keys.ts';
import { formsOf } from '../../../formats/list/forms.ts';
import { plainFault } from '../../engine/document/plain-fault.ts';
import { dateWritingOf } from '../../ui/date-writing.ts';
import { language, say } from '../../ui/texts/say.ts';
import { codeLists } from './code-lists.ts';
import type { Extension } from './form-context.ts';
import type { FormModel } from './model.ts';
import { fieldPath, type Path, stepsOf } from './path.ts';
import {
  type Layout,
  type MoreOf,
  placesOfMore,
  placesOfParty,
  type SheetCell,
  tablesOf,
  withNationalColumns,
} from './sheet/layouts.ts';
import { otherNumberName } from './sheet/other-number.ts';
import * as texts from './texts.ts';
import { writingOf } from './writing.ts';

/** The labels of fields in the form: as on the sheet, otherwise the titles in the schema. */
export class Labels {
  readonly #model: FormModel;
  readonly #layout: Layout;
  readonly #country: string | undefined;
  /** Labels of single fields on the sheet, by path. */
  readonly #placed: ReadonlyMap<string, string>;
  /** Labels of national fields by path, which name the party if that matters. */
  readonly #national: ReadonlyMap<string, string>;
  /** Labels of extensions, by key. */
  readonly #extensions: ReadonlyMap<string, string>;

  /**
   * @param country of the document
   * @param extensions of its regime and addons
   */
  constructor(
    model: FormModel,
    layout: Layout,
    country?: string,
    extensions: ReadonlyMap<string, Pick<Extension, 'title'>> = new Map(),
  ) {
    this.#model = model;
    this.#layout = layout;
    this.#country = country;
    const other = otherNumberName(country);
    const parties = layout.parties.flatMap((party) => [
      party,
      ...placesOfParty(party.path, country),
      // The number that the sheet has a field for is the usual one that is missing.
      ...(other ? [{ path: [...party.path, 'identities'], label: other }] : []),
    ]);
    const national: readonly SheetCell[] = formsOf(country, model.root.type).flatMap(({ fields }) => fields);
    const places = [
      ...layout.number,
      ...layout.dates,
      ...layout.payment,
      ...national,
      ...parties,
      ...placesOfMore(layout),
      ...layout.more.flatMap(wholeOf),
    ];
    const named = (each: readonly SheetCell[]) =>
      new Map(each.flatMap(({ path, label }) => (label ? [[fieldPath(path), say(label)] as const] : [])));
    this.#national = named(national);
    this.#placed = named(places);
    this.#extensions = new Map([
      ...codeLists,
      ...Array.from(extensions, ([key, { title }]) => [key, title] as const),
      ...national.flatMap(({ path, label }) => (label ? [[String(path.at(-1)), say(label)] as const] : [])),
    ]);
  }

  /** Returns the labels along a field's path: `Supplier › Tax number`, `Lines 1 › Price`; empty if the form does not know it. */
  of(path: Path): string {
    const [first = ''] = path;
    const found = tablesOf(this.#layout).find(({ list }) => list.every((step, index) => step === path[index]));
    const inList = found && withNationalColumns(found, formsOf(this.#country, this.#model.root.type));
    if (inList && typeof path[inList.list.length] === 'number') {
      const entry = path.slice(0, inList.list.length + 1);
      const row = path.slice(entry.length);
      const column = inList.columns.find(({ path: own }) => own.every((step, index) => step === row[index]));
      if (column) return [...this.#titles(entry), say(column.label)].join(ON);
    }
    const label = this.#placed.get(fieldPath(path));
    if (label === undefined) return this.#titles(path).join(ON);
    const isInParty =
      path.length > 1 &&
      this.#national.get(fieldPath(path)) !== label &&
      this.#layout.parties.some(({ path: [name] }) => name === first);
    return isInParty ? [...this.#titles([first]), label].join(ON) : label;
  }

  /** Returns a sentence about a field as `named` does, with dates and numbers as in fields. */
  inWords(sentence: string, about: Path, code?: string): string {
    return this.#withNumbers(this.#withDates(this.named(sentence, about, code)));
  }

  /**
   * Returns a sentence about a field with properties replaced by their labels: `supplier.name` by Supplier › Name, and `in code` of a tax
   * identity by in Tax number. JSON and the keys of extensions are left out or replaced.
   * @param code of the fault; some have sentences of their own
   */
  named(sentence: string, about: Path, code?: string): string {
    const other = eitherNumber.has(code ?? '') ? otherNumberName(this.#country) : undefined;
    const number = taxNumberName(this.#country);
    if (other && number) return say(texts.eitherNumber, { number, other: say(other) });
    if (ofKeys.has(code ?? '') && this.#model.fieldAt(about)?.choices.length)
      return say(texts.notListed, { name: this.of(about) });
    // The place of the field itself, which stands above the sentence.
    const isAbout = (written: string) => fieldPath(stepsOf(`.${written}`)) === fieldPath(about);
    // One code of two parties has two names.
    const own = this.#placed.get(fieldPath(about));
    const plain = this.#withTags(withoutJson(sentence))
      .replace(IN_PLACE, (whole, written) => (isAbout(written) ? '' : whole))
      .replaceAll('$regime', this.of(['$regime']) || '$regime')
      .replace(AS_KEY, '')
      .replace(KEY_IN, (whole, key) => (key === about.at(-1) && own) || (this.#extensions.get(key) ?? whole));
    const near = (written: string) => {
      const steps = stepsOf(`.${written}`);
      for (let length = about.length; length > 0; length--) {
        const path = [...about.slice(0, length), ...steps];
        const label = this.#model.fieldAt(path) && this.of(path).split(ON).at(-1);
        if (label) return label;
      }
      return undefined;
    };
    const paths = this.#withValues(plain, about)
      .replace(PATHS, (written) => this.of(stepsOf(`.${written}`)) || near(written) || written)
      .replace(OPTIONS, (option) => say(options[option] ?? option));
    const known = this.#namesAround(about);
    const named = (whole: string, before: string, name: string) => {
      const label = known.get(name);
      return label === undefined ? whole : before + label;
    };
    const objects = objectsIn[language.translation?.language ?? ''] ?? OBJECTS;
    // Of several objects, the first tells a property from a word.
    const allNamed = (whole: string, before: string, names: string) => {
      const [first = ''] = /^\w+/.exec(names) ?? [];
      return known.has(first) ? before + names.replace(/[a-z_]+/g, (name) => known.get(name) ?? name) : whole;
    };
    const all = paths
      .replace(FIRST, named)
      .replace(SUBJECTS, named)
      .replace(objects, allNamed)
      .replace(COMPOUND, named)
      .replace(IN_EXTENSIONS, '')
      .replace(TWICE, '$1');
    const found = plainFault(all);
    const label = this.of(about).split(ON).at(-1);
    return label && new Set(found.match(TERM)).size === 1 ? found.replace(TERM, label) : found;
  }

  /** Returns a sentence with the titles of values: those with hyphens, which are not words, and those listed with them. */
  #withValues(sentence: string, about: Path): string {
    const choices = [...CHOSEN, [...about.slice(0, -1), 'key'], about].flatMap(
      (path) => this.#model.fieldAt(path)?.choices ?? [],
    );
    const titles = new Map([
      ...vatKeys.map(({ key, name }) => [key, say(name.en ?? key)] as const),
      ...choices.map(({ value, title }) => [value, title] as const),
    ]);
    return sentence.replace(LISTED, (list) => {
      const isList = list.match(VALUE)?.some((name) => name.includes('-') && titles.has(name));
      return isList ? list.replace(VALUE, (name) => titles.get(name) ?? name) : list;
    });
  }

  /** Returns a sentence with the names of tags and their field. */
  #withTags(sentence: string): string {
    if (!sentence.includes('$tags')) return sentence;
    const choices = ['$tags', 0].flatMap(
      (_, index, path) => this.#model.fieldAt(path.slice(0, index + 1))?.choices ?? [],
    );
    const titleOf = (tag: string) => choices.find(({ value }) => value === tag)?.title ?? tag;
    return sentence.replace(TAG, titleOf).replaceAll('$tags', this.of(['$tags']) || '$tags');
  }

  /** Returns a text with dates as in fields. */
  #withDates(text: string): string {
    const { day } = dateWritingOf(this.#country);
    return text.replace(DATE, (whole, date) => (day(date) === date ? whole : day(date)));
  }

  /** Returns a text with amounts and percentages as in fields. */
  #withNumbers(text: string): string {
    return text.replace(NUMBER, (number) => {
      const writing = writingOf(this.#country, undefined);
      return number.endsWith('%') ? writing.percent(number) : writing.typed(number);
    });
  }

  /** Returns the title of a fix with properties replaced by their labels: `Remove "code"` becomes Remove Tax number. */
  inFix(title: string, about: Path): string {
    const known = this.#namesAround(about);
    const labelOf = (name: string) => known.get(name) ?? this.#below(about, name);
    const dated = this.#withDates(title);
    if (language.translation) return dated.replace(QUOTED, (whole, name) => labelOf(name) ?? whole);
    return dated.replace(FIXED, (whole, verb, name) => {
      const label = labelOf(name);
      return label === undefined ? whole : `${verb} ${label}`;
    });
  }

  /** Returns the label of a name such as `tax_id.country` around a field. */
  #below(about: Path, name: string): string | undefined {
    if (!name.includes('.')) return undefined;
    const ways = [about, about.slice(0, -1), []].map((path) => this.of([...path, ...name.split('.')]));
    return ways.find(Boolean)?.split(ON).at(-1);
  }

  #titles(path: Path): string[] {
    const titles: string[] = [];
    for (const [index, step] of path.entries()) {
      if (typeof step === 'number') {
        titles.push(say(texts.entry, { name: titles.pop() ?? '', number: step + 1 }));
        continue;
      }
      const at = path.slice(0, index + 1);
      const placed = index === 0 ? this.#placed.get(fieldPath(at)) : undefined;
      const title = placed ?? this.#model.fieldAt(at)?.title;
      if (!title) return [];
      titles.push(title);
    }
    return titles;
  }

  /** Returns the properties that a sentence about a field may name without a path, with their labels. */
  #namesAround(about: Path): Map<string, string> {
    const names = new Map<string, string>();
    const isList = this.#model.fieldAt(about)?.kind === 'list';
    const around: Path[] = [[], about, about.slice(0, -1), ...(isList ? [[...about, 0]] : [])];
    for (const path of around) {
      const object = this.#model.fieldAt(path);
      const own = this.of(path);
      for (const { name } of object ? this.#model.fieldsOf(object) : []) {
        const way = this.of([...path, name]);
        const label = way.split(ON).at(-1);
        // A member in the column of its object has no label of its own.
        if (label) names.set(name, way === own ? (this.#model.fieldAt([...path, name])?.title ?? label) : label);
      }
    }
    return names;
  }
}

/** Returns the place of an object that an optional part has the fields of, under the name of its button. */
function wholeOf({ title, rows = [] }: MoreOf): SheetCell[] {
  const [first, ...others] = rows.flatMap(({ places }) => places.map(({ path }) => path));
  if (!first) return [];
  const length = first.findIndex((step, index) => others.some((path) => path[index] !== step));
  return length > 1 ? [{ path: first.slice(0, length), label: title }] : [];
}

const ON = ' › ';

/** Rules that the tax number of a party satisfies, and its other number too. */
const eitherNumber: ReadonlySet<string> = new Set([
  'GOBL-BE-BILL-INVOICE-01',
  'GOBL-BE-BILL-INVOICE-02',
  'GOBL-DE-BILL-INVOICE-01',
  'GOBL-FR-BILL-INVOICE-01',
  'GOBL-IT-SDI-BILL-INVOICE-15',
]);

/** Rules about keys, which forms have lists for. */
const ofKeys: ReadonlySet<string> = new Set(['GOBL-CBC-KEY-01', 'GOBL-CBC-KEY-02', 'GOBL-PAY-INSTRUCTIONS-02']);

/** Returns sentences without JSON: without its clause after a colon, otherwise without the words around it. */
function withoutJson(sentences: string): string {
  return sentences
    .split(/(?<=\.) /)
    .map((sentence) => {
      const start = sentence.indexOf('{');
      const end = sentence.indexOf('}', start);
      if (start < 0 || end < 0) return sentence;
      const colon = sentence.lastIndexOf(': ', start);
      if (colon >= 0) return `${sentence.slice(0, colon).trimEnd()}.`;
      const before = sentence.slice(0, start).split(' ').slice(0, -2);
      const [place] = /^ \S+ [a-z_.[\]]+/.exec(sentence.slice(end + 1)) ?? [];
      return place && before.length > 0 ? before.join(' ') + sentence.slice(end + 1 + place.length) : sentence;
    })
    .join(' ');
}

/** Matches `as it-sdi-retained in ext`, after the name of a value, in the languages of messages. */
const AS_KEY =
  /,? (?:as|als|como|comme|avec|come|jako) [a-z\d]+(?:-[a-z\d]+)+ \S+ (?:(?:the|el|o) |l’)?(?:[a-z_]+\.)*ext\b/g;

/** Matches `in supplier.inboxes`, in the languages of messages. */
const IN_PLACE = / (?:in|en|dans|w|em) ([a-z_]+(?:\.[a-z_]+)+)(?![\w.[])/g;

/** Matches a key that contains hyphens, and `in ext` after it. */
const KEY_IN = /(?:(?<![\w.])(?:[a-z_]+\.)*ext\.)?\b([a-z\d]+(?:-[a-z\d]+)+)(?: \S+ (?:[a-z_]+\.)*ext\b)?/g;

/** Fields whose values messages name. */
const CHOSEN: readonly Path[] = [['type'], ['payment', 'terms', 'key'], ['payment', 'instructions', 'key']];

/** A value of a list of choices. */
const VALUE = /(?<![\p{L}\d_.:/-])[a-z]+(?:-[a-z]+)*(?:\+[a-z]+)*(?![\p{L}\d_.:/-]|\[)/gu;

/** Values in a list, with commas and short words between. */
const LISTED = /(?<![\p{L}\d_.:/-])[a-z]+(?:[-+][a-z]+)*(?:(?:, | \p{L}{1,4} )[a-z]+(?:[-+][a-z]+)*)*/gu;

/** The options of corrections, which messages about their result name. */
const options: Readonly<Record<string, string>> = { copy_tax: texts.copyTax };

const OPTIONS = new RegExp(`\\b(?:${Object.keys(options).join('|')})\\b`, 'g');

/** Matches the paths of properties: `supplier.name`, `preceding[].code`, `lines[0].item`. */
const PATHS = /(?<![\w$/.@])[a-z_]+(?:\[\d*\])?(?:\.[a-z_]+(?:\[\d*\])?)+(?![\w/])/g;

/** A name at the start of a sentence, in any language: words begin with a capital there. */
const FIRST = /(^|\. )([a-z][a-z_]*)(?=[\s:])/g;

/** A name at the start of a part of a sentence. */
const SUBJECTS = /([:;] )([a-z][a-z_]*)(?= (?:is|has|holds|says|needs|was|must|cannot)\b)/g;

/** One or more names as the objects of an action or preposition. */
const OBJECTS =
  /(\b(?:in|give|set|remove|correct|lower|change) )([a-z][a-z_]*(?:(?:, (?:or |and )?| or | and )[a-z][a-z_]*)*)(?=$|[\s,.;:)])/g;

/** A name after the preposition before a place, by language. */
const objectsIn: Readonly<Record<string, RegExp>> = Object.fromEntries(
  Object.entries({ de: 'in', es: 'en', fr: 'dans', it: 'in', nl: 'in', pl: 'w', pt: 'em' }).map(
    ([language, preposition]) => [language, new RegExp(`(\\b${preposition} )([a-z][a-z_]*)(?=$|[\\s,.;:)])`, 'g')],
  ),
);

/** A name of several words, which no language has. */
const COMPOUND = /(^|[\s(„«“])([a-z]+(?:_[a-z]+)+)(?=$|[\s,.;:)»“”])/g;

/** A tag, after the word for it in the languages of messages. */
const TAG = /(?<=\b(?:tag|etiqueta|étiquette|znacznik|as) )[a-z]+(?:-[a-z]+)*(?=[\s,.;])/gi;

/** The place of codes, which forms show in fields of their own: `in tax.ext`. */
const IN_EXTENSIONS =
  / (?:in|en|dans|a|em|w|z|to|of|de|von|nel|nella) (?:\p{L}+ )?(?:[a-z_]+(?:\[\d*\])?\.)*ext(?=$|[\s,.;:)])/gu;

/** The number of a business term in a sentence. */
const TERM = /(?<![\w-])B[TG]-\d+(?:-\d+)?(?![\w-])/g;

/** A word that is also the label of its field: `the town in Town`. */
const TWICE = /(?<!\p{L})(\p{L}{3,}) (?:in|en|dans|w|em) \1(?!\p{L})/giu;

/** A date in a message or fix, in quotes or not. */
const DATE = /"?\b(\d{4}-\d\d-\d\d)(?![\w-])"?/g;

/** An amount with two decimals, or a percentage, which is not a part of a reference such as `art. 10.25`. */
const NUMBER = /(?<![\w.,–§/-])(?<!(?:art|n)\. |§ )\d+\.(?:\d\d(?![\w.%/-]|,\d)|\d+%)/g;

/** The action of a fix on a property. */
const FIXED = /^(Remove|Add) "([a-z_.]+)"/;

/** A name in the title of a translated fix. */
const QUOTED = /[„«“"]\s?([a-z_.]+)\s?[“»”"]/;
