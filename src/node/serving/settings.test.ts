import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { SettingError, settingsOf, withSettings } from './settings.ts';

/** Returns the settings for flags and an environment. Throws `SettingError`, or commander's error for unknown flags. */
function readSettings(args: readonly string[], environment: NodeJS.ProcessEnv) {
  const command = withSettings(new Command('serve'))
    .exitOverride()
    .configureOutput({ writeErr() {} });
  return settingsOf(command.parse(args, { from: 'user' }), environment);
}

describe('an unknown environment variable', () => {
  it.each([
    ['BILLWRIGHT_MAX_BODDY', 'BILLWRIGHT_MAX_BODY'],
    ['BILLWRIGHT_ORIGIN', 'BILLWRIGHT_ORIGINS'],
    ['BILLWRIGHT_max_body', 'BILLWRIGHT_MAX_BODY'],
    ['BILLWRIGHT_PORT', 'PORT'],
    ['BILLWRIGHT_CHICKEN', /BILLWRIGHT_CHICKEN/],
  ])('is rejected with a suggestion: %s, %s', (name, nearest) => {
    expect(() => readSettings([], { [name]: '1' })).toThrow(SettingError);
    expect(() => readSettings([], { [name]: '1' })).toThrow(nearest);
  });

  it('is ignored if Kubernetes derives it from a service name', () => {
    const environment = {
      BILLWRIGHT_SERVICE_HOST: '10.0.0.1',
      BILLWRIGHT_SERVICE_PORT: '80',
      BILLWRIGHT_SERVICE_PORT_HTTP: '80',
      BILLWRIGHT_PORT: 'tcp://10.0.0.1:80',
      BILLWRIGHT_PORT_80_TCP: 'tcp://10.0.0.1:80',
      BILLWRIGHT_PORT_80_TCP_PROTO: 'tcp',
      BILLWRIGHT_CANARY_PORT_80_TCP_ADDR: '10.0.0.1',
      BILLWRIGHT_KID: 'key',
    };
    expect(readSettings([], environment).port).toBe(8080);
  });
});

