import { tell } from '../../state/view/bar-message.ts';
import { notify } from '../../ui/notice.ts';
import { say } from '../../ui/texts/say.ts';
import * as texts from './texts.ts';

/** Milliseconds between checks of an open page for a new version. */
const hourly = 3_600_000;

/**
 * Lets this browser cache the workbench, so that it opens without a network, and reports new versions. Pages over plain http have no
 * service workers; they always ask the server.
 */
export async function stayNew(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const workers = navigator.serviceWorker;
  // Browsers refuse in private windows, or if storage is refused or full. Everything works with a network.
  const isFirst = workers.controller === null;
  const registration = await workers.register('/service-worker.js').catch(() => undefined);
  if (!registration) return;
  registration.addEventListener('updatefound', () => followInstalling(registration.installing));
  if (isFirst) announceReady(registration.installing);
  workers.addEventListener('controllerchange', () => void compare(workers.controller));
  followInstalling(registration.installing);
  void compare(registration.waiting);
  setInterval(() => void registration.update().catch(() => undefined), hourly);
}

function followInstalling(worker: ServiceWorker | null): void {
  worker?.addEventListener('statechange', () => {
    if (worker.state === 'installed') void compare(worker);
  });
}

/** Says once that the workbench opens without a network from now on: in the bar of the problems and to screen readers, over no work. */
function announceReady(worker: ServiceWorker | null): void {
  worker?.addEventListener('statechange', () => {
    if (worker.state === 'activated') tell(say(texts.ready));
  });
}

/** A worker of this page's version may start. Another version means that the page is old. */
async function compare(worker: ServiceWorker | null): Promise<void> {
  if (!worker) return;
  const version = await versionOf(worker);
  if (version === document.querySelector<HTMLMetaElement>('meta[name="billwright-build"]')?.content) {
    worker.postMessage('activate');
  } else {
    notifyOf(version);
  }
}

function versionOf(worker: ServiceWorker): Promise<string> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<string>) => resolve(data);
    worker.postMessage('version', [port2]);
  });
}

const notified = new Set<string>();

function notifyOf(version: string): void {
  if (notified.has(version)) return;
  notified.add(version);
  notify({
    title: say(texts.newVersion),
    description: say(texts.draftsAreKept),
    action: { label: say(texts.reload), onClick: () => location.reload() },
    duration: Number.POSITIVE_INFINITY,
  });
}
