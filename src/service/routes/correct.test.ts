import { describe, expect, it } from 'vitest';
import { invoice, service } from '../testing.ts';

const { post } = service();
const issued = { ...invoice, code: '7' };

describe('correct', () => {
  it('answers a document for a document, and an envelope for an envelope', async () => {
    const options = { type: 'credit-note', reason: 'returned' };
    const bare = await post('/v0/correct', { data: issued, options });
    expect(bare.body).toMatchObject({ type: 'credit-note', preceding: [{ code: '7', reason: 'returned' }] });
    const { body: envelope } = await post('/v0/build', { data: issued, envelop: true });
    const { body } = await post('/v0/correct', { data: envelope, options });
    expect(body.head.uuid).not.toBe(envelope.head.uuid);
    expect(body.doc.preceding).toMatchObject([{ uuid: envelope.doc.uuid }]);
  });

  it('reads options given as text', async () => {
    const { body } = await post('/v0/correct', { data: issued, options: 'type: debit-note' });
    expect(body.type).toBe('debit-note');
  });

  it('answers the options schema, or null if there are no options', async () => {
    const { body } = await post('/v0/correct', { data: issued, schema: true });
    expect(body.$ref).toBe('#/$defs/bill.CorrectionOptions');
    const note = { $schema: 'https://gobl.org/draft-0/note/message', content: 'x' };
    const { status, body: none } = await post('/v0/correct', { data: note, schema: true });
    expect([status, none]).toEqual([200, null]);
  });

  it.each([
    ['no options', { data: issued }, 'BW-CORRECT-TYPE-MISSING', 'options.type'],
    ['options that are not an object', { data: issued, options: 5 }, 'BW-CORRECT-OPTIONS', 'options'],
    ['options as invalid JSON', { data: issued, options: 'oink' }, 'BW-CORRECT-OPTIONS', 'options'],
    ['an invoice without number', { data: invoice, options: { type: 'credit-note' } }, 'BW-CORRECT-CODE', '$.code'],
  ])('rejects %s', async (_case, request, code, property) => {
    const { status, body } = await post('/v0/correct', request);
    expect(status).toBe(422);
    expect(body).toMatchObject({ key: 'validation', faults: [{ code, properties: [property] }] });
  });
});
