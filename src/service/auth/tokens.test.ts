import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { words } from '../../engine/text/message.ts';
import { shorten } from '../../engine/text/shorten.ts';
import { ownerOf, readScopes, readTokens, type Token } from './tokens.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

describe('readTokens', () => {
  it('reads a name, a digest and scopes per line, with default scopes', () => {
    const text = `# callers\r\n\r\nerp:${sha256('a')}\r\n  shop : ${sha256('b').toUpperCase()} : signing , documents \r\nprobe:${sha256('c')}:metrics`;
    const { tokens, problems } = readTokens(text);
    expect(problems).toEqual([]);
    expect(tokens.map(({ name, scopes }) => [name, scopes])).toEqual([
      ['erp', ['documents', 'signing', 'reference']],
      ['shop', ['signing', 'documents']],
      ['probe', ['metrics']],
    ]);
    expect(Buffer.from(tokens[1]?.digest ?? []).toString('hex')).toBe(sha256('b'));
  });

  it('accepts several tokens of one name, for replacements', async () => {
    const { tokens, problems } = readTokens(`erp:${sha256('old')}\nerp:${sha256('new')}`);
    expect(problems).toEqual([]);
    expect((await ownerOf('old', tokens))?.name).toBe('erp');
    expect((await ownerOf('new', tokens))?.name).toBe('erp');
  });

  it.each([
    ['erp', 'name:sha256'],
    ['erp:', 'name:sha256'],
    [`erp:${sha256('a')}:signing:more`, 'name:sha256'],
    [`e r p:${sha256('a')}`, ''],
    [`:${sha256('a')}`, ''],
    [`${'n'.repeat(65)}:${sha256('a')}`, ''],
    ['erp:s3cret-token', 'SHA-256'],
    [`erp:${sha256('a').slice(1)}`, 'SHA-256'],
    [`erp:${sha256('a')}:`, '""'],
    [`erp:${sha256('a')}:sign`, 'documents, signing, reference, metrics'],
    [`erp:${sha256('a')}:all`, '"all"'],
  ])('rejects the line %j by its number, without quoting it', (line, problem) => {
    const { problems } = readTokens(`# first\n\n${line}\nok:${sha256('z')}`);
    expect(problems.map((each) => each.line)).toEqual([3]);
    expect(problems.map((each) => words(each.problem)).join()).toContain(problem);
    expect(JSON.stringify(problems)).not.toMatch(/s3cret/);
  });

  it('rejects a duplicate token, which would have two names', () => {
    const { problems } = readTokens(`erp:${sha256('a')}\nshop:${sha256('a').toUpperCase()}`);
    expect(problems).toEqual([{ line: 2, problem: expect.anything() }]);
  });
});

it('readScopes drops duplicates', () => {
  expect(readScopes('signing, documents,signing')).toEqual(['signing', 'documents']);
  expect(readScopes('')).toMatchObject({ values: { unknown: '' } });
});

describe('ownerOf', () => {
  /** Returns tokens that count the reads of their digests' bytes. */
  function counted(texts: readonly string[]) {
    let looks = 0;
    const tokens: Token[] = texts.map((text) => ({
      name: text,
      id: text,
      scopes: [],
      digest: new Proxy(new Uint8Array(createHash('sha256').update(text).digest()), {
        get(bytes, property) {
          if (typeof property === 'string' && /^\d+$/.test(property)) looks++;
          return Reflect.get(bytes, property, bytes);
        },
      }),
    }));
    return { tokens, looks: () => looks };
  }

  it.each(['first', 'second', 'third', 'nobody'])('compares all bytes of all tokens: %s', async (text) => {
    const { tokens, looks } = counted(['first', 'second', 'third']);
    expect((await ownerOf(text, tokens))?.name).toBe(text === 'nobody' ? undefined : text);
    expect(looks()).toBe(3 * 32);
  });

  it.each(
    ['', 'ab c', 'é', 'a,b', 'x'.repeat(4097), '\u0000'].map((text) => [shorten(JSON.stringify(text)), text] as const),
  )('rejects %s without comparing', async (_, text) => {
    const { tokens, looks } = counted([text]);
    expect(await ownerOf(text, tokens)).toBeUndefined();
    expect(looks()).toBe(0);
  });

  it('accepts the longest token, and base64 characters', async () => {
    for (const text of ['x'.repeat(4096), 'aB0-._~+/==']) {
      expect((await ownerOf(text, counted([text]).tokens))?.name).toBe(text);
    }
    expect(await ownerOf('x'.repeat(4095), counted(['x'.repeat(4096)]).tokens)).toBeUndefined();
  });
});
