import { askAhead, buildAhead } from './engine/service/ahead.ts';
import { chosenBackend } from './engine/service/chosen-backend.ts';
import { exampleOf } from './how-it-works/show/first-examples.ts';
import { waitForForm } from './ui/page/after-form.ts';
import { chosenView } from './ui/page/chosen-view.ts';
import { isEmbedded } from './ui/page/embedded.ts';
import { isOneFile } from './ui/page/one-file.ts';
import { settings } from './ui/page/settings.ts';

// Files dropped before the program takes drops wait for it (`ui/dropped-files.ts`).
window.ondragover = window.ondrop = (event) => {
  const drop = event.dataTransfer;
  if (!drop?.types.includes('Files')) return;
  event.preventDefault();
  window.dropped = [Array.from(drop.items, (item) => item.webkitGetAsEntry()), [...drop.files]];
};

// A separate script that runs while the program is still loading (`scripts/beginning-plugin.mjs`). Visitors of a
// scenario wait for its document and its paper, new ones for the first page, others for their last draft. The script does nothing on other
// pages, or for a link with a document.
const shown = exampleOf(location.pathname);
const isHere = !isOneFile && !isEmbedded && (shown || location.pathname === '/') && location.hash === '';
const { forShow, forFirst, forForm, forPaper, forDrafts } = document.querySelector('script')?.dataset ?? {};
const withDraft = settings.getItem('draft') !== null;
if (isHere) {
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

const isFirst = !withDraft && settings.getItem('view') === null;

/** Whether the page opens in the form: a draft that was left in it, or the first page, whose first button opens it. */
export const opensForm = isHere && !shown && (isFirst || chosenView() === 'Form');

// The form is fetched after the page and the paper, which it would otherwise delay.
if (opensForm && forForm) waitForForm(pageFetched().then(() => fetchParts(forForm)));

/** Resolves once the largest script of the page is there, or failed. */
function pageFetched(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver((list, observer) => {
      if (!list.getEntries().some(({ name }) => name.includes('/packages-'))) return;
      observer.disconnect();
      resolve();
    }).observe({ type: 'resource', buffered: true });
  });
}

function settled(link: HTMLLinkElement): Promise<unknown> {
  return new Promise((resolve) => Object.assign(link, { onload: resolve, onerror: resolve }));
}

/** Fetches parts that the program imports as soon as it runs, so that it need not wait for them. Resolves once each is there, or failed. */
async function fetchParts(names = ''): Promise<void> {
  const links = (names.match(/\S+/g) ?? []).map((name) =>
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href: `/assets/${name}.js` }),
  );
  document.head.append(...links);
  await Promise.all(links.map(settled));
}

async function askForShow(): Promise<void> {
  if (!shown) return;
  const example = await askAhead(`/examples/${shown}`);
  buildAhead(await example.json());
}
