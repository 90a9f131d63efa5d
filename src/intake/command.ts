/** Extracts the request body from curl commands. The commands are never run. */

import { isJsonObject } from '../engine/model/json.ts';
import { readJson } from '../engine/reading/json.ts';
import { type Message, message } from '../engine/text/message.ts';
import * as texts from './texts.ts';
import { memberText } from './wrappings.ts';

/** The maximum number of lines before the command in a script. */
const MOST_BEFORE = 50;

/**
 * Returns the curl command in a text, also after the leading comments and variables of a script; undefined if there is
 * none.
 */
export function curlIn(text: string): string | undefined {
  let at = 0;
  for (let line = 0; line < MOST_BEFORE; line++) {
    const end = text.indexOf('\n', at);
    const next = text.slice(at, end < 0 ? text.length : Math.min(end, at + 1000));
    if (CURL.test(next)) return text.slice(at);
    if (end < 0 || !BEFORE.test(next)) return undefined;
    at = end + 1;
  }
  return undefined;
}

const CURL = /^\s*(?:[$>#%]\s+)?curl(?:\.exe)?(?:\s|$)/;
const BEFORE = /^\s*(?:$|#|(?:export\s+)?[A-Za-z_]\w*=|@?set(?:local)?\s|@?echo\s|@?rem\s|::)/i;

/** Returns the document that a command sends: its body, or `data` in the body, as in requests to the service. */
export function documentOf(command: string): { text: string } | { what: Message } {
  const sent = bodyOf(command);
  if ('what' in sent) return sent;
  const { body } = sent;
  const reading = readJson(body);
  if (!reading.ok || !isJsonObject(reading.value) || reading.value.$schema !== undefined) return { text: body };
  const { data } = reading.value;
  if (typeof data === 'string') return { text: data };
  return { text: isJsonObject(data) ? memberText(body, 'data') : body };
}

/** curl options with a body. */
const BODY = new Set(['-d', '--data', '--data-raw', '--data-binary', '--data-ascii', '--json']);

/** curl options with a form field, which may be a file. */
const FORM = new Set(['-F', '--form']);

/** One-letter options with a value, which may be in the same word: `-XPOST`. */
const WITH_VALUE = 'dXHuboAeFTxmyYzwCcEKrtUQDP';

/** Returns the body that a curl command sends. Several are joined by `&`, as in curl. */
function bodyOf(command: string): { body: string } | { what: Message } {
  const bodies: string[] = [];
  const { rest, document } = hereDocument(command);
  const words = wordsOf(rest);
  let attached: string | undefined;
  for (let at = 0; at < words.length; at++) {
    const { option, value } = split(words[at] ?? '');
    if (FORM.has(option)) {
      const [, file] = /=@([^;]{1,200})/.exec(value ?? words[++at] ?? '') ?? [];
      attached ??= file;
    }
    if (!BODY.has(option)) continue;
    const given = value ?? words[++at] ?? '';
    if (given === '@-' && document !== undefined) bodies.push(document);
    else if (given.startsWith('@') && option !== '--data-raw') {
      return sendsFile(given.slice(1, 200));
    } else bodies.push(given);
  }
  if (bodies.length === 0 && attached !== undefined) return sendsFile(attached);
  if (bodies.length === 0) return { what: message(texts.curlWithoutBody) };
  return { body: bodies.join('&') };
}

function sendsFile(file: string): { what: Message } {
  return { what: message(texts.curlWithFile, { file }) };
}

/**
 * Separates a command that sends standard input (`@-`) from its here-document: the lines from `<<EOF` to `EOF` (POSIX,
 * 2.7.4), taken literally if the word is quoted.
 */
function hereDocument(command: string): { rest: string; document?: string } {
  const begin = beginOfHereDocument(command);
  if (!begin) return { rest: command };
  const [whole, dash, quote, word] = begin;
  const [line = '', ...lines] = command.slice(begin.index + whole.length).split(/\r?\n/);
  const tabs = dash === '-' ? /^\t+/ : /^$/;
  const cut = lines.map((each) => each.replace(tabs, ''));
  const end = cut.indexOf(word ?? '');
  const text = cut.slice(0, end < 0 ? cut.length : end).join('\n');
  const document = quote === '' ? text.replace(/\\([$`\\])/g, '$1') : text;
  const rest = `${command.slice(0, begin.index)} ${line}`;
  return wordsOf(rest).some((each) => each.endsWith('@-')) ? { rest, document } : { rest: command };
}

/** Finds the first `<<` and its word outside quotation marks. */
function beginOfHereDocument(command: string): RegExpExecArray | null {
  const begin = /<<(-?) {0,9}(['"\\]?)([\w-]+)['"]?/y;
  for (let at = 0; at < command.length; at = pieceAt(command, at).end) {
    if (!command.startsWith('<<', at)) continue;
    begin.lastIndex = at;
    const found = begin.exec(command);
    if (found) return found;
  }
  return null;
}

/** Splits an option from a value in the same word. */
function split(word: string): { option: string; value?: string } {
  const [, name, value] = /^(--[\w-]+)=(.*)$/s.exec(word) ?? [];
  if (name !== undefined && value !== undefined) return { option: name, value };
  if (!/^-[^-]./s.test(word)) return { option: word };
  // Letters without a value may come before: `-sSd`.
  for (let at = 1; at < word.length; at++) {
    const letter = word[at] ?? '';
    if (!WITH_VALUE.includes(letter)) continue;
    const rest = word.slice(at + 1);
    return rest === '' ? { option: `-${letter}` } : { option: `-${letter}`, value: rest };
  }
  return { option: word };
}

/**
 * Splits a shell command into words by the quoting rules of POSIX
 * (https://pubs.opengroup.org/onlinepubs/9699919799/utilities/V3_chap02.html#tag_18_02), with `$'…'` as written by
 * browsers. It stops after the first of several commands. Carets at line ends continue a line in Windows.
 */
function wordsOf(command: string): string[] {
  const text = withoutCarets(command);
  const words: string[] = [];
  let word: string | undefined;
  for (let at = 0; at < text.length; ) {
    const character = text[at] ?? '';
    if (/[\s;|]/.test(character)) {
      if (word !== undefined) words.push(word);
      word = undefined;
      if (/[;|]/.test(character)) return words;
      at++;
    } else {
      const { value, end } = pieceAt(text, at);
      // A continued line is not part of a word.
      if (value !== undefined) word = (word ?? '') + value;
      at = end;
    }
  }
  return word === undefined ? words : [...words, word];
}

/**
 * Returns a command of the Windows prompt without its carets: at line ends and, as Chrome copies requests for `cmd`,
 * before every special character and quotation mark.
 */
function withoutCarets(command: string): string {
  if (!/^[^'"]{0,9999}\^"/.test(command)) return command.replace(/\^\r?\n/g, ' ');
  return command.replace(
    /\^(?:\r?\n(\r?\n)?|(.))/g,
    (_, line: string | undefined, sign: string | undefined) => sign ?? line ?? ' ',
  );
}

/**
 * Returns the meaning of a piece of a word, and the position of the next piece: quoted, after a backslash, or a plain
 * character.
 */
function pieceAt(text: string, at: number): { value: string | undefined; end: number } {
  const character = text[at] ?? '';
  if (character === "'") {
    const end = endOf(text, "'", at + 1);
    return { value: text.slice(at + 1, end), end: end + 1 };
  }
  if (character === '$' && text[at + 1] === "'") return escaped(text, at + 2, "'", ansi);
  if (character === '"') return escaped(text, at + 1, '"', (next) => ('"\\$`'.includes(next) ? next : `\\${next}`));
  if (character !== '\\') return { value: character, end: at + 1 };
  const isEndOfLine = /^\r?\n/.exec(text.slice(at + 1, at + 3));
  if (isEndOfLine) return { value: undefined, end: at + 1 + isEndOfLine[0].length };
  return { value: text[at + 1] ?? '', end: at + 2 };
}

function endOf(text: string, quote: string, from: number): number {
  const end = text.indexOf(quote, from);
  return end < 0 ? text.length : end;
}

/** Reads text in quotation marks within which backslashes have a meaning. */
function escaped(text: string, from: number, quote: string, meaning: (next: string) => string) {
  let value = '';
  let at = from;
  for (; at < text.length && text[at] !== quote; at++) {
    if (text[at] !== '\\') value += text[at];
    else {
      const next = text[++at] ?? '';
      const code = quote === "'" ? /^(?:u([0-9a-fA-F]{1,4})|x([0-9a-fA-F]{1,2}))/.exec(text.slice(at, at + 5)) : null;
      if (code) {
        value += String.fromCharCode(Number.parseInt(code[1] ?? code[2] ?? '0', 16));
        at += code[0].length - 1;
      } else if (next !== '\n') value += meaning(next);
    }
  }
  return { value, end: at + 1 };
}

const ANSI: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', '0': '\0' };

function ansi(next: string): string {
  return ANSI[next] ?? next;
}
