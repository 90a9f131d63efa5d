import { join } from 'node:path';
import { testCases, testThatAllFire } from '../../testing/cases.ts';
import { RULES } from './rules.ts';

const CASES = join(import.meta.dirname, 'cases');

testCases(CASES);

testThatAllFire(CASES, RULES, []);
