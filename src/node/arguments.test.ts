import { describe, expect, it } from 'vitest';
import { readSettings, UsageError } from './arguments.ts';

describe('how the service is started', () => {
  it('listens on 127.0.0.1:8080 if nothing is said', () => {
    expect(readSettings([], {})).toEqual({
      port: 8080,
      host: '127.0.0.1',
      origins: [],
      workbench: true,
      api: undefined,
      hosts: [],
      mcp: true,
      maxBody: 10 * 1024 * 1024,
      log: 'text',
      workers: 1,
      trustProxy: false,
      keyFile: undefined,
    });
  });

  it('takes PORT, which --port overrides', () => {
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
  ])('reads a body of %s', (text, size) => {
    expect(readSettings([`--max-body=${text}`], {})).toMatchObject({ maxBody: size });
    expect(readSettings([], { BILLWRIGHT_MAX_BODY: text })).toMatchObject({ maxBody: size });
  });

  it('leaves out what is not wanted', () => {
    expect(readSettings(['--no-mcp', '--no-workbench'], {})).toMatchObject({ mcp: false, workbench: false });
  });

  it('reads how many processes serve, whom to believe, and where the key is', () => {
    const given = ['--workers', '4', '--trust-proxy', '--key', 'own.jwk'];
    expect(readSettings(given, {})).toMatchObject({ workers: 4, trustProxy: true, keyFile: 'own.jwk' });
  });

  it('collects origins', () => {
    const given = ['--origin', 'https://a.example/', '--origin=http://localhost:5173'];
    expect(readSettings(given, {})).toMatchObject({ origins: ['https://a.example', 'http://localhost:5173'] });
  });

  it('points the workbench at another service', () => {
    const api = (address: string) => readSettings([], { BILLWRIGHT_API: address });
    expect(api('https://api.example.com')).toMatchObject({ api: 'https://api.example.com/v0' });
    expect(api('http://10.0.0.7:9000/gobl/v0/')).toMatchObject({ api: 'http://10.0.0.7:9000/gobl/v0' });
    expect(api('')).toMatchObject({ api: undefined });
    for (const wrong of ['example', 'ftp://example.com', 'https://me:secret@example.com', 'https://example.com/?v0']) {
      expect(() => api(wrong)).toThrow(UsageError);
    }
  });

  it('names the pages that may show the workbench', () => {
    const hosts = (names: string) => readSettings([], { BILLWRIGHT_HOSTS: names });
    expect(hosts('https://a.example/, http://localhost:3000')).toMatchObject({
      hosts: ['https://a.example', 'http://localhost:3000'],
    });
    for (const wrong of ['*', "'self'", 'example.com', 'https://*.example', 'https://a.example; script-src *']) {
      expect(() => hosts(wrong)).toThrow(UsageError);
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
    [['--workers', '0']],
    [['--workers', 'many']],
  ])('refuses %j', (args) => {
    expect(() => readSettings(args, {})).toThrow(UsageError);
  });

  it('shows help', () => {
    expect(readSettings(['--help'], {})).toBe('help');
  });
});
