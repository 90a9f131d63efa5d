import { afterEach, expect, it } from 'vitest';
import { language, say } from '../../ui/texts/say.ts';
import { Labels } from './labels.ts';
import { FormModel } from './model.ts';
import { layoutOf } from './sheet/layouts.ts';
import * as texts from './sheet/texts.ts';
import { invoiceModel } from './testing.ts';
import * as formTexts from './texts.ts';

const labels = new Labels(invoiceModel, layoutOf(invoiceModel), 'ES');

afterEach(() => {
  delete language.translation;
});

it('Labels come from the sheet, otherwise from schema titles', () => {
  expect(labels.of(['supplier', 'tax_id', 'code'])).toBe('Supplier › NIF');
  expect(labels.of(['lines', 1, 'quantity'])).toBe(`Lines 2 › ${say(texts.quantity)}`);
  expect(labels.of(['lines', 1, 'discounts', 0, 'percent'])).toBe(`Lines 2 › ${say(texts.discount)}`);
  expect(labels.of(['issue_date'])).toBe(say(texts.issued));
  expect(labels.of(['totals', 'payable'])).toBe('Totals › Payable');
  expect(labels.of(['unknown'])).toBe('');
});

it('Labels replace names in a sentence', () => {
  const about = ['lines', 0, 'quantity'] as const;
  expect(labels.inWords('quantity is "1,5".', about)).toBe(`${say(texts.quantity)} is "1,5".`);
  expect(labels.inWords('unit is wrong; remove unit.', about)).toBe(
    `${say(texts.unit)} is wrong; remove ${say(texts.unit)}.`,
  );
  expect(labels.inWords('Give supplier.name, and lines[].total.', about)).toBe(
    `Give Supplier › Name, and Lines 1 › ${say(texts.amount)}.`,
  );
  expect(labels.inWords('It needs es-tbai-region in tax.ext; see www.example.com/tax.', about)).toBe(
    'It needs es-tbai-region; see www.example.com/tax.',
  );
  // The rule of a list is about its entries, and a word is not said twice.
  expect(labels.inWords('The first line needs a number in quantity.', ['lines'])).toBe(
    `The first line needs a number in ${say(texts.quantity)}.`,
  );
  expect(labels.inWords(`It needs its ${say(texts.unit)} in unit.`, ['lines'])).toBe(
    `It needs its ${say(texts.unit)}.`,
  );
  const both = `${say(texts.quantity)} or ${say(texts.unit)}`;
  expect(labels.inWords('Please give quantity or unit.', about)).toBe(`Please give ${both}.`);
  expect(labels.inWords('Once a line or charge has a price.', ['totals'])).toBe('Once a line or charge has a price.');
  expect(labels.inWords('Its country stands in country.', ['supplier', 'tax_id', 'code'])).toBe(
    'Its country stands in Country.',
  );
});

it('Labels replace a name at the start of a sentence in any language', () => {
  expect(labels.inWords('quantity ist keine Zahl.', ['lines', 0, 'quantity'])).toBe(
    `${say(texts.quantity)} ist keine Zahl.`,
  );
  expect(labels.inWords('jeden quantity', ['lines', 0, 'quantity'])).toBe('jeden quantity');
});

it('Labels write dates in the format of the fields', () => {
  expect(labels.inFix('Write "2026-03-02"', ['issue_date'])).toBe('Write 02/03/2026');
  expect(labels.inWords('It is after 2026-03-02.', ['issue_date'])).toBe('It is after 02/03/2026.');
  expect(labels.inFix('Write "2026-03-02T10:00:00"', ['issue_date'])).toBe('Write "2026-03-02T10:00:00"');
});

it('Labels name removed members by their label in the form, and parts of a column by their own name', () => {
  expect(labels.inFix('Remove "code"', ['supplier', 'tax_id', 'code'])).toBe('Remove NIF');
  expect(labels.inFix('Use "code"', ['supplier', 'tax_id', 'code'])).toBe('Use "code"');
  expect(labels.inFix('Add "tax_id.country"', ['supplier'])).toBe('Add Country');
  const tax = ['lines', 0, 'taxes', 0, 'percent'] as const;
  expect(labels.inFix('Add "rate": "general"', tax)).toBe('Add "rate": "general"');
  const sentence = 'give percent, or leave percent out';
  expect(labels.inWords(sentence, tax)).toBe(sentence);
});

it('Labels replace names in a translated sentence', () => {
  const about = ['lines', 0, 'quantity'] as const;
  const inLanguage = (code: string) => {
    language.translation = { language: code, find: () => undefined };
  };
  inLanguage('es');
  expect(labels.inWords('quantity no es un número.', about)).toBe(`${say(texts.quantity)} no es un número.`);
  expect(labels.inWords('Falta el valor en issue_date.', about)).toBe(`Falta el valor en ${say(texts.issued)}.`);
  inLanguage('de');
  expect(labels.inWords('Der Wert in quantity fehlt.', about)).toBe(`Der Wert in ${say(texts.quantity)} fehlt.`);
  expect(labels.inFix('„quantity“ hinzufügen', about)).toBe(`${say(texts.quantity)} hinzufügen`);
});

