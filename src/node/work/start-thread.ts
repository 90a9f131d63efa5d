import { Worker, type WorkerOptions } from 'node:worker_threads';

/**
 * Starts a thread that runs an entry module of the Node side, by its name without extension. In a build that is
 * JavaScript; in the sources it is TypeScript, for which the thread first needs a loader.
 */
export function startThread(name: string, options: WorkerOptions): Worker {
  if (import.meta.env?.PROD) return new Worker(new URL(`./${name}.js`, import.meta.url), options);
  const file = JSON.stringify(new URL(`../${name}.ts`, import.meta.url).href);
  const learn = `import('tsx/esm/api').then(({ register }) => { register(); return import(${file}); })`;
  return new Worker(learn, { ...options, eval: true, execArgv: [] });
}
