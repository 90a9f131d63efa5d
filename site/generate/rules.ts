/**
 * A page for each rule set: the rules of the standard, the official rules of e-invoices, and Billwright's own codes.
 */

import { isoCode } from '../../src/engine/country/iso-code.ts';
import { type RuleDetail, ruleDetail, STANDARD_VERSION } from '../../src/engine/index.ts';
import { groupBy } from '../../src/engine/model/group-by.ts';
import { type FormatRule, formatRules, formatSummaries, rulesOfSets } from '../../src/formats/index.ts';
import { loadRuleSets, ruleSetKeys } from '../../src/formats/list/rule-sets.ts';
import { classNames } from '../../src/formats/rules/texts.ts';
import { addons, regimes, rules } from '../../src/library/index.ts';
import { ruleList, ruleOf } from '../../src/service/rules/index.ts';
import { code, codes, type Entry, facts, type Page, page, part, plain, session, table, text } from './markdown.ts';
import { termLinks } from './terms.ts';

/** A rule set of the standard: the prefix of its codes, and its subject as Markdown. */
interface CodedSet {
  prefix: string;
  about: string;
}

/** Returns the prefix of the codes of an addon. */
export function prefixOfAddon(key: string): string {
  return `GOBL-${key.replace(/-v\d+$/, '').toUpperCase()}-`;
}

/** Returns the prefix of the codes of a regime. */
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

/** Returns the prefix of a rule's set: an addon, a regime, or a package of the standard. */
function prefixOf(ruleCode: string): string {
  const own = [...addonSets, ...regimeSets].find(({ prefix }) => ruleCode.startsWith(prefix));
  return own?.prefix ?? `${ruleCode.split('-').slice(0, 2).join('-')}-`;
}

const bySet = groupBy(rules(), (rule) => prefixOf(rule.code));

function addressOf(prefix: string): string {
  return `/rules/${prefix.toLowerCase().replace(/-$/, '')}`;
}

/** Returns a link to the rules with a prefix, or an empty text if there are none. */
export function rulesLink(prefix: string): string {
  const count = bySet.get(prefix)?.length ?? 0;
  return count === 0 ? '' : `[${count} ${count === 1 ? 'rule' : 'rules'}, \`${prefix}…\`](${addressOf(prefix)})`;
}

/** Returns a link to an official rule set. */
export function setLink({ key, name, version }: { key: string; name: string; version: string }): string {
  return `[${plain(name)} ${plain(version)}](/rules/${key})`;
}

/** Returns a page for each set and an index. `homes` is the first page of each official rule. */
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
    'Look up the code of a fault to see what the rule checks. The command and `GET /v0/rules/CODE` give the same answer.',
    session('billwright rule BR-DE-15'),
    part(
      '## Official rules of e-invoices',
      table(
        ['Rule set', 'Version', 'Applies from'],
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
      'Faults of reading, merging, calculating, correcting, signing and verifying, and warnings: [BW-…](/rules/bw).',
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
    `Look up a fault with a code that begins with \`${prefix}\`. These are the rules of ${aboutSet(prefix)} in version ${STANDARD_VERSION} of the standard.`,
    session(`billwright rule ${summaries[0]?.code}`),
    ...details.map(codedPart),
  );
}

function codedPart({ code: of, description, object, field, guards, tests, extensions }: RuleDetail): string {
  return part(
    `## ${of}`,
    plain(description),
    [
      field === '' ? `Object: ${code(object)}.` : `Property: ${code(field)} of ${code(object)}.`,
      guards.length > 0 ? `Applies if: ${plain(guards.join('; '))}.` : '',
      tests.length > 0 ? `Checks: ${plain(tests.join('; '))}.` : '',
      extensions.length > 0 ? `Extensions: ${codes(extensions)}.` : '',
    ]
      .filter((text) => text !== '')
      .join(' '),
  );
}

const order = new Intl.Collator('en', { numeric: true });

const LEVELS: Readonly<Record<FormatRule['sets'][number]['level'], string>> = {
  fatal: '',
  warning: 'Warning.',
  information: 'Information.',
};

async function officialPage({ key, name, version, from }: Awaited<ReturnType<typeof loadRuleSets>>[number]) {
  const users = formatSummaries().filter(({ rules: sets }) => sets.some((set) => set === key));
  const all = (await rulesOfSets(ruleSetKeys.filter((each) => each === key))).sort((a, b) =>
    order.compare(a.code, b.code),
  );
  const made = page(
    `rules/${key}`,
    `Rules: ${name}`,
    `Look up what a rule of ${plain(name)} checks. All ${all.length} rules have their official identifiers; the descriptions are ours.`,
    session(`billwright rule ${all[0]?.code}`),
    facts(
      ['Version', plain(version)],
      ['Applies from', plain(from)],
      ['Formats', users.map((format) => `[${plain(format.name.en ?? format.key)}](/formats/${format.key})`).join(', ')],
    ),
    ...all.map(({ code: of, description, terms, class: kind, law = [], sets }) =>
      part(
        `## ${of}`,
        plain(description),
        [
          terms.length > 0 ? `About ${termLinks(terms)}.` : '',
          `[${classNames[kind]}](/rule-classes)${law.length > 0 ? `, required by ${plain(law.join('; '))}` : ''}.`,
          ...sets.map(({ level }) => LEVELS[level]),
        ]
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

/** Billwright's own codes, each with an example request. */
async function ownPage(): Promise<Page> {
  const listed = await ruleList('BW-');
  const known = await Promise.all(listed.map(({ code: of }) => ruleOf(of)));
  return page(
    'rules/bw',
    'Codes of Billwright: BW',
    'Look up a fault or warning with a code that begins with `BW-`. Each has a request with its answer.',
    session('billwright rule BW-DATE'),
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
