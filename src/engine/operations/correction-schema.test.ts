/** The correction options by regime and addons (chapter 02 §14.5). */
import { beforeAll, describe, expect, test } from 'vitest';
import { invoiceWith, loadAll } from '../bill/testing.ts';
import { addonSummaries, correctionOptions, type JsonObject, regimeSummaries } from '../index.ts';
import { registry } from '../registry.ts';

beforeAll(loadAll);

// biome-ignore lint/suspicious/noExplicitAny: tests read schemas of every shape.
function optionsOf(members: JsonObject): any {
  const outcome = correctionOptions(invoiceWith(members));
  if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  return Object.values(outcome.result?.$defs as JsonObject)[0];
}

describe('correctionOptions', () => {
  test('names the regime of the document, even an unknown one', () => {
    const outcome = correctionOptions(invoiceWith({ $regime: 'XX' }));
    expect(outcome).toMatchObject({ ok: true, warnings: [{ code: 'BW-WARN-REGIME' }] });
    const schema = outcome.ok ? outcome.result : undefined;
    expect(schema?.$id).toMatch(/bill\/correction-options\?tax_regime=xx$/);
    expect(schema?.$comment).toMatch(/ xx$/);
  });

  test('offers the types of each regime with title and description, and the first as default', () => {
    for (const { country } of regimeSummaries()) {
      const terms = registry.regime(country)?.definition.corrections?.find(({ schema }) => schema === 'bill/invoice');
      const { properties } = optionsOf({ $regime: country, supplier: { name: 'A' } });
      if (!terms?.types?.length) continue;
      expect(properties.type.oneOf.map((choice: JsonObject) => choice.const)).toEqual(terms.types);
      expect(properties.type.default).toBe(terms.types[0]);
      for (const { title, description } of properties.type.oneOf) expect(title && description).toBeTruthy();
    }
  });

  test("adds each addon's types, extensions with values, reason and copy of taxes", () => {
    let told = 0;
    for (const { key } of addonSummaries()) {
      const [terms] = registry.addon(key)?.definition.corrections ?? [];
      if (!terms) continue;
      const schema = optionsOf({ $regime: 'ES', $addons: [key] });
      if (terms.reason_required) expect(schema.required).toContain('reason');
      if (terms.copy_tax) expect(schema.recommended).toContain('copy_tax');
      for (const extension of terms.extensions ?? []) {
        const known = schema.properties.ext.properties[extension];
        expect(known).toMatchObject({ type: 'string', title: expect.stringMatching(/./) });
        for (const choice of known.oneOf ?? []) expect(choice).toMatchObject({ const: expect.stringMatching(/./) });
        expect(schema.recommended).toContain('ext');
        expect(schema.properties.ext.recommended).toContain(extension);
        told++;
      }
    }
    expect(told).toBeGreaterThan(2);
  });

  test("suggests the invoice's series and omits extensions that are not required", () => {
    const { properties } = optionsOf({ $regime: 'DE', series: 'R' });
    expect(properties.series.default).toBe('R');
    expect(properties).not.toHaveProperty('ext');
    expect(optionsOf({ series: '' }).properties.series).not.toHaveProperty('default');
  });

  test('is general without a regime, and null for documents without corrections', () => {
    expect(optionsOf({ $regime: 'QQ', supplier: { name: 'A' } }).properties).toHaveProperty('ext');
    const none = correctionOptions({ $schema: 'https://gobl.org/draft-0/note/message', content: 'x' });
    expect(none).toMatchObject({ ok: true, result: null });
    expect(correctionOptions({ $schema: 'https://gobl.org/draft-0/envelope' })).toMatchObject({ key: 'no-document' });
    expect(correctionOptions(invoiceWith({ lines: 5 }))).toMatchObject({ key: 'input' });
  });
});
