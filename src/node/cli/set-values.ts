import { isJsonObject, type Json, type JsonObject, setMember } from '../../engine/model/json.ts';
import { merge } from '../../engine/reading/merge.ts';
import { MAX_DEPTH, problemText } from '../../engine/reading/problem.ts';
import { readYaml } from '../../engine/reading/yaml.ts';
import { detailed, message } from '../../engine/text/message.ts';
import { shorten } from '../../engine/text/shorten.ts';
import { CommandError, EXIT, usageError } from '../files/exit.ts';
import { readTextFile } from '../files/input.ts';

/** Values set on the command line: the texts of `--set` and its variants, each with one or more pairs. */
export interface SetFlags {
  set?: string[];
  setString?: string[];
  setFile?: string[];
}

type Step = { name: string } | { index: number | '+' };

/** A value and its path. */
export interface Setting {
  flag: '--set' | '--set-string' | '--set-file';
  key: string;
  steps: readonly Step[];
  value: Json;
}

/** An applied setting with its property, such as `lines[2].quantity`; '' for the whole document. */
export interface AppliedSetting extends Setting {
  property: string;
}

/** Parses all values to set, in order of precedence: by flag, then by key (chapter 09 §9.3). Throws for malformed pairs. */
export function readSettings({ set = [], setString = [], setFile = [] }: SetFlags): Setting[] {
  return [
    ...settingsOf('--set', set, (text, key) => yamlValue(text, `--set ${key}`)),
    ...settingsOf('--set-string', setString, (text) => text),
    ...settingsOf('--set-file', setFile, (file) => yamlValue(readTextFile(file).text, file)),
  ];
}

/**
 * Sets values in a document and returns what each one set, in order. Values at plain paths form one object that is merged over the document
 * by the rules of §3.4. Values at list positions, which must exist, follow one by one.
 */
export function applySettings(
  document: JsonObject,
  settings: readonly Setting[],
): { value: JsonObject; applied: AppliedSetting[] } {
  const isPlain = ({ steps }: Setting) => steps.every((step) => 'name' in step);
  const applied: AppliedSetting[] = [];
  let values: JsonObject = {};
  for (const setting of settings.filter(isPlain)) {
    values = merge(values, nested(setting));
    applied.push({ ...setting, property: propertyOf(setting.steps, document) });
  }
  let value = merge(document, values);
  for (const setting of settings.filter((each) => !isPlain(each))) {
    applied.push({ ...setting, property: propertyOf(setting.steps, value) });
    value = objectOf(placed(value, setting.steps, setting), setting);
  }
  return { value, applied };
}

/** Returns the property of a path in a document, in the notation of faults. */
function propertyOf(steps: readonly Step[], document: Json): string {
  let at: Json | undefined = document;
  let property = '';
  for (const step of steps) {
    if ('name' in step) {
      property += property === '' ? step.name : `.${step.name}`;
      at = isJsonObject(at) && Object.hasOwn(at, step.name) ? at[step.name] : undefined;
    } else {
      const list: readonly Json[] = Array.isArray(at) ? at : [];
      const position = step.index === '+' ? list.length : step.index;
      property += `[${position}]`;
      at = list[position];
    }
  }
  return property;
}

function settingsOf(flag: Setting['flag'], given: readonly string[], read: (text: string, key: string) => Json) {
  return given
    .flatMap((text) => pairsOf(text, flag))
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .map(([key, text]): Setting => {
      const steps = stepsOf(key, flag);
      const value = read(text, key);
      if (steps.length + depthOf(value) <= MAX_DEPTH) return { flag, key, steps, value };
      throw usageError('{flag} {key}=…: nested deeper than {most} levels', {
        flag,
        key: shorten(key),
        most: MAX_DEPTH,
      });
    });
}

