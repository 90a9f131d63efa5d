import { applyEdits } from 'jsonc-parser';
import { describe, expect, it } from 'vitest';
import { say } from '../../../ui/texts/say.ts';
import { syntaxFaults } from '../../document/syntax.ts';
import { faultsOf } from '../check.ts';
import { spanish } from '../language/testing.ts';
import { saveAs } from '../saving.ts';
import * as texts from '../texts.ts';
import { type Fix, fixes } from './index.ts';

/** Returns the fixes of the fault at a path, or of the only fault. */
async function offered(text: string, at?: string): Promise<Fix[]> {
  const faults = (await faultsOf(text, false)) ?? [];
  const fault = faults.find(({ properties }) => at === undefined || properties[0] === at);
  if (!fault) throw new Error(`no fault at ${at}, but ${JSON.stringify(faults)}`);
  const given = { code: fault.code, path: fault.properties[0] ?? '' };
  return await fixes({ text, envelop: false, language: 'en', fault: given });
}

const titles = async (text: string, at?: string) => (await offered(text, at)).map(({ title }) => title);

/** Returns the text after the only certain fix. */
async function fixed(text: string, at?: string): Promise<string> {
  const certain = (await offered(text, at)).find((fix) => fix.certain);
  if (!certain) throw new Error(`nothing certain among ${JSON.stringify(await titles(text, at))}`);
  return applyEdits(text, certain.edits);
}

const line = '{ "quantity": "1", "item": { "name": "A", "price": "1.00" } }';

const use = (value: string) => say(texts.use, { value });
const noted = (title: string, note: string) => say(texts.noted, { title, note });

