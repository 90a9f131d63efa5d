import { expect, it } from 'vitest';
import { localDay } from '../../engine/document/local-day.ts';
import { contentOf } from '../../engine/document/text.ts';
import { memberAt } from '../../engine/document/values.ts';
import type { KeptValue } from '../../state/drafts/kept-value.ts';
import type { Origin } from '../../state/drafts/origin.ts';
import { say } from '../../ui/texts/say.ts';
import { withAnswer } from './answer.ts';
import { differencesOf } from './differences.ts';
import { questionsOf } from './questions.ts';
import * as texts from './texts.ts';

const invoice = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  uuid: '01a22269-2381-75dc-9c69-4bc013ae3ad8',
  currency: 'EUR',
  series: 'INV',
  code: '0118',
  issue_date: '2026-03-02',
  delivery: { date: '2026-02-27' },
  ordering: { code: 'PO-1' },
  payment: {
    advances: [
      { date: '2026-02-09', description: 'Deposit', amount: '500.00' },
      { date: '2026-02-10', description: 'Deposit', amount: '20.00' },
    ],
    terms: { key: 'due-date', due_dates: [{ date: '2026-04-01', percent: '100%' }] },
    instructions: { key: 'credit-transfer', credit_transfer: [{ iban: 'ES9121000418450200051332' }] },
  },
};
const envelope = { $schema: 'https://gobl.org/draft-0/envelope', head: {}, doc: invoice, sigs: ['x'] };
const copy = { ...invoice, uuid: '01a22269-2381-75dc-9c69-4bc013ae3ad9', code: '0119', issue_date: '2026-11-28' };
const days = 271;
const move = { offers: ['remove', 'move'] as KeptValue['offers'], days };

const kept: KeptValue[] = (
  [
    { what: 'advance', offers: ['remove'], path: '.payment.advances[0]' },
    { what: 'advance', offers: ['remove'], path: '.payment.advances[1]' },
    { what: 'due-date', ...move, path: '.payment.terms.due_dates[0].date' },
    { what: 'supply', ...move, path: '.delivery.date' },
    { what: 'reference', offers: ['remove'], path: '.ordering.code' },
    { what: 'account', offers: ['remove'], path: '.payment.instructions.credit_transfer' },
  ] as const
).map((each) => ({ ...each, offers: [...each.offers], value: memberAt(copy, each.path.slice(1)) }));

const made = (by: Origin['by'], original: object, only: (each: KeptValue) => boolean = () => true): Origin => ({
  ...{ by, draft: 'a', title: 'INV-0118', text: JSON.stringify(original), notes: [], answered: [] },
  kept: kept.filter(only),
});
const copied = made('replicate', envelope, ({ what }) => what !== 'account');
const write = (document: object) => JSON.stringify(document, null, 2);
const shown = (origin: Origin, text: string) =>
  differencesOf(origin, text).changed.map(({ label, before, after }) => [label, before, after]);
const asked = (origin: Origin, text: string) => questionsOf(differencesOf(origin, text), origin.answered);

it('differencesOf lists what replicating changed', () => {
  expect(shown(copied, write(copy))).toEqual([
    ['Number', '0118', '0119'],
    ['Issue date', '2 Mar', '28 Nov 2026'],
    ['UUID', undefined, 'new'],
    ['Signature', undefined, 'removed'],
  ]);
  const { code: _, ...unnumbered } = copy;
  expect(shown(copied, write(unnumbered))[0]).toEqual(['Number', '0118', 'removed']);
});

it('questionsOf begins with money, and asks about the date of supply by itself', () => {
  const questions = asked(copied, write(copy));
  expect(questions.map(({ id, what, answers }) => [id, what, answers.map(({ label }) => label)])).toEqual([
    ['deposit', 'Prepayment of 9 February, €500.00, Prepayment of 10 February, €20.00', ['Remove prepayments']],
    ['dates', 'Due date 1 April', ['Move date by 271 days']],
    ['supply', 'Supply 27 February', ['Remove', 'Today']],
    ['reference', 'Reference PO-1', ['Remove']],
  ]);
  expect(questions[1]?.note).toBe('to 28 December');
  expect(asked({ ...copied, answered: ['deposit', 'dates'] }, write(copy)).map(({ id }) => id)).toEqual([
    'supply',
    'reference',
  ]);
});

it('answers change the document, and are then listed as changes', () => {
  let text = write({ ...envelope, doc: copy });
  for (const { id } of asked(copied, text)) {
    const question = asked(copied, text).find((each) => each.id === id);
    text = withAnswer(text, question?.answers[0]?.changes ?? [], true);
  }
  const { doc } = contentOf(text) as { doc: typeof copy };
  expect(doc.payment).toEqual({
    terms: { key: 'due-date', due_dates: [{ date: '2026-12-28', percent: '100%' }] },
    instructions: copy.payment.instructions,
  });
  expect(doc).not.toHaveProperty('delivery');
  expect(doc).not.toHaveProperty('ordering');
  expect(asked(copied, text)).toEqual([]);
  expect(shown(copied, text).slice(3)).toEqual([
    ['Prepayment', '€500.00', 'removed'],
    ['Prepayment', '€20.00', 'removed'],
    ['Due date', '1 Apr', '28 Dec'],
    ['Supply', '27 Feb', 'removed'],
    ['Reference', 'PO-1', 'removed'],
  ]);
});

