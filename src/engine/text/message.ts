/**
 * Texts for people. A text is an English template with named values: `There are more than {most} faults.` Functions
 * pass template and values; only the code that shows a text puts it into words, in the reader's language. Templates are
 * a subset of ICU's message format (https://unicode-org.github.io/icu/userguide/format_parse/messages/): `{name}`, and
 * `{count, plural, one {# line} other {# lines}}` with the plural forms of CLDR and `=1`. There is no quoting: a brace
 * always has this meaning.
 */
import type { Translation } from './translation.ts';

export type { Translation };

/**
 * The value of a name: never a message, because words change with the sentence around them. Lists are joined as the
 * language does: `a, b, c`. `null` is a missing value: `(no value)`.
 */
export type Value = string | number | bigint | null | readonly string[];

/** A text with its values. */
export interface Message {
  /** The English text, which also identifies its translations. */
  readonly template: string;
  readonly values?: Values | undefined;
  /** Texts that follow after a colon: the reasons, or what is said about a place. */
  readonly details?: readonly Message[] | undefined;
  /** A further message, which follows as a sentence of its own. */
  readonly more?: Message | undefined;
}

type Values = Readonly<Record<string, Value>>;

/** Ends the context of a text, which distinguishes texts that are the same only in English: `button\u0004Copy`. The same as in gettext. */
const CONTEXT_END = '\u0004';

/** The names of the values in a template. A plural ends at two braces; its cases contain no names. */
export type NamesIn<T extends string> = T extends `${string}{${infer Rest}`
  ? Rest extends `${infer Name}, plural, ${string}}}${infer After}`
    ? Name extends `${string}}${string}`
      ? NamesInPlain<Rest>
      : Name | NamesIn<After>
    : NamesInPlain<Rest>
  : never;

/** The names in `count} lines, {more}`: `count` and those after it. */
type NamesInPlain<T extends string> = T extends `${infer Name}}${infer After}` ? Name | NamesIn<After> : never;

/** The values of a template, as the arguments after it: none if it has no names. */
export type ValuesOf<T extends string> = string extends T
  ? [values?: Values]
  : [NamesIn<T>] extends [never]
    ? []
    : [values: Readonly<Record<NamesIn<T>, Value>>];

/** A literal template. Templates computed at run time could not be translated. */
export type Template<T extends string> = T & (string extends T ? never : T);

export function message<const T extends string>(template: Template<T>, ...[values]: ValuesOf<T>): Message {
  return { template, values };
}

/** Returns a text with the texts that follow it after a colon: `open invoice.yaml: no such file or folder`. */
export function detailed(said: Message, ...details: readonly Message[]): Message {
  return { ...said, details };
}

/** Returns a text in words: in English, or translated. */
export function words({ template, values, details, more }: Message, translated?: Translation): string {
  const text = translated?.find(template) ?? template.slice(template.indexOf(CONTEXT_END) + 1);
  const own = values === undefined ? text : filled(text, values, translated);
  const whole = details?.length ? withDetails(own, text.endsWith('.'), details, translated) : own;
  return more === undefined ? whole : `${whole} ${words(more, translated)}`;
}

/** Puts details after a text. The text's full stop moves behind them, unless it belongs to a value such as a file name. */
function withDetails(
  own: string,
  isSentence: boolean,
  details: readonly Message[],
  translated: Translation | undefined,
): string {
  const shown = details.map((each, at) => {
    const text = words(each, translated);
    // A semicolon takes the place of a sentence's full stop.
    return details[at + 1] && (each.more ?? each).template.endsWith('.') ? text.replace(/\.$/, '') : text;
  });
  const stop = isSentence ? '.' : '';
  const [colon, semicolon] = translated?.language === 'fr' ? ['\u202f: ', '\u202f; '] : [': ', '; '];
  const text = `${isSentence ? own.slice(0, -1) : own}${colon}${shown.join(semicolon)}`;
  return text.endsWith('.') ? text : text + stop;
}

const MOST_SHOWN = 3;

/** Returns the first three messages, the third followed by `…` if there are more. */
export function firstOf(messages: readonly Message[]): Message[] {
  const shown = messages.slice(0, MOST_SHOWN);
  const last = shown.at(-1);
  return last && messages.length > MOST_SHOWN ? [...shown.slice(0, -1), followed(last, { template: '…' })] : shown;
}

/** Returns a message with another after it, as a sentence of its own. */
export function followed(said: Message, next: Message): Message {
  return { ...said, more: said.more ? followed(said.more, next) : next };
}

/**
 * Returns whether a text and the texts after it are translated. Templates without words of their own need no
 * translation.
 */
export function isTranslated({ template, details = [], more }: Message, translation: Translation): boolean {
  if (more && !isTranslated(more, translation)) return false;
  if (translation.find(template) === undefined && /\p{L}/u.test(template.replace(/\{\w+\}/g, ''))) return false;
  return details.every((each) => isTranslated(each, translation));
}

/** Returns a template with its values filled in. */
function filled(template: string, values: Values, translated?: Translation): string {
  let text = '';
  let at = 0;
  for (;;) {
    const open = template.indexOf('{', at);
    if (open < 0) return text + template.slice(at);
    const close = endOfArgument(template, open);
    text += template.slice(at, open) + argument(template.slice(open + 1, close), values, translated);
    at = close + 1;
  }
}

/** Returns the position of the brace that closes the one at `open`. */
function endOfArgument(template: string, open: number): number {
  let depth = 0;
  for (let at = open; at < template.length; at++) {
    if (template[at] === '{') depth++;
    else if (template[at] === '}' && --depth === 0) return at;
  }
  throw new Error(`unclosed brace in the text "${template}"`);
}

const PLURAL = /^(\w+), plural, /;

function argument(inner: string, values: Values, translated: Translation | undefined): string {
  const plural = PLURAL.exec(inner);
  const name = plural?.[1] ?? inner;
  const value = values[name];
  if (value === undefined) throw new Error(`no value is given for {${name}}`);
  if (!plural) return valueText(value, translated);
  const cases = casesIn(inner.slice(plural[0].length));
  const count = Number(value);
  const chosen = cases.get(`=${count}`) ?? cases.get(pluralOf(count, translated?.language)) ?? cases.get('other') ?? '';
  return chosen.replaceAll('#', String(value));
}

const NO_VALUE = message('(no value)');

function valueText(value: Value, translated: Translation | undefined): string {
  if (typeof value !== 'object') return String(value);
  return value === null ? words(NO_VALUE, translated) : listed(value, translated?.language);
}

/** Returns the cases of a plural: `one {# line} other {# lines}`. */
function casesIn(written: string): Map<string, string> {
  const cases = written.split('}').map((each) => each.split('{', 2));
  return new Map(cases.flatMap(([key = '', text]) => (text === undefined ? [] : [[key.trim(), text]])));
}

const plurals = new Map<string, Intl.PluralRules>();

/** Returns the category of a plural. */
export function pluralOf(count: number, language = 'en'): Intl.LDMLPluralRule {
  const rules = plurals.get(language) ?? new Intl.PluralRules(language);
  plurals.set(language, rules);
  return rules.select(count);
}

const lists = new Map<string, Intl.ListFormat>();

function listed(values: readonly string[], language = 'en'): string {
  const format = lists.get(language) ?? new Intl.ListFormat(language, { type: 'unit' });
  lists.set(language, format);
  return format.format(values);
}
