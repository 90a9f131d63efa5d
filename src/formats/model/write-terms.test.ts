/** What is written of terms that are declared here, and what these are then. */
import { describe, expect, it } from 'vitest';
import { group as declaredGroup, type Path, type Term, type TermGroup, type TermId, term } from '../terms/declare.ts';
import type { XmlElement } from '../xml/element.ts';
import { Group } from './group.ts';
import { type DocumentKind, planOf } from './plan.ts';
import { writeTerms } from './write.ts';

/** Returns what is written of an invoice of some terms, on one line, and what the terms are then: text, and the name of the element. */
function writtenIn(kind: DocumentKind, members: readonly (Term | TermGroup)[], fill: (invoice: Group) => void) {
  const declaration = declaredGroup('BG-0', 'Invoice', '1..1', '.', '.', members);
  const plan = planOf(declaration, kind, () => undefined);
  const invoice = new Group(declaration);
  fill(invoice);
  const root = writeTerms(invoice, plan);
  const told = ({ name, attributes, children, text }: XmlElement): string => {
    const start = [name, ...attributes.map((each) => `${each.name}='${each.value}'`)].join(' ');
    return `${start}(${children.length > 0 ? children.map(told).join(' ') : text})`;
  };
  return {
    elements: root.children.map(told).join(' '),
    terms: [...invoice.within()].map(([id, { text, element }]) => `${id} ${text} ${element?.name}`),
  };
}

const many = (id: TermId, path: Path) => term(id, id, '0..n', 'text', path, path);
const one = (id: TermId, path: Path) => term(id, id, '0..1', 'text', path, path);

describe('what qualifies a value', () => {
  it('is an attribute of its element, and a term that a reader would find there', () => {
    const { elements, terms } = writtenIn('cii', [many('BT-29', 'a*'), one('BT-29-1', 'a/@b')], (invoice) => {
      invoice.add('BT-29', '1')?.with('BT-29-1', '0088');
      invoice.add('BT-29', '2');
      invoice.add('BT-29', '3')?.with('BT-29-1', '0060');
    });
    expect(elements).toBe("a b='0088'(1) a(2) a b='0060'(3)");
    expect(terms).toEqual(['BT-29 1 a', 'BT-29 2 a', 'BT-29 3 a', 'BT-29-1 0088 a', 'BT-29-1 0060 a']);
  });

  it('may be a value of its own, where the one that it is of stands once', () => {
    const fill = (invoice: Group) => {
      invoice.add('BT-30', '1');
      invoice.add('BT-30-1', '0002');
    };
    expect(writtenIn('cii', [one('BT-30', 'a'), one('BT-30-1', 'a/@b')], fill)).toEqual({
      elements: "a b='0002'(1)",
      terms: ['BT-30 1 a', 'BT-30-1 0002 a'],
    });
    // Of which of several it is nobody knows.
    expect(writtenIn('cii', [many('BT-30', 'a*'), one('BT-30-1', 'a/@b')], fill)).toEqual({
      elements: 'a(1)',
      terms: ['BT-30 1 a'],
    });
    expect(writtenIn('cii', [one('BT-30', 'a'), many('BT-30-1', 'a/@b')], fill).elements).toBe('a(1)');
  });

  it('stands beside others of the same value', () => {
    const members = [many('BT-29', 'a*'), one('BT-29-1', 'a/@b'), one('BT-29-2', 'a/@c')];
    const { elements, terms } = writtenIn('cii', members, (invoice) => {
      invoice.add('BT-29', '1')?.with('BT-29-1', '0088').with('BT-29-2', 'x');
      invoice.add('BT-29', '2')?.with('BT-29-2', 'y');
    });
    expect(elements).toBe("a b='0088' c='x'(1) a c='y'(2)");
    expect(terms).toEqual(['BT-29 1 a', 'BT-29 2 a', 'BT-29-1 0088 a', 'BT-29-2 x a', 'BT-29-2 y a']);
  });

  it('is that of the value before one that stands alone', () => {
    const fill = (invoice: Group) => {
      invoice.add('BT-30', '1')?.with('BT-30-1', '0002');
      invoice.add('BT-30-1', '0003');
    };
    expect(writtenIn('cii', [one('BT-30', 'a'), one('BT-30-1', 'a/@b')], fill)).toEqual({
      elements: "a b='0002'(1)",
      terms: ['BT-30 1 a', 'BT-30-1 0002 a'],
    });
  });

  it('stands once, where the path asks for it as well', () => {
    const fill = (invoice: Group) => invoice.add('BT-30', '1')?.with('BT-30-1', '0002');
    const members = [one('BT-30', "a[@b='0002']"), one('BT-30-1', "a[@b='0002']/@b")];
    expect(writtenIn('cii', members, fill).elements).toBe("a b='0002'(1)");
  });

  it('is not written without the value', () => {
    const fill = (invoice: Group) => invoice.add('BT-30-1', '0002');
    expect(writtenIn('cii', [one('BT-30', 'a'), one('BT-30-1', 'a/@b')], fill)).toEqual({ elements: '', terms: [] });
  });
});

