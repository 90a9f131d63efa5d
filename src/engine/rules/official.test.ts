import { beforeAll, describe, expect, it } from 'vitest';
import { load } from '../loading.ts';
import { registry } from '../registry.ts';
import { rulesOf } from './compile.ts';
import { officialName, officialRules } from './official.ts';

beforeAll(() => load('all'));

describe('officialRules', () => {
  it('returns the rules at the end of a text', () => {
    expect(officialRules('An address (of DE) needs its country (BR-9, BR-DE-02).')).toEqual(['BR-9', 'BR-DE-2']);
    expect(officialRules('Like BR-1, an invoice needs lines.')).toEqual([]);
  });

  it('finds every rule that a text names', () => {
    const texts = registry.ruleSets
      .flatMap((set) => rulesOf(set).map(({ description }) => description))
      .filter((text) => /\b(?:BR|PEPPOL)-[A-Z0-9]/.test(text));
    expect(texts.length).toBeGreaterThan(100);
    const named = (text: string) => (text.match(/\b(?:BR|PEPPOL)-[A-Z0-9-]+/g) ?? []).map(officialName);
    expect(texts.filter((text) => officialRules(text).join() !== named(text).join())).toEqual([]);
  });
});
