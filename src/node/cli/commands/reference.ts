import type { Command } from 'commander';
import * as engine from '../../../engine/index.ts';
import { load, loadNamed } from '../../../engine/loading.ts';
import { ownersOf } from '../../../engine/registry.ts';
import { detailed, message } from '../../../engine/text/message.ts';
import { formatSummaries } from '../../../formats/index.ts';
import { classNames } from '../../../formats/rules/texts.ts';
import type { Refusal } from '../../../operations/errors.ts';
import { examples } from '../../../service/examples/index.ts';
import {
  findAddon,
  findBundledSchema,
  findCatalogue,
  findExample,
  findFormat,
  findRegime,
  findRule,
  findSchema,
  type LookupResult,
} from '../../../service/lookups.ts';
import { type RuleDetail, ruleList } from '../../../service/rules/index.ts';
import { loadTranslation, type TranslationPart } from '../../../translations/load.ts';
import { inAllLanguages } from '../../../translations/names.ts';
import { CommandError, EXIT, usageError } from '../../files/exit.ts';
import { command, type MakeCommand } from '../command.ts';
import { cellOf, details, lines } from '../details.ts';
import { readRules } from '../house-rules.ts';
import { textOf } from '../output.ts';
import type { Session } from '../session.ts';
import * as texts from '../texts.ts';

type Column = keyof typeof texts.columns;

/** Reference data that a command prints. */
interface Printed {
  /** Looks up an entry by its name. */
  find: (name: string, flags: { bundle?: boolean }) => LookupResult | Promise<LookupResult>;
  /** Returns the list that is printed without a name, as a member of an object. */
  list: () => object | Promise<object>;
  /** Returns the regimes and addons to load for an entry or the list; undefined to load all. */
  loads?: (name: string | undefined) => readonly string[] | undefined;
  /** The part of a translation that the entries need. */
  part?: TranslationPart;
  /** Whether the entries have names and descriptions by language. Output as data contains all languages. */
  inLanguages?: true;
  /** The members shown as columns when a terminal lists entries. */
  columns?: readonly Column[];
  /** Returns the text to print, or undefined for a table. */
  show?: (entry: object, session: Session) => string | Promise<string>;
}

/** Loads the part of the session's translation that entries need. */
async function loadPart({ translation }: Session, part: TranslationPart | undefined): Promise<void> {
  if (translation && part) await loadTranslation(translation.language, [part]).catch(() => undefined);
}

/**
 * Makes a command print the entry of the name in its argument, or all entries. Output is formatted for people on a terminal, and otherwise,
 * or with `--json` or `--output`, as data.
 */
function printing(
  made: Command,
  session: Session,
  { find, list, loads, columns = [], show, part, inLanguages }: Printed,
): Command {
  return made.action(async (name: string | undefined, flags: { bundle?: boolean }) => {
    const needed = loads?.(name);
    await (needed === undefined ? load('all') : loadNamed(needed).catch(() => load('all')));
    const entry = name?.replace(/\.json$/i, '');
    let found = entry === undefined ? undefined : await find(entry, flags);
    if (entry !== undefined && found?.ok === false) {
      // Suggestions of similar names need all regimes and addons.
      await load('all');
      found = await find(entry, flags);
    }
    if (found && !found.ok) throw notFound(String(name), found);
    await loadPart(session, part);
    const value = found ? found.result : await list();
    const { json, output } = session.flags;
    if (!session.isShown || json || output) {
      const printed = inLanguages ? await inAllLanguages(value) : value;
      await session.print(textOf(printed, output ?? 'json', session.flags, session.isShown));
    } else if (!found) await session.print(listTable(value, columns, session));
    else await session.print(await (show ?? ((entry) => details(entry, session)))(value, session));
  });
}

function notFound(name: string, { message: said = message('not found') }: Refusal): CommandError {
  // The service's message for a name without similar names does not contain the name.
  const whole = said.values ? said : detailed(said, message('{name}', { name }));
  return new CommandError(whole, EXIT.usage, undefined, 'not-found');
}

/** Returns the table of a list, which is a member of an object. */
function listTable(value: object, columns: readonly Column[], session: Session): string {
  const entries: readonly unknown[] = Object.values(value)[0] ?? [];
  if (columns.length === 0) return entries.map((each) => `${each}\n`).join('');
  const rows = (entries as Record<string, unknown>[]).map((entry) =>
    columns.map((name) => cellOf(entry[name], session)),
  );
  const headings = columns.map((name) => session.say(texts.columns[name]).toUpperCase());
  return lines([headings, ...rows], session.columns);
}

