import { availableParallelism } from 'node:os';
import { type Command, Option } from 'commander';
import { message, type Translation, words } from '../../engine/text/message.ts';
import { nearest } from '../../engine/text/nearest.ts';
import { hostIn, originOf } from '../../service/auth/origin.ts';
import { closedBy, isMessage, type Scope } from '../../service/auth/tokens.ts';
import { type ConfigFile, type ConfigValue, configOf, SettingError } from './config-file.ts';
import type { Rate } from './limits/rate-limit.ts';
import { writeJsonLines } from './log/json-lines.ts';
import { LEVELS, type Level } from './log/levels.ts';

export { SettingError } from './config-file.ts';

/**
 * The settings of the service (chapter 09 §9.5), each declared once: flag, environment variable, default, help and parser. In a
 * configuration file, a setting is named like its flag. Flags override the environment, which overrides the file.
 */
const SETTINGS = {
  /** Read before the others. */
  config: value(
    '--config <file>',
    'settings file in YAML or JSON, with the settings below by the names of their flags, as in max-body: 5MiB',
    String,
  ),
  port: value('-p, --port <port>', 'port to listen on; 0 chooses a free one', portOf, {
    env: 'PORT',
    unset: '8080',
  }),
  host: value('--host <host>', 'address to listen on', String, { unset: '127.0.0.1' }),
  /** A Unix socket to listen on instead of a port. */
  socket: value('--socket <file>', 'Unix domain socket to listen on instead of a port', String),
  /** The files of the certificate and its key. */
  tlsCert: value('--tls-cert <file>', 'certificate for TLS with its chain, in PEM; reloaded when it changes', String),
  tlsKey: value('--tls-key <file>', 'private key of the certificate, in PEM', String),
  /** Requests of a caller per time. */
  rateLimit: value(
    '--rate-limit <n/period>',
    'limit of requests under /v0 for each caller and process, such as 100/minute; a caller is a token, or an address without one; default: no limit',
    rateOf,
  ),
  /** Origins of pages that may read answers. All may if the list is empty, except for requests that need a token. */
  origins: list(
    '--origin <url>',
    'origin of pages that may read answers; repeatable; default: any origin, except for answers that need a token',
    originIn,
    {
      env: 'BILLWRIGHT_ORIGINS',
    },
  ),
  /** Bytes for all processes together. Default: the memory of the container or machine. */
  memory: value(
    '--memory <size>',
    'memory limit of all processes, such as 1GiB; the limits below are derived from it; default: the memory of the container or the machine',
    sizeOf,
  ),
  /** Bytes of a body. */
  maxBody: value('--max-body <size>', 'largest body, such as 512KiB; default: by memory, at most 10MiB', sizeOf),
  /** Per serving process. */
  threads: value(
    '--threads <n>',
    'threads for large documents in each process; default: by processors and memory',
    countOf,
  ),
  /** Bytes. */
  threadMemory: value(
    '--thread-memory <size>',
    'memory of each thread; a large document can take the share of several; default: by memory, at most 1GiB',
    sizeOf,
  ),
  /** Large documents that may wait for a thread. */
  queue: value('--queue <n>', 'large documents that can wait for a thread in each process', countOf, { unset: '256' }),
  /** Milliseconds. */
  timeLimit: value('--time-limit <seconds>', 'time limit for a large document, including its wait', secondsOf, {
    unset: '30',
  }),
  /** Milliseconds. */
  idempotency: value(
    '--idempotency <seconds>',
    'how long to keep answers to requests with an Idempotency-Key, up to 86400; each process keeps up to 32 MiB in memory',
    keptForOf,
    { unset: 'off' },
  ),
  /** The file of the key that signs requests without their own. */
  keyFile: value(
    '--key <file>',
    'private JSON Web Key for signing requests that bring no key; callers need a token or, without --token-file, must run on this machine',
    String,
  ),
  /** A program that signs with its own key, and its arguments. */
  signerCommand: commandLine(
    '--signer-command <command>',
    'program that reads the bytes and writes the signature; separate arguments with spaces, or give a JSON list',
  ),
  /** An address that signs with its own key. */
  signerUrl: value(
    '--signer-url <url>',
    'address that receives the bytes with POST and returns the signature',
    addressIn,
  ),
  /** The file with the public part of that key. */
  signerKey: value('--signer-key <file>', 'public JSON Web Key, or a set of them, of the external signer', String),
  /** The file with the token for that address. */
  signerToken: value('--signer-token <file>', 'file with the bearer token for --signer-url', String),
  /** Milliseconds. */
  signerTimeout: value('--signer-timeout <seconds>', 'time limit for a signature, including its wait', secondsOf, {
    unset: '10',
  }),
  /** Hosts whose published keys can verify signatures. */
  issuerHosts: list(
    '--issuer-host <name>',
    'issuer whose published keys verify its signatures if a request brings no key; repeatable; default: none',
    issuerOf,
    { env: 'BILLWRIGHT_ISSUER_HOSTS' },
  ),
  /** The file of callers' tokens. */
  tokenFile: value(
    '--token-file <file>',
    'file with the tokens of callers, one line name:sha256[:scopes] each; reloaded when it changes',
    String,
  ),
  /** The issuer of accepted JSON Web Tokens, and the keys that verify them. */
  jwtIssuer: value(
    '--jwt-issuer <url>',
    'accept JSON Web Tokens of this issuer; their claim scope lists the scopes',
    String,
  ),
  jwtKeys: value(
    '--jwt-keys <file>',
    'public keys of the issuer (a JSON Web Key Set), as a file or an https address',
    String,
  ),
  jwtAudience: value(
    '--jwt-audience <name>',
    'required claim aud of the tokens: the name of this service at the issuer',
    String,
  ),
  /** Functions that need a token, besides signing with our key. */
  closed: value(
    '--require-token <scopes>',
    'scopes that need a token, in addition to signing with a key of the service: none, all, or some of documents, signing, reference, metrics',
    closedOf,
    { unset: 'none' },
  ),
  /** Names accepted in `Host` besides those of the loopback interface, if checked. */
  allowedHosts: list(
    '--allow-host <name>',
    'name that the Host header may have, such as api.example.com or localhost:9000; repeatable',
    hostOf,
    { env: 'BILLWRIGHT_ALLOW_HOSTS' },
  ),
  /** Serving processes that this one supervises. Without them it serves itself. */
  workers: value(
    '--workers <n>',
    'number of serving processes; this process supervises and replaces them; 0 serves in this process',
    workersOf,
    { unset: '1' },
  ),
  /** Proxies in front, each of which adds an address to `X-Forwarded-For`; 0 if there is no proxy. */
  trustProxy: value(
    '--trust-proxy [n]',
    'trust X-Forwarded-For for client addresses and X-Forwarded-Proto for https, behind n proxies (1 without a number)',
    proxiesOf,
    { unset: 'off' },
  ),
  log: value('--log <format>', 'log format: text or json', formatOf, { unset: 'text' }),
  /** The least level that is logged. */
  logLevel: value(
    '--log-level <level>',
    'least level to log: debug (also health checks and scrapes), info (all other requests), warning (503), error (defects)',
    levelOf,
    { unset: 'info' },
  ),
  /** Serve Prometheus figures with the service. */
  metrics: on('--metrics', 'serve metrics for Prometheus at /metrics'),
  /** A separate port for figures. */
  metricsPort: value(
    '--metrics-port <port>',
    'separate port for /metrics, /livez and /readyz; 0 chooses a free one',
    portOf,
  ),
  /** Send traces to an OpenTelemetry collector. */
  traces: on('--traces', 'send OpenTelemetry traces over HTTP; the standard OTEL_… variables configure it'),
  /** The service that the workbench uses, if not this one. */
  api: value(
    '--api <url>',
    'address of the service that the workbench uses, such as https://example.com/v0; default: this one',
    apiOf,
  ),
  /** Origins that may show the workbench in a frame. */
  hosts: list('--framed-by <url>', 'origin of pages that may show the workbench in a frame; repeatable', originIn, {
    env: 'BILLWRIGHT_HOSTS',
  }),
  /** Serve MCP at `/v0/mcp`. */
  mcp: off('--no-mcp', 'turn off the MCP server at /v0/mcp'),
  /** Serve the workbench pages. */
  workbench: off('--no-workbench', 'turn off the workbench'),
} as const;

