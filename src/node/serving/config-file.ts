import { isJsonObject } from '../../engine/model/json.ts';
import { problemText } from '../../engine/reading/problem.ts';
import { readYaml } from '../../engine/reading/yaml.ts';
import { detailed, type Message, message, words } from '../../engine/text/message.ts';
import { nearestNames } from '../../engine/text/nearest.ts';
import { CommandError } from '../files/exit.ts';
import { readTextFile } from '../files/input.ts';
import { atHome } from '../files/keys.ts';

/** A setting that cannot be parsed. The message names its flag, variable or line, and the expected form. */
export class SettingError extends Error {
  readonly said: Message;

  constructor(said: Message) {
    super(words(said));
    this.said = said;
  }
}

/** The value of a setting in a file, in the same form as from flags: a text, several texts, or a switch. */
export type ConfigValue = string | readonly string[] | boolean;

/** A configuration file. */
export interface ConfigFile {
  file: string | undefined;
  /** Values by flag name. */
  values: ReadonlyMap<string, ConfigValue>;
}

/**
 * Returns the content of a configuration file in YAML or JSON: one object with a member for each setting. Empty without a file. Throws
 * `SettingError` for an unreadable file or an unknown name.
 */
export function configOf(file: string | undefined, names: readonly string[]): ConfigFile {
  if (file === undefined) return { file, values: new Map() };
  const members = membersOf(textOf(atHome(file, process)), file);
  const values = new Map<string, ConfigValue>();
  for (const [name, value] of Object.entries(members)) {
    if (!names.includes(name) || name === 'config') {
      const [guess] = nearestNames(
        name,
        names.filter((each) => each !== 'config'),
      );
      const problem = guess
        ? message('{name} is not a setting; did you mean {guess}?', { name, guess })
        : message('{name} is not a setting', { name });
      throw new SettingError(detailed(message('{file}', { file }), problem));
    }
    if (value !== null) values.set(name, givenIn(value, `${file}: ${name}`));
  }
  return { file, values };
}

function textOf(file: string): string {
  try {
    return readTextFile(file).text;
  } catch (error) {
    if (error instanceof CommandError) throw new SettingError(error.said);
    throw error;
  }
}

function membersOf(text: string, file: string): object {
  const reading = readYaml(text);
  if (!reading.ok) {
    const problems = reading.problems.map((each) => problemText('YAML', each));
    throw new SettingError(detailed(message('{file}', { file }), ...problems.slice(0, 1)));
  }
  const members = reading.value ?? {};
  if (isJsonObject(members)) return members;
  throw new SettingError(message('{file}: write one setting per line, such as max-body: 5MiB', { file }));
}

function givenIn(value: unknown, place: string): ConfigValue {
  if (typeof value === 'boolean') return value;
  if (isScalar(value)) return String(value);
  if (Array.isArray(value) && value.every(isScalar)) return value.map(String);
  throw new SettingError(message('{place}: give a text, a number, on, off or a list of strings', { place }));
}

function isScalar(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}