it('Labels omit JSON, and name extensions', () => {
  const known = new Labels(
    invoiceModel,
    layoutOf(invoiceModel),
    'PL',
    new Map([['it-sdi-retained', { title: 'Reason' }]]),
  );
  const about = ['customer'] as const;
  const without = (sentence: string) => known.inWords(sentence, about);
  expect(without('It needs its SIRET: add { "type": "SIRET", "code": … } to identities.')).toBe('It needs its SIRET.');
  expect(without('It needs a NIP, or a number as { "key": "a" } in identities; add one.')).toBe(
    'It needs a NIP, or a number; add one.',
  );
  expect(without('Un client doit avoir son SIRET : ajoutez { "type": "SIRET" } à identities.')).toBe(
    'Un client doit avoir son SIRET.',
  );
  expect(without('A tax needs its reason as it-sdi-retained in ext, for example A.')).toBe(
    'A tax needs its reason, for example A.',
  );
  expect(
    known.inWords('BT-27 has 250 characters, more than the 200 that CIUS-RO allows; shorten it.', ['supplier', 'name']),
  ).toBe('Name has 250 characters, more than the 200 that CIUS-RO allows; shorten it.');
  // Also of an addon that the document lacks.
  expect(without('An item needs its code as mx-cfdi-prod-serv in ext, for example 1.')).toBe(
    'An item needs its code, for example 1.',
  );
  expect(without('An exemption (pl-favat-exemption in tax.ext) needs words.')).toBe(
    `An exemption (${say('Podstawa zwolnienia')}) needs words.`,
  );
  const reasons = [
    ['a VATEX code as cef-vatex in the ext of the tax', 'a VATEX code of the tax'],
    ['un code VATEX avec cef-vatex dans l’ext de la taxe', 'un code VATEX de la taxe'],
    ['einen VATEX-Code als cef-vatex in ext der Steuer', 'einen VATEX-Code der Steuer'],
    ['un código VATEX como cef-vatex en el ext del impuesto', 'un código VATEX del impuesto'],
    ['um código VATEX como cef-vatex no ext do imposto', 'um código VATEX do imposto'],
    ['kodu VATEX jako cef-vatex w ext podatku', 'kodu VATEX podatku'],
    ['supprimez cef-vatex des opérations', 'supprimez VATEX des opérations'],
  ] as const;
  for (const [sentence, expected] of reasons) expect(without(sentence)).toBe(expected);
  expect(known.inWords('It needs a number in tax_id.code.', about)).toBe('It needs a number in NIP.');
});

it('Labels say of a text in place of a key that the list has no such entry', () => {
  const about = ['type'] as const;
  const sentence = 'A key must have lower-case letters and digits.';
  expect(labels.inWords(sentence, about, 'GOBL-CBC-KEY-02')).toBe(say(formTexts.notListed, { name: labels.of(about) }));
  expect(labels.inWords(sentence, ['supplier'], 'GOBL-CBC-KEY-02')).toBe(sentence);
});

it('Labels omit the place that a sentence is about', () => {
  const sentence = 'Es fehlt die Nummer in supplier.tax_id.code (BR-FR-13).';
  expect(labels.inWords(sentence, ['supplier', 'tax_id', 'code'])).toBe('Es fehlt die Nummer.');
  expect(labels.inWords(sentence, ['customer'])).toContain('Supplier ›');
});

it('Labels name tags, and omit the paths of codes', () => {
  const tags = {
    title: 'Tags',
    type: 'array',
    items: { anyOf: [{ const: 'simplified', title: 'Simplified invoice' }] },
  };
  const model = new FormModel({
    $id: 'https://example.com/tags',
    $ref: '#/$defs/bill.Invoice',
    $defs: { 'bill.Invoice': { properties: { $tags: tags } } },
  });
  const tagged = new Labels(model, layoutOf(invoiceModel), 'ES');
  expect(tagged.inWords('Tag an invoice without one as simplified in $tags.', [])).toBe(
    'Tag an invoice without one as Simplified invoice in Tags.',
  );
  expect(tagged.inWords('Ponga la etiqueta simplified en $tags.', [])).toBe(
    'Ponga la etiqueta Simplified invoice en Tags.',
  );
  expect(tagged.inWords('It needs tax with its codes in tax.ext.', [])).toBe('It needs tax with its codes.');
});

it('Labels name both numbers that a party may have', () => {
  const german = new Labels(invoiceModel, layoutOf(invoiceModel), 'DE');
  expect(german.inWords('…', ['supplier'], 'GOBL-DE-BILL-INVOICE-01')).toBe(
    say(formTexts.eitherNumber, { number: 'USt-IdNr.', other: 'Steuernummer' }),
  );
});

it('Labels give the titles of values, of members near the field, and of code lists', () => {
  const typed = (sentence: string) => labels.inWords(sentence, ['type']);
  expect(typed('Please set type to standard or credit-note.')).toBe('Please set Type to Standard or Credit note.');
  expect(typed('Pay by standard terms.')).toBe('Pay by standard terms.');
  expect(typed('Use reverse-charge, exempt or outside-scope.')).toBe('Use Reverse charge, Exempt or Outside scope.');
  expect(typed('Set iso-scheme-id to 0002.')).toBe('Set ISO 6523 to 0002.');
  expect(labels.inWords('It needs item.unit.', ['lines', 0, 'quantity'])).toBe('It needs item.unit.');
  expect(labels.inWords('Set tax_id.code.', ['supplier', 'name'])).toBe('Set NIF.');
  expect(labels.inWords('It copies them with copy_tax.', [])).toBe('It copies them with Copy Tax Totals.');
  expect(labels.inWords('Jede braucht sie in ihrem ext.', [])).toBe('Jede braucht sie.');
});

it('Labels write amounts and percentages in the format of the fields', () => {
  const inSpain = (sentence: string) => labels.inWords(sentence, []).replace(/\s/g, ' ');
  expect(inSpain('It is 445.93, not 1445.94; expected 21.0%.')).toBe('It is 445,93, not 1445,94; expected 21 %.');
  const references = 'See version 3.0, art. 10.25, FA-12.34 and 6.1.';
  expect(inSpain(references)).toBe(references);
  const british = new Labels(invoiceModel, layoutOf(invoiceModel), 'GB');
  expect(british.inWords('It is 445.93.', [])).toBe('It is 445.93.');
});
