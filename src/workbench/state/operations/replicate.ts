/** How a copy is asked for and opened. Separate, because the first page has no use for it. */

import type { Answer, Document } from '../../../client/index.ts';
import { service } from '../../engine/service/service.ts';
import { datedText, openMade } from '../drafts/origin.ts';
import { changeRun } from '../drafts/runs.ts';
import { continuedFromMemory } from '../memory/begin.ts';
import { useView } from '../view/document-view.ts';
import { goToField } from '../view/form-guide.ts';
import { withDueDates } from './due-dates.ts';
import type { Job } from './operations.ts';

export function askForCopy({ signal, ...job }: Job): Promise<Answer<Document>> {
  return withDueDates(datedText(job), (data) => service.replicate({ data, warnings: true }, { signal }));
}

/** Opens a copy as a new draft. */
export async function openCopy(
  { value: copied, warnings }: Answer<Document>,
  { signal: _, ...job }: Job,
  show: (draft: string) => void,
): Promise<Document> {
  const original = { ...job, text: datedText(job) };
  changeRun(original.id, { failure: undefined });
  const value = (await continuedFromMemory(copied, original.text)) as Document;
  show(openMade({ by: 'replicate', value, original, warnings }));
  // Its number comes first: what a copy lacks, or what changed.
  if (useView.getState().view === 'Form') goToField('.code');
  return copied;
}
