/** A page for each set of rules: those of the standard, the official ones of e-invoices, and our own codes. */

import { isoCode } from '../../src/engine/country/iso-code.ts';
import { type RuleDetail, ruleDetail, STANDARD_VERSION } from '../../src/engine/index.ts';
import { type FormatRule, formatRules, formatSummaries, rulesOfSets } from '../../src/formats/index.ts';
import { loadRuleSets, ruleSetKeys } from '../../src/formats/rule-sets.ts';
import { addons, regimes, rules } from '../../src/library/index.ts';
import { ruleList, ruleOf } from '../../src/service/rules/index.ts';
import { groupBy } from '../../src/workbench/ui/group-by.ts';
import { code, codes, type Entry, facts, type Page, page, part, plain, table, text } from './markdown.ts';
import { termLinks } from './terms.ts';

/** A set of rules of the standard: what their codes begin with, and what they are about. */
interface CodedSet {
  prefix: string;
  about: string;
}

/** Returns what the codes of an addon's rules begin with. */
export function prefixOfAddon(key: string): string {
  return `GOBL-${key.replace(/-v\d+$/, '').toUpperCase()}-`;
}

/** Returns what the codes of a regime's rules begin with. */
export function prefixOfRegime(country: string): string {
  return `GOBL-${isoCode(country)}-`;
}

const addonSets: readonly CodedSet[] = addons().map(({ key }) => ({
  prefix: prefixOfAddon(key),
  about: `the addon [${key}](/addons/${key})`,
}));
const regimeSets: readonly CodedSet[] = regimes().map(({ country, name }) => ({
  prefix: prefixOfRegime(country),
  about: `the tax regime [${plain(name.en ?? country)}](/regimes/${country.toLowerCase()})`,
}));

/** Returns what the codes of the set of a rule begin with: that of an addon, else of a regime, else of a package of the standard. */
function prefixOf(ruleCode: string): string {
  const own = [...addonSets, ...regimeSets].find(({ prefix }) => ruleCode.startsWith(prefix));
  return own?.prefix ?? `${ruleCode.split('-').slice(0, 2).join('-')}-`;
}

const bySet = groupBy(rules(), (rule) => prefixOf(rule.code));

function addressOf(prefix: string): string {
  return `/rules/${prefix.toLowerCase().replace(/-$/, '')}`;
}

/** Returns a link to the rules whose codes begin so; where there are none, nothing. */
export function rulesLink(prefix: string): string {
  const count = bySet.get(prefix)?.length ?? 0;
  return count === 0 ? '' : `[${count} rules, \`${prefix}…\`](${addressOf(prefix)})`;
}

/** Returns a link to the page of a set of official rules. */
export function setLink({ key, name, version }: { key: string; name: string; version: string }): string {
  return `[${plain(name)} ${plain(version)}](/rules/${key})`;
}

/** Returns a page for each set, and one that lists them; and which page each official rule is first on. */
export async function rulePages(): Promise<{
  pages: Page[];
  standard: Entry[];
  official: Entry[];
  homes: Record<string, string>;
}> {
  const coded = [...bySet.keys()].sort();
  const standard = coded.map(codedPage);
  const official = await Promise.all((await loadRuleSets(ruleSetKeys)).map(officialPage));
  const own = await ownPage();
  const list = page(
    'rules/index',
    'Rules',
    'Look up the code of a fault. `billwright rule CODE` and `GET /v0/rules/CODE` give the same explanation.',
    part(
      '## Official rules of e-invoices',
      table(
        ['Set', 'Version', 'From'],
        official.map(({ row }) => row),
      ),
    ),
    part(
      '## Rules of the standard',
      table(
        ['Codes', 'Rules', 'About'],
        coded.map((prefix) => [
          `[${prefix}…](${addressOf(prefix)})`,
          String(bySet.get(prefix)?.length),
          aboutSet(prefix),
        ]),
      ),
    ),
    part(
      '## Codes of Billwright',
      'Errors in reading, merging, calculating, correcting, signing and verifying, and warnings: [BW-…](/rules/bw).',
    ),
  );
  return {
    pages: [list, own, ...standard, ...official.map(({ made }) => made)],
    standard: coded.map((prefix) => ({ text: prefix.replace(/-$/, ''), link: addressOf(prefix) })),
    official: official.map(({ entry }) => entry),
    homes: Object.fromEntries(
      (await formatRules()).map(({ code: of, sets: [first] }) => [of, `rules/${first?.key}.md`]),
    ),
  };
}

