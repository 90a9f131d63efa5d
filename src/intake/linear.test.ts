import { expect, it } from 'vitest';
import { recogniseText } from './recognise.ts';

const SIZE = 400_000;
/** Texts that each recogniser may accept at first, but that end differently. */
const BEGINNINGS = {
  'cells with a quote inside': '"a"b,',
  'rows with a quote inside': '"a"b,\n',
  'a quote that never closes': 'a,"b\n',
  'columns without an end': 'tax,',
  'names without an end': 'Invoice Number ',
  'JSON that breaks': '{"a":[',
  'a mail': 'Subject: a\n',
  'parts of a mail': '--b\nContent-Type: text/plain\n\n',
  'a command': "curl -d 'a' \\\n",
  'assigned values': "a = '{';",
  base64: 'eyJh',
  'a token': 'eyJh.',
  fences: '```\n',
  backticks: '`a`',
  XML: '<a b="',
  YAML: 'a: &b\n',
};

/** Returns how often the methods of texts and patterns are called while a text is recognised, and the characters that they get. */
async function steps(text: string): Promise<number> {
  let count = 0;
  const counted = ['replaceAll', 'replace', 'split', 'includes', 'match', 'normalize', 'toLowerCase'] as const;
  const originals = counted.map((name) => [name, String.prototype[name]] as const);
  for (const [name, original] of originals) {
    Object.defineProperty(String.prototype, name, {
      configurable: true,
      writable: true,
      value(this: string, ...given: never[]) {
        count += 1 + this.length;
        return (original as (...given: never[]) => unknown).apply(this, given);
      },
    });
  }
  try {
    await recogniseText(text, 'a.csv');
  } finally {
    for (const [name, value] of originals) {
      Object.defineProperty(String.prototype, name, { configurable: true, writable: true, value });
    }
  }
  return count;
}

it.each(Object.entries(BEGINNINGS))(
  'recognising a text takes steps in proportion to its length: %s',
  async (_, part) => {
    const of = (size: number) => steps(part.repeat(Math.ceil(size / part.length)).slice(0, size));
    await of(SIZE / 8);
    const [less, more] = [await of(SIZE / 4), await of(SIZE)];
    expect(more).toBeLessThan(Math.max(6 * less, 100 * SIZE));
    expect(more).toBeLessThan(400 * SIZE);
  },
);
