import { Worker, type WorkerOptions } from 'node:worker_threads';

/**
 * Starts a thread that runs an entry of the Node side, by its name without ending. Built, it is JavaScript; before, TypeScript, which a thread must
 * first learn to read.
 */
export function startThread(name: string, options: WorkerOptions): Worker {
  if (import.meta.env?.PROD) return new Worker(new URL(`./${name}.js`, import.meta.url), options);
  const file = JSON.stringify(new URL(`../${name}.ts`, import.meta.url).href);
  const learn = `import('tsx/esm/api').then(({ register }) => { register(); return import(${file}); })`;
  return new Worker(learn, { ...options, eval: true, execArgv: [] });
}
