import { afterEach, expect, it, vi } from 'vitest';
import type { Problem } from '../../state/view/problem.ts';
import { say } from '../../ui/texts/say.ts';
import { copyProblems } from './copy-problems.ts';
import * as texts from './texts.ts';

const range = { startLineNumber: 4, startColumn: 1, endLineNumber: 4, endColumn: 5 };

const problems: Problem[] = [
  {
    id: 'a',
    severity: 'error',
    code: 'GOBL-X-01',
    message: 'Price is missing.',
    locations: [
      { path: '$.lines[1].item', range },
      { path: '', range },
    ],
  },
  {
    id: 'b',
    severity: 'warning',
    code: undefined,
    message: 'Left out.',
    locations: [{ path: '$.x', range: undefined }],
  },
];

afterEach(() => void vi.unstubAllGlobals());

/** Returns what is in the clipboard after problems were copied. */
async function copied(all: readonly Problem[]): Promise<string> {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  await copyProblems(all);
  return writeText.mock.calls[0]?.[0] ?? '';
}

it('copyProblems copies a line each, with its locations', async () => {
  expect((await copied(problems)).split('\n')).toEqual([
    `${say(texts.problemInText)}\tGOBL-X-01\tPrice is missing.\t$.lines[1].item\t${say(texts.line, { line: 4 })}`,
    `${say(texts.warningInText)}\tLeft out.\t$.x`,
  ]);
});

it('copyProblems keeps line breaks and tabs of texts out of the cells of a spreadsheet', async () => {
  const message = 'There is no "a\n=1+1\t@b".';
  const [line = '', ...others] = (await copied([{ ...(problems[1] as Problem), message }])).split('\n');
  expect([others, line.split('\t')]).toEqual([[], [say(texts.warningInText), 'There is no "a =1+1 @b".', '$.x']]);
});
