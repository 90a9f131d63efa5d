import { setToday } from '../formats/releases/today.ts';

/** Takes the day of verdicts from the environment, which its threads and child processes share. */
export function todayFromEnvironment(): void {
  setToday(process.env.BILLWRIGHT_TODAY || undefined);
}