/** The values of all settings. */
export type Settings = { -readonly [Name in keyof typeof SETTINGS]: ReturnType<(typeof SETTINGS)[Name]['read']> };

/** Adds the flags of all settings to a command. Errors in other flags are reported before it runs, as JSON if the log is JSON. */
export function withSettings(command: Command): Command {
  for (const { option } of entries()) command.addOption(option());
  return command.on('option:log', (format) => format === 'json' && writeJsonLines());
}

/** Returns the settings from a command's flags, the environment and the configuration file. Throws `SettingError`. @internal */
export function settingsOf(command: Command, environment: NodeJS.ProcessEnv): Settings {
  refuseUnknown(environment);
  const config = configFor(command, environment);
  const settings = entries().map(({ name, option, env, read }) => {
    const { given, place } = givenFor({ option: option(), env }, command, environment, config);
    try {
      return [name, read(given)] as const;
    } catch (error) {
      if (!(error instanceof SettingError)) throw error;
      throw new SettingError(message('{place}: {problem}', { place: place ?? '', problem: error.said }));
    }
  });
  return Object.fromEntries(settings) as Settings;
}

const PREFIX = 'BILLWRIGHT_';

/** Variables that are not settings: the key identifier for a signing program. */
const OTHERS: ReadonlySet<string> = new Set(['BILLWRIGHT_KID']);

