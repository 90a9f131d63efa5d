/** The first script of each worker of `billwright.html`: starts the script that its first message names. */
import { provide, type WorkerStart } from './parts.ts';

const early: MessageEvent[] = [];
let started = false;

addEventListener('message', keep);

/** Keeps the messages that arrive before the script listens. */
function keep(event: MessageEvent): void {
  event.stopImmediatePropagation();
  if (started) early.push(event);
  else void start(event.data);
}

async function start({ name, scripts }: WorkerStart): Promise<void> {
  started = true;
  provide(scripts);
  await import(/* @vite-ignore */ billwrightParts[name] ?? '');
  removeEventListener('message', keep);
  for (const { data, ports } of early) dispatchEvent(new MessageEvent('message', { data, ports: [...ports] }));
}
