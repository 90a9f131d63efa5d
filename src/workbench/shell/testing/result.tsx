import { screen } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { useDrafts } from '../../state/drafts/drafts.ts';
import { say } from '../../ui/texts/say.ts';
import { ResultRegion } from '../result/result-region.tsx';
import * as resultTexts from '../result/texts.ts';
import { openDraft, show } from './show.tsx';

/** Shows a panel of a document's result. */
export async function openResult(
  document: unknown,
  panel: string,
): Promise<{ draft: string; user: UserEvent; result: HTMLElement }> {
  const draft = openDraft(document);
  const user = show(<Result draft={draft} first={panel} />);
  return { draft, user, result: await screen.findByRole('region', { name: say(resultTexts.title) }) };
}

function Result({ draft: id, first }: { draft: string; first: string }) {
  const draft = useDrafts(({ drafts }) => drafts.find((known) => known.id === id));
  const [panel, setPanel] = useState(first);
  return draft && <ResultRegion draft={draft} readOnly={undefined} panel={panel} onPanel={setPanel} />;
}
