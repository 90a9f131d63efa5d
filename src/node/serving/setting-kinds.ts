/** The kinds of settings: with one value, several values, a command line, or a switch. */

import { Option } from 'commander';
import { message } from '../../engine/text/message.ts';
import { type ConfigValue, SettingError } from './config-file.ts';
import { switchOf } from './setting-values.ts';

/** The value of a setting: texts, or a switch; undefined if unset. */
export type RawValue = ConfigValue | undefined;

export interface Setting<T> {
  option: () => Option;
  /** The variable. Default: from the flag, as `BILLWRIGHT_MAX_BODY` for `--max-body`. */
  env: string;
  /** Parses the value. Throws `SettingError`. */
  read: (given: RawValue) => T;
}

interface More {
  env?: string;
}

/** Returns a setting with one value, parsed from its text; undefined if unset and without a default. */
export function value<T>(
  flags: string,
  help: string,
  read: (text: string) => T,
  more: More & { unset: string },
): Setting<T>;
export function value<T>(flags: string, help: string, read: (text: string) => T, more?: More): Setting<T | undefined>;
export function value<T>(flags: string, help: string, read: (text: string) => T, more: More & { unset?: string } = {}) {
  const { env = variableOf(flags), unset } = more;
  return {
    env,
    option: () => new Option(flags, described(help, env, unset)),
    read(given: RawValue) {
      const text = given ?? unset;
      if (Array.isArray(text)) throw new SettingError(message('give one value, not a list'));
      return text === undefined ? undefined : read(filled(String(text)));
    },
  };
}

/** Returns a setting with several values: a repeatable flag, or a variable with spaces or commas between values. */
export function list<T>(
  flags: string,
  help: string,
  read: (text: string) => T,
  { env }: { env: string },
): Setting<T[]> {
  const gather = (text: string, before: string[] | undefined) => [...(before ?? []), text];
  return {
    env,
    option: () => new Option(flags, described(help, env)).argParser(gather),
    read: (given = []) =>
      (Array.isArray(given)
        ? given
        : filled(String(given))
            .split(/[\s,]+/)
            .filter(Boolean)
      ).map(read),
  };
}

/** Returns a text that is not blank. A template may leave one, and a default or an empty list in its place could be unsafe. */
function filled(text: string): string {
  if (text.trim() !== '') return text;
  throw new SettingError(message('the value is empty; give one, or remove the setting'));
}

/** Returns a setting that is a command, as a list of its words: a text split at spaces, or a JSON list. No shell is involved. */
export function commandLine(flags: string, help: string): Setting<readonly string[] | undefined> {
  const env = variableOf(flags);
  return {
    env,
    option: () => new Option(flags, described(help, env)),
    read(given: RawValue) {
      if (given === undefined) return undefined;
      const parts = Array.isArray(given) ? given : wordsIn(String(given));
      if (parts.length > 0 && parts[0] !== '') return parts;
      throw new SettingError(message('the command is empty; give a program'));
    },
  };
}

function wordsIn(text: string): string[] {
  if (!text.startsWith('[')) return text.split(/\s+/).filter(Boolean);
  try {
    const list: unknown = JSON.parse(text);
    if (Array.isArray(list) && list.every((each) => typeof each === 'string')) return list;
  } catch {
    // Reported below.
  }
  throw new SettingError(message('"{text}" is not a JSON list of strings, such as ["openssl", "dgst"]', { text }));
}

/** Returns a switch that is on by default, with a flag that begins with `--no-`. */
export function off(flag: string, help: string): Setting<boolean> {
  const env = variableOf(flag.replace('--no-', '--'));
  return {
    env,
    option: () => new Option(flag, described(help, `${env}=off`)),
    read: (given = true) => switchOf(given),
  };
}

/** Returns a switch that is off by default. */
export function on(flag: string, help: string): Setting<boolean> {
  const env = variableOf(flag);
  return {
    env,
    option: () => new Option(flag, described(help, `${env}=on`)),
    read: (given = false) => switchOf(given),
  };
}

/** Returns the help of a setting with its default and variable, in commander's style. */
function described(help: string, env: string, unset?: string): string {
  return `${help} (${unset === undefined ? '' : `default: ${unset}, `}env: ${env})`;
}

function variableOf(flags: string): string {
  const [, name = ''] = /--([a-z-]+)/.exec(flags) ?? [];
  return `BILLWRIGHT_${name.toUpperCase().replaceAll('-', '_')}`;
}
