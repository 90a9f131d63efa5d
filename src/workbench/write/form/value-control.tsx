import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useMemo } from 'react';
import { currencyOf, usualCurrencies } from '../../../countries/currencies.ts';
import { isoCode } from '../../../engine/country/iso-code.ts';
import { countryName } from '../../engine/document/names.ts';
import { namesOfCode } from '../../engine/document/names-of-codes.ts';
import { typeTitle } from '../../engine/document/types/titles.ts';
import type { Choice } from '../../reference/choices.ts';
import { classes } from '../../ui/classes.ts';
import { inputLook } from '../../ui/field.tsx';
import { inLanguage, order, say } from '../../ui/texts/say.ts';
import { useTyped } from '../../ui/use-typed.ts';
import { Combo } from './combo.tsx';
import { DataControl } from './data-control.tsx';
import { DateControl } from './date-control.tsx';
import { useForm } from './form-context.ts';
import type { ExtraMembers } from './form-edits.ts';
import { usePart } from './form-state.ts';
import type { FormField } from './model.ts';
import { NumberControl } from './number-control.tsx';
import { fieldPath, type Path } from './path.ts';
import { retypedAddress } from './retyped-address.ts';
import * as texts from './texts.ts';
import { isUnit, unitFor, useTypedUnit } from './typed-unit.ts';
import { Wrapping, wrapped } from './wrapping.tsx';

interface ValueControlProps {
  id: string;
  field: FormField;
  object: FormField;
  siblings: Readonly<Record<string, unknown>>;
  path: Path;
  value: string | number | boolean | undefined;
  describedBy: string | undefined;
  invalid: boolean;
  onGone?: (() => void) | undefined;
  /** Initial members of objects created by writing. */
  extras?: readonly ExtraMembers[] | undefined;
  /** Its look outside a box. */
  look?: string | undefined;
  placeholder?: string | undefined;
}

/** Returns how a typed or chosen entry is written: a unit by the words that people use for it. */
function reading(path: Path, choices: readonly Choice[], write: (chosen: string) => void): (chosen: string) => void {
  return isUnit(path) ? (word) => void unitFor(word, choices).then(write) : write;
}