/** Variables that Kubernetes and Docker derive from service names, such as one called billwright. */
const OF_SERVICES = /_SERVICE_(?:HOST|PORT(?:_\w+)?)$|_PORT_\d+_(?:TCP|UDP|SCTP)(?:_(?:PROTO|PORT|ADDR))?$/;
const SERVICE_ADDRESS = /^(?:tcp|udp|sctp):\/\//;

/** Throws `SettingError` for a variable that names no setting: a mistyped limit would otherwise be ignored. */
function refuseUnknown(environment: NodeJS.ProcessEnv): void {
  const known = new Set(entries().map(({ env }) => env));
  for (const [name, given = ''] of Object.entries(environment)) {
    if (!name.startsWith(PREFIX) || known.has(name) || OTHERS.has(name)) continue;
    if (OF_SERVICES.test(name) || SERVICE_ADDRESS.test(given)) continue;
    const shorts = new Map([...known].map((each) => [each.replace(PREFIX, ''), each]));
    const guess = shorts.get(nearest(name.slice(PREFIX.length), shorts.keys()) ?? '');
    throw new SettingError(
      guess === undefined
        ? message('{name} is not a setting', { name })
        : message('{name} is not a setting; did you mean {guess}?', { name, guess }),
    );
  }
}

/** Returns the named configuration file, or an empty one. Throws `SettingError`. */
function configFor(command: Command, environment: NodeJS.ProcessEnv): ConfigFile {
  const { given } = givenFor({ option: SETTINGS.config.option(), env: SETTINGS.config.env }, command, environment);
  const names = entries().map(({ option }) => nameInFile(option()));
  return configOf(SETTINGS.config.read(given), names);
}

/** Returns the value and source of a setting: its flag, its variable or its line in the configuration file. */
function givenFor(
  { option, env }: { option: Option; env: string },
  command: Command,
  environment: NodeJS.ProcessEnv,
  config?: ConfigFile,
): { given: RawValue; place: string | undefined } {
  const key = option.attributeName();
  if (command.getOptionValueSource(key) === 'cli') return { given: command.getOptionValue(key), place: option.long };
  const variable = environment[env] || undefined;
  if (variable !== undefined) return { given: variable, place: env };
  const name = nameInFile(option);
  return { given: config?.values.get(name), place: `${config?.file}: ${name}` };
}

/** Returns the name of a setting in a file: that of its flag, without `no-` for a switch that turns off. */
function nameInFile({ long }: Option): string {
  return String(long).replace(/^--(?:no-)?/, '');
}

