import { deflateSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { sharedFragment, sharedText } from './share.ts';

const text = `{\n  "supplier": { "name": "Librería Łódź 本" },\n  "lines": [${'{"quantity":"1"},'.repeat(99)}null]\n}\n`;

describe('sharing a document by a link', () => {
  it('gives the very text back', () => {
    expect(sharedText(sharedFragment(text))).toBe(text);
    expect(sharedText(sharedFragment(''))).toBe('');
  });

  it('is shorter than the text, in letters that need no escaping', () => {
    const fragment = sharedFragment(text);
    expect(fragment.length).toBeLessThan(text.length / 5);
    expect(fragment).toMatch(/^#document=[\w-]+$/);
  });

  it('gives nothing for a link that was cut, or is another', () => {
    expect(sharedText(sharedFragment(text).slice(0, -9))).toBeUndefined();
    expect(sharedText('#document=!!')).toBeUndefined();
    expect(sharedText('#lines')).toBeUndefined();
  });

  it('gives nothing for a link that was cut off anywhere', () => {
    const fragment = sharedFragment('{ "code": "118" }');
    for (let length = '#document='.length; length < fragment.length; length++)
      expect(sharedText(fragment.slice(0, length))).toBeUndefined();
  });

  it('does not unpack more than a document can be', () => {
    const bomb = deflateSync(new Uint8Array(64 * 1024 * 1024), { level: 9 });
    const binary = Array.from(bomb, (byte) => String.fromCharCode(byte)).join('');
    const found = sharedText(`#document=${btoa(binary).replaceAll('+', '-').replaceAll('/', '_')}`);
    expect(found?.length ?? 0).toBeLessThanOrEqual(10 * 1024 * 1024);
  });
});
