import { join } from 'node:path';
import { testCases, testThatAllFire } from '../../testing/cases.ts';
import { CONTENT_RULES } from './rules.ts';

const CASES = join(import.meta.dirname, 'cases');

testCases(CASES);

// The other depends on the size of the file: fatturapa.test.ts.
testThatAllFire(CASES, CONTENT_RULES, ['SDI-00003']);
