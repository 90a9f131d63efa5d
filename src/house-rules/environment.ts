import type { Environment } from '../engine/faults.ts';
import type { HouseRules } from './house-rules.ts';

/** The house rules that a program applies to every document, and whether requests may bring their own. */
export interface House {
  rules?: HouseRules | undefined;
  takesRules?: boolean;
}

/** An environment whose operations apply house rules. */
export interface HouseEnvironment extends Environment {
  house?: House | undefined;
}
