import type { ProgressNotification, ProgressToken } from '@modelcontextprotocol/sdk/types.js';
import type { Environment, WorkStep } from '../../engine/faults.ts';

/** The progress when a step of the work begins, as a step count and a message. */
const STEPS: Readonly<Record<WorkStep, { progress: number; message: string }>> = {
  read: { progress: 0, message: 'reading' },
  calculate: { progress: 1, message: 'calculating' },
  validate: { progress: 2, message: 'checking the rules' },
  write: { progress: 3, message: 'writing' },
};
const TOTAL = 4;

/**
 * Returns the environment of a request that reports progress. It never decreases, as the protocol requires: converting builds the document
 * first.
 */
export function withProgress(
  environment: Environment,
  progressToken: ProgressToken,
  notify: (notification: ProgressNotification) => void,
): Environment {
  let last = -1;
  const begins = (step: WorkStep) => {
    environment.begins?.(step);
    const { progress, message } = STEPS[step];
    if (progress <= last) return;
    last = progress;
    notify({ method: 'notifications/progress', params: { progressToken, progress, total: TOTAL, message } });
  };
  begins('read');
  return { ...environment, begins };
}
