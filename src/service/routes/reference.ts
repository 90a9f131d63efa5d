import { parseDate, ZERO_DATE } from '../../engine/cal/date.ts';
import {
  addonSummaries,
  catalogueSummaries,
  currencyDefinitions,
  regimeSummaries,
  schemaIds,
} from '../../engine/index.ts';
import { type Refusal, refusal } from '../../operations/errors.ts';
import { loadTranslation } from '../../translations/load.ts';
import { inAllLanguages } from '../../translations/names.ts';
import { examples } from '../examples/index.ts';
import { type Answer, inLanguage, refused } from '../http/answer.ts';
import { isWanted } from '../http/request.ts';
import { type Call, type Route, reference } from '../http/route.ts';
import * as lookups from '../lookups.ts';
import { ruleList, translatedRule } from '../rules/index.ts';
import { houseRulesOf } from './house-rules.ts';

/** Answers with an object, made on demand. The cache finds it by name. */
type Answering = (call: Call, name: string | undefined, make: () => object | Promise<object>) => Promise<Answer>;

/** Answers with names and descriptions by language, in all languages. */
const inAll: Answering = (call, name, make) => reference(call, name, async () => inAllLanguages(await make()));

/** Answers with codes of faults and their texts in the language of the request. */
const inOne: Answering = async (call, name, make) => {
  const { translation } = call;
  if (translation) await loadTranslation(translation.language, ['rules']).catch(() => undefined);
  const inWords = async () => (translation ? translatedRule(await make(), translation) : await make());
  const answer = await reference(call, name && translation ? `${name} ${translation.language}` : name, inWords);
  return { ...answer, headers: inLanguage(call) };
};

/** Answers with names in all languages, which follow the day. */
const ofToday: Answering = (call, _, make) => inAll(call, undefined, make);

type Entries = readonly unknown[];

/** The selections that a query may make from a list. */
interface Selecting {
  /** The parameter that the entries depend on. */
  by: string;
  /** Returns why its value is refused. */
  wrong?(value: string): Refusal | undefined;
  /** The members of all entries, and those that some entries have and `?fields=` selects. */
  members?: { always: readonly string[]; some: readonly string[] };
}

/** Returns the route of a list, such as `GET /v0/regimes`, with the list in a member of its name. `?limit=10` gives the first entries. */
function list(
  name: string,
  entries: (selected: string | undefined) => Entries | Promise<Entries>,
  answering: Answering = reference,
  { by, wrong: wrongValue, members }: Partial<Selecting> = {},
): Route {
  return {
    method: 'GET',
    path: `/v0/${name}`,
    async answer(call) {
      const selected = by && call.query(by);
      const limit = call.query('limit');
      const fields = members && namesIn(call.query('fields'));
      const known = members ? [...members.always, ...members.some] : [];
      const wrong =
        wrongLimit(limit) ??
        (fields && unknownField(fields, known)) ??
        (selected !== undefined && wrongValue?.(selected));
      if (wrong) return refused(wrong, call);
      const isWhole = !selected && limit === undefined && fields === undefined;
      return await answering(call, isWhole ? `/${name}` : undefined, async () => {
        const all = await entries(selected || undefined);
        const first = limit === undefined ? all : all.slice(0, Number(limit));
        const shown = fields && [...members.always, ...fields];
        return { [name]: shown ? first.map((each) => membersOf(each as object, shown)) : first };
      });
    },
  };
}

function namesIn(list: string | undefined): string[] | undefined {
  return list?.split(',').filter((name) => name !== '');
}

function wrongLimit(limit: string | undefined): Refusal | undefined {
  if (limit === undefined || /^[1-9]\d*$/.test(limit)) return undefined;
  return refusal('input', 'limit must be a whole number, 1 or more');
}

function wrongDay(day: string): Refusal | undefined {
  const isDay = (parseDate(day) ?? ZERO_DATE) !== ZERO_DATE;
  return isDay ? undefined : refusal('input', 'as_of must be a day, such as 2026-02-23');
}

function unknownField(fields: readonly string[], known: readonly string[]): Refusal | undefined {
  const name = fields.find((each) => !known.includes(each));
  return name === undefined ? undefined : refusal('input', 'there is no field {name}; use {known}', { name, known });
}

function membersOf(entry: object, names: readonly string[]): object {
  return Object.fromEntries(Object.entries(entry).filter(([name]) => names.includes(name)));
}

/**
 * Returns the route of a list entry by name, such as `GET /v0/regimes/{code}`, and the route of an empty name, which is
 * a list path with a trailing slash.
 */
function entry(
  name: string,
  parameter: string,
  find: (name: string, call: Call) => lookups.LookupResult | Promise<lookups.LookupResult>,
  { answering = reference, pattern = '' }: { answering?: Answering; pattern?: string } = {},
): Route[] {
  const missing = refusal('input', 'missing {what}', { what: `${name.slice(0, -1)} ${parameter}` });
  return [
    {
      method: 'GET',
      path: `/v0/${name}/:${parameter}${pattern}`,
      async answer(call) {
        const found = await find(call.param(parameter), call);
        return found.ok ? answering(call, `/${name}/${found.name}`, () => found.result) : refused(found, call);
      },
    },
    { method: 'GET', path: `/v0/${name}/`, answer: (call) => refused(missing, call) },
  ];
}

/** Reference data (chapter 09 §6): sorted lists, and entries by name, with or without `.json`. */
export const referenceRoutes: readonly Route[] = [
  list('schemas', schemaIds),
  ...entry(
    'schemas',
    'path',
    (path, call) => (isWanted(call.query('bundle')) ? lookups.findBundledSchema : lookups.findSchema)(path),
    { pattern: '{.+}' },
  ),
  list('regimes', regimeSummaries, inAll),
  ...entry('regimes', 'code', lookups.findRegime, { answering: inAll }),
  list('addons', addonSummaries, inAll),
  ...entry('addons', 'key', lookups.findAddon, { answering: inAll }),
  list('formats', lookups.listFormats, inAll),
  ...entry('formats', 'key', lookups.findFormat, { answering: ofToday }),
  list('releases', lookups.listReleases, ofToday, { by: 'as_of', wrong: wrongDay }),
  list('catalogues', catalogueSummaries, inAll),
  ...entry('catalogues', 'key', lookups.findCatalogue, { answering: inAll }),
  list('currencies', currencyDefinitions),
  list('rules', ruleList, inOne, {
    by: 'prefix',
    members: { always: ['code', 'description', 'object', 'field'], some: ['terms', 'class', 'law', 'sets'] },
  }),
  // Some official identifiers contain slashes.
  ...entry(
    'rules',
    'code',
    (code, call) => lookups.findRule(code, { rules: houseRulesOf(call), language: call.translation?.language }),
    { answering: inOne, pattern: '{.+}' },
  ),
  list('examples', () => examples.map(({ load: _, ...summary }) => summary)),
  ...entry('examples', 'name', lookups.findExample),
];