describe('an amount', () => {
  const members = [
    one('BT-5', 'c'),
    one('BT-6', 'd'),
    term('BT-106', 'Amount', '0..1', 'amount', 'a', 'a'),
    term('BT-146', 'Price', '0..1', 'price', 'p', 'p'),
    term('BT-111', 'Stated', '0..1', 'amount', 's', 's', { stated: true, currency: 'BT-6' }),
    term('BT-129', 'Quantity', '0..1', 'quantity', 'q', 'q'),
  ];
  const fill = (invoice: Group) => {
    for (const [id, text] of Object.entries({
      'BT-5': 'EUR',
      'BT-6': 'SEK',
      'BT-106': '1',
      'BT-146': '2',
      'BT-111': '3',
      'BT-129': '4',
    })) {
      invoice.add(id as TermId, text);
    }
  };

  it('has its currency in UBL, in CII where it is stated alone', () => {
    const [eur, sek] = ["currencyID='EUR'", "currencyID='SEK'"];
    expect(writtenIn('ubl-invoice', members, fill).elements).toBe(
      `c(EUR) d(SEK) a ${eur}(1) p ${eur}(2) s ${sek}(3) q(4)`,
    );
    expect(writtenIn('cii', members, fill).elements).toBe(`c(EUR) d(SEK) a(1) p(2) s ${sek}(3) q(4)`);
  });

  it('has none where the document names none', () => {
    expect(writtenIn('ubl-invoice', members, (invoice) => invoice.add('BT-106', '1')).elements).toBe('a(1)');
  });
});

it('a day has no dashes in CII, and its value is the text that stands there', () => {
  const members = [term('BT-2', 'Day', '0..1', 'date', 'a', 'a'), one('BT-1', 'b')];
  const fill = (invoice: Group) => {
    invoice.add('BT-2', '2026-03-02');
    invoice.add('BT-1', '1-2-3');
  };
  expect(writtenIn('cii', members, fill)).toEqual({
    elements: 'a(20260302) b(1-2-3)',
    terms: ['BT-2 20260302 a', 'BT-1 1-2-3 b'],
  });
  expect(writtenIn('ubl-invoice', members, fill).elements).toBe('a(2026-03-02) b(1-2-3)');
});

it('a note has its subject before its text in UBL, in an element of its own in CII', () => {
  const place = (ubl: string, cii: string, id: TermId) => term(id, id, '0..1', 'text', ubl, cii);
  const note = declaredGroup('BG-1', 'Note', '0..n', '.', 'n', [place('n', 'a', 'BT-21'), place('n', 'b', 'BT-22')]);
  const fill = (invoice: Group) => {
    const within = invoice.open(note);
    within.add('BT-21', 'AAI');
    within.add('BT-22', 'Said');
  };
  expect(writtenIn('ubl-invoice', [note], fill)).toEqual({
    elements: 'n(#AAI#Said)',
    terms: ['BT-21 AAI n', 'BT-22 Said n'],
  });
  expect(writtenIn('cii', [note], fill).elements).toBe('n(a(AAI) b(Said))');
  const saying = (text: string) => writtenIn('ubl-invoice', [note], (invoice) => invoice.open(note).add('BT-22', text));
  expect(saying('Said')).toEqual({ elements: 'n(Said)', terms: ['BT-22 Said n'] });
  // What begins like a subject is one to a reader.
  expect(saying('#AAI#Said')).toEqual({ elements: 'n(#AAI#Said)', terms: ['BT-22 Said n', 'BT-21 AAI n'] });
});

