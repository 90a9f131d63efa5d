import { expect, it } from 'vitest';
import type { WordedLoss } from '../../../formats/index.ts';
import { groupedLosses } from './grouped-losses.ts';

it('groups losses with one sentence, and names the lines as ranges', () => {
  const loss = (path: string, description: string): WordedLoss => ({
    kind: 'dropped',
    severity: 'info',
    properties: [path],
    description,
  });
  const inLines = [0, 1, 2, 4].map((line) => loss(`$.lines[${line}].notes`, 'Not written.'));
  const rounded = loss('$.lines[1].quantity', 'Rounded.');
  const nameOf = (path: string) => path.replace(/^\$\.lines\[(\d+)\]\./, (_, at) => `Lines ${Number(at) + 1} › `);
  expect(groupedLosses([...inLines, rounded, loss('$.supplier', 'Not written.')], nameOf)).toEqual([
    { first: inLines[0], places: ['Lines 1–3, 5 › notes', '$.supplier'] },
    { first: rounded, places: ['Lines 2 › quantity'] },
  ]);
});