/** Returns the nesting depth of a value. */
function depthOf(value: Json): number {
  const members = Array.isArray(value) ? value : isJsonObject(value) ? Object.values(value) : undefined;
  return members ? 1 + members.reduce<number>((deepest, each) => Math.max(deepest, depthOf(each)), 0) : 0;
}

/** Parses `a=1,b=2`: pairs separated by commas. A pair with commas is in double quotes, with inner quotes doubled. */
function pairsOf(given: string, flag: string): [key: string, value: string][] {
  const isOne = given.indexOf('=') === given.lastIndexOf('=') && !given.startsWith('"');
  const pairs = isOne ? [given] : splitQuoted(given);
  return pairs.map((pair) => {
    const at = pair.indexOf('=');
    if (at < 1)
      throw usageError('{flag} needs key=value, but got "{pair}"; put a pair that contains commas in quotes', {
        flag,
        pair,
      });
    return [pair.slice(0, at), pair.slice(at + 1)];
  });
}

function splitQuoted(text: string): string[] {
  return [...text.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"(?=,|$)|([^,]*))/g)].map(
    ([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain,
  );
}

/** Parses a path of names separated by points: `\.` is a point in a name, `[n]` and `[+]` are list positions. */
function stepsOf(key: string, flag: string): Step[] {
  if (key === '.') return [];
  const parts = key.replace(/^\./, '').match(/(?:\\.|[^.\\])+/gs) ?? [];
  const steps = parts.flatMap((part): Step[] => {
    const tokens = part.match(/\[(?:\d+|\+)\]|\[|[^[]+/g) ?? [];
    const named = tokens.findLastIndex((token) => token === '[' || !token.startsWith('[')) + 1;
    const name = tokens.slice(0, named).join('');
    return [
      ...(name === '' ? [] : [{ name: name.replaceAll('\\.', '.') }]),
      ...tokens.slice(named).map((token): Step => ({ index: token === '[+]' ? '+' : Number(token.slice(1, -1)) })),
    ];
  });
  if (steps.length === 0) throw usageError('{flag} {key}=…: "{key}" is not a path', { flag, key });
  return steps;
}

function yamlValue(text: string, source: string): Json {
  const read = readYaml(text);
  if (read.ok) return read.value;
  const [problem] = read.problems;
  throw new CommandError(
    detailed(message('{source}', { source }), ...(problem ? [problemText('YAML', problem)] : [])),
    EXIT.usage,
  );
}

/** Wraps the value in objects for each name of its path. */
function nested({ steps, value, flag, key }: Setting): JsonObject {
  const within = steps.reduceRight<Json>((inner, step) => {
    const outer: JsonObject = {};
    if ('name' in step) setMember(outer, step.name, inner);
    return outer;
  }, value);
  return objectOf(within, { flag, key });
}

function objectOf(value: Json, { flag, key }: Pick<Setting, 'flag' | 'key'>): JsonObject {
  if (isJsonObject(value)) return value;
  throw usageError('{flag} {key}=…: src and dst must be of same type; "." takes an object', { flag, key });
}

/** Returns a copy of the target with the value merged in at the path. */
function placed(target: Json | undefined, steps: readonly Step[], setting: Setting): Json {
  const [step, ...rest] = steps;
  const { value, flag, key } = setting;
  if (!step) return isJsonObject(target) && isJsonObject(value) ? merge(target, value) : value;
  if ('name' in step) {
    const object: JsonObject = isJsonObject(target) ? { ...target } : {};
    const before = Object.hasOwn(object, step.name) ? object[step.name] : undefined;
    setMember(object, step.name, placed(before, rest, setting));
    return object;
  }
  const list = Array.isArray(target) ? [...target] : [];
  const position = step.index === '+' ? list.length : step.index;
  if (step.index !== '+' && !(position in list)) {
    throw usageError('{flag} {key}=…: entry [{position}] does not exist; the list has {length}. Use [+] to append', {
      flag,
      key,
      position,
      length: list.length,
    });
  }
  list[position] = placed(list[position], rest, setting);
  return list;
}
