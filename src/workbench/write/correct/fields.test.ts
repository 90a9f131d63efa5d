import { beforeAll, describe, expect, it } from 'vitest';
import { correctionOptions, type JsonObject } from '../../../engine/index.ts';
import { load } from '../../../engine/loading.ts';
import { codesOf, fieldAt, fieldsOf, initialValues, isSettled, optionsOf } from './fields.ts';
import { withStamps } from './stamps.ts';

beforeAll(() => load('all'));

function schemaFor(more: JsonObject): JsonObject | null {
  const invoice = { $schema: 'https://gobl.org/draft-0/bill/invoice', series: 'FAC', code: '1', currency: 'EUR' };
  const outcome = correctionOptions({ ...invoice, ...more });
  return outcome.ok ? outcome.result : null;
}

describe('correction form', () => {
  const fieldsFor = (more: JsonObject) => fieldsOf(schemaFor(more));

  it('calls types as on paper in the country, with the effect where several have one title', () => {
    const typesIn = (country: string) =>
      fieldsOf(schemaFor({ $regime: 'ES' }), country)
        .find(({ path }) => path === 'type')
        ?.choices.map(({ title }) => title);
    expect(typesIn('US')).toEqual(['Credit memo', 'Corrective', 'Debit note']);
  });

  it('asks for required fields first, then for recommended ones', () => {
    const fields = fieldsFor({ $regime: 'ES', $addons: ['es-verifactu-v1'] });
    expect(fields.map(({ path, need }) => `${path} ${need}`)).toEqual([
      'type required',
      'series recommended',
      'ext.es-verifactu-doc-type recommended',
      'copy_tax recommended',
      'issue_date optional',
      'stamps optional',
      'reason optional',
    ]);
  });

  it("offers the types of the country, and the addon's codes with titles", () => {
    const fields = fieldsFor({ $regime: 'ES', $addons: ['es-facturae-v3'] });
    const [type] = fields;
    expect(type?.choices.map(({ value }) => value)).toEqual(['credit-note', 'corrective', 'debit-note']);
    const change = fields.find(({ path }) => path === 'ext.es-facturae-correction');
    expect(change?.choices[0]).toMatchObject({ value: '01', title: expect.stringMatching(/\w/) });
  });

  it("begins with the schema's defaults", () => {
    const fields = fieldsFor({ $regime: 'ES' });
    expect(initialValues(fields)).toMatchObject({ type: 'credit-note', series: 'FAC', reason: '' });
  });

  it('settles fields with one sensible answer', () => {
    const fields = fieldsFor({ $regime: 'ES', $addons: ['es-verifactu-v1'] });
    expect(fields.filter(isSettled).map(({ path }) => path)).toEqual(['copy_tax']);
    expect(initialValues(fields)).toMatchObject({ copy_tax: 'yes' });
    expect(
      fieldsFor({ $regime: 'DE' })
        .filter(isSettled)
        .map(({ path }) => path),
    ).toEqual(['type']);
    expect(codesOf(fields)['es-verifactu-doc-type']).toContain('F1');
  });

  it('offers all types if no country restricts them, beginning with the usual one', () => {
    const [type] = fieldsFor({});
    expect(type).toMatchObject({ path: 'type', kind: 'choice', need: 'required', initial: 'credit-note' });
    expect(type?.choices.map(({ value }) => value)).toEqual(['credit-note', 'debit-note', 'corrective']);
  });

  it('sends only filled fields', () => {
    const fields = fieldsFor({ $regime: 'ES', $addons: ['es-verifactu-v1'] });
    const values = {
      ...initialValues(fields),
      reason: '  ',
      copy_tax: 'yes',
      'ext.es-verifactu-doc-type': 'R1',
    };
    expect(optionsOf(fields, values)).toEqual({
      type: 'credit-note',
      series: 'FAC',
      ext: { 'es-verifactu-doc-type': 'R1' },
      copy_tax: true,
    });
  });

  it('asks for the stamps that the addon needs, and sends them', () => {
    const envelope = { head: { stamps: [{ prv: 'dian-cude', val: '57' }] } };
    const stamped = withStamps(fieldsFor({}), ['dian-cude'], JSON.stringify(envelope));
    expect(stamped[1]).toMatchObject({ path: 'stamps.dian-cude', need: 'required', title: 'CUDE', initial: '57' });
    expect(fieldAt('options.stamps', stamped)?.path).toBe('stamps.dian-cude');
    expect(optionsOf(stamped, { ...initialValues(stamped), type: 'corrective' })).toEqual({
      type: 'corrective',
      ...{ stamps: [{ prv: 'dian-cude', val: '57' }] },
    });
    expect(withStamps(fieldsFor({}), [], '{}').some(({ path }) => path.startsWith('stamps'))).toBe(false);
  });

  it('finds the field of a fault', () => {
    const fields = fieldsFor({ $regime: 'ES', $addons: ['es-verifactu-v1'] });
    const at = (property: string) => fieldAt(property, fields)?.path;
    expect(at('options.type')).toBe('type');
    expect(at('options.ext.es-verifactu-doc-type')).toBe('ext.es-verifactu-doc-type');
    expect(at('$.tax.ext')).toBe('ext.es-verifactu-doc-type');
    expect(at('$.preceding[0].tax')).toBe('copy_tax');
    expect(at('$.code')).toBeUndefined();
    expect(at('options.typewriter')).toBeUndefined();
  });

  it('finds the field of a fault in the reference to the corrected document', () => {
    const fields = fieldsFor({ $regime: 'ES', $addons: ['es-facturae-v3'] });
    const at = (property: string) => fieldAt(property, fields)?.path;
    expect(at('$.preceding[0].ext')).toBe('ext.es-facturae-correction');
    expect(at('$.doc.preceding[0].ext.es-facturae-correction')).toBe('ext.es-facturae-correction');
    expect(at('$.preceding[0].reason')).toBe('reason');
    // The series of the corrected document is not an option.
    expect(at('$.preceding[0].series')).toBeUndefined();
    const two = [
      ...fields,
      ...fields.filter(({ path }) => path.startsWith('ext.')).map((field) => ({ ...field, path: 'ext.other' })),
    ];
    expect(fieldAt('$.preceding[0].ext', two)).toBeUndefined();
  });
});