describe('settings', () => {
  it('default to 127.0.0.1:8080', () => {
    expect(readSettings([], {})).toEqual({
      port: 8080,
      host: '127.0.0.1',
      origins: [],
      socket: undefined,
      tlsCert: undefined,
      tlsKey: undefined,
      rateLimit: undefined,
      requestRules: false,
      rules: undefined,
      jwtIssuer: undefined,
      jwtKeys: undefined,
      jwtAudience: undefined,
      workbench: true,
      api: undefined,
      hosts: [],
      mcp: true,
      memory: undefined,
      maxBody: undefined,
      threads: undefined,
      threadMemory: undefined,
      queue: 256,
      timeLimit: 30_000,
      idempotency: 600_000,
      idempotencyStore: undefined,
      config: undefined,
      log: 'text',
      logLevel: 'info',
      metrics: false,
      metricsPort: undefined,
      traces: false,
      workers: 1,
      trustProxy: 0,
      keyFile: undefined,
      signerCommand: undefined,
      signerUrl: undefined,
      signerKey: undefined,
      signerToken: undefined,
      signerTimeout: 10_000,
      issuerHosts: [],
      tokenFile: undefined,
      closed: [],
      allowedHosts: [],
    });
  });

  it('use PORT, which --port overrides', () => {
    expect(readSettings([], { PORT: '9000' })).toMatchObject({ port: 9000 });
    expect(readSettings(['--port', '0'], { PORT: '9000' })).toMatchObject({ port: 0 });
    expect(readSettings(['-p', '81'], {})).toMatchObject({ port: 81 });
    expect(readSettings([], { PORT: '', BILLWRIGHT_MAX_BODY: '' })).toEqual(readSettings([], {}));
  });

  it.each([
    ['100', 100],
    ['512KiB', 512 * 1024],
    ['2m', 2 * 1024 * 1024],
    ['1 GB', 1024 ** 3],
  ])('limit bodies to the size %s', (text, size) => {
    expect(readSettings([`--max-body=${text}`], {})).toMatchObject({ maxBody: size });
    expect(readSettings([], { BILLWRIGHT_MAX_BODY: text })).toMatchObject({ maxBody: size });
  });

  it('disable parts of the service', () => {
    expect(readSettings(['--no-mcp', '--no-workbench'], {})).toMatchObject({ mcp: false, workbench: false });
  });

  it('set the number of processes, trusted proxies and the key', () => {
    const given = ['--workers', '4', '--trust-proxy', '--key', 'own.jwk'];
    expect(readSettings(given, {})).toMatchObject({ workers: 4, trustProxy: 1, keyFile: 'own.jwk' });
  });

  it('set the number of proxies', () => {
    expect(readSettings(['--trust-proxy', '2'], {})).toMatchObject({ trustProxy: 2 });
    expect(readSettings(['--trust-proxy=0'], { BILLWRIGHT_TRUST_PROXY: '3' })).toMatchObject({ trustProxy: 0 });
    for (const [text, count] of [
      ['on', 1],
      ['3', 3],
      ['off', 0],
    ] as const)
      expect(readSettings([], { BILLWRIGHT_TRUST_PROXY: text })).toMatchObject({ trustProxy: count });
    for (const wrong of ['-1', '1.5', '101', 'all', '10.0.0.0/8'])
      expect(() => readSettings([`--trust-proxy=${wrong}`], {})).toThrow('--trust-proxy');
  });

  it('split the signing command into words, without a shell', () => {
    const wordsOf = (text: string) => readSettings(['--signer-command', text], {}).signerCommand;
    expect(wordsOf('openssl dgst  -sign key.pem')).toEqual(['openssl', 'dgst', '-sign', 'key.pem']);
    expect(wordsOf('sign $(x) "a b"')).toEqual(['sign', '$(x)', '"a', 'b"']);
    expect(wordsOf('["sign", "a b"]')).toEqual(['sign', 'a b']);
    for (const none of ['[', '[]', '["sign", 1]', ' ']) expect(() => wordsOf(none)).toThrow('--signer-command');
  });

  it('normalise issuer names', () => {
    const namedBy = (name: string) => readSettings(['--issuer-host', name], {}).issuerHosts;
    expect(namedBy('Issuer.Example')).toEqual(['issuer.example']);
    for (const none of [
      'localhost',
      '127.0.0.1',
      '0x7f.1',
      '[::1]',
      'a.example:8443',
      'https://a.example',
      'u@a.example',
      'a.example/x',
    ])
      expect(() => namedBy(none)).toThrow(/./);
  });

  it('collect all given origins', () => {
    const given = ['--origin', 'https://a.example/', '--origin=http://localhost:5173'];
    expect(readSettings(given, {})).toMatchObject({ origins: ['https://a.example', 'http://localhost:5173'] });
  });

  it('set the functions that require a token, and the allowed hosts', () => {
    expect(readSettings(['--token-file', 'tokens'], {})).toMatchObject({ tokenFile: 'tokens', closed: [] });
    const closed = (scopes: string) => readSettings([], { BILLWRIGHT_REQUIRE_TOKEN: scopes }).closed;
    expect(closed('none')).toEqual([]);
    expect(closed('documents, signing')).toEqual(['documents', 'signing']);
    expect(closed('all')).toEqual(['documents', 'signing', 'reference', 'metrics']);
    expect(() => closed('documents,everything')).toThrow(/BILLWRIGHT_REQUIRE_TOKEN: "everything"/);
    const given = ['--allow-host', 'api.example.com', '--allow-host=localhost:9000'];
    expect(readSettings(given, {})).toMatchObject({ allowedHosts: ['api.example.com', 'localhost:9000'] });
    for (const wrong of ['https://api.example.com', '*.example.com', 'a b', 'localhost:x']) {
      expect(() => readSettings(['--allow-host', wrong], {})).toThrow('--allow-host');
    }
  });

  it('connect the workbench to another service', () => {
    const api = (address: string) => readSettings([], { BILLWRIGHT_API: address });
    expect(api('https://api.example.com')).toMatchObject({ api: 'https://api.example.com/v0' });
    expect(api('http://10.0.0.7:9000/gobl/v0/')).toMatchObject({ api: 'http://10.0.0.7:9000/gobl/v0' });
    expect(api('')).toMatchObject({ api: undefined });
    expect(() => api('https://example.com/?v0')).toThrow(SettingError);
    const wrong = ['example', 'ftp://example.com', 'https://me:secret@example.com', 'https://:secret@example.com'];
    const hostile = [
      '"><script>',
      'https://example.com/"><script>',
      'https://a;script-src',
      'https://*',
      "https://a'/",
    ];
    for (const each of [...wrong, ...hostile, 'https://exam\nple.com']) {
      expect(() => api(each)).toThrow(SettingError);
      expect(() => readSettings(['--signer-url', each], {}), each).toThrow(SettingError);
    }
  });

  it('name the origins that may frame the workbench', () => {
    const hosts = (names: string) => readSettings([], { BILLWRIGHT_HOSTS: names });
    expect(hosts('https://a.example/, http://localhost:3000')).toMatchObject({
      hosts: ['https://a.example', 'http://localhost:3000'],
    });
    for (const wrong of [
      '*',
      "'self'",
      'example.com',
      'https://*.example',
      'https://a;script-src',
      'https://a.example; script-src *',
    ]) {
      expect(() => hosts(wrong)).toThrow(SettingError);
    }
  });

  it.each([
    [['--frobnicate']],
    [['extra']],
    [['--port', 'http']],
    [['--port', '70000']],
    [['--max-body', '0']],
    [['--max-body', 'large']],
    [['--log', 'xml']],
    [['--origin', 'example']],
    [['--workers', '-1']],
    [['--workers', '1.5']],
    [['--workers', '1000000']],
    [['--workers', 'many']],
    [['--host', '0']],
    [['--host', '127.1']],
    [['--host', '0x7f000001']],
    [['--host', '[::1]']],
    [['--host', 'http://localhost']],
    [['--host', 'localhost:80']],
    [['--time-limit', '0']],
    [['--time-limit', '30s']],
    [['--time-limit', 'NaN']],
    [['--queue', '1e9']],
    [['--idempotency', '-1']],
  ])('reject %j', (args) => {
    expect(() => readSettings(args, {})).toThrow();
  });

  it.each(['port', 'host', 'socket', 'tls-cert', 'memory', 'key', 'origin', 'allow-host', 'token-file', 'api', 'log'])(
    'reject an empty %s in a flag or a file, but not in the environment',
    (name) => {
      for (const empty of ['', ' ']) {
        expect(() => readSettings([`--${name}=${empty}`], {})).toThrow(new RegExp(`^--${name}: `));
        const file = join(mkdtempSync(join(tmpdir(), 'settings-')), 'settings.yaml');
        writeFileSync(file, `${name}: "${empty}"\n`);
        expect(() => readSettings(['--config', file], {})).toThrow(new RegExp(`settings\\.yaml: ${name}: `));
      }
      const variable = name === 'port' ? 'PORT' : `BILLWRIGHT_${name.toUpperCase().replace('-', '_')}`;
      const env = variable.replace('_ORIGIN', '_ORIGINS').replace('ALLOW_HOST', 'ALLOW_HOSTS');
      expect(readSettings([], { [env]: '' })).toEqual(readSettings([], {}));
    },
  );

  it('reject a list for a setting with one value', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'settings-')), 'settings.yaml');
    writeFileSync(file, 'host: [127.0.0.1, "::1"]\n');
    expect(() => readSettings(['--config', file], {})).toThrow(/settings\.yaml: host: /);
  });

  it('reject a socket whose path the system would cut', () => {
    const most = process.platform === 'linux' ? 107 : 103;
    expect(readSettings(['--socket', `/${'s'.repeat(most - 1)}`], {}).socket).toHaveLength(most);
    for (const path of [`/${'s'.repeat(most)}`, `/${'ü'.repeat(most / 2 + 1)}`])
      expect(() => readSettings(['--socket', path], {})).toThrow(new RegExp(`^--socket: .* ${most}`));
  });

  it('are read from the environment too, with the variable in errors', () => {
    const environment = {
      BILLWRIGHT_WORKERS: '3',
      BILLWRIGHT_LOG: 'json',
      BILLWRIGHT_MCP: 'off',
      BILLWRIGHT_TRUST_PROXY: '1',
    };
    expect(readSettings([], environment)).toMatchObject({ workers: 3, log: 'json', mcp: false, trustProxy: 1 });
    expect(readSettings(['--workers', '2'], environment)).toMatchObject({ workers: 2 });
    expect(readSettings([], { BILLWRIGHT_ORIGINS: 'https://a.example, https://b.example' })).toMatchObject({
      origins: ['https://a.example', 'https://b.example'],
    });
    expect(() => readSettings([], { BILLWRIGHT_MCP: 'perhaps' })).toThrow(/BILLWRIGHT_MCP: "perhaps"/);
    expect(() => readSettings(['--port', 'http'], {})).toThrow(/--port: "http"/);
  });

  it('have variable and default in the help of each flag', () => {
    const help = withSettings(new Command('serve')).helpInformation().replace(/\s+/g, ' ');
    expect(help).toMatch(/--port <number> [^(]+\(default: 8080, env: PORT\)/);
    expect(help).toContain('(env: BILLWRIGHT_MCP=off)');
  });
});

