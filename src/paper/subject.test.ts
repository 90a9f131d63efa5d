import { describe, expect, it } from 'vitest';
import { subjectOf } from './subject.ts';
import { labels } from './testing.ts';

const document = (path: string, more = {}) => ({ $schema: `https://gobl.org/draft-0/${path}`, ...more });

describe('subjectOf', () => {
  it.each([
    ['bill/invoice', 'credit-note', 'invoice', 'Credit note'],
    ['bill/invoice', undefined, 'invoice', 'Invoice'],
    ['bill/order', 'quote', 'bill', 'Quote'],
    ['bill/delivery', 'note', 'bill', 'Delivery note'],
    ['bill/payment', 'request', 'payment', 'Payment request'],
    ['bill/status', 'response', 'status', 'Response'],
    ['note/message', undefined, 'message', 'Message'],
    ['org/party', undefined, 'party', 'Party'],
    ['org/item', undefined, 'other', 'Item'],
  ])('draws %s of type %s in the layout %s with the title %s', (path, type, kind, title) => {
    const paper = subjectOf(document(path, type && { type }));
    expect(paper?.kind).toBe(kind);
    expect(paper?.titleIn(labels.en)).toBe(title);
  });

  it('recognises a simplified invoice by its tag', () => {
    const title = (more: object) =>
      subjectOf(document('bill/invoice', { $tags: ['simplified'], ...more }))?.titleIn(labels.de);
    expect([title({}), title({ type: 'standard' })]).toEqual(['Kleinbetragsrechnung', 'Kleinbetragsrechnung']);
    expect(title({ type: 'credit-note' })).toBe('Kaufmännische Gutschrift');
  });

  it('returns the subject of the document in an envelope', () => {
    const envelope = { $schema: 'https://gobl.org/draft-0/envelope', head: {}, doc: document('bill/order') };
    expect(subjectOf(envelope)?.titleIn(labels.de)).toBe('Bestellung');
  });

  it('returns undefined for a document without a schema', () => {
    expect(subjectOf({ code: '1' })).toBeUndefined();
    expect(subjectOf(null)).toBeUndefined();
  });

  it('has words for every status, reason and action in every language', () => {
    const keysOf = (record: Record<string, string>) => Object.keys(record).sort();
    for (const words of Object.values(labels)) {
      expect(keysOf(words.statusKeys)).toEqual(keysOf(labels.en.statusKeys));
      expect(keysOf(words.reasonKeys)).toEqual(keysOf(labels.en.reasonKeys));
      expect(keysOf(words.actionKeys)).toEqual(keysOf(labels.en.actionKeys));
    }
  });
});
