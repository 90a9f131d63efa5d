/** The verdicts of the official rules on samples (testing/samples/README.md). */

import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { validateXml } from './index.ts';
import { baseText } from './testing/bases.ts';

interface Verdict {
  /** Parts of the text with their replacements. */
  readonly change?: Readonly<Record<string, string>>;
  readonly finds: readonly string[];
}

const folder = new URL('testing/samples/', import.meta.url);
const verdicts: Record<string, readonly Verdict[]> = parse(
  readFileSync(new URL('testing/samples/verdicts.yaml', import.meta.url), 'utf8'),
);

/** Returns a sample without whitespace between its elements. */
async function sample(name: string): Promise<string> {
  const file = new URL(name, folder);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : await baseText(name);
  return text.replace(/>\s+</g, '><');
}

function changed(xml: string, change: Verdict['change'] = {}): string {
  return Object.entries(change).reduce((text, [part, other]) => {
    if (text.split(part).length !== 2) throw new Error(`${part} is not there once`);
    return text.replace(part, () => other);
  }, xml);
}

describe.each(Object.entries(verdicts))('checking the changed sample %s', (name, cases) => {
  it.each(cases.map((each) => [each.finds.join(', ') || 'nothing', each] as const))('reports %s', async (_, each) => {
    const outcome = await validateXml(changed(await sample(name), each.change), undefined, {
      now: new Date('2026-04-01T10:00:00Z'),
    });
    const fatal = outcome.ok ? [] : outcome.faults.map(({ code }) => code);
    if (each.finds.includes('XSD')) {
      expect(fatal.filter((code) => code.startsWith('XSD'))).not.toEqual([]);
      return;
    }
    const warnings = outcome.warnings.filter(
      ({ level = 'warning', code }) => level === 'warning' && !code.startsWith('BW-'),
    );
    const found = new Set([...fatal, ...warnings.map(({ code }) => `${code} warning`)]);
    expect([...found].sort()).toEqual(each.finds);
  });
});
