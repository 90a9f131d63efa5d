import { join } from 'node:path';
import { testCases, testThatAllFire } from '../testing/cases.ts';
import { CONTENT_RULES } from './rules.ts';

const CASES = join(import.meta.dirname, 'cases');

testCases(CASES);

// The others depend on the day of the check and the version of the file: check.test.ts.
testThatAllFire(CASES, CONTENT_RULES, ['KSEF-DOC-01', 'KSEF-FILE-08']);
