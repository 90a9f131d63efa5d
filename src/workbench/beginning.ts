import { askAhead, buildAhead } from './engine/service/ahead.ts';
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
  if (shown) void fetchParts(forShow);
  if (!shown && !withDraft) void fetchParts(forFirst);
  if (withDraft) void fetchParts(forDrafts);
  if (withPaper) void fetchParts(forPaper);
  if (chosenBackend() === 'server') {
    // The program reports errors of service or storage.
    askForShow().catch(() => {});
    if (!shown && !withDraft) askAhead('/examples').catch(() => {});
  }
}

const isFirst = settings.getItem('draft') === null && settings.getItem('view') === null;

/** Whether the page opens in the form: a draft that was left in it, or the first page, whose first button opens it. */
export const opensForm = isHere && !shown && (isFirst || chosenView() === 'Form');

/** Fetches the form after the page and the paper, which it would otherwise delay. Resolves once it is there, or failed. */
export async function fetchForm(): Promise<void> {
  if (opensForm) await fetchParts(forForm);
}

/** Fetches parts that the program imports as soon as it runs, so that it need not wait for them. Resolves once each is there, or failed. */
async function fetchParts(names = ''): Promise<void> {
  const links = (names.match(/\S+/g) ?? []).map((name) =>
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href: `/assets/${name}.js` }),
  );
  document.head.append(...links);
  await Promise.all(
    links.map((link) => new Promise((resolve) => Object.assign(link, { onload: resolve, onerror: resolve }))),
  );
}

async function askForShow(): Promise<void> {
  if (!shown) return;
  const example = await askAhead(`/examples/${shown}`);
  buildAhead(await example.json());
}