it('what is always the same stands where something else does, and what stands nowhere is gone', () => {
  const line = declaredGroup('BG-25', 'Line', '0..n', 'l', 'l', [
    one('BT-126', "a[k='x'][@t='y']/n"),
    one('BT-131', 'b'),
    term('BT-151-0', 'Kind', '0..1', 'code', 'z', 'z', { fixed: 'VAT' }),
  ]);
  const { elements, terms } = writtenIn('cii', [line], (invoice) => {
    invoice.open(line).add('BT-126', '1');
    invoice.open(line);
    invoice.open(line).add('BT-131', '2');
    invoice.open(line).add('BT-999', '3');
  });
  expect(elements).toBe("l(a t='y'(k(x) n(1)) z(VAT)) l(b(2) z(VAT))");
  expect(terms).toEqual(['BT-126 1 n', 'BT-151-0 VAT z', 'BT-131 2 b', 'BT-151-0 VAT z']);
});

it('what is always the same is so whatever is said', () => {
  const members = [one('BT-131', 'b'), term('BT-151-0', 'Kind', '0..1', 'code', 'z', 'z', { fixed: 'VAT' })];
  const fill = (invoice: Group) => {
    invoice.add('BT-131', '2');
    invoice.add('BT-151-0', 'GST');
  };
  expect(writtenIn('cii', members, fill)).toEqual({ elements: 'b(2) z(VAT)', terms: ['BT-131 2 b', 'BT-151-0 VAT z'] });
});

it.each<[string, Term | TermGroup]>([
  ['a value', one('BT-74', 'x/a')],
  ['any of several values', many('BT-74', 'x/a*')],
  ['a group', declaredGroup('BG-26', 'Period', '0..1', 'x/a', 'x/a', [one('BT-74', 'd')])],
])('what is always the same stands without %s before it', (_, missing) => {
  // BT-10 and BT-26 have the bits of BT-74 and BG-26, so that their places are looked into.
  const members = [
    one('BT-10', 'b'),
    one('BT-26', 'c'),
    missing,
    term('BT-151-0', 'Kind', '0..1', 'code', 'x/z', 'x/z', { fixed: 'VAT' }),
  ];
  const { elements } = writtenIn('cii', members, (invoice) => {
    invoice.add('BT-10', '1');
    invoice.add('BT-26', '2');
  });
  expect(elements).toBe('b(1) c(2) x(z(VAT))');
});

describe('an element that two terms share', () => {
  it('has a text that both say once', () => {
    const members = [one('BT-1', 'a'), one('BT-2', 'a')];
    const fill = (invoice: Group) => {
      invoice.add('BT-1', 'said');
      invoice.add('BT-2', 'said');
    };
    for (const kind of ['ubl-invoice', 'cii'] as const) {
      expect(writtenIn(kind, members, fill)).toEqual({ elements: 'a(said)', terms: ['BT-1 said a', 'BT-2 said a'] });
    }
  });

  it('gives a reader what the one says for the other, from where that says the same', () => {
    const line = declaredGroup('BG-25', 'Line', '0..n', 'l', 'l', [one('BT-131', 'a')]);
    const declaration = declaredGroup('BG-0', 'Invoice', '1..1', '.', '.', [line, one('BT-8', '/l/a')]);
    const invoice = new Group(declaration);
    invoice.add('BT-8', 'one', '$.said');
    for (const text of ['one', 'two', 'three', 'one']) invoice.open(line).add('BT-131', text);
    const root = writeTerms(
      invoice,
      planOf(declaration, 'cii', () => undefined),
    );
    expect(root.children.map(({ children: [inner] }) => inner?.text)).toEqual(['one', 'two', 'three', 'one']);
    expect(invoice.all('BT-8').map(({ text, property }) => [text, property])).toEqual([
      ['one', '$.said'],
      ['two', undefined],
      ['three', undefined],
      ['one', '$.said'],
    ]);
  });
});

