import { expect, it } from 'vitest';
import { resultsIn } from './watch-files.ts';

it('resultsIn distinguishes results from watched files, even in the same folder', () => {
  const below = resultsIn('in/out', ['in']);
  expect(['in/out/a.yaml', 'in/a.yaml', 'in/output/a.yaml'].filter(below)).toEqual(['in/out/a.yaml']);
  const around = resultsIn('.', ['in/*.yaml', '../b.yaml']);
  expect(['a.yaml', 'in/a.yaml', '../b.yaml'].filter(around)).toEqual(['a.yaml']);
});
