/** Parses the texts of settings. All throw `SettingError`. */

import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { followed, message } from '../../engine/text/message.ts';
import { isDay } from '../../formats/releases/day.ts';
import { hostIn, originOf } from '../../service/auth/origin.ts';
import { closedBy, isMessage, type Scope } from '../../service/auth/tokens.ts';
import { type ConfigValue, SettingError } from './config-file.ts';
import type { Rate } from './limits/rate-limit.ts';
import { LEVELS, type Level } from './log/levels.ts';

const SWITCH: Readonly<Record<string, boolean>> = {
  ...{ true: true, on: true, yes: true, 1: true },
  ...{ false: false, off: false, no: false, 0: false },
};

export function switchOf(given: ConfigValue): boolean {
  const wanted = SWITCH[String(given).toLowerCase()];
  if (wanted !== undefined) return wanted;
  throw new SettingError(message('"{given}" is not on or off', { given: String(given) }));
}

export function portOf(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new SettingError(message('"{text}" is not a port; give a number from 0 to 65535', { text }));
}

/** Returns a calendar day. */
export function dayOf(text: string): string {
  if (isDay(text)) return text;
  throw new SettingError(message('"{text}" is not a day; give one like 2026-11-28', { text }));
}

/** A name with a last part that is not a number: systems take 0 and 0x7f.1 for addresses. */
const HOST_NAME = /^(?:[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?\.)*[a-z_](?:[a-z0-9_-]*[a-z0-9_])?$/i;

/** Returns an address to listen on. */
export function listenOf(text: string): string {
  if (isIP(text) !== 0 || (HOST_NAME.test(text) && text.length <= 253)) return text;
  throw new SettingError(
    message('"{text}" is not an address to listen on; give one like 127.0.0.1, 0.0.0.0, :: or localhost', { text }),
  );
}

/** The longest path of a Unix socket in bytes. Systems cut longer ones without an error. */
const LONGEST_SOCKET: Partial<Record<NodeJS.Platform, number>> = { linux: 107, win32: Number.POSITIVE_INFINITY };
const LONGEST_SOCKET_ELSEWHERE = 103;

export function socketOf(text: string): string {
  const bytes = Buffer.byteLength(text);
  const most = LONGEST_SOCKET[process.platform] ?? LONGEST_SOCKET_ELSEWHERE;
  if (bytes <= most) return text;
  throw new SettingError(
    message(
      'the path "{text}" has {bytes} bytes, but the path of a socket may have at most {most}; choose a shorter one',
      {
        text,
        bytes,
        most,
      },
    ),
  );
}

export function workersOf(text: string): number {
  const most = Math.max(16, 4 * availableParallelism());
  const count = Number(text);
  if (/^\d+$/.test(text) && count <= most) return count;
  throw new SettingError(
    message('"{text}" is not a whole number from 0 to {most}, the maximum on this machine', { text, most }),
  );
}

export function countOf(text: string): number {
  const count = Number(text);
  if (/^\d+$/.test(text) && count >= 1 && count <= 1024) return count;
  throw new SettingError(message('"{text}" is not a whole number from 1 to 1024', { text }));
}

/** Returns the number of trusted proxies: a number, or a switch that means one. */
export function proxiesOf(text: string): number {
  const count = /^\d{1,3}$/.test(text) ? Number(text) : Number(SWITCH[text.toLowerCase()] ?? Number.NaN);
  if (count <= 100) return count;
  throw new SettingError(
    message('"{text}" is not a number of proxies; give a whole number up to 100, or on or off', { text }),
  );
}

export function originIn(text: string): string {
  const origin = originOf(text);
  if (origin !== undefined) return origin;
  throw new SettingError(message('"{text}" is not an origin; give one like https://example.com', { text }));
}

export function hostOf(text: string): string {
  if (hostIn(text)) return text;
  throw new SettingError(
    message('"{text}" is not a host name; give one like api.example.com or localhost:9000', { text }),
  );
}

export function addressIn(text: string): string {
  const url = addressOf(text);
  if (url) return url.href;
  throw new SettingError(message('"{text}" is not an address; give one like https://keys.example.com/sign', { text }));
}

/** Parses the address of a server on the web, without credentials and characters that no address has. */
function addressOf(text: string): URL | undefined {
  const url = /^https?:\/\/[^\s"'<>\\^`{|}\p{Cc}\p{Cf}]+$/iu.test(text) && originOf(text) ? new URL(text) : undefined;
  return url && !url.username && !url.password && !url.hash ? url : undefined;
}

/** Parses the address of a store of answers, which may contain a password. */
export function storeOf(text: string): string {
  if (/^(?:rediss?|postgres(?:ql)?):\/\/./.test(text) && URL.canParse(text)) return text;
  throw new SettingError(
    message('give an address like redis://cache.example.com:6379 or postgres://billwright@db.example.com/answers'),
  );
}

/** Returns the normalised host name of an issuer. */
export function issuerOf(text: string): string {
  const name = URL.canParse(`https://${text}`) ? new URL(`https://${text}`).host : '';
  const labels = name.split('.');
  const isName =
    labels.length > 1 &&
    labels.every((label) => /^[a-z0-9_-]+$/.test(label)) &&
    /^[a-z]/.test(labels.at(-1) ?? '') &&
    /^[^/?#@:]+$/.test(text);
  if (isName) return name;
  throw new SettingError(message('"{text}" is not a host name; give one like example.com', { text }));
}

export function closedOf(text: string): readonly Scope[] {
  const scopes = closedBy(text);
  if (!isMessage(scopes)) return scopes;
  throw new SettingError(followed(scopes, message('(separated by commas; or give all or none)')));
}

/** Returns the address of an API. An address without a path gets `/v0`. */
export function apiOf(text: string): string {
  const url = addressOf(text);
  if (!url || url.search) {
    throw new SettingError(
      message('"{text}" is not the address of a service; give one like https://example.com/v0', { text }),
    );
  }
  return url.pathname === '/' ? `${url.origin}/v0` : url.href.replace(/(?<!\/)\/+$/, '');
}

/** Returns the milliseconds of a number of seconds. */
export function secondsOf(text: string): number {
  const seconds = Number(text);
  if (/^\d+$/.test(text) && seconds >= 1 && seconds <= 3600) return seconds * 1000;
  throw new SettingError(message('"{text}" is not a whole number of seconds from 1 to 3600', { text }));
}

const PERIODS: Readonly<Record<string, number>> = { second: 1, minute: 60, hour: 3600, day: 86_400 };

export function rateOf(text: string): Rate {
  const [, count = '', period = ''] = /^(\d{1,9})\/([a-z]+)$/.exec(text) ?? [];
  const seconds = Object.hasOwn(PERIODS, period) ? PERIODS[period] : undefined;
  if (seconds !== undefined && Number(count) > 0) return { requests: Number(count), seconds };
  throw new SettingError(
    message('"{text}" is not a rate; give one like 10/second, 100/minute, 1000/hour or 10000/day', { text }),
  );
}

/** Returns the milliseconds of a number of seconds; 0 means that nothing is kept. */
export function keptForOf(text: string): number {
  if (SWITCH[text.toLowerCase()] === false) return 0;
  const seconds = Number(text);
  if (/^\d+$/.test(text) && seconds <= 86_400) return seconds * 1000;
  throw new SettingError(
    message('"{text}" is not a number of seconds up to 86400; give a whole number or off', { text }),
  );
}

const UNITS: Readonly<Record<string, number>> = { '': 1, b: 1, k: 1024, m: 1024 ** 2, g: 1024 ** 3 };

/** Returns a number of bytes. */
export function sizeOf(text: string): number {
  const [, digits, unit = ''] = /^(\d+)\s*(?:([kmg])i?b?|b)?$/i.exec(text.trim()) ?? [];
  const size = Number(digits) * (UNITS[unit.toLowerCase()] ?? 1);
  if (digits !== undefined && size > 0 && Number.isSafeInteger(size)) return size;
  throw new SettingError(message('"{text}" is not a size; give one like 512KiB or 10MiB', { text }));
}

export function levelOf(text: string): Level {
  const level = LEVELS.find((each) => each === text);
  if (level !== undefined) return level;
  throw new SettingError(
    message('"{text}" is not a log level; give one of {levels}', { text, levels: LEVELS.join(', ') }),
  );
}

export function formatOf(text: string): 'text' | 'json' {
  if (text === 'text' || text === 'json') return text;
  throw new SettingError(message('"{text}" is not a log format; give text or json', { text }));
}
