import type { Plan } from '../model/plan.ts';
import type { Meanings } from './syntax.ts';

export function isPlan(meanings: Meanings | Plan): meanings is Plan {
  return 'root' in meanings && typeof meanings.root === 'object';
}
