import { chosenView } from './app/chosen-view.ts';
import { isEmbedded } from './app/embedded.ts';
import { keepsDrafts } from './drafts/draft-storage.ts';
import { openingExample } from './examples/opening-example.ts';
import { askAhead, buildAhead } from './service/ahead.ts';
import { chosenBackend } from './service/chosen-backend.ts';

// A separate script that runs while the program is still loading (`scripts/beginning-plugin.mjs`). First-time visitors wait for their
// initial document, which takes two requests, and for its paper, which takes another. So do visitors of a scenario. Not on other pages, nor for
// a link with a document.
if (
  !isEmbedded &&
  /^\/(?:show\/.+)?$/.test(location.pathname) &&
  location.hash === '' &&
  chosenBackend() === 'server'
) {
  // The program reports errors of service or storage.
  askForFirst().catch(() => {});
}

async function askForFirst(): Promise<void> {
  // The schema of the form.
  if (location.pathname === '/' && chosenView() === 'Form')
    void askAhead('/schemas/bill/invoice?bundle').catch(() => {});
  if (await keepsDrafts()) return;
  const answer = await askAhead('/examples');
  const { examples } = await answer.json();
  const name = openingExample(examples, navigator.languages);
  if (name === undefined) return;
  const example = await askAhead(`/examples/${encodeURIComponent(name)}`);
  buildAhead(await example.json());
}
