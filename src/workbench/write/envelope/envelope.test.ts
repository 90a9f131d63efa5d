import { describe, expect, it } from 'vitest';
import { envelopeIn, headerEditing } from './envelope.ts';

const $schema = 'https://gobl.org/draft-0/envelope';

describe('envelopeIn', () => {
  it('returns the header with all other members', () => {
    const head = {
      uuid: '0197a000',
      dig: { alg: 'sha256', val: 'ab' },
      stamps: [{ prv: 'verifactu-qr', val: 'https://aeat.example/?a=1' }],
      links: [{ key: 'pdf', title: 'Invoice', url: 'https://example.com/a.pdf', mime: 'application/pdf' }],
      tags: ['paid', 'sent'],
      meta: { batch: '7' },
    };
    expect(envelopeIn({ $schema, head, doc: {}, sigs: ['a.b.c', 5] })).toEqual({
      head: {
        uuid: '0197a000',
        digest: { alg: 'sha256', val: 'ab' },
        stamps: [{ provider: 'verifactu-qr', value: 'https://aeat.example/?a=1', foreign: 'aeat.example' }],
        links: [
          { title: 'Invoice', url: 'https://example.com/a.pdf', mime: 'application/pdf', description: undefined },
        ],
        others: [
          { name: 'tags', value: 'paid, sent' },
          { name: 'meta', value: 'batch: 7' },
        ],
      },
      signatures: ['a.b.c'],
    });
  });

  it('accepts a broken envelope', () => {
    expect(envelopeIn({ $schema, head: 5, sigs: {} })).toMatchObject({ head: { stamps: [] }, signatures: [] });
  });

  it('returns undefined for a bare document', () => {
    expect(envelopeIn({ $schema: 'https://gobl.org/draft-0/bill/invoice' })).toBeUndefined();
    expect(envelopeIn(null)).toBeUndefined();
  });
});

it('headerEditing uses the form if the header is in the text and unsigned', () => {
  expect(headerEditing({ envelope: true }, false)).toBe('form');
  expect(headerEditing({ envelope: false }, false)).toBe('not in the text');
  expect(headerEditing({ envelope: true }, true)).toBe('read-only');
});
