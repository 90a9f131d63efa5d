/**
 * Checks values against the types of XML Schema (https://www.w3.org/TR/xmlschema-2/) that invoice schemas use, and
 * describes invalid values.
 */

import { daysIn } from '../../engine/cal/layout.ts';
import { type Message, message } from '../../engine/text/message.ts';
import { isBase64, isBlank } from '../xml/base64.ts';

/** The kind of a value. */
export interface ValueKind {
  /** Returns whether a value without surrounding blanks is valid; absent if any text is. */
  readonly fits?: (value: string) => boolean;
  /**
   * Returns the violated facets of a value as written. For kinds with facets, which have no `fits`. `name` is the name of
   * its element, which messages show without namespace.
   */
  readonly judge?: (name: string, value: string) => readonly ValueProblem[];
  /** Returns the message for an invalid value; `name` is its element or, with an @, its attribute. */
  readonly fault: (name: string, value: string) => Message;
}

/** A violated facet; `type` for a value of another type, `fixed` for a value that differs from the only allowed one. */
export interface ValueProblem {
  readonly facet: string;
  readonly text: Message;
}

const DECIMAL = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/;
const DATE = /^-?(\d{4,})-(\d\d)-(\d\d)$/;
const TIME = /^(\d\d):(\d\d):(\d\d)(\.\d+)?$/;
const ZONE = /(?:Z|[+-](?:(?:0\d|1[0-3]):[0-5]\d|14:00))$/;

const string: ValueKind = { fault: (name, value) => message('{name} cannot be "{value}".', { name, value }) };

const decimal: ValueKind = {
  fits: (value) => DECIMAL.test(value),
  fault: (name, value) =>
    value === ''
      ? message('{name} is empty; add a number such as 1250.00, or remove {name}.', { name })
      : message('{name} is "{value}", which is not a number; write it with digits and a point, such as 1250.00.', {
          name,
          value,
        }),
};

const boolean: ValueKind = {
  fits: (value) => value === 'true' || value === 'false' || value === '1' || value === '0',
  fault: (name, value) => message('{name} is "{value}"; it must be true or false.', { name, value }),
};

const date: ValueKind = {
  fits: (value) => isDate(value.replace(ZONE, '')),
  fault: (name, value) =>
    value === ''
      ? message('{name} is empty; add a date such as 2026-01-31, or remove {name}.', { name })
      : message('{name} is "{value}", which is not a date; write it like 2026-01-31.', { name, value }),
};

const time: ValueKind = {
  fits: (value) => isTime(value.replace(ZONE, '')),
  fault: (name, value) =>
    message('{name} is "{value}", which is not a time of day; write it like 17:30:00.', { name, value }),
};

const dateTime: ValueKind = {
  fits: (value) => {
    const middle = value.indexOf('T');
    return middle > 0 && isDate(value.slice(0, middle)) && isTime(value.slice(middle + 1).replace(ZONE, ''));
  },
  fault: (name, value) =>
    message('{name} is "{value}", which is not a date with a time; write it like 2026-01-31T17:30:00.', {
      name,
      value,
    }),
};

const language: ValueKind = {
  fits: isLanguage,
  fault: (name, value) =>
    message('{name} is "{value}", which is not a language code; write one such as en or de-AT.', { name, value }),
};

const uri: ValueKind = {
  fits: isUri,
  fault: (name, value) =>
    message(
      '{name} is "{value}", which is not a URI; write one such as https://example.com/list, with spaces as %20.',
      {
        name,
        value,
      },
    ),
};

const base64: ValueKind = {
  fits: isBase64,
  fault: (name) =>
    message('{name} is not base64; encode the file as in RFC 4648, with padding (=).', {
      name,
    }),
};

const KINDS: Readonly<Record<string, ValueKind>> = {
  string,
  decimal,
  boolean,
  date,
  time,
  dateTime,
  language,
  uri,
  base64,
};

/**
 * Returns a kind by its name in the data: a type of XML Schema, `uri`, `base64`, or `length1-3` for a number of
 * characters.
 */
export function valueKind(name: string): ValueKind {
  const kind = KINDS[name];
  if (kind !== undefined) return kind;
  const [, least, most] = /^length(\d+)-(\d+)$/.exec(name) ?? [];
  if (least === undefined || most === undefined) throw new Error(`the data of a schema have the kind ${name}`);
  return ofLength(Number(least), Number(most));
}

function ofLength(least: number, most: number): ValueKind {
  return {
    fits: (value) => {
      const { length } = [...collapsed(value)];
      return length >= least && length <= most;
    },
    fault: (name, value) =>
      message('{name} is "{value}"; it must have {least} to {most} characters.', { name, value, least, most }),
  };
}

const UNCOLLAPSED = /[\t\r\n]| {2}/;

/** Returns a value without surrounding blanks and with single blanks inside. */
export function collapsed(value: string): string {
  const text = trimmed(value);
  return UNCOLLAPSED.test(text) ? text.split(/[ \t\r\n]+/).join(' ') : text;
}

/** Returns a value without surrounding XML whitespace. */
export function trimmed(value: string): string {
  let from = 0;
  let to = value.length;
  while (from < to && isBlank(value.charCodeAt(from))) from++;
  while (to > from && isBlank(value.charCodeAt(to - 1))) to--;
  return from === 0 && to === value.length ? value : value.slice(from, to);
}

function isDate(text: string): boolean {
  const [, year = '', month, day] = DATE.exec(text) ?? [];
  if (year === '' || /^0+$/.test(year) || (year.length > 4 && year.startsWith('0'))) return false;
  // The calendar repeats every 10,000 years.
  const days = daysIn(Number(year.slice(-4)), Number(month));
  return Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= days;
}

function isTime(text: string): boolean {
  const [, hour, minute, second, fraction = ''] = TIME.exec(text) ?? [];
  if (hour === '24') return minute === '00' && second === '00' && /^\.?0*$/.test(fraction);
  return Number(hour) < 24 && Number(minute) < 60 && Number(second) < 60;
}

/**
 * Returns whether a text is a well-formed language code: one to eight letters, followed by hyphens with as many letters
 * or digits each.
 */
function isLanguage(text: string): boolean {
  const [first = '', ...subtags] = text.split('-');
  return /^[A-Za-z]{1,8}$/.test(first) && subtags.every((subtag) => /^[A-Za-z0-9]{1,8}$/.test(subtag));
}

/**
 * Returns whether a text is a URI reference by RFC 3986, which may contain other scripts and blanks (`anyURI` of XML
 * Schema).
 */
function isUri(text: string): boolean {
  if (/%(?![0-9A-Fa-f]{2})/.test(text)) return false;
  const hash = text.indexOf('#');
  if (hash >= 0 && text.includes('#', hash + 1)) return false;
  const [, scheme, rest = ''] = /^(?:([^:/?#]*):)?(.*)$/s.exec(text) ?? [];
  if (scheme !== undefined && !/^[A-Za-z][A-Za-z0-9+.-]*$/.test(scheme)) return false;
  const [, authority = '', path = ''] = /^(?:\/\/([^/?#]*))?(.*)$/s.exec(rest) ?? [];
  if (/[[\]]/.test(path)) return false;
  const host = authority.slice(authority.lastIndexOf('@') + 1);
  return /^(?:\[[^[\]]*\]|[^[\]:]*)(?::\d*)?$/.test(host);
}
