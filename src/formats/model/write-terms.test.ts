/** Checks the written elements for terms declared in the tests, and the terms after writing. */
import { describe, expect, it } from 'vitest';
import { group as declaredGroup, type Path, type Term, type TermGroup, type TermId, term } from '../terms/declare.ts';
import type { XmlElement } from '../xml/element.ts';
import { Group } from './group.ts';
import { type DocumentKind, planOf } from './plan.ts';
import { writeTerms } from './write.ts';

/**
 * Returns the elements written for the given terms on one line, and the terms afterwards with text and element name.
 */
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

describe('writeTerms: qualifiers', () => {
  it('writes a qualifier as an attribute of the element, and as a term that a reader would find there', () => {
    const { elements, terms } = writtenIn('cii', [many('BT-29', 'a*'), one('BT-29-1', 'a/@b')], (invoice) => {
      invoice.add('BT-29', '1')?.with('BT-29-1', '0088');
      invoice.add('BT-29', '2');
      invoice.add('BT-29', '3')?.with('BT-29-1', '0060');
    });
    expect(elements).toBe("a b='0088'(1) a(2) a b='0060'(3)");
    expect(terms).toEqual(['BT-29 1 a', 'BT-29 2 a', 'BT-29 3 a', 'BT-29-1 0088 a', 'BT-29-1 0060 a']);
  });

  it('accepts a qualifier as a separate value if the qualified term occurs once', () => {
    const fill = (invoice: Group) => {
      invoice.add('BT-30', '1');
      invoice.add('BT-30-1', '0002');
    };
    expect(writtenIn('cii', [one('BT-30', 'a'), one('BT-30-1', 'a/@b')], fill)).toEqual({
      elements: "a b='0002'(1)",
      terms: ['BT-30 1 a', 'BT-30-1 0002 a'],
    });
    // With several values the qualified one is unknown.
    expect(writtenIn('cii', [many('BT-30', 'a*'), one('BT-30-1', 'a/@b')], fill)).toEqual({
      elements: 'a(1)',
      terms: ['BT-30 1 a'],
    });
    expect(writtenIn('cii', [one('BT-30', 'a'), many('BT-30-1', 'a/@b')], fill).elements).toBe('a(1)');
  });

  it('writes several qualifiers of one value', () => {
    const members = [many('BT-29', 'a*'), one('BT-29-1', 'a/@b'), one('BT-29-2', 'a/@c')];
    const { elements, terms } = writtenIn('cii', members, (invoice) => {
      invoice.add('BT-29', '1')?.with('BT-29-1', '0088').with('BT-29-2', 'x');
      invoice.add('BT-29', '2')?.with('BT-29-2', 'y');
    });
    expect(elements).toBe("a b='0088' c='x'(1) a c='y'(2)");
    expect(terms).toEqual(['BT-29 1 a', 'BT-29 2 a', 'BT-29-1 0088 a', 'BT-29-2 x a', 'BT-29-2 y a']);
  });

  it('assigns a qualifier that stands alone to the preceding value', () => {
    const fill = (invoice: Group) => {
      invoice.add('BT-30', '1')?.with('BT-30-1', '0002');
      invoice.add('BT-30-1', '0003');
    };
    expect(writtenIn('cii', [one('BT-30', 'a'), one('BT-30-1', 'a/@b')], fill)).toEqual({
      elements: "a b='0002'(1)",
      terms: ['BT-30 1 a', 'BT-30-1 0002 a'],
    });
  });

  it('writes a qualifier once if the path requires it as well', () => {
    const fill = (invoice: Group) => invoice.add('BT-30', '1')?.with('BT-30-1', '0002');
    const members = [one('BT-30', "a[@b='0002']"), one('BT-30-1', "a[@b='0002']/@b")];
    expect(writtenIn('cii', members, fill).elements).toBe("a b='0002'(1)");
  });

  it('omits a qualifier without a value', () => {
    const fill = (invoice: Group) => invoice.add('BT-30-1', '0002');
    expect(writtenIn('cii', [one('BT-30', 'a'), one('BT-30-1', 'a/@b')], fill)).toEqual({ elements: '', terms: [] });
  });
});

describe('writeTerms: amounts', () => {
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

  it('writes the currency in UBL, and in CII only where it must be stated', () => {
    const [eur, sek] = ["currencyID='EUR'", "currencyID='SEK'"];
    expect(writtenIn('ubl-invoice', members, fill).elements).toBe(
      `c(EUR) d(SEK) a ${eur}(1) p ${eur}(2) s ${sek}(3) q(4)`,
    );
    expect(writtenIn('cii', members, fill).elements).toBe(`c(EUR) d(SEK) a(1) p(2) s ${sek}(3) q(4)`);
  });

  it('writes no currency if the document has none', () => {
    expect(writtenIn('ubl-invoice', members, (invoice) => invoice.add('BT-106', '1')).elements).toBe('a(1)');
  });
});