describe('configuration file', () => {
  const fileOf = (text: string) => {
    const file = join(mkdtempSync(join(tmpdir(), 'settings-')), 'settings.yaml');
    writeFileSync(file, text);
    return file;
  };

  it('names settings like flags, in YAML or JSON; variables override it, and flags override both', () => {
    const file = fileOf(
      'max-body: 2MiB\nport: 81\nhost: 10.0.0.1\nmcp: off\nmetrics: on\norigin: [https://a.example]\nkey: ~\n',
    );
    const environment = { BILLWRIGHT_CONFIG: file, PORT: '82' };
    expect(readSettings(['--host', '::1'], environment)).toMatchObject({
      ...{ maxBody: 2 * 1024 ** 2, port: 82, host: '::1', mcp: false, metrics: true },
      ...{ origins: ['https://a.example'], keyFile: undefined },
    });
    expect(readSettings(['--config', fileOf('{"queue": 7}')], environment)).toMatchObject({ queue: 7, port: 82 });
    expect(readSettings(['--config', fileOf('')], {})).toMatchObject({ port: 8080 });
  });

  it.each([
    ['max-bodi: 1', /max-bodi/],
    ['config: other.yaml', /config/],
    ['port: many', /"many"/],
    ['origin: [[a]]', /origin/],
    ['- port', /max-body/],
    ['port: [', /\S/],
  ])('is rejected with the reason: %s', (text, message) => {
    const file = fileOf(text);
    expect(() => readSettings(['--config', file], {})).toThrow(SettingError);
    expect(() => readSettings(['--config', file], {})).toThrow(new RegExp(`^${file}: .*${message.source}`));
  });

  it('must exist', () => {
    expect(() => readSettings(['--config', '/no/such/file'], {})).toThrow('/no/such/file');
  });
});