/** Returns the settings, or ends the command with a usage error. */
export function settingsOrError(command: Command, environment: NodeJS.ProcessEnv, translation?: Translation): Settings {
  try {
    return settingsOf(command, environment);
  } catch (error) {
    if (error instanceof SettingError) command.error(`error: ${words(error.said, translation)}`);
    throw error;
  }
}

/** Switches output to JSON lines if the log is JSON, even when other settings are invalid. */
export function beginLog(command: Command, environment: NodeJS.ProcessEnv): void {
  const log = { option: SETTINGS.log.option(), env: SETTINGS.log.env };
  let { given } = givenFor(log, command, environment);
  try {
    given ??= configFor(command, environment).values.get(nameInFile(log.option));
  } catch (error) {
    // Reported when all settings are read.
    if (!(error instanceof SettingError)) throw error;
  }
  if (given === 'json') writeJsonLines();
}

/** The value of a setting: texts, or a switch; undefined if unset. */
type RawValue = ConfigValue | undefined;

interface Setting<T> {
  option: () => Option;
  /** The variable. Default: from the flag, as `BILLWRIGHT_MAX_BODY` for `--max-body`. */
  env: string;
  /** Throws `SettingError`. */
  read: (given: RawValue) => T;
}

interface More {
  env?: string;
}

function entries() {
  return Object.entries<Setting<unknown>>(SETTINGS).map(([name, setting]) => ({ name, ...setting }));
}

/** Returns a setting with one value, parsed from its text; undefined if unset and without a default. */
function value<T>(flags: string, help: string, read: (text: string) => T, more: More & { unset: string }): Setting<T>;
function value<T>(flags: string, help: string, read: (text: string) => T, more?: More): Setting<T | undefined>;
function value<T>(flags: string, help: string, read: (text: string) => T, more: More & { unset?: string } = {}) {
  const { env = variableOf(flags), unset } = more;
  return {
    env,
    option: () => new Option(flags, described(help, env, unset)),
    read(given: RawValue) {
      const text = given ?? unset;
      return text === undefined ? undefined : read(String(text));
    },
  };
}

/** Returns a setting with several values: a repeatable flag, or a variable with spaces or commas between values. */
function list<T>(flags: string, help: string, read: (text: string) => T, { env }: { env: string }): Setting<T[]> {
  const gather = (text: string, before: string[] | undefined) => [...(before ?? []), text];
  return {
    env,
    option: () => new Option(flags, described(help, env)).argParser(gather),
    read: (given = []) =>
      (Array.isArray(given)
        ? given
        : String(given)
            .split(/[\s,]+/)
            .filter(Boolean)
      ).map(read),
  };
}

/** Returns a setting that is a command, as a list of its words: a text split at spaces, or a JSON list. No shell is involved. */
function commandLine(flags: string, help: string): Setting<readonly string[] | undefined> {
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
function off(flag: string, help: string): Setting<boolean> {
  const env = variableOf(flag.replace('--no-', '--'));
  return {
    env,
    option: () => new Option(flag, described(help, `${env}=off`)),
    read: (given = true) => switchOf(given),
  };
}

/** Returns a switch that is off by default. */
function on(flag: string, help: string): Setting<boolean> {
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

const SWITCH: Readonly<Record<string, boolean>> = {
  ...{ true: true, on: true, yes: true, 1: true },
  ...{ false: false, off: false, no: false, 0: false },
};

function switchOf(given: NonNullable<RawValue>): boolean {
  const wanted = SWITCH[String(given).toLowerCase()];
  if (wanted !== undefined) return wanted;
  throw new SettingError(message('"{given}" is not on or off', { given: String(given) }));
}

function portOf(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new SettingError(message('"{text}" is not a port; give a number from 0 to 65535', { text }));
}

function workersOf(text: string): number {
  if (text === '0') return 0;
  const count = countOf(text);
  const most = Math.max(16, 4 * availableParallelism());
  if (count <= most) return count;
  throw new SettingError(message('{text} workers are too many for this machine; give at most {most}', { text, most }));
}

function countOf(text: string): number {
  const count = Number(text);
  if (/^\d+$/.test(text) && count >= 1 && count <= 1024) return count;
  throw new SettingError(message('"{text}" is not a whole number from 1 to 1024', { text }));
}

/** Returns the number of trusted proxies: a number, or a switch that means one. */
function proxiesOf(text: string): number {
  const count = /^\d{1,3}$/.test(text) ? Number(text) : Number(SWITCH[text.toLowerCase()] ?? Number.NaN);
  if (count <= 100) return count;
  throw new SettingError(
    message('"{text}" is not a number of proxies; give a whole number up to 100, or on or off', { text }),
  );
}

function originIn(text: string): string {
  const origin = originOf(text);
  if (origin !== undefined) return origin;
  throw new SettingError(message('"{text}" is not an origin; give one like https://example.com', { text }));
}

function hostOf(text: string): string {
  if (hostIn(text)) return text;
  throw new SettingError(
    message('"{text}" is not a host name; give one like api.example.com or localhost:9000', { text }),
  );
}

function addressIn(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol) && !url.username && !url.hash) return url.href;
  throw new SettingError(message('"{text}" is not an address; give one like https://keys.example.com/sign', { text }));
}

