/**
 * `npm run test:more`: everything that `npm test` omits, as jobs that can run on separate machines. Missing engines and tools are reported
 * without failing. Own code for the reason in run-steps.mjs.
 *
 *   npm run test:more                           all jobs
 *   npm run test:more -- browser firefox        some of them
 *   npm run test:more -- browser --shard=1/3    a part of the browser tests
 *   npm run test:more -- smoke --built          with the build in dist/
 *   npm run test:more -- engines --only postgres --seed 7    one engine, with the random numbers of an earlier run
 */
import { parseArgs } from 'node:util';
import { BUILT, jobsWith } from './jobs.mjs';
import { runSteps } from './run-steps.mjs';

const { values, positionals } = parseArgs({
  options: {
    built: { type: 'boolean' },
    shard: { type: 'string' },
    only: { type: 'string', multiple: true, default: [] },
    seed: { type: 'string' },
  },
  allowPositionals: true,
});
const jobs = jobsWith(values.shard === undefined ? [] : [`--shard=${values.shard}`], [
  ...values.only,
  ...(values.seed === undefined ? [] : [`--seed=${values.seed}`]),
]);

const unknown = positionals.filter((name) => !Object.hasOwn(jobs, name));
if (unknown.length > 0) {
  console.error(`There is no job ${unknown.join(', ')}. The jobs are: ${Object.keys(jobs).join(', ')}.`);
  process.exit(2);
}
const chosen = positionals.length > 0 ? positionals : Object.keys(jobs);
// Several jobs share one build.
const steps = [...new Map(chosen.flatMap((name) => jobs[name] ?? []).map((step) => [step.name, step])).values()];
await runSteps(values.built ? steps.filter(({ name }) => !BUILT.includes(name)) : steps);
