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