/** `billwright schema`: the IDs of all schemas, or one JSON Schema; `--bundle` includes its references. */
export const schemaCommand: MakeCommand = (session) => {
  const examples = `
  $ billwright schema --bundle bill/invoice
  $ billwright schema house-rules
  $ billwright schema --indent`;
  const made = command('schema', 'print the JSON Schema of a kind of document, or list them', examples)
    .argument('[path]', 'path of the schema, such as bill/invoice')
    .option('--bundle', 'include the schemas that it refers to');
  return printing(made, session, {
    find: (path, { bundle }) => (bundle ? findBundledSchema : findSchema)(path),
    show: schemaTable,
    part: 'names',
    list: () => ({ schemas: engine.schemaIds() }),
  });
};

/** `billwright regime`: all tax regimes, or the definition of one. */
export const regimeCommand: MakeCommand = (session) => {
  const examples = `
  $ billwright regime ES --output yaml`;
  const made = command('regime', "print a country's tax regime, or list them", examples);
  return printing(made.argument('[code]', 'country of the regime, such as ES'), session, {
    loads: (code) => (code ? [code] : undefined),
    find: findRegime,
    part: 'names',
    inLanguages: true,
    columns: ['country', 'name', 'currency'],
    list: () => ({ regimes: engine.regimeSummaries() }),
  });
};

/** `billwright addon`: all addons, or the definition of one. */
export const addonCommand: MakeCommand = (session) => {
  const examples = `
  $ billwright addon es-facturae-v3 --indent`;
  const made = command('addon', 'print an addon, or list them', examples);
  return printing(made.argument('[key]', 'key of the addon, such as es-facturae-v3'), session, {
    loads: (key) => (key ? [key] : undefined),
    find: findAddon,
    part: 'names',
    inLanguages: true,
    columns: ['key', 'name', 'requires'],
    list: () => ({ addons: engine.addonSummaries() }),
  });
};

/** `billwright format`: all e-invoice formats, or the details of one. */
export const formatCommand: MakeCommand = (session) => {
  const examples = `
  $ billwright format xrechnung-ubl --indent`;
  const made = command('format', 'print a format of e-invoices, or list them', examples);
  return printing(made.argument('[key]', 'key of the format, such as en16931-ubl'), session, {
    loads: () => [],
    find: findFormat,
    part: 'names',
    inLanguages: true,
    columns: ['key', 'name', 'reads', 'writes'],
    list: () => ({ formats: formatSummaries() }),
  });
};

/** `billwright catalogue`: the code lists of the standard, or one of them. */
export const catalogueCommand: MakeCommand = (session) => {
  const examples = `
  $ billwright catalogue untdid --indent`;
  const made = command('catalogue', 'print a code list, or list them', examples);
  return printing(made.argument('[key]', 'key of the code list, such as untdid'), session, {
    loads: () => [],
    find: findCatalogue,
    part: 'names',
    inLanguages: true,
    columns: ['key', 'name'],
    list: async () => ({ catalogues: await engine.catalogueSummaries() }),
  });
};

/** `billwright example`: the example documents, or one of them. */
export const exampleCommand: MakeCommand = (session) => {
  const usage = `
  $ billwright example es-invoice --output yaml`;
  const made = command('example', 'print an example document, or list them', usage);
  return printing(made.argument('[name]', 'name of the example, such as es-invoice'), session, {
    loads: () => [],
    find: findExample,
    columns: ['name', 'schema', 'country', 'title'],
    show: (document, { flags }) => textOf(document, 'yaml', flags),
    list: () => ({ examples: examples.map(({ load: _, ...summary }) => summary) }),
  });
};

/** `billwright rule`: explains a fault code. */
export const ruleCommand: MakeCommand = (session) => {
  const examples = `
  $ billwright rule BW-UUID
  $ billwright rule X-ORDER --rules rules.yaml`;
  const made = command('rule', 'explain the code of a fault, or list the codes', examples);
  return printing(made.argument('[code]', 'code of a fault, such as GOBL-BILL-INVOICE-06'), session, {
    loads: (code) => (code ? ownersOf(code) : undefined),
    part: 'rules',
    find: async (code) => {
      const named = await readRules(session);
      if (!named && /^x-/i.test(code))
        throw usageError('codes that begin with X- belong to house rules; name the file with --rules');
      const house = { rules: named?.rules, language: session.language };
      const found = await findRule(code, house);
      if (found.ok) return found;
      const upper = await findRule(code.toUpperCase(), house);
      return upper.ok ? upper : found;
    },
    columns: ['code', 'description'],
    show: (rule, session) => ruleText(rule as RuleDetail, session),
    list: async () => {
      const named = await readRules(session);
      return { rules: [...(named?.rules.summaries(session.language) ?? []), ...(await ruleList())] };
    },
  });
};

