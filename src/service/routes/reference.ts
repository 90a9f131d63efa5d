import {
  addonSummaries,
  catalogueSummaries,
  currencyDefinitions,
  regimeSummaries,
  schemaIds,
} from '../../engine/index.ts';
import { refusal } from '../../operations/errors.ts';
import { loadTranslation } from '../../translations/load.ts';
import { inAllLanguages } from '../../translations/names.ts';
import { examples } from '../examples/index.ts';
import { type Answer, inLanguage, refused } from '../http/answer.ts';
import { isWanted } from '../http/request.ts';
import { type Call, type Route, reference } from '../http/route.ts';
import * as lookups from '../lookups.ts';
import { ruleList, translatedRule } from '../rules/index.ts';

/** Returns the route of a list, such as `GET /v0/regimes`, with the list in a member of its name. */
function list(name: string, entries: () => unknown): Route {
  return {
    method: 'GET',
    path: `/v0/${name}`,
    answer: (call) => reference(call, `/${name}`, async () => named(name, { [name]: await entries() })),
  };
}

/**
 * Returns the route of a list entry by name, such as `GET /v0/regimes/{code}`, and that of an empty name, which is a list path with a
 * trailing slash.
 */
function entry(name: string, parameter: string, find: (name: string, call: Call) => Lookup, pattern = ''): Route[] {
  const missing = refusal('input', 'missing {what}', { what: `${name.slice(0, -1)} ${parameter}` });
  return [
    {
      method: 'GET',
      path: `/v0/${name}/:${parameter}${pattern}`,
      async answer(call) {
        const found = await find(call.param(parameter), call);
        if (found.ok && name === 'rules') return ruleAnswer(call, `/rules/${found.name}`, () => found.result);
        return found.ok
          ? reference(call, `/${name}/${found.name}`, () => named(name, found.result))
          : refused(found, call);
      },
    },
    { method: 'GET', path: `/v0/${name}/`, answer: (call) => refused(missing, call) },
  ];
}

type Lookup = lookups.LookupResult | Promise<lookups.LookupResult>;

/** Lists whose entries have names and descriptions by language. */
const IN_LANGUAGES: ReadonlySet<string> = new Set(['regimes', 'addons', 'formats', 'catalogues']);

function named(list: string, value: object): object | Promise<object> {
  return IN_LANGUAGES.has(list) ? inAllLanguages(value) : value;
}

/** Returns a code of faults with its texts in the language of the request. */
async function ruleAnswer(call: Call, name: string | undefined, make: () => object | Promise<object>): Promise<Answer> {
  const { translation } = call;
  if (translation) await loadTranslation(translation.language, ['rules']).catch(() => undefined);
  const inWords = async () => (translation ? translatedRule(await make(), translation) : await make());
  const answer = await reference(call, name && translation ? `${name} ${translation.language}` : name, inWords);
  return { ...answer, headers: inLanguage(call) };
}

/** Reference data (chapter 09 §6): sorted lists, and entries by name, with or without `.json`. */
export const referenceRoutes: readonly Route[] = [
  list('schemas', schemaIds),
  ...entry(
    'schemas',
    'path',
    (path, call) => (isWanted(call.query('bundle')) ? lookups.findBundledSchema : lookups.findSchema)(path),
    '{.+}',
  ),
  list('regimes', regimeSummaries),
  ...entry('regimes', 'code', lookups.findRegime),
  list('addons', addonSummaries),
  ...entry('addons', 'key', lookups.findAddon),
  list('formats', lookups.listFormats),
  ...entry('formats', 'key', lookups.findFormat),
  list('catalogues', catalogueSummaries),
  ...entry('catalogues', 'key', lookups.findCatalogue),
  list('currencies', currencyDefinitions),
  {
    method: 'GET',
    path: '/v0/rules',
    answer(call) {
      const prefix = call.query('prefix');
      return ruleAnswer(call, prefix ? undefined : '/rules', async () => ({ rules: await ruleList(prefix) }));
    },
  },
  // Some official identifiers contain slashes.
  ...entry('rules', 'code', lookups.findRule, '{.+}'),
  list('examples', () => examples.map(({ load: _, ...summary }) => summary)),
  ...entry('examples', 'name', lookups.findExample),
];
