import { describe, expect, it } from 'vitest';
import { KeptResults } from './kept-results.ts';

function result(uri: string, bytes: number, until = 1000) {
  return { uri, mediaType: 'application/json', body: new TextEncoder().encode('x'.repeat(bytes)), until };
}

describe('long results', () => {
  it('are available for their time, to their owner', () => {
    let now = 0;
    const kept = new KeptResults(() => now);
    kept.put(result('a', 3), 'tills');
    expect(kept.find('a', 'tills')).toMatchObject({ uri: 'a', body: new TextEncoder().encode('xxx') });
    expect([kept.find('a', undefined), kept.find('a', 'others'), kept.find('b', 'tills')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    now = 1000;
    expect(kept.find('a', 'tills')).toBeUndefined();
  });

  it('make room for others, oldest first', () => {
    const kept = new KeptResults(() => 0, 10_000);
    for (const uri of ['a', 'b', 'c', 'd']) kept.put(result(uri, 3000), undefined);
    expect(['a', 'b', 'c', 'd'].map((uri) => kept.find(uri, undefined)?.body.length)).toEqual([
      undefined,
      undefined,
      3000,
      3000,
    ]);
    kept.put(result('e', 20_000), undefined);
    expect(kept.find('d', undefined)).toBeUndefined();
    kept.put(result('f', 9000), undefined);
    expect(kept.find('f', undefined)?.body).toHaveLength(9000);
  });
});
