import { expect, it } from 'vitest';
import { refuseInsecure } from './insecure-settings.ts';

const settings = {
  ...{ keyFile: undefined, signerKey: undefined, tokenFile: undefined, jwtKeys: undefined, socket: undefined },
  ...{ host: '0.0.0.0', closed: [] },
};

it.each(['0.0.0.0', '::', '192.0.2.1', '128.0.0.1', 'host.example', 'localhost.example', '127.1', ''])(
  'a signing key without tokens is rejected if the service listens on %j',
  (host) => {
    const signing = { ...settings, keyFile: 'own.jwk', host };
    expect(() => refuseInsecure(signing)).toThrow(/--key .* --token-file/);
    expect(() => refuseInsecure({ ...signing, tokenFile: 'tokens' })).not.toThrow();
    expect(() => refuseInsecure({ ...signing, jwtKeys: 'keys.json' })).not.toThrow();
    expect(() => refuseInsecure({ ...signing, socket: '/run/billwright.sock' })).not.toThrow();
    expect(() => refuseInsecure({ ...signing, keyFile: undefined })).not.toThrow();
    expect(() => refuseInsecure({ ...settings, signerKey: 'public.jwk', host })).toThrow(/^--signer-key /);
  },
);

it.each(['127.0.0.1', '127.0.0.53', 'localhost', 'LocalHost', '::1'])(
  'a signing key without tokens is allowed if the service listens on %s',
  (host) => {
    expect(() => refuseInsecure({ ...settings, keyFile: 'own.jwk', host })).not.toThrow();
  },
);

it('functions that require a token are rejected if nobody has one', () => {
  expect(() => refuseInsecure({ ...settings, closed: ['documents'] })).toThrow(/^--require-token .*--token-file/);
  expect(() => refuseInsecure({ ...settings, closed: ['documents'], tokenFile: 'tokens' })).not.toThrow();
});
