import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { SourceLines } from './excerpt.ts';
import { billwright, invoiceYaml, temporaryFolder } from './testing.ts';

/** Returns the character above the caret. */
function marked([line = '', below = '']: readonly string[]): string | undefined {
  return line[below.indexOf('^')];
}

describe('excerpt of a source', () => {
  const text = `a: 1\r\nb:\t[x, "ü😀", \u001bZ]\r${'c'.repeat(300)}X${'d'.repeat(300)}\n\nend`;
  const lines = new SourceLines(text);

  it.each([
    ['the first line', { line: 1, column: 4 }, '1'],
    ['after a tab', { line: 2, column: 5 }, 'x'],
    ['after a character outside the basic plane', { line: 2, column: 12 }, ','],
    ['after a control character', { line: 2, column: 15 }, 'Z'],
    ['in a line that is cut', { line: 3, column: 301 }, 'X'],
    ['at the end of a line that is cut', { line: 3, column: 601 }, 'd'],
    ['at the start of a line that is cut', { line: 3, column: 1 }, 'c'],
    ['in the last line', { line: 5, column: 3 }, 'd'],
  ])('marks a position: %s', (_, position, character) => {
    const shown = lines.excerpt(position, 80);
    expect(marked(shown)).toBe(character);
    expect(Math.max(...shown.map(({ length }) => length))).toBeLessThanOrEqual(80);
    expect(shown[0]).not.toContain('\u001b');
  });

  it('is empty if the line is empty or does not exist', () => {
    expect([lines.excerpt({ line: 4, column: 1 }, 80), lines.excerpt({ line: 9, column: 1 }, 80)]).toEqual([[], []]);
  });
});

describe('faults on a terminal', () => {
  const { put } = temporaryFolder();
  const faulty = put('faulty.yaml', invoiceYaml.replace('quantity: 2', 'quantity: two'));

  it('are shown above the line of the file, with a caret', async () => {
    const { err } = await billwright(['build', faulty], { columns: 100 });
    const plain = stripVTControlCharacters(err).split('\n');
    const at = plain.findIndex((line) => line.includes('| '));
    expect(plain[at]).toContain('quantity: two');
    expect(marked(plain.slice(at))).toBe('t');
  });

  it('share an excerpt if they are in the same line', async () => {
    const nothing = put(
      'nothing.yaml',
      '$schema: https://gobl.org/draft-0/bill/invoice\n$regime: US\ncurrency: USD\nlines: []\n',
    );
    const { err } = await billwright(['build', nothing, '-q'], { columns: 100 });
    const faults = JSON.parse((await billwright(['build', nothing, '--json', '-q'])).err).faults;
    expect(faults.length).toBeGreaterThan(1);
    expect(err.match(/\^/g)?.length).toBeLessThan(faults.length);
  });

  it('have no excerpt if output goes to a file, or if the fault is in an option', async () => {
    expect((await billwright(['build', faulty])).err).not.toContain('^');
    const { err } = await billwright(['build', faulty, '--set', 'lines[0].quantity=three'], { columns: 100 });
    expect(err).not.toContain('^');
  });
});
