import { deflateSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { sharedFragment, sharedText } from './share.ts';

const text = `{\n  "supplier": { "name": "Librería Łódź 本" },\n  "lines": [${'{"quantity":"1"},'.repeat(99)}null]\n}\n`;

describe('sharedFragment and sharedText', () => {
  it('return the exact text', () => {
    expect(sharedText(sharedFragment(text))).toBe(text);
    expect(sharedText(sharedFragment(''))).toBe('');
  });

  it('are shorter than the text, without characters that need escaping', () => {
    const fragment = sharedFragment(text);
    expect(fragment.length).toBeLessThan(text.length / 5);
    expect(fragment).toMatch(/^#document=[\w-]+$/);
  });

  it('return nothing for a truncated or foreign link', () => {
    expect(sharedText(sharedFragment(text).slice(0, -9))).toBeUndefined();
    expect(sharedText('#document=!!')).toBeUndefined();
    expect(sharedText('#lines')).toBeUndefined();
  });

  it('return nothing for a link truncated anywhere', () => {
    const fragment = sharedFragment('{ "code": "118" }');
    for (let length = '#document='.length; length < fragment.length; length++)
      expect(sharedText(fragment.slice(0, length))).toBeUndefined();
  });

  it('limit unpacking to the size of a document', () => {
    const bomb = deflateSync(new Uint8Array(64 * 1024 * 1024), { level: 9 });
    const binary = Array.from(bomb, (byte) => String.fromCharCode(byte)).join('');
    expect(sharedText(`#document=${btoa(binary).replaceAll('+', '-').replaceAll('/', '_')}`)).toBeUndefined();
  });
});