/** Returns the normalised host name of an issuer. */
function issuerOf(text: string): string {
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

function closedOf(text: string): readonly Scope[] {
  const scopes = closedBy(text);
  if (!isMessage(scopes)) return scopes;
  const problem = scopes;
  throw new SettingError(message('{problem}; give all, none, or some of them separated by commas', { problem }));
}

/** Returns the address of an API. An address without a path gets `/v0`. */
function apiOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.search || url.hash) {
    throw new SettingError(
      message('"{text}" is not the address of a service; give one like https://example.com/v0', { text }),
    );
  }
  return url.pathname === '/' ? `${url.origin}/v0` : url.href.replace(/(?<!\/)\/+$/, '');
}

/** Returns milliseconds. */
function secondsOf(text: string): number {
  const seconds = Number(text);
  if (/^\d+$/.test(text) && seconds >= 1 && seconds <= 3600) return seconds * 1000;
  throw new SettingError(message('"{text}" is not a whole number of seconds from 1 to 3600', { text }));
}

const PERIODS: Readonly<Record<string, number>> = { second: 1, minute: 60, hour: 3600, day: 86_400 };

function rateOf(text: string): Rate {
  const [, count = '', period = ''] = /^(\d{1,9})\/([a-z]+)$/.exec(text) ?? [];
  const seconds = Object.hasOwn(PERIODS, period) ? PERIODS[period] : undefined;
  if (seconds !== undefined && Number(count) > 0) return { requests: Number(count), seconds };
  throw new SettingError(
    message('"{text}" is not a rate; give one like 10/second, 100/minute, 1000/hour or 10000/day', { text }),
  );
}

/** Returns milliseconds, or 0 for nothing. */
function keptForOf(text: string): number {
  if (SWITCH[text.toLowerCase()] === false) return 0;
  const seconds = Number(text);
  if (/^\d+$/.test(text) && seconds <= 86_400) return seconds * 1000;
  throw new SettingError(
    message('"{text}" is not a number of seconds up to 86400; give a whole number or off', { text }),
  );
}

const UNITS: Readonly<Record<string, number>> = { '': 1, b: 1, k: 1024, m: 1024 ** 2, g: 1024 ** 3 };

/** Returns a number of bytes. */
function sizeOf(text: string): number {
  const [, digits, unit = ''] = /^(\d+)\s*(?:([kmg])i?b?|b)?$/i.exec(text.trim()) ?? [];
  const size = Number(digits) * (UNITS[unit.toLowerCase()] ?? 1);
  if (digits !== undefined && size > 0 && Number.isSafeInteger(size)) return size;
  throw new SettingError(message('"{text}" is not a size; give one like 512KiB or 10MiB', { text }));
}

function levelOf(text: string): Level {
  const level = LEVELS.find((each) => each === text);
  if (level !== undefined) return level;
  throw new SettingError(
    message('"{text}" is not a log level; give one of {levels}', { text, levels: LEVELS.join(', ') }),
  );
}

function formatOf(text: string): 'text' | 'json' {
  if (text === 'text' || text === 'json') return text;
  throw new SettingError(message('"{text}" is not a log format; give text or json', { text }));
}