function aboutSet(prefix: string): string {
  const own = [...addonSets, ...regimeSets].find((each) => each.prefix === prefix);
  return own?.about ?? `the objects of \`${prefix.split('-')[1]?.toLowerCase()}\``;
}

function codedPage(prefix: string): Page {
  const summaries = bySet.get(prefix) ?? [];
  const details = summaries.flatMap(({ code: of }) => ruleDetail(of) ?? []);
  return page(
    addressOf(prefix).slice(1),
    `Rules ${prefix.replace(/-$/, '')}`,
    `Look up a fault with a code that begins with ${code(prefix)}: the rules of ${aboutSet(prefix)}, from version ${STANDARD_VERSION} of the standard.`,
    ...details.map(codedPart),
  );
}

function codedPart({ code: of, description, object, field, guards, tests, extensions }: RuleDetail): string {
  return part(
    `## ${of}`,
    plain(description),
    [
      field === '' ? `On ${code(object)}.` : `On ${code(field)} of ${code(object)}.`,
      guards.length > 0 ? `Where: ${plain(guards.join('; '))}.` : '',
      tests.length > 0 ? `Tested: ${plain(tests.join('; '))}.` : '',
      extensions.length > 0 ? `Extensions: ${codes(extensions)}.` : '',
    ]
      .filter((text) => text !== '')
      .join(' '),
  );
}

const order = new Intl.Collator('en', { numeric: true });

const LEVELS: Readonly<Record<FormatRule['sets'][number]['level'], string>> = {
  fatal: '',
  warning: 'A warning: it does not make a file invalid.',
  information: 'For information only.',
};

async function officialPage({ key, name, version, from }: Awaited<ReturnType<typeof loadRuleSets>>[number]) {
  const users = formatSummaries().filter(({ rules: sets }) => sets.some((set) => set === key));
  const all = (await rulesOfSets(ruleSetKeys.filter((each) => each === key))).sort((a, b) =>
    order.compare(a.code, b.code),
  );
  const made = page(
    `rules/${key}`,
    `Rules: ${name}`,
    `Look up a fault in an e-invoice by the identifier of its rule. These are the ${all.length} rules of ${plain(name)} in our words, with the official identifiers.`,
    facts(
      ['Version', plain(version)],
      ['Holds since', plain(from)],
      ['Formats', users.map((format) => `[${plain(format.name.en ?? format.key)}](/formats/${format.key})`).join(', ')],
    ),
    ...all.map(({ code: of, description, terms, sets }) =>
      part(
        `## ${of}`,
        plain(description),
        [terms.length > 0 ? `About ${termLinks(terms)}.` : '', ...sets.map(({ level }) => LEVELS[level])]
          .filter((text) => text !== '')
          .join(' '),
      ),
    ),
  );
  return {
    made,
    row: [setLink({ key, name, version: '' }), plain(version), plain(from)],
    entry: { text: name, link: `/rules/${key}` },
  };
}

/** The codes that are no rule of others, each with the request that it is answered to. */
async function ownPage(): Promise<Page> {
  const listed = await ruleList('BW-');
  const known = await Promise.all(listed.map(({ code: of }) => ruleOf(of)));
  return page(
    'rules/bw',
    'Codes BW: errors and warnings',
    'Look up an error or a warning with a code that begins with `BW-`. Most have an example of a request with the answer of this release.',
    ...known.flatMap((each) => (each === undefined ? [] : [ownPart(each)])),
  );
}

function ownPart({
  code: of,
  description,
  explanation,
  example,
}: NonNullable<Awaited<ReturnType<typeof ruleOf>>>): string {
  return part(
    `## ${String(of)}`,
    plain(String(description)),
    plain(String(explanation ?? '')),
    example === undefined ? '' : text(example),
  );
}
