import { type Command, Help, type Option } from 'commander';
import { type Translation, words } from '../../engine/text/message.ts';
import { nearest } from '../../engine/text/nearest.ts';
import { usageError } from '../files/exit.ts';
import type { Session } from './session.ts';
import * as texts from './texts.ts';

/** Options of a command that its help leaves to a page of their own: `billwright convert --help ksef`. */
export interface HelpPage {
  /** The name that opens it. */
  readonly name: string;
  /** Its subject. */
  readonly title: string;
  readonly options: readonly Option[];
}

interface Pages {
  readonly listed: readonly HelpPage[];
  /** Returns the page of a name that is not listed. */
  readonly find?: (name: string) => Promise<HelpPage | undefined>;
}

const pages = new WeakMap<Command, Pages>();
const opened = new WeakMap<Command, HelpPage>();
const base = new Help();

/** Returns pages with options of a command, by the flags of each. */
export function pagesOf(
  made: Command,
  flags: Readonly<Partial<Record<PageName, readonly string[]>>>,
  session: Pick<Session, 'say'>,
): HelpPage[] {
  return Object.entries(flags).map(([name, longs]) => ({
    name,
    title: session.say(texts.pages[name as PageName]),
    options: made.options.filter(({ long }) => longs.includes(long ?? '')),
  }));
}

type PageName = keyof typeof texts.pages;

/** Moves options of a command to pages of its help. */
export function withPages(made: Command, listed: readonly HelpPage[], find?: Pages['find']): Command {
  pages.set(made, { listed, ...(find && { find }) });
  return made;
}

/** Returns the page that arguments ask for: `ksef` in `convert --help ksef`. */
export function pageIn(args: readonly string[]): string | undefined {
  const at = args.findIndex((each) => each === '--help' || each === '-h');
  const name = at < 0 ? undefined : args[at + 1];
  return name?.startsWith('-') ? undefined : name;
}

/** Makes the help of a command show one of its pages. Throws a usage error if it has pages, but none of the name. */
export async function openPage(made: Command, name: string): Promise<void> {
  const { listed, find } = pages.get(made) ?? { listed: [] };
  if (listed.length === 0) return;
  const wanted = name.toLowerCase();
  const page = listed.find((each) => each.name === wanted) ?? (await find?.(wanted));
  if (page) opened.set(made, page);
  else {
    const values = { command: lineOf(made), name };
    const guess = nearest(
      wanted,
      listed.map((each) => each.name),
    );
    throw guess === undefined
      ? usageError('{command} --help has no page {name}; {command} --help lists them', values)
      : usageError('{command} --help has no page {name}; did you mean {guess}?', { ...values, guess });
  }
}

/** How the help of all commands shows pages, and global options by their flags alone. Suggestions still know all options. */
export const pagesInHelp: Partial<Help> = {
  subcommandTerm: (made) => made.name(),
  formatHelp(made, helper) {
    const page = opened.get(made);
    const shown: Partial<Help> = page
      ? {
          visibleOptions: () => [...page.options],
          visibleArguments: () => [],
          visibleCommands: () => [],
          commandDescription: () => page.title,
        }
      : { visibleOptions: () => firstOptions(made) };
    const changed = Object.assign(Object.create(helper) as Help, { showGlobalOptions: false }, shown);
    return base.formatHelp.call(changed, made, changed);
  },
};

/** Returns the options on the first page of a command's help. */
function firstOptions(made: Command): Option[] {
  if (made.parent === null) return [];
  const elsewhere = new Set(pages.get(made)?.listed.flatMap(({ options }) => options.map(({ long }) => long)));
  return base.visibleOptions(made).filter(({ long }) => !elsewhere.has(long));
}

/** Returns the end of a command's help about pages and global options. */
export function pagesAt(made: Command, width: number, translation: Translation | undefined): string[] {
  const said = (template: string, values = {}) => words({ template, values }, translation);
  const command = lineOf(made);
  if (opened.has(made)) return [said(texts.otherOptions, { command })];
  const { listed, find } = pages.get(made) ?? { listed: [] };
  const isProgram = made.parent === null;
  const longest = Math.max(0, ...listed.map(({ name }) => name.length));
  const rows =
    listed.length > MANY
      ? rowsOf(
          listed.map(({ name }) => name),
          width,
        )
      : listed.map(({ name, title }) => `  ${name.padEnd(longest)}  ${title}`);
  const more = [
    said(texts.moreOptions, { command, name: listed[0]?.name ?? '' }),
    ...rows,
    ...(find ? [said(texts.otherPages)] : []),
  ];
  const globals = isProgram ? base.visibleOptions(made) : made.createHelp().visibleGlobalOptions(made);
  const flags = rowsOf(
    globals.map((option) => option.flags),
    width,
  );
  return [
    ...(listed.length > 0 && !isProgram ? [more.join('\n')] : []),
    [said(isProgram ? texts.titles.options : texts.titles.globalOptions), ...flags, said(texts.explained)].join('\n'),
  ];
}

/** Returns whether the help of a command shows one of its pages. */
export function isOpened(made: Command): boolean {
  return opened.has(made);
}

/** More pages than this are listed by their names alone. */
const MANY = 8;

/** Returns words side by side, in lines of a width. */
function rowsOf(words: readonly string[], width: number): string[] {
  const rows: string[] = [];
  for (const word of words) {
    const last = rows.at(-1);
    if (last !== undefined && last.length + 3 + word.length <= width) rows[rows.length - 1] = `${last}   ${word}`;
    else rows.push(`  ${word}`);
  }
  return rows;
}

function lineOf(made: Command): string {
  return made.parent ? `${made.parent.name()} ${made.name()}` : made.name();
}
