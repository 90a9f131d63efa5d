import { askAhead, buildAhead, FORM_SCHEMA } from './engine/service/ahead.ts';
import { chosenBackend } from './engine/service/chosen-backend.ts';
import { exampleOf } from './how-it-works/show/first-examples.ts';
import { chosenView } from './ui/page/chosen-view.ts';
import { isEmbedded } from './ui/page/embedded.ts';
import { isOneFile } from './ui/page/one-file.ts';
import { settings } from './ui/page/settings.ts';

// A separate script that runs while the program is still loading (`scripts/beginning-plugin.mjs`). Visitors of a
// scenario wait for its document and its paper, new ones for the first page, others for their last draft. The script does nothing on other
// pages, or for a link with a document.
const shown = exampleOf(location.pathname);
const isHere = !isOneFile && !isEmbedded && (shown || location.pathname === '/') && location.hash === '';
const { forShow, forFirst, forForm, forPaper, forDrafts } = document.querySelector('script')?.dataset ?? {};
if (isHere) {
  const withDraft = settings.getItem('draft') !== null;
  const withPaper = shown || withDraft ? matchMedia('(min-width: 800px)').matches : false;
  if (shown) fetchParts(forShow);
  if (!shown && !withDraft) fetchParts(forFirst);
  if (withDraft) fetchParts(forDrafts);
  if (withPaper) fetchParts(forPaper);
  if (chosenBackend() === 'server') {
    // The program reports errors of service or storage.
    askForShow().catch(() => {});
    if (!shown && !withDraft) askAhead('/examples').catch(() => {});
  }
}

/** Fetches the form, after the page and the paper, which would arrive later. */
export function fetchForm(): void {
  if (!isHere || shown || chosenView() !== 'Form') return;
  fetchParts(forForm);
  if (chosenBackend() === 'server') askAhead(FORM_SCHEMA).catch(() => {});
}

/** Fetches parts that the program imports as soon as it runs, so that it need not wait for them. */
function fetchParts(names = ''): void {
  for (const name of names.match(/\S+/g) ?? []) {
    const link = { rel: 'modulepreload', href: `/assets/${name}.js` };
    document.head.append(Object.assign(document.createElement('link'), link));
  }
}

async function askForShow(): Promise<void> {
  if (!shown) return;
  const example = await askAhead(`/examples/${shown}`);
  buildAhead(await example.json());
}