it('withAnswer can set the date of supply to today', () => {
  const text = write(copy);
  const today = asked(copied, text).find(({ id }) => id === 'supply')?.answers[1];
  expect(contentOf(withAnswer(text, today?.changes ?? [], false))).toMatchObject({ delivery: { date: localDay() } });
});

it('questionsOf finds an advance that moved up in its list', () => {
  const [, second] = copy.payment.advances;
  const text = write({ ...copy, payment: { ...copy.payment, advances: [second] } });
  expect(asked(copied, text)[0]).toMatchObject({
    id: 'deposit',
    count: 1,
    about: [{ at: ['payment', 'advances', 0] }],
  });
  expect(shown(copied, text)).toContainEqual(['Prepayment', '€500.00', 'removed']);
});

it('questionsOf asks whether a credit note is to be paid', () => {
  const credit = { ...copy, type: 'credit-note', preceding: [{ series: 'INV', code: '0118' }] };
  const origin = made('correct', invoice, ({ what }) => ['advance', 'due-date', 'account'].includes(what));
  const questions = asked(origin, write(credit));
  expect(questions.map(({ id, answers }) => [id, answers[0]?.label])).toEqual([
    ['deposit', 'Remove prepayments'],
    ['payment', 'Remove both'],
  ]);
  const text = withAnswer(write(credit), questions[1]?.answers[0]?.changes ?? [], false);
  expect((contentOf(text) as typeof copy).payment).toEqual({ advances: copy.payment.advances });
  expect(shown(origin, write(credit))).toContainEqual(['Refers to', undefined, 'INV-0118']);
  // Terms in words alone are those of the original, unless they are new.
  const inWords = (notes: string) => ({ ...credit, payment: { terms: { notes } } });
  const ofNotes = (notes: string) =>
    asked(
      made('correct', { ...invoice, payment: { terms: { notes: 'Within 30 days.' } } }, () => false),
      write(inWords(notes)),
    ).map(({ id, what }) => [id, what]);
  expect(ofNotes('Within 30 days.')).toEqual([['payment', 'Payment terms']]);
  expect(ofNotes('We pay it back within a week.')).toEqual([]);
});

it('questionsOf asks about texts that a copy kept and that name a month or a day, until they are changed', () => {
  const lines = [
    'Services in October 2026',
    'Wynajem, październik',
    'We may call you',
    'Pauschale 01.10.2026',
    'Art. 12.3',
  ].map((name) => ({ item: { name } }));
  const original = { ...invoice, lines };
  const origin = { ...made('replicate', original), kept: [] };
  const [question] = asked(origin, write({ ...copy, lines }));
  expect([question?.id, question?.what]).toEqual([
    'texts',
    '“Services in October 2026”, “Wynajem, październik”, “Pauschale 01.10.2026”',
  ]);
  expect(question?.answers).toEqual([{ label: 'Edit', changes: [], goTo: ['lines', 0, 'item', 'name'] }]);
  const edited = [{ item: { name: 'Services in November 2026' } }];
  expect(asked(origin, write({ ...copy, lines: edited }))).toEqual([]);
  expect(asked({ ...origin, by: 'correct' }, write({ ...copy, lines }))).toEqual([]);
});

it('questionsOf asks about a payment reference that names the original, and offers the new number', () => {
  const under = (document: object, ref: string) => ({ ...document, payment: { instructions: { ref } } });
  const askedFor = (ref: string, now: object = copy) =>
    asked(
      made('replicate', under(invoice, ref), () => false),
      write(under(now, ref)),
    ).map(({ id, what, answers }) => [id, what, answers.map(({ label, changes }) => [label, changes[0]?.value])]);
  const own = `INV-${invoice.code}`;
  expect(askedFor(`Invoice ${own}`)).toEqual([
    [
      'payment reference',
      `Reference Invoice ${own}`,
      [
        [say(texts.use, { value: `Invoice INV-${copy.code}` }), `Invoice INV-${copy.code}`],
        ['Remove', undefined],
      ],
    ],
  ]);
  const { code: _, ...unnumbered } = copy;
  expect(askedFor(own, unnumbered)[0]?.[2]).toEqual([['Remove', undefined]]);
  expect(askedFor('RF18539007547034')).toHaveLength(1);
  expect(askedFor(`RF18${own}`)[0]?.[2]).toEqual([['Remove', undefined]]);
  expect(askedFor('Customer 4711')).toEqual([]);
});
