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

/** Returns the route of a list, such as `GET /v0/regimes`, with the list in a member of its name. */
function list(name: string, entries: () => unknown, answering: Answering = reference): Route {
  return {
    method: 'GET',
    path: `/v0/${name}`,
    answer: (call) => answering(call, `/${name}`, async () => ({ [name]: await entries() })),
  };
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
  ...entry('formats', 'key', lookups.findFormat, { answering: inAll }),
  list('catalogues', catalogueSummaries, inAll),
  ...entry('catalogues', 'key', lookups.findCatalogue, { answering: inAll }),
  list('currencies', currencyDefinitions),
  {
    method: 'GET',
    path: '/v0/rules',
    answer(call) {
      const prefix = call.query('prefix');
      return inOne(call, prefix ? undefined : '/rules', async () => ({ rules: await ruleList(prefix) }));
    },
  },
  // Some official identifiers contain slashes.
  ...entry('rules', 'code', lookups.findRule, { answering: inOne, pattern: '{.+}' }),
  list('examples', () => examples.map(({ load: _, ...summary }) => summary)),
  ...entry('examples', 'name', lookups.findExample),
];