describe('a group of many', () => {
  const period = declaredGroup('BG-26', 'Period', '0..n', 'p', 'p', [
    one('BT-73', 'c'),
    one('BT-74', "d[k='x']/n"),
    one('BT-10', 'w'),
  ]);
  const line = declaredGroup('BG-25', 'Line', '0..n', 'l', 'l', [
    many('BT-1', 'a*/t'),
    one('BT-1-1', 'a/t/@s'),
    one('BT-2', 'b'),
    period,
    term('BT-7', 'Chosen', '0..1', 'text', 'e or f', 'e or f', { choose: (text) => (text.startsWith('x') ? 0 : 1) }),
  ]);
  const invoice = declaredGroup('BG-0', 'Invoice', '1..1', '.', '.', [line, one('BT-8', '/l/z')]);
  const plan = planOf(invoice, 'cii', () => undefined);

  /** What lines have, whose texts are all others. */
  const KINDS: readonly ((line: Group, text: string) => void)[] = [
    () => undefined,
    (line, text) => line.add('BT-2', text),
    (line, text) => {
      line.add('BT-1', `${text} 1`)?.with('BT-1-1', 'q');
      line.add('BT-1', `${text} 2`);
    },
    (line, text) => {
      line.add('BT-1', text);
      line.add('BT-2', text);
    },
    (line, text) => line.open(period).add('BT-73', text),
    (line, text) => {
      line.open(period).add('BT-73', text);
      line.open(period).add('BT-74', text);
    },
    // A number of the same bit as BT-74.
    (line, text) => line.open(period).add('BT-10', text),
    (line, text) => line.add('BT-7', `x ${text}`),
    (line, text) => line.add('BT-7', `y ${text}`),
    (line, text) => line.open(period).add('BT-999', text),
    (line, text) => {
      line.add('BT-2', text);
      line.open(period).add('BT-999', text);
    },
    // So many that no other is likely to be like it.
    (line, text) => {
      for (let i = 0; i < 130; i++) line.add('BT-1', `${text} ${i}`);
    },
  ];

  const toldIn = ({ name, attributes, children, text }: XmlElement): string =>
    `${name}${attributes.map((each) => ` ${each.value}`).join('')}(${children.map(toldIn).join(' ') || text})`;

  /** Returns of each line of an invoice what is written, and the terms that are left. */
  function linesOf(
    kinds: readonly number[],
    textOf = (at: number) => `text ${at}`,
    outer?: string,
  ): (readonly unknown[])[] {
    const document = new Group(invoice);
    document.add('BT-8', outer);
    const lines = kinds.map((kind, at) => {
      const made = document.open(line);
      KINDS[kind]?.(made, textOf(at));
      return made;
    });
    const root = writeTerms(document, plan);
    const left = document.groups('BG-25');
    expect(root.children).toEqual(left.map(({ element }) => element));
    return lines.map((each) => [
      each.element && toldIn(each.element),
      left.includes(each),
      [...each.within()].map(([id, { text, element }]) => `${id} ${text} ${element?.name}`),
    ]);
  }

  it('is written as one of few, whatever stands in the others', () => {
    const kinds = Array.from({ length: 80 }, (_, i) => (i * i + (i >> 3)) % KINDS.length);
    expect(new Set(kinds).size).toBe(KINDS.length);
    expect(linesOf(kinds)).toEqual(kinds.map((kind, at) => linesOf([kind], () => `text ${at}`)[0]));
  });

  it('is there for a term of the document alone, and then one that a reader finds', () => {
    const document = new Group(invoice);
    document.add('BT-8', 'said');
    const root = writeTerms(document, plan);
    expect(root.children.map(toldIn)).toEqual(['l(z(said))']);
    expect(document.groups('BG-25').map(({ element }) => element)).toEqual(root.children);
    expect(writeTerms(new Group(invoice), plan).children).toEqual([]);
  });

  it('is that one that has a term of the document, where the first of them does', () => {
    const written = linesOf(Array(40).fill(1), undefined, 'said');
    expect(written.map(([element]) => element)).toEqual(
      Array.from({ length: 40 }, (_, at) => (at === 0 ? 'l(b(text 0) z(said))' : `l(b(text ${at}))`)),
    );
  });
});

it('what a path asks for is set beside the term, by the value of another term too, and not without it', () => {
  const members = [one('BT-6', 'c'), one('BT-10', 'w'), one('BT-74', "a[k='x'][b=BT-6]/d")];
  const filled = (...ids: TermId[]) =>
    writtenIn('cii', members, (invoice) => {
      for (const id of ids) invoice.add(id, id);
    }).elements;
  expect(filled('BT-6', 'BT-74')).toBe('c(BT-6) a(k(x) b(BT-6) d(BT-74))');
  // BT-10 has the bit of BT-74, so that its place is looked into.
  expect(filled('BT-6', 'BT-10')).toBe('c(BT-6) w(BT-10)');
  expect(filled('BT-74')).toBe('a(k(x) d(BT-74))');
});
