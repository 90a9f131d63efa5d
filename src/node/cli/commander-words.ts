/** Translates the texts of commander, which has them in English only. */
import type { Command } from 'commander';
import { literal } from '../../engine/text/literal.ts';
import { type Translation, words } from '../../engine/text/message.ts';
import { nearestNames } from '../../engine/text/nearest.ts';
import { helpEndOf } from './command.ts';
import { isOpened, pagesAt } from './help-pages.ts';
import type { Session } from './session.ts';
import * as texts from './texts.ts';

/** Translates the descriptions of a command, its arguments and options; they are English templates until then. */
export function translateCommand(made: Command, translation: Translation): void {
  const translated = (template: string) => translation.find(template) ?? template;
  made.description(translated(made.description()));
  for (const argument of made.registeredArguments) argument.description = translated(argument.description);
  for (const option of made.options) {
    // The texts of service settings already contain their default and variable.
    const [, description = '', facts = ''] =
      /^(.*?)( \((?:default: .*, )?env: BILLWRIGHT_\S+\))?$/s.exec(option.description) ?? [];
    // A flag of several commands names the commands that take it: `build, sign: …`.
    const [, commands = '', about = ''] = /^((?:[a-z-]+, )*[a-z-]+: )?(.*)$/s.exec(description) ?? [];
    const text = translation.find(description) ?? `${commands}${translated(about)}`;
    option.description = `${text}${withFacts(facts, translation)}`;
  }
  made.helpOption('-h, --help', translated(texts.help));
}

/** Returns the words of the help in a language: headings, choices and defaults. */
export function helpIn(translation: Translation | undefined) {
  if (!translation) return {};
  return {
    styleTitle: (title: string) => translation.find(title) ?? title,
    styleOptionDescription: (text: string) => withFacts(text, translation),
    styleArgumentDescription: (text: string) => withFacts(text, translation),
  };
}

/** Returns a description whose choices and default are worded in a language: `(choices: "json", "yaml", default: "json")`. */
function withFacts(text: string, translation: Translation): string {
  return text.replace(/\((choices|default): (.*)\)$/s, (_, first: 'choices' | 'default', rest: string) => {
    const [choices, value] = first === 'choices' ? rest.split(', default: ', 2) : [undefined, rest];
    const facts = [
      choices !== undefined && words({ template: texts.choices, values: { choices } }, translation),
      value !== undefined && words({ template: texts.defaultValue, values: { value } }, translation),
    ];
    return `(${facts.filter(Boolean).join(', ')})`;
  });
}

/** Returns the width of the help. */
export function helpWidth({ columns }: Session): number {
  return Math.min(100, columns);
}

/** Returns the end of a command's help: its pages and the global options, its examples, then paragraphs. */
export function helpEnd(made: Command, session: Session): string {
  const { translation } = session;
  const { examples, notes } = helpEndOf(made);
  const said = (template: string) => words({ template }, translation);
  const own = [...(examples === '' ? [] : [said(texts.examples) + examples]), ...notes.map(said)];
  return [...pagesAt(made, helpWidth(session), translation), ...(isOpened(made) ? [] : own)]
    .map((part) => `\n${part}`)
    .join('\n');
}

/** Returns commander's message about a value that is not one of the choices, with similar choices in the manner of its other suggestions. */
export function withSuggestion(mistake: string): string {
  const [, value = '', listed = ''] = /'([^']*)' is invalid.*\. Allowed choices are (.*)\.\s*$/s.exec(mistake) ?? [];
  const near = nearestNames(value, listed.split(', '));
  if (listed === '' || near.length === 0) return mistake;
  const meant = near.length > 1 ? `one of ${near.join(', ')}` : near[0];
  return `${mistake.trimEnd()}\n(Did you mean ${meant}?)\n`;
}

const MISTAKES = Object.values(texts.mistakes).map((template) => ({ template, pattern: patternOf(template) }));

/** Translates a mistake that commander reports. Returns unknown texts unchanged. */
export function mistakeInWords(text: string, translation: Translation | undefined): string {
  if (!translation) return text;
  return text
    .split('\n')
    .map((line) => lineInWords(line, translation))
    .join('\n');
}

function lineInWords(line: string, translation: Translation): string {
  const known = translation.find(line);
  if (known !== undefined) return known;
  for (const { template, pattern } of MISTAKES) {
    const values = pattern.exec(line)?.groups;
    if (!values) continue;
    // The reason is a separate text.
    const { why, ...others } = values;
    const inWords = why === undefined ? others : { ...others, why: lineInWords(why, translation) };
    return words({ template, values: inWords }, translation);
  }
  return line;
}

/** Returns a pattern whose groups are the values of a template. */
function patternOf(template: string): RegExp {
  const parts = template.split(/\{(\w+)\}/);
  const pattern = parts.map((part, i) => (i % 2 === 1 ? `(?<${part}>.*)` : literal(part)));
  return new RegExp(`^${pattern.join('')}$`, 's');
}
