import { expect, it } from 'vitest';
import { draftById, useDrafts } from '../state/drafts/drafts.ts';
import { changeRun } from '../state/drafts/runs.ts';
import { learnFrom } from './learn.ts';

const open = (faults: number) => {
  const text = '{\n  "$schema": "https://gobl.org/draft-0/bill/invoice",\n  "code": "7",\n  "lines": []\n}\n';
  const draft = useDrafts.getState().open(text);
  const document = { ...JSON.parse(text), issue_date: '2026-11-30' };
  const built = { document, text: '', from: text, envelop: false, time: undefined, faults, partial: false };
  changeRun(draft, { built: { ...built, by: 'typing' } });
  return draft;
};
const issue = async (id: string, format: string | undefined) => {
  const draft = draftById(id);
  if (draft) await learnFrom({ draft, format });
  return draftById(id);
};

it.each(['PDF', undefined])(
  'an invoice without a date that was issued as %s has the date of that day',
  async (format) => {
    const draft = await issue(open(0), format);
    expect(draft?.text).toContain('"code": "7",\n  "issue_date": "2026-11-30",\n  "lines"');
    expect(draft?.savedAs).toEqual([format ?? '']);
  },
);

it.each([
  [1, 'PDF'],
  [0, 'JSON'],
])('a draft with %i faults, saved as %s, gets no date', async (faults, format) => {
  const draft = await issue(open(faults), format);
  expect(draft?.text).not.toContain('issue_date');
});
