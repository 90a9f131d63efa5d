import { describe, expect, it, test } from 'vitest';
import { comparablePath, hasReservedName, safeName } from './safe-name.ts';

describe('safeName', () => {
  it.each(['Lieferschein 12.pdf', 'été.pdf', 'console.pdf', 'com.pdf', 'a.con.pdf', '漢字.xml'])('keeps %s', (name) => {
    expect(safeName(name)).toBe(name);
  });

  it.each([
    ['../../etc/passwd', '__.._etc_passwd'],
    ['C:\\a.pdf', 'C__a.pdf'],
    ['a.pdf:stream', 'a.pdf_stream'],
    ['.bashrc', '_bashrc'],
    ['', '_'],
    ['CON', '_CON'],
    ['nul.pdf', '_nul.pdf'],
    ['Aux .txt', '_Aux .txt'],
    ['COM1.tar.gz', '_COM1.tar.gz'],
    ['lpt².pdf', '_lpt².pdf'],
    ['a.pdf. .', '_a.pdf'],
    ['...', '_'],
    ['a?*<>|".pdf', 'a______.pdf'],
    ['a\nb\u0000.pdf', 'a_b_.pdf'],
    ['\u202efdp.exe', '_fdp.exe'],
    ['a\ud800.pdf', 'a\ufffd.pdf'],
  ])('turns %j into %j', (name, safe) => {
    expect(safeName(name)).toBe(safe);
  });

  it.each(['x', 'ü', '漢', '😀'])('keeps the end of a name that is too long for a disk: %s', (letter) => {
    const name = safeName(`${letter.repeat(300)}.pdf`);
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(240);
    expect(Buffer.byteLength(name)).toBeGreaterThan(235);
    expect(name).toMatch(/^(?:x|ü|漢|😀)+\.pdf$/u);
  });
});

test.each([
  ['out/CON.json', true],
  ['out\\nul', true],
  ['out/a./b.json', true],
  ['./out/../console.json', false],
  ['C:\\out\\a.json', false],
])('hasReservedName: %s has a name that Windows reserves: %s', (path, isReserved) => {
  expect(hasReservedName(path, 'win32')).toBe(isReserved);
  expect(hasReservedName(path, 'linux')).toBe(false);
});

test.each([
  ['win32', true],
  ['darwin', true],
  ['linux', false],
] as const)('comparablePath: on %s, names that differ only in case are equal: %s', (platform, isSame) => {
  expect(comparablePath('out/A\u0301.json', platform) === comparablePath('OUT/\u00e1.JSON', platform)).toBe(isSame);
});