describe('quick fixes', () => {
  it('rename a misspelt property', async () => {
    const text = spanish(`"curency": "EUR", "lines": [${line}]`);
    expect(await titles(text)).toEqual([
      say(texts.rename, { name: 'currency' }),
      say(texts.remove, { name: 'curency' }),
    ]);
    expect(await fixed(text)).toContain('"currency": "EUR"');
  });

  it('rename a misspelt property whose contents have faults of their own', async () => {
    const address = '[{ "street": "Mayor", "country": "Spain" }]';
    const text = spanish(`"lines": [${line}]`).replace('"supplier": {', `"supplier": { "adresses": ${address},`);
    expect((await titles(text, '$.supplier.adresses'))[0]).toBe(say(texts.rename, { name: 'addresses' }));
    // Not where the value would fit less.
    const wrong = text.replace(address, '"Mayor"');
    expect(await titles(wrong, '$.supplier.adresses')).toEqual([say(texts.remove, { name: 'adresses' })]);
  });

  it('remove a property that resembles no other', async () => {
    expect(await titles(spanish(`"colour": "red", "lines": [${line}]`))).toEqual([
      say(texts.remove, { name: 'colour' }),
    ]);
  });

  it('keep the layout of everything else', async () => {
    const text = spanish(`"lines": [{ "colour": "red",   "quantity": "1", "item": { "name": "A", "price": "1.00" } }]`);
    const [removal] = await offered(text, '$.lines[0].colour');
    expect(applyEdits(text, removal?.edits ?? [])).toBe(text.replace('"colour": "red",   ', ''));
  });

  it('write a national account number as its IBAN, or in its own field', async () => {
    const paid = (iban: string) =>
      spanish(
        `"lines": [${line}], "payment": { "instructions": { "key": "credit-transfer", "credit_transfer": [{ "iban": "${iban}" }] } }`,
      );
    const at = '$.payment.instructions.credit_transfer[0].iban';
    const fixesOf = async (iban: string) => (await offered(paid(iban), at)).map(({ title }) => title);
    expect(await fixesOf('61109010140000071219812874')).toEqual([use('PL61109010140000071219812874')]);
    expect(await fixesOf('12345678')).toEqual([say(texts.useAsAccount, { value: '12345678' })]);
    const [move] = await offered(paid('12345678'), at);
    expect(applyEdits(paid('12345678'), move?.edits ?? [])).toContain('[{ "number": "12345678" }]');
  });

  it('invent no number that differs by another character, also next to an unreadable quantity', async () => {
    const at = '$.payment.instructions.credit_transfer[0].iban';
    const paid = (iban: string) =>
      spanish(
        `"lines": [${line}], "payment": { "instructions": { "key": "credit-transfer", "credit_transfer": [{ "iban": "${iban}" }] } }`,
      );
    expect(await titles(paid('ES9121000418450200051333'), at)).toEqual([]);
    expect(await titles(paid('DE89370400440532013001'), at)).not.toContain(
      say(texts.useAsAccount, { value: 'DE89370400440532013001' }),
    );
    const numbered = spanish(`"lines": [${line}]`).replace('B98602642', 'B98602643');
    const numbers = await titles(numbered);
    expect(numbers.every((title) => /B89602643|B98602634/.test(title))).toBe(true);
    const unread = numbered.replace('"quantity": "1"', '"quantity": "two"');
    expect(await titles(unread, '$.supplier.tax_id.code')).toEqual(numbers);
  });

  it('write numbers in standard notation', async () => {
    const priced = (price: string) => spanish(`"lines": [${line.replace('"1.00"', price)}]`);
    expect(await fixed(priced('"12,50"'))).toContain('"price": "12.50"');
    expect(await fixed(priced('"1.234,56 €"'))).toContain('"price": "1234.56"');
    expect(await titles(priced('"1,234"'))).toEqual([
      say(texts.write, { json: '"1.234"' }),
      say(texts.write, { json: '"1234"' }),
      say(texts.remove, { name: 'price' }),
    ]);
    const taxed = spanish(
      '"lines": [{ "quantity": "1", "item": { "name": "A", "price": "1" }, "taxes": [{ "cat": "VAT", "percent": "21 %" }] }]',
    );
    expect(await fixed(taxed)).toContain('"percent": "21%"');
  });

  it('write dates in standard notation, day first', async () => {
    const dated = (day: string) => spanish(`"op_date": "${day}", "lines": [${line}]`);
    expect(await fixed(dated('31/12/2022'))).toContain('"op_date": "2022-12-31"');
    expect(await fixed(dated('2022/2/1'))).toContain('"op_date": "2022-02-01"');
    expect(await fixed(dated('2022-13-01'))).toContain('"op_date": "2022-01-13"');
    expect(await fixed(dated('2026-11-31'))).toContain('"op_date": "2026-11-30"');
    expect(await fixed(dated('2026-02-30'))).toContain('"op_date": "2026-02-28"');
    expect((await titles(dated('01/02/2022'))).slice(0, 2)).toEqual([
      say(texts.write, { json: '"2022-02-01"' }),
      say(texts.write, { json: '"2022-01-02"' }),
    ]);
  });

  it('give a value the JSON type of its property', async () => {
    expect(await fixed(spanish(`"code": 118, "lines": [${line}]`))).toContain('"code": "118"');
    expect(await fixed(spanish(`"lines": ${line}`))).toContain(`"lines": [${line}]`);
  });

  it('find the intended value, also by name', async () => {
    const counted = spanish(`"lines": [${line.replace('"name"', '"unit": "Hour", "name"')}]`);
    expect((await titles(counted))[0]).toBe(noted(use('h'), 'Hour, HUR'));
    const taxed = (rate: string) =>
      spanish(`"lines": [${line.slice(0, -1)}, "taxes": [{ "cat": "VAT", "rate": "${rate}" }] }]`);
    expect(await fixed(taxed('reducd'))).toContain('"rate": "reduced"');
    expect((await titles(taxed('Reduced Rate')))[0]).toBe(noted(use('reduced'), 'Reduced Rate, 10%'));
  });

  it('add the percent sign, to fractions and to larger numbers', async () => {
    const cut = (percent: string) =>
      spanish(`"lines": [${line.slice(0, -1)}, "discounts": [{ "percent": ${percent} }] }]`);
    const at = '$.lines[0].discounts[0].percent';
    expect(await fixed(cut('"10"'), at)).toContain('"percent": "10%"');
    expect(await fixed(cut('"0.125"'), at)).toContain('"percent": "12.5%"');
    expect(await titles(cut('"110%"'), at)).not.toContain(say(texts.write, { json: '"1.1%"' }));
  });

  it('correct the form of codes and keys', async () => {
    const keyed = spanish(`"payment": { "instructions": { "key": "Credit Transfer" } }, "lines": [${line}]`);
    expect((await titles(keyed))[0]).toBe(noted(use('credit-transfer'), 'Credit transfer, sent by the payer'));
  });

  it('write a telephone number without the signs between its digits, but with its country', async () => {
    const telephones = '"telephones": [{ "num": "+39 06 5555 1234" }]';
    const supplier = `"supplier": { "name": "A", "tax_id": { "country": "IT", "code": "01234567897" }, ${telephones} }`;
    const text = `{ "$schema": "https://gobl.org/draft-0/bill/invoice", "$addons": ["it-sdi-v1"], ${supplier}, "lines": [${line}] }`;
    const at = '$.supplier.telephones[0].num';
    expect(await fixed(text, at)).toContain('"num": "+390655551234"');
  });

  it('add missing properties in place, for the user to complete', async () => {
    const text = spanish(`"lines": [${line}]`).replace('"name": "Talleres", ', '');
    const [add] = await offered(text, '$.supplier.name');
    expect(add).toMatchObject({ title: say(texts.add, { name: 'name' }), certain: false });
    const after = applyEdits(text, add?.edits ?? []);
    expect(after).toContain('"supplier": { "name": "", "tax_id": {');
    expect(after.slice(0, add?.goOn)).toMatch(/"supplier": \{ "name": "$/);
  });

  it('add a line if the object has several', async () => {
    const text = spanish('"currency": "EUR"');
    const [add] = await offered(text, '$.lines');
    expect(applyEdits(text, add?.edits ?? [])).toContain('"currency": "EUR",\n  "lines": [{}]\n}');
  });

  it('add the extension that an addon requires, from its list', async () => {
    const text = spanish(
      `"$addons": ["es-facturae-v3"], "type": "corrective", "preceding": [{ "code": "1", "issue_date": "2025-01-01" }], "lines": [${line}]`,
    );
    const [add, ...others] = await offered(text, '$.preceding[0].ext');
    expect(others).toEqual([]);
    expect(add?.title).toBe(
      say(texts.addChosen, {
        title: noted(say(texts.add, { name: 'es-facturae-correction' }), 'FacturaE Change'),
        count: 22,
      }),
    );
    const after = applyEdits(text, add?.edits ?? []);
    expect(after).toContain('"ext": { "es-facturae-correction": "" }');
    expect(after.slice(0, add?.goOn)).toMatch(/"es-facturae-correction": "$/);
  });

  it('add a rate to a tax without percentage', async () => {
    const text = spanish(`"lines": [${line.slice(0, -1)}, "taxes": [{ "cat": "VAT" }] }]`);
    expect(await titles(text)).toContain(
      noted(say(texts.addValue, { name: 'rate', value: 'general' }), 'Standard Rate, 21%'),
    );
  });

  it('offer the possible $schema of a document', async () => {
    const text = '{ "$schema": "https://gobl.org/draft-0/bill/invoce", "lines": [] }';
    expect((await titles(text))[0]).toBe(noted(use('https://gobl.org/draft-0/bill/invoice'), 'Invoice'));
  });

  it('work in the document of an envelope', async () => {
    const text = `{ "$schema": "https://gobl.org/draft-0/envelope", "doc": ${spanish(`"curency": "EUR", "lines": [${line}]`)} }`;
    expect(await fixed(text, '$.doc.curency')).toContain('"currency": "EUR"');
  });
});

it('missing totals have no fix, because building adds them', async () => {
  expect(await titles(spanish('"currency": "EUR"'), '$.totals')).toEqual([]);
});

describe('fixes of numbers', () => {
  const quantityOf = (value: string) =>
    spanish(`"code": "1", "lines": [${line.replace('"quantity": "1"', `"quantity": "${value}"`)}]`);

  it('replace words by digits', async () => {
    expect(await fixed(quantityOf('twenty'))).toBe(quantityOf('20'));
  });

  it('ask for a number if other words cannot be read', async () => {
    const [fix] = await offered(quantityOf('many'), '$.lines[0].quantity');
    expect(fix).toMatchObject({ title: say(texts.writeNumber), certain: false });
    expect(applyEdits(quantityOf('many'), fix?.edits ?? [])).toBe(quantityOf(''));
  });
});

describe('syntax fixes', () => {
  it('remove one of two members with the same name', async () => {
    const found = async (text: string) => {
      const [fault] = syntaxFaults(text);
      const given = { code: undefined, path: '', span: fault?.span };
      const all = await fixes({ text, envelop: false, language: 'en', fault: given });
      return all.map(({ edits, certain }) => [applyEdits(text, edits), certain]);
    };
    expect(await found('{"a": 1, "b": 2, "a": 1}')).toEqual([['{"a": 1, "b": 2}', true]]);
    expect(await found('{"a": 1, "b": 2, "a": 3}')).toEqual([
      ['{"b": 2, "a": 3}', false],
      ['{"a": 1, "b": 2}', false],
    ]);
  });

  const atFirst = async (text: string) => {
    const [found] = syntaxFaults(text);
    return await fixes({
      text,
      envelop: false,
      language: 'en',
      fault: { code: undefined, path: '', span: found?.span },
    });
  };
  const certain = async (text: string) => {
    const fix = (await atFirst(text)).find((each) => each.certain);
    return fix && applyEdits(text, fix.edits);
  };

  it('add missing commas, and remove excess ones', async () => {
    expect(await certain('{\n  "a": 1\n  "b": 2\n}')).toBe('{\n  "a": 1,\n  "b": 2\n}');
    expect(await certain('{ "a": 1, }')).toBe('{ "a": 1 }');
  });

  it('remove comments, quote words, close brackets', async () => {
    expect(await certain('{ "a": 1 // one\n}')).toBe('{ "a": 1 \n}');
    expect(await certain('{ "a": EUR }')).toBe('{ "a": "EUR" }');
    expect(await certain('{ "a": [1')).toBe('{ "a": [1]}');
  });

  it('close a text before its comma, or at the end of its line', async () => {
    expect(await certain('{\n  "a": "x,\n  "b": 2\n}')).toBe('{\n  "a": "x",\n  "b": 2\n}');
    expect(await certain('{\n  "a": "x\n}')).toBe('{\n  "a": "x"\n}');
  });

  it('offer the country that was probably meant', async () => {
    const to = (country: string) =>
      spanish(`"customer": { "name": "C", "addresses": [{ "country": "${country}" }] }, "lines": [${line}]`);
    expect(await fixed(to('Spain'), '$.customer.addresses[0].country')).toContain('"country": "ES"');
    expect(await fixed(to('UK'), '$.customer.addresses[0].country')).toContain('"country": "GB"');
    expect(await titles(to('Atlantis'), '$.customer.addresses[0].country')).toEqual([
      say(texts.remove, { name: 'country' }),
    ]);
  });

  it('ask whether a number with swapped characters is meant, without choosing it or its removal', async () => {
    const meant = (value: string) => say(texts.didYouMean, { value });
    const paid = spanish(
      `"lines": [${line}], "payment": { "instructions": { "key": "credit-transfer", "credit_transfer": [{ "iban": "ES9121000418450200053132" }] } }`,
    );
    const ibans = await titles(paid, '$.payment.instructions.credit_transfer[0].iban');
    expect(ibans).toEqual([meant('ES9121000418450200051332')]);
    const of = spanish(
      `"customer": { "name": "C", "tax_id": { "country": "DE", "code": "136695967" } }, "lines": [${line}]`,
    );
    expect(await titles(of, '$.customer.tax_id.code')).toEqual([meant('136695976')]);
  });

  it('offer the unit for a colloquial name', async () => {
    const counted = (unit: string) => spanish(`"lines": [${line.replace('"name"', `"unit": "${unit}", "name"`)}]`);
    expect(await fixed(counted('szt.'))).toContain('"unit": "piece"');
  });

  it('add the treatment of a tax from which an addon derives its code', async () => {
    const polish = spanish(
      `"$addons": ["pl-favat-v3"], "lines": [${line.replace(/}$/, ', "taxes": [{ "cat": "VAT", "rate": "general" }] }')}]`,
    ).replace('{ "country": "ES", "code": "B98602642" }', '{ "country": "PL", "code": "1234563218" }');
    expect(await fixed(polish, '$.lines[0].taxes[0].ext')).toContain('"key": "standard"');
  });

  it('offer only existing units', async () => {
    const counted = (unit: string) => spanish(`"lines": [${line.replace('"name"', `"unit": "${unit}", "name"`)}]`);
    expect(await titles(counted('hou'))).toEqual([noted(use('h'), 'Hour, HUR'), say(texts.remove, { name: 'unit' })]);
    expect(await fixed(counted('hur'))).toContain('"unit": "h"');
  });

  it('add the reason of a discount or charge in the language of the country', async () => {
    const european = (adjusted: string) => spanish(`"$addons": ["eu-en16931-v2017"], ${adjusted}`);
    const inLine = line.replace('}', '}, "discounts": [{ "percent": "10%" }]');
    expect(await fixed(european(`"lines": [${inLine}]`), '$.lines[0].discounts[0]')).toContain(
      '{ "reason": "Descuento", "percent": "10%" }',
    );
    const onTotal = `"lines": [${line}], "charges": [{ "amount": "1.00" }]`;
    expect(await fixed(european(onTotal), '$.charges[0]')).toContain('"reason": "Cargo"');
  });
});

describe('the fix of a missing electronic address', () => {
  const party = (code: string, inboxes: string) =>
    `{ "name": "Sol", "tax_id": { "country": "ES", "code": "${code}" }, "emails": [{ "addr": "a@sol.example" }], "addresses": [{ "street": "Mayor", "num": "1", "code": "28001", "locality": "Madrid", "country": "ES" }]${inboxes} }`;
  const invoice = (inboxes: string) => `{
    "$schema": "https://gobl.org/draft-0/bill/invoice", "$regime": "ES", "$addons": ["eu-en16931-v2017"],
    "code": "1", "issue_date": "2026-11-01", "currency": "EUR",
    "supplier": ${party('B63272603', inboxes)},
    "customer": ${party('B98602642', ', "inboxes": [{ "scheme": "9920", "code": "ESB98602642" }]')},
    "lines": [${line.replace(/ }$/, ', "taxes": [{ "cat": "VAT", "rate": "general" }] }')}],
    "payment": { "terms": { "due_dates": [{ "date": "2026-12-01", "percent": "100%" }] } }
  }`;
  const saved = async (text: string) => {
    const { faults } = await saveAs({ text, as: 'peppol-ubl' });
    return faults.filter(({ properties }) => properties.some((path) => path.includes('inboxes')));
  };

  it.each(['', ', "inboxes": [{ "email": "a@sol.example" }]'])(
    'is the tax number with its scheme: %s',
    async (inboxes) => {
      const text = invoice(inboxes);
      const [fault] = await saved(text);
      const path = fault?.properties.find((each) => each.startsWith('$.supplier')) ?? '';
      const [first] = await fixes({ text, envelop: false, language: 'en', fault: { code: fault?.code, path } });
      expect(first?.title).toBe(use('9920:ESB63272603'));
      expect(first?.certain).toBe(inboxes !== '');
      const repaired = applyEdits(text, first?.edits ?? []);
      expect(JSON.parse(repaired).supplier.inboxes).toEqual([{ scheme: '9920', code: 'ESB63272603' }]);
      expect(await saved(repaired)).toEqual([]);
    },
  );
});
