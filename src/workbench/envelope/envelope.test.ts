import { describe, expect, it } from 'vitest';
import { envelopeIn, headerEditing } from './envelope.ts';

const $schema = 'https://gobl.org/draft-0/envelope';

describe('an envelope as the page shows it', () => {
  it('has its header, and whatever else stands there', () => {
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
        stamps: [{ provider: 'verifactu-qr', value: 'https://aeat.example/?a=1' }],
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

  it('may be broken, and is still shown', () => {
    expect(envelopeIn({ $schema, head: 5, sigs: {} })).toMatchObject({ head: { stamps: [] }, signatures: [] });
  });

  it('is none when it is a bare document', () => {
    expect(envelopeIn({ $schema: 'https://gobl.org/draft-0/bill/invoice' })).toBeUndefined();
    expect(envelopeIn(null)).toBeUndefined();
  });
});

it('has a header that is edited in the form, where it stands in the text and is not signed', () => {
  expect(headerEditing({ envelope: true }, false)).toBe('form');
  expect(headerEditing({ envelope: false }, false)).toBe('not in the text');
  expect(headerEditing({ envelope: true }, true)).toBe('read-only');
});
