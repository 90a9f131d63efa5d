import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { translationTo } from '../../../engine/testing/translation.ts';
import { loadLabels } from '../../../paper/languages.ts';
import { language, say } from '../../ui/texts/say.ts';
import { describe as describeText } from './description.ts';
import * as texts from './texts.ts';

const invoice = { $schema: 'https://gobl.org/draft-0/bill/invoice' };
const of = (value: unknown) => describeText(JSON.stringify(value));

describe('describe', () => {
  it('titles a document by series and code, otherwise by kind', () => {
    expect(of({ ...invoice, series: 'FAC-2025', code: '118' }).title).toBe('FAC-2025-118');
    expect(of({ ...invoice, series: 'SAMPLE' }).title).toBe('SAMPLE');
    expect(of(invoice).title).toBe(say(texts.invoice));
    expect(of({ ...invoice, type: 'credit-note' }).title).toBe('Credit note');
    expect(of({ $schema: 'https://gobl.org/draft-0/tax/identity' }).title).toBe('Tax identity');
    expect(describeText('').title).toBe(say(texts.draft));
  });

  it('titles a correction by the corrected document until it has a number', () => {
    const credit = { ...invoice, type: 'credit-note', series: 'CN', preceding: [{ series: 'INV', code: '3309' }] };
    expect(of(credit).title).toBe('Credit note for INV-3309');
    expect(of({ ...credit, code: '1' }).title).toBe('CN-1');
  });

  it('titles a correction as the law of its country does, once titles are loaded', async () => {
    await loadLabels('es');
    language.translation = translationTo('es', {});
    onTestFinished(() => void delete language.translation);
    const spanish = { ...invoice, type: 'corrective', supplier: { tax_id: { country: 'ES' } } };
    await vi.waitFor(() => expect(of(spanish).kind).toBe('Factura rectificativa'));
    expect(of({ ...spanish, type: 'credit-note' }).kind).toBe('Factura rectificativa');
    expect(of({ ...spanish, type: 'credit-note', supplier: { tax_id: { country: 'MX' } } }).kind).toBe(
      'Nota de crédito',
    );
  });

  it('recognises envelopes, signed or not', () => {
    const envelope = { $schema: 'https://gobl.org/draft-0/envelope', doc: { ...invoice, code: '7' } };
    expect(of(envelope)).toMatchObject({ title: '7', kind: say(texts.invoice), envelope: true, signed: false });
    expect(of({ ...envelope, sigs: [] }).signed).toBe(false);
    expect(of({ ...envelope, sigs: ['eyJhbGciOiJFUzI1NiJ9..x'] }).signed).toBe(true);
  });

  it('returns country and addons', () => {
    const document = { ...invoice, $addons: ['es-facturae-v3'], supplier: { tax_id: { country: 'ES' } } };
    expect(of(document)).toMatchObject({ country: 'ES', addons: ['es-facturae-v3'] });
    expect(of({ ...document, $regime: 'PT' }).country).toBe('PT');
  });

  it('titles an XML e-invoice by number, with any prefixes', () => {
    const ubl =
      '<i:Invoice xmlns:i="urn:a"><b:CustomizationID>x</b:CustomizationID><b:ID schemeID="1">R-7</b:ID></i:Invoice>';
    expect(describeText(ubl)).toMatchObject({ title: 'R-7.xml', isXml: true, schema: '' });
    const cii = '<rsm:CrossIndustryInvoice><ID>guideline</ID><rsm:ExchangedDocument><ram:ID> 4711 </ram:ID>';
    expect(describeText(cii).title).toBe('4711.xml');
    expect(describeText('<a/>').title).toBe('E-invoice in XML');
    expect(of(invoice).isXml).toBe(false);
  });

  it('handles text that is not valid JSON yet', () => {
    expect(describeText('{"$schema":"https://gobl.org/draft-0/bill/invoice","code":"9","lines":[').title).toBe('9');
  });
});
