import { expect, it } from 'vitest';
import type { Problem } from '../../state/view/problem.ts';
import { say } from '../../ui/texts/say.ts';
import { problemsText } from './copy-problems.ts';
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

it('problemsText returns a line each, with its locations', () => {
  expect(problemsText(problems).split('\n')).toEqual([
    `${say(texts.errorInText)}\tGOBL-X-01\tPrice is missing.\t$.lines[1].item\t${say(texts.line, { line: 4 })}`,
    `${say(texts.warningInText)}\tLeft out.\t$.x`,
  ]);
});

it('problemsText keeps line breaks and tabs of texts out of the cells of a spreadsheet', () => {
  const message = 'There is no "a\n=1+1\t@b".';
  const [line = '', ...others] = problemsText([{ ...(problems[1] as Problem), message }]).split('\n');
  expect([others, line.split('\t')]).toEqual([[], [say(texts.warningInText), 'There is no "a =1+1 @b".', '$.x']]);
});
