import { setToday } from '../formats/releases/today.ts';

/** Takes the day of verdicts from the environment, which threads and processes of this one have too. */
export function todayFromEnvironment(): void {
  setToday(process.env.BILLWRIGHT_TODAY || undefined);
}
