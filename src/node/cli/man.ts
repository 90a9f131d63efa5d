import type { Command, Option } from 'commander';
import { VERSION } from '../../engine/version.ts';

/** The exit codes (chapter 09 §9.4). */
const EXITS: readonly (readonly [string, string])[] = [
  ['0', 'Done.'],
  ['1', 'The document has a fault.'],
  ['2', 'The command line is wrong, or the input cannot be read.'],
  ['3', 'A file is missing, is there already, or may not be read or written.'],
  ['4', 'A signature does not hold, or nothing can be signed.'],
  ['5', 'A defect of Billwright.'],
  ['130', 'Interrupted.'],
];

/** Returns the manual page billwright(1), generated from the help, in the macros of man(7). */
export function manPage(program: Command): string {
  const synopsis = `.B billwright\n.I command\n${escaped('[options] [infile] [outfile]')}`;
  return [
    `.TH BILLWRIGHT 1 "" "Billwright ${VERSION}" "User Commands"`,
    section('NAME', `billwright \\- ${escaped(firstLower(program.description()).replace(/\.$/, ''))}`),
    section('SYNOPSIS', synopsis),
    section('OPTIONS', options(program.createHelp().visibleOptions(program))),
    section(
      'COMMANDS',
      program.commands
        .filter((each) => each.name() !== 'names')
        .map(commandPart)
        .join('\n'),
    ),
    section('EXIT STATUS', EXITS.map(([code, meaning]) => `.TP\n.B ${code}\n${escaped(meaning)}`).join('\n')),
    '',
  ].join('\n');
}

function section(title: string, content: string): string {
  return `.SH ${title}\n${content}`;
}

function commandPart(made: Command): string {
  const help = made.createHelp();
  const named = help.visibleArguments(made);
  const terms = named.map((each) => `.TP\n.I ${escaped(each.name())}\n${escaped(each.description)}`);
  const flags = help.visibleOptions(made).filter(({ long }) => long !== '--help');
  return [
    `.SS "${escaped(`${made.name()} ${made.usage()}`).replaceAll('"', '\\(dq')}"`,
    escaped(`${made.description().charAt(0).toUpperCase()}${made.description().slice(1)}.`),
    ...terms,
    ...(flags.length > 0 ? [options(flags)] : []),
  ].join('\n');
}

function options(flags: readonly Option[]): string {
  return flags.map((flag) => `.TP\n.B ${escaped(flag.flags)}\n${escaped(aboutOf(flag))}`).join('\n');
}

/** Returns the help of a flag, with its choices. */
function aboutOf({ description, argChoices }: Option): string {
  const about = `${description.charAt(0).toUpperCase()}${description.slice(1)}.`;
  return argChoices ? `${about} One of ${argChoices.join(', ')}.` : about;
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
