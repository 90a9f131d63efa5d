import { describe, expect, it } from 'vitest';
import { say, sayList } from '../../../ui/texts/say.ts';
import * as texts from '../texts.ts';
import { explained, spanish } from './testing.ts';

describe('explainAt returns hover text', () => {
  it('for a property', async () => {
    expect(await explained(spanish('"cust|omer": {}'))).toMatchObject({
      title: 'Customer',
      kind: say(texts.kinds.object),
      about: [expect.stringMatching(/\S/)],
      span: { length: '"customer"'.length },
    });
    expect((await explained(spanish('"lines": [ { "quan|tity": "1" } ]')))?.kind).toBe(
      sayList([say(texts.kinds.amount), say(texts.required)]),
    );
    expect((await explained(spanish('"lin|es": []')))?.kind).toBe(
      sayList([say(texts.lists.object), say(texts.recommended)]),
    );
    expect((await explained(spanish('"tot|als": {}')))?.kind).toBe(
      sayList([say(texts.kinds.object), say(texts.calculated)]),
    );
  });

  it('for a rate: its percentage and start', async () => {
    const sinceThen = say(texts.rateSince, { rate: '10%', day: '2012-09-01' });
    const rate = '"lines": [ { "taxes": [ { "cat": "VAT", "rate": "redu|ced" } ] } ]';
    expect(await explained(spanish(rate))).toMatchObject({ title: `Reduced Rate: ${sinceThen}` });
    expect(await explained(spanish(rate), 'es')).toMatchObject({ title: `Tipo Reducido: ${sinceThen}` });
  });

  it('for a code: its meaning', async () => {
    const code = '"$addons": ["es-facturae-v3"], "tax": { "ext": { "es-facturae-doc-type": "A|F" } }';
    expect(await explained(spanish(code))).toMatchObject({ title: 'Self-billed Invoice' });
    expect(await explained(spanish('"currency": "E|UR"'))).toMatchObject({
      title: 'Euro',
      kind: say(texts.propertyValue, { property: 'Currency', value: 'EUR' }),
    });
  });

  it('for an extension key', async () => {
    const key = '"$addons": ["es-facturae-v3"], "tax": { "ext": { "es-facturae-doc|-type": "AF" } }';
    expect(await explained(spanish(key))).toMatchObject({
      title: 'FacturaE: Document Type',
      kind: say(texts.extensionOf, { count: 3 }),
    });
  });

  it('for the kind of document', async () => {
    expect(await explained('{ "$schema": "https://gobl.org/draft-0/org/p|arty" }')).toMatchObject({ title: 'Party' });
  });

  it('but not for unknown members', async () => {
    expect(await explained(spanish('"curen|cy": "EUR"'))).toBeUndefined();
  });
});
