import { askAhead, buildAhead } from './engine/service/ahead.ts';
import { chosenBackend } from './engine/service/chosen-backend.ts';
import { exampleOf } from './how-it-works/show/first-examples.ts';
import { chosenView } from './ui/page/chosen-view.ts';
import { isEmbedded } from './ui/page/embedded.ts';
import { isOneFile } from './ui/page/one-file.ts';

// A separate script that runs while the program is still loading (`scripts/beginning-plugin.mjs`). Visitors of a
// scenario wait for its document, and for its paper. The script does nothing on other pages, or for a link with a document.
const shown = exampleOf(location.pathname);
const withForm = chosenView() === 'Form';
if (!isOneFile && !isEmbedded && (shown || location.pathname === '/') && location.hash === '') {
  const { forShow, forForm, forPaper } = document.querySelector('script')?.dataset ?? {};
  const withPaper = matchMedia('(min-width: 800px)').matches;
  if (shown) fetchParts(forShow);
  if (withPaper) fetchParts(forPaper);
  // The paper comes before the form.
  else if (withForm) fetchParts(forForm);
  if (chosenBackend() === 'server') {
    // The program reports errors of service or storage.
    askForShow().catch(() => {});
    // The schema of the form.
    if (withForm && !withPaper) askAhead('/schemas/bill/invoice?bundle').catch(() => {});
  }
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
