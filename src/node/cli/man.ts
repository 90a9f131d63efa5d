import { type Command, Help, type Option } from 'commander';
import { VERSION } from '../../engine/version.ts';
import type { Session } from './session.ts';
import * as texts from './texts.ts';

/** Returns the manual page billwright(1), generated from the help, in the macros of man(7). */
export function manPage(program: Command, session: Pick<Session, 'say' | 'words'>): string {
  const synopsis = `.B billwright\n.I command\n${escaped('[options] [infile] [outfile]')}`;
  return [
    `.TH BILLWRIGHT 1 "" "Billwright ${VERSION}" "User Commands"`,
    section(
      session.say(texts.man.name),
      `billwright \\- ${escaped(firstLower(program.description()).replace(/\.$/, ''))}`,
    ),
    section(session.say(texts.man.synopsis), synopsis),
    section(session.say(texts.man.options), options(new Help().visibleOptions(program), session)),
    section(
      session.say(texts.man.commands),
      program.commands
        .filter((each) => each.name() !== 'names')
        .map((each) => commandPart(each, session))
        .join('\n'),
    ),
    section(
      session.say(texts.man.exitStatus),
      Object.entries(texts.exits)
        .map(([code, template]) => `.TP\n.B ${code}\n${escaped(session.words({ template }))}`)
        .join('\n'),
    ),
    '',
  ].join('\n');
}

function section(title: string, content: string): string {
  return `.SH ${escaped(title.toUpperCase())}\n${content}`;
}

function commandPart(made: Command, session: Pick<Session, 'say'>): string {
  const help = made.createHelp();
  const named = help.visibleArguments(made);
  const terms = named.map((each) => `.TP\n.I ${escaped(each.name())}\n${escaped(each.description)}`);
  const flags = made.options.filter(({ hidden }) => !hidden);
  return [
    `.SS "${escaped(`${made.name()} ${made.usage()}`).replaceAll('"', '\\(dq')}"`,
    escaped(`${made.description().charAt(0).toUpperCase()}${made.description().slice(1)}.`),
    ...terms,
    ...(flags.length > 0 ? [options(flags, session)] : []),
  ].join('\n');
}

function options(flags: readonly Option[], session: Pick<Session, 'say'>): string {
  return flags.map((flag) => `.TP\n.B ${escaped(flag.flags)}\n${escaped(aboutOf(flag, session))}`).join('\n');
}

/** Returns the help of a flag, with its choices. */
function aboutOf({ description, argChoices }: Option, session: Pick<Session, 'say'>): string {
  const about = `${description.charAt(0).toUpperCase()}${description.slice(1)}.`;
  return argChoices ? session.say(texts.man.oneOf, { about, choices: argChoices.join(', ') }) : about;
}

function firstLower(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

/** Escapes a text so that roff finds no requests in it. */
function escaped(text: string): string {
  const plain = text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replaceAll('\n', ' ')
    .replace(/[^ -~]/gu, (character) => `\\[u${codeOf(character)}]`);
  return /^[.']/.test(plain) ? `\\&${plain}` : plain;
}

/** Returns the code of a character in roff notation, with at least four digits. */
function codeOf(character: string): string {
  return (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
}
