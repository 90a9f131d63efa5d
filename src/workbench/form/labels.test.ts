import { expect, it } from 'vitest';
import { Labels } from './labels.ts';
import { layoutOf } from './sheet/layouts.ts';
import { invoiceModel } from './testing.ts';

const labels = new Labels(invoiceModel, layoutOf(invoiceModel));

it('calls fields as the sheet does, else by their titles', () => {
  expect(labels.of(['supplier', 'tax_id', 'code'])).toBe('Supplier › Tax number');
  expect(labels.of(['lines', 1, 'quantity'])).toBe('Lines 2 › Qty');
  expect(labels.of(['lines', 1, 'discounts', 0, 'percent'])).toBe('Lines 2 › Discount');
  expect(labels.of(['issue_date'])).toBe('Issue Date');
  expect(labels.of(['totals', 'payable'])).toBe('Totals › Payable');
  expect(labels.of(['unknown'])).toBe('');
});

it('puts labels in the place of names in a sentence', () => {
  const about = ['lines', 0, 'quantity'] as const;
  expect(labels.inWords('quantity is not a number: the text "1,5"', about)).toBe('Qty is not a number: the text "1,5"');
  expect(labels.inWords('unit says what quantity counts; remove unit.', about)).toBe(
    'Unit says what quantity counts; remove Unit.',
  );
  expect(labels.inWords('Give supplier.name, and lines[].total.', about)).toBe(
    'Give Supplier › Name, and Lines 1 › Amount.',
  );
  expect(labels.inWords('It needs es-tbai-region in tax.ext; see www.example.com/tax.', about)).toBe(
    'It needs es-tbai-region in tax.ext; see www.example.com/tax.',
  );
  expect(labels.inWords('An identity names its country in country.', ['supplier', 'tax_id', 'code'])).toBe(
    'An identity names its country in Country.',
  );
});

it('names what a fix takes away as the form does, and a part of a column by its own name', () => {
  expect(labels.inFix('Remove "code"', ['supplier', 'tax_id', 'code'])).toBe('Remove Tax number');
  expect(labels.inFix('Use "code"', ['supplier', 'tax_id', 'code'])).toBe('Use "code"');
  const tax = ['lines', 0, 'taxes', 0, 'percent'] as const;
  expect(labels.inFix('Add "rate": "general"', tax)).toBe('Add "rate": "general"');
  expect(labels.inWords('give percent or a rate, or leave percent out', tax)).toBe(
    'give percent or a rate, or leave percent out',
  );
});
