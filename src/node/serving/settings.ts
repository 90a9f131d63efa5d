import type { Command, Option } from 'commander';
import { detailed, message, type Translation, words } from '../../engine/text/message.ts';
import { nearest } from '../../engine/text/nearest.ts';
import { type ConfigFile, configOf, SettingError } from './config-file.ts';
import { writeJsonLines } from './log/json-lines.ts';
import { commandLine, list, off, on, type RawValue, type Setting, value } from './setting-kinds.ts';
import {
  addressIn,
  apiOf,
  closedOf,
  countOf,
  dayOf,
  formatOf,
  hostOf,
  issuerOf,
  keptForOf,
  levelOf,
  listenOf,
  originIn,
  portOf,
  proxiesOf,
  rateOf,
  secondsOf,
  sizeOf,
  socketOf,
  storeOf,
  workersOf,
} from './setting-values.ts';

export { SettingError } from './config-file.ts';

/**
 * The settings of the service (chapter 09 §9.5), each declared once: flag, environment variable, default, help and parser. In a
 * configuration file, a setting is named like its flag. Flags override the environment, which overrides the file.
 */
const SETTINGS = {
  /** The configuration file, which is read before the other settings. */
  config: value(
    '--config <file>',
    'settings file in YAML or JSON; settings have the names of the flags below, such as max-body: 5MiB',
    String,
  ),
  port: value('-p, --port <number>', 'port to listen on; 0 chooses a free one', portOf, {
    env: 'PORT',
    unset: '8080',
  }),
  host: value('--host <address>', 'address to listen on', listenOf, { unset: '127.0.0.1' }),
  /** A Unix socket to listen on instead of a port. */
  socket: value('--socket <file>', 'Unix domain socket to listen on instead of a port', socketOf),
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
  /** The maximum size of a body in bytes. */
  maxBody: value(
    '--max-body <size>',
    'largest body, such as 512KiB; default: depends on memory, at most 10MiB',
    sizeOf,
  ),
  /** The number of threads per serving process. */
  threads: value(
    '--threads <n>',
    'threads for large documents in each process; default: depends on processors and memory',
    countOf,
  ),
  /** The memory of a thread in bytes. */
  threadMemory: value(
    '--thread-memory <size>',
    'memory of each thread; a large document can take the share of several; default: depends on memory, at most 1GiB',
    sizeOf,
  ),
  /** Large documents that may wait for a thread. */
  queue: value('--queue <n>', 'large documents that can wait for a thread in each process', countOf, { unset: '256' }),
  /** The time limit of a large document in milliseconds. */
  timeLimit: value('--time-limit <seconds>', 'time limit for a large document, including the wait', secondsOf, {
    unset: '30',
  }),
  /** The time to keep answers for an `Idempotency-Key`, in milliseconds. */
  idempotency: value(
    '--idempotency <seconds>',
    'how long to keep answers to requests with an Idempotency-Key, up to 86400; each process keeps up to 32 MiB in memory',
    keptForOf,
    { unset: '600' },
  ),
  /** The address of the store that keeps these answers. */
  idempotencyStore: value(
    '--idempotency-store <url>',
    'Redis or PostgreSQL that keeps these answers for all replicas, such as redis://cache:6379; needs the npm package redis or pg; default: memory',
    storeOf,
  ),
  /** The file of the key that signs requests without their own. */
  keyFile: value(
    '--key <file>',
    'private JSON Web Key for signing requests without a key; callers need a token or, without --token-file, must run on this machine',
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
  /** The time limit of a signature in milliseconds. */
  signerTimeout: value('--signer-timeout <seconds>', 'time limit for a signature, including the wait', secondsOf, {
    unset: '10',
  }),
  /** Hosts whose published keys can verify signatures. */
  issuerHosts: list(
    '--issuer-host <name>',
    'issuer whose published keys verify its signatures if a request contains no key; repeatable; default: none',
    issuerOf,
    { env: 'BILLWRIGHT_ISSUER_HOSTS' },
  ),
  /** The file of house rules. */
  rules: value('--rules <file>', 'house rules for all documents, in YAML or JSON', String),
  /** The day of verdicts that name no day. */
  today: value(
    '--today <day>',
    'day whose official rules apply to e-invoices, such as 2026-11-28; default: today',
    dayOf,
  ),
  /** Whether requests may bring house rules. */
  requestRules: on('--request-rules', 'allow requests to bring their own house rules, in the field rules'),
  /** The file of callers' tokens. */
  tokenFile: value(
    '--token-file <file>',
    'file with the tokens of callers, one line name:sha256[:scopes] each; reloaded when it changes',
    String,
  ),
  /** The issuer of accepted JSON Web Tokens, and the keys that verify them. */
  jwtIssuer: value(
    '--jwt-issuer <url>',
    'accept JSON Web Tokens from this issuer; their claim scope lists the scopes',
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
  /** Names accepted in `Host` besides the names of the loopback interface, if `Host` is checked. */
  allowedHosts: list(
    '--allow-host <name>',
    'name that the Host header may have, such as api.example.com or localhost:9000; repeatable',
    hostOf,
    { env: 'BILLWRIGHT_ALLOW_HOSTS' },
  ),
  /** The number of serving processes that this one supervises. Without them, it serves itself. */
  workers: value(
    '--workers <n>',
    'number of serving processes; this process supervises and replaces them; 0 serves in this process',
    workersOf,
    { unset: '1' },
  ),
  /** The number of proxies in front; 0 without. Each adds an address to `X-Forwarded-For`. */
  trustProxy: value(
    '--trust-proxy [n]',
    'trust X-Forwarded-For for client addresses and X-Forwarded-Proto for https, behind n proxies (1 without a number)',
    proxiesOf,
    { unset: 'off' },
  ),
  log: value('--log <format>', 'log format: text or json', formatOf, { unset: 'text' }),
  /** The minimum level that is logged. */
  logLevel: value(
    '--log-level <level>',
    'minimum level to log: debug (also health checks and scrapes), info (all other requests), warning (503), error (defects)',
    levelOf,
    { unset: 'info' },
  ),
  /** Whether to serve Prometheus figures with the service. */
  metrics: on('--metrics', 'serve metrics for Prometheus at /metrics'),
  /** A separate port for figures. */
  metricsPort: value(
    '--metrics-port <port>',
    'separate port for /metrics, /livez and /readyz; 0 chooses a free one',
    portOf,
  ),
  /** Whether to send traces to an OpenTelemetry collector. */
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
  /** Whether to serve MCP at `/v0/mcp`. */
  mcp: off('--no-mcp', 'turn off the MCP server at /v0/mcp'),
  /** Whether to serve the workbench pages. */
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
      throw new SettingError(detailed(message('{place}', { place: place ?? '' }), error.said));
    }
  });
  return Object.fromEntries(settings) as Settings;
}

function entries() {
  return Object.entries<Setting<unknown>>(SETTINGS).map(([name, setting]) => ({ name, ...setting }));
}

const PREFIX = 'BILLWRIGHT_';

/** Variables that are not settings: the key identifier for a signing program, and limits of the command line. */
const OTHERS: ReadonlySet<string> = new Set(['BILLWRIGHT_KID', 'BILLWRIGHT_XML_ELEMENTS', 'BILLWRIGHT_COMPRESSION']);

/** Variables that Kubernetes and Docker derive from service names, such as a service called billwright. */
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

/** Returns the name of a setting in a file: the name of its flag, without `no-` for a switch that turns off. */
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