/** The control for a value, by its kind. Input is written while typing, and empty values are removed. */
export function ValueControl(props: ValueControlProps) {
  const { id, field, object, siblings, path, value, describedBy, invalid, onGone, extras, look, placeholder } = props;
  const { actions, readOnly, offersFor } = useForm();
  const text = String(value ?? '');
  const [shown, setShown] = useTyped(text);
  const offered = offersFor(field, object, siblings);
  const choices = useOwnFirst(field, object, namedChoices(field, object, offered.length > 0 ? offered : field.choices));
  const about = {
    id,
    'data-path': fieldPath(path),
    'aria-invalid': invalid || undefined,
    'aria-describedby': describedBy,
    disabled: readOnly,
    ...(placeholder !== undefined && { placeholder }),
  };
  const onWord = useTypedUnit(path, extras);
  const clear = () => {
    actions.clear(path, extras);
    onGone?.();
  };
  const put = (chosen: unknown) => {
    actions.endStep();
    actions.type(path, chosen, extras);
    actions.endStep();
  };
  const write = (chosen: string) => (chosen === '' ? clear() : put(chosen));
  const readAgain = () => {
    const changes = retypedAddress(path, text, siblings.scheme);
    if (changes.length > 0) actions.change(changes);
  };
  const box = look ?? inputLook;

  if (field.kind === 'yes or no') {
    const choices = [
      { value: 'true', title: say(texts.yes) },
      { value: 'false', title: say(texts.no) },
    ];
    const set = (chosen: string) => (chosen === '' ? write('') : put(chosen === 'true'));
    return <Select about={about} value={text} choices={choices} onChange={set} look={box} />;
  }
  if (field.kind === 'data') return <DataControl about={about} title={field.title} value={text} onChange={write} />;
  const isClosed = field.kind === 'choice';
  if (isClosed && choices.length <= FEW && !SEARCHED.includes(field.name)) {
    return <Select about={about} value={text} choices={choices} onChange={write} look={box} />;
  }
  if (choices.length > 0) {
    // An unknown country stays as typed: its fault suggests the probable one.
    const open = !isClosed || isCountry(field);
    return (
      <Combo
        {...{ choices, open }}
        about={withSearch(about, look === undefined && open && path.at(-2) === 'ext')}
        value={text}
        onChoose={reading(path, choices, write)}
        className={box}
        wraps={look !== undefined}
      />
    );
  }
  if (field.kind === 'date') {
    return (
      <DateControl
        about={about}
        value={text}
        onType={(typed) => actions.type(path, typed, extras)}
        onClear={clear}
        className={box}
      />
    );
  }
  if (field.kind === 'amount' || field.kind === 'percentage') {
    return (
      <NumberControl
        about={about}
        path={fieldPath(path)}
        value={text}
        percent={field.kind === 'percentage'}
        onType={(typed) => actions.type(path, typed, extras)}
        onWord={onWord}
        onClear={clear}
        className={box}
      />
    );
  }

  const typing = {
    ...about,
    value: shown,
    onFocus: actions.endStep,
    onChange({ target }: { target: { value: string } }) {
      setShown(target.value);
      actions.type(path, written(field, target.value), extras);
    },
    onBlur: () => {
      if (text === '' && value !== undefined) clear();
      else if (object.type === 'org.Inbox') readAgain();
      actions.endStep();
    },
  };
  if (field.kind === 'long text') {
    return (
      <textarea
        {...typing}
        dir="auto"
        rows={look ? 1 : 2}
        className={classes(
          box,
          'field-sizing-content max-h-40 resize-y',
          look && 'supports-[field-sizing:content]:resize-none pointer-coarse:py-3',
        )}
      />
    );
  }
  const isNumber = field.kind === 'whole number';
  const wraps = look !== undefined && !isNumber;
  const line = (
    <input
      {...typing}
      type="text"
      {...(!isNumber && { dir: 'auto' })}
      autoComplete="off"
      spellCheck={false}
      {...(isNumber && { inputMode: 'numeric' })}
      className={classes(box, isNumber && 'text-right tabular-nums', wraps && wrapped)}
    />
  );
  return wraps ? <Wrapping text={shown}>{line}</Wrapping> : line;
}

/** Returns the properties of a field, with what to type into that of an open list of codes. */
function withSearch<About extends object>(about: About, isSearched: boolean): About {
  return isSearched ? { placeholder: say(texts.searchCode), ...about } : about;
}

/** Closed lists up to this length open completely. */
const FEW = 8;

/** Short lists with search, because people know the entries by other names. */
const SEARCHED: readonly string[] = ['type'];

/** Returns a function that names the codes of a type in the user's language: countries or currencies; undefined for other types. */
function namesOf(type: string) {
  if (type === 'currency.Code') return { kind: 'currency', nameOf: currencyName } as const;
  return isCountry({ type }) ? ({ kind: 'region', nameOf: countryName } as const) : undefined;
}

/** Returns the name of a choice in the user's language. */
export function nameOfChoice({ type, choices }: FormField, value: string): string | undefined {
  return namesOf(type)?.nameOf(value) || choices.find((choice) => choice.value === value)?.title;
}

/** Returns choices with names of countries and currencies in the user's language. */
function namedChoices(field: FormField, object: FormField, choices: readonly Choice[]): readonly Choice[] {
  const names = namesOf(field.type);
  if (!names) return withWords(field.name || object.name, choices);
  const { kind, nameOf } = names;
  const named = known.get(choices);
  if (named) return named;
  const found = choices.map(({ value, title }) => ({
    value,
    title: nameOf(value) || title,
    // Made for the first search: each country's own language costs as much time as a field.
    get words() {
      return namesOfCode(kind, value);
    },
  }));
  const byUse = ({ value }: Choice) => (kind === 'currency' ? rankByUse(value) : 0);
  found.sort((a, b) => byUse(a) - byUse(b) || order().compare(a.title, b.title));
  known.set(choices, found);
  return found;
}