/** Returns the properties of the schema's object, a line each. */
function schemaTable(schema: object, session: Session): string {
  const { $id, $ref, $defs = {} } = schema as { $id?: string; $ref?: string; $defs?: Record<string, Described> };
  const { description = '', properties = {}, required = [] } = $defs[$ref?.split('/').at(-1) ?? ''] ?? {};
  const rows = Object.entries(properties).map(([name, each]) => [
    `${name}${required.includes(name) ? ' *' : ''}`,
    typeOf(each),
    each.description === undefined ? '' : session.words({ template: each.description }),
  ]);
  const about = session.words({ template: description });
  return `${$id}\n${about}\n\n${lines(rows, session.columns)}\n${session.say(texts.required)}\n`;
}

interface Described {
  description?: string;
  type?: string;
  $ref?: string;
  items?: Described;
  properties?: Record<string, Described>;
  required?: readonly string[];
}

/** Returns `bill.Line[]` for a list of lines. */
function typeOf({ type, $ref, items }: Described): string {
  if (items) return `${typeOf(items)}[]`;
  return (
    $ref
      ?.split('/')
      .slice(-2)
      .join('/')
      .replace('$defs/', '')
      .replace(/^.*\/draft-0\//, '') ??
    type ??
    ''
  );
}

/** Returns the test of a rule, its properties, the official rule sets, the fix, and an example that breaks it if there is one. */
function ruleText(rule: RuleDetail, session: Session): string {
  const width = session.columns;
  const { code, description, explanation, object, field, guards, tests, terms, law, sets = [], origin = [] } = rule;
  const facts = [
    [session.say(texts.rule.on), [object, field].filter(Boolean).join(', ')],
    [session.say(texts.rule.terms), cellOf(terms, session)],
    [session.say(texts.rule.class), rule.class ? session.words({ template: classNames[rule.class] }) : ''],
    [session.say(texts.rule.law), cellOf(law, session)],
    [session.say(texts.rule.when), cellOf(guards, session)],
    [session.say(texts.rule.tests), cellOf(tests, session)],
  ].filter(([, value]) => value);
  const versions = sets.map(({ key, version, level, since, until }) => [
    key,
    version,
    level,
    ...(since ? [lifeText(since, until, session)] : []),
  ]);
  const parts = [
    `${code}\n\n${wrapped(session.words({ template: description }), width)}\n`,
    explanation ? `${wrapped(session.words({ template: explanation }), width)}\n` : '',
    lines(facts, width),
    versions.length > 0 ? `${headingOf(texts.rule.sets, session)}\n${lines(versions, width, '  ')}` : '',
    origin.length > 0
      ? `${headingOf(texts.rule.origin, session)}\n${origin
          // Whole addresses, on a line each, can be opened and copied.
          .map(({ title, url }) => (url ? `  ${title}\n    ${url}\n` : `  ${title}\n`))
          .join('')}`
      : '',
    // House rules have no examples.
    code.startsWith('X-') ? '' : exampleText(rule, session),
  ];
  return parts.filter(Boolean).join('\n');
}

/** Returns the period in which a set has a rule. */
function lifeText(
  { release: since, from = '', or_earlier: isOldest }: NonNullable<NonNullable<RuleDetail['sets']>[number]['since']>,
  until: NonNullable<RuleDetail['sets']>[number]['until'],
  session: Session,
): string {
  const begin = session.say(isOldest ? texts.rule.orEarlier : texts.rule.since, { release: since, day: from });
  if (until === undefined) return begin;
  return `${begin} ${session.say(texts.rule.until, { release: until.release, day: until.to ?? '' })}`;
}

function headingOf(template: string, session: Session): string {
  return session.words({ template }).toUpperCase();
}

/** Returns an example that breaks the rule, its fault, and the corrected example. */
function exampleText({ fails, passes, no_example, example }: RuleDetail, session: Session): string {
  const { message = '' } = (example?.answer.body ?? {}) as { message?: string };
  const parts = [
    fails
      ? `${headingOf(texts.rule.fails, session)}\n${indented(fails)}`
      : `${no_example ? session.words({ template: no_example }) : session.say('This rule has no example.')}\n`,
    message ? `${headingOf(texts.rule.answer, session)}\n${indented(`${message}\n`)}` : '',
    passes ? `${headingOf(texts.rule.passes, session)}\n${indented(passes)}` : '',
  ];
  return parts.filter(Boolean).join('\n');
}

function indented(text: string): string {
  return text.replace(/^(?=.)/gm, '  ');
}

function wrapped(text: string, width: number): string {
  const most = Math.max(20, Math.min(width, 100));
  return text.replace(new RegExp(`(.{1,${most}})(?:\\s+|$)`, 'g'), '$1\n').trimEnd();
}
