import type { ProgressNotification, ProgressToken } from '@modelcontextprotocol/sdk/types.js';
import type { Environment, WorkStep } from '../../engine/faults.ts';

/** How far the work on a document has come when a step of it begins, of so many steps, and what is said of it. */
const STEPS: Readonly<Record<WorkStep, { progress: number; message: string }>> = {
  read: { progress: 0, message: 'reading' },
  calculate: { progress: 1, message: 'calculating' },
  validate: { progress: 2, message: 'checking the rules' },
  write: { progress: 3, message: 'writing' },
};
const TOTAL = 4;

/** Returns the environment of a request that tells how far its work has come. It never goes back, as the protocol wants it: to convert, a document is built first. */
export function telling(
  environment: Environment,
  progressToken: ProgressToken,
  tell: (notification: ProgressNotification) => void,
): Environment {
  let last = -1;
  const begins = (step: WorkStep) => {
    environment.begins?.(step);
    const { progress, message } = STEPS[step];
    if (progress <= last) return;
    last = progress;
    tell({ method: 'notifications/progress', params: { progressToken, progress, total: TOTAL, message } });
  };
  begins('read');
  return { ...environment, begins };
}