/** Returns the position of a currency by its use in the world; the same for all seldom used ones. */
function rankByUse(code: string): number {
  const rank = usualCurrencies.indexOf(code);
  return rank < 0 ? usualCurrencies.length : rank;
}

/**
 * Returns countries and currencies with those of the document and of the customer first, and types of invoices with the titles of the
 * document's country; other choices unchanged.
 */
function useOwnFirst({ name, type }: FormField, object: FormField, choices: readonly Choice[]): readonly Choice[] {
  const isType = name === 'type' && object.type === 'bill.Invoice';
  const kind = namesOf(type)?.kind;
  const { country } = useForm();
  const theirs = usePart(kind && ['customer', 'tax_id', 'country']);
  return useMemo(() => {
    if (isType) return choices.map((each) => ({ ...each, title: typeTitle(each.value, country) ?? each.title }));
    if (kind === undefined) return choices;
    const codeOf = kind === 'currency' ? currencyOf : isoOrTaxCode(type);
    const own = [country, theirs].map((each) => (typeof each === 'string' ? codeOf(each) : undefined));
    const isOwn = ({ value }: Choice) => own.includes(value);
    return [...choices.filter(isOwn), ...choices.filter((choice) => !isOwn(choice))];
  }, [kind, type, isType, choices, country, theirs]);
}

/** Addresses name a country by its ISO code, tax numbers by that of its tax office. */
function isoOrTaxCode(type: string): (country: string) => string {
  return type.endsWith('ISOCountryCode') ? isoCode : (country) => country;
}

/** Loaded after the form, which works without them. */
let commonWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {};
void import('../../engine/document/common-words.ts').then(
  (loaded) => {
    commonWords = loaded.commonWords;
  },
  () => {},
);

/** Returns choices with other common names. */
function withWords(list: string, choices: readonly Choice[]): readonly Choice[] {
  const words = commonWords[list.replace(/^\$/, '')];
  if (!words || choices.length === 0) return choices;
  const before = known.get(choices);
  if (before) return before;
  const found = choices.map((choice) => ({ ...choice, words: `${choice.words ?? ''} ${words[choice.value] ?? ''}` }));
  known.set(choices, found);
  return found;
}

function isCountry({ type }: Pick<FormField, 'type'>): boolean {
  return type.endsWith('CountryCode');
}

const known = new WeakMap<readonly Choice[], readonly Choice[]>();
const currencies = inLanguage((tag) => new Intl.DisplayNames(tag, { type: 'currency', fallback: 'none' }));

function currencyName(code: string): string {
  return (/^[A-Z]{3}$/.test(code) && currencies().of(code)) || '';
}

interface SelectProps {
  about: ComponentProps<'select'> & { placeholder?: string };
  value: string;
  choices: readonly Choice[];
  onChange(value: string): void;
  look: string;
}

/** A choice from a closed list, or none. A value outside it stays, and is marked. */
function Select({ about: { placeholder, ...about }, value, choices, onChange, look }: SelectProps) {
  const isKnown = value === '' || choices.some((choice) => choice.value === value);
  return (
    <span className="relative block">
      <select
        {...about}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className={classes(look, 'appearance-none pr-5', value === '' && 'text-faint')}
      >
        <option value="">{placeholder ?? ' '}</option>
        {!isKnown && <option value={value}>{say(texts.notInList, { value })}</option>}
        {choices.map(({ value: known, title }) => (
          <option key={known} value={known} className="text-ink">
            {title}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute inset-y-0 right-1 my-auto size-3.5 text-faint" />
    </span>
  );
}

/** Returns the input as the value for the text. */
function written({ kind }: FormField, typed: string): string | number {
  return kind === 'whole number' && /^-?\d{1,15}$/.test(typed) ? Number(typed) : typed;
}
