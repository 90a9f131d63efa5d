import type { House } from '../../house-rules/environment.ts';
import { type RulesFile, rulesAgain } from '../files/rules-file.ts';

/** House rules as data that can be sent to a thread. */
export interface HouseData {
  file: RulesFile | undefined;
  takesRules: boolean;
}

/** Returns the house rules of a file that was checked before. */
export function houseOf({ file, takesRules }: HouseData): House {
  return { rules: rulesAgain(file), takesRules };
}