it('writeTerms: writes a date without hyphens in CII, and keeps that text as the value', () => {
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

it('writeTerms: puts the subject of a note before its text in UBL, and into its own element in CII', () => {
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
  // A reader takes anything that starts like a subject as one.
  expect(saying('#AAI#Said')).toEqual({ elements: 'n(#AAI#Said)', terms: ['BT-22 Said n', 'BT-21 AAI n'] });
});

it('writeTerms: writes fixed content next to other content, and drops terms without a place', () => {
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

it('writeTerms: ignores given values of fixed terms', () => {
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
])('writeTerms: writes fixed content without %s before it', (_, missing) => {
  // BT-10 and BT-26 share their bits with BT-74 and BG-26, so the writer descends into the places of these.
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

describe('writeTerms: an element shared by two terms', () => {
  it('writes a text once if both terms have it', () => {
    const members = [one('BT-1', 'a'), one('BT-2', 'a')];
    const fill = (invoice: Group) => {
      invoice.add('BT-1', 'said');
      invoice.add('BT-2', 'said');
    };
    for (const kind of ['ubl-invoice', 'cii'] as const) {
      expect(writtenIn(kind, members, fill)).toEqual({ elements: 'a(said)', terms: ['BT-1 said a', 'BT-2 said a'] });
    }
  });

  it('adds the missing one of two terms, with the origin of the other', () => {
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

describe('writeTerms: many groups', () => {
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

  /** The kinds of content of a line; all texts differ. */
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
    // A number with the same bit as BT-74.
    (line, text) => line.open(period).add('BT-10', text),
    (line, text) => line.add('BT-7', `x ${text}`),
    (line, text) => line.add('BT-7', `y ${text}`),
    (line, text) => line.open(period).add('BT-999', text),
    (line, text) => {
      line.add('BT-2', text);
      line.open(period).add('BT-999', text);
    },
    // A length that no other line is likely to have.
    (line, text) => {
      for (let i = 0; i < 130; i++) line.add('BT-1', `${text} ${i}`);
    },
  ];

  const toldIn = ({ name, attributes, children, text }: XmlElement): string =>
    `${name}${attributes.map((each) => ` ${each.value}`).join('')}(${children.map(toldIn).join(' ') || text})`;

  /** Returns for each line of an invoice the written elements and the terms afterwards. */
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

  it('writes each of many groups as it would write a few, whatever the others contain', () => {
    const kinds = Array.from({ length: 80 }, (_, i) => (i * i + (i >> 3)) % KINDS.length);
    expect(new Set(kinds).size).toBe(KINDS.length);
    expect(linesOf(kinds)).toEqual(kinds.map((kind, at) => linesOf([kind], () => `text ${at}`)[0]));
  });

  it('creates a group for a term of the document alone, as a reader would', () => {
    const document = new Group(invoice);
    document.add('BT-8', 'said');
    const root = writeTerms(document, plan);
    expect(root.children.map(toldIn)).toEqual(['l(z(said))']);
    expect(document.groups('BG-25').map(({ element }) => element)).toEqual(root.children);
    expect(writeTerms(new Group(invoice), plan).children).toEqual([]);
  });

  it('puts a term of the document into the first group if that one has it', () => {
    const written = linesOf(Array(40).fill(1), undefined, 'said');
    expect(written.map(([element]) => element)).toEqual(
      Array.from({ length: 40 }, (_, at) => (at === 0 ? 'l(b(text 0) z(said))' : `l(b(text ${at}))`)),
    );
  });
});

it('writeTerms: sets the conditions of a path, also from the value of another term, only if the term is present', () => {
  const members = [one('BT-6', 'c'), one('BT-10', 'w'), one('BT-74', "a[k='x'][b=BT-6]/d")];
  const filled = (...ids: TermId[]) =>
    writtenIn('cii', members, (invoice) => {
      for (const id of ids) invoice.add(id, id);
    }).elements;
  expect(filled('BT-6', 'BT-74')).toBe('c(BT-6) a(k(x) b(BT-6) d(BT-74))');
  // BT-10 shares its bit with BT-74, so the writer descends into the place of BT-74.
  expect(filled('BT-6', 'BT-10')).toBe('c(BT-6) w(BT-10)');
  expect(filled('BT-74')).toBe('a(k(x) d(BT-74))');
});
