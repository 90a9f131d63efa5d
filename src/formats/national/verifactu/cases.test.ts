import { join } from 'node:path';
import { testCases, testThatAllFire } from '../../testing/cases.ts';
import { CONTENT_RULES } from './rules.ts';

const CASES = join(import.meta.dirname, 'cases');

testCases(CASES);

// Rules of former versions only: releases.test.ts.
testThatAllFire(CASES, CONTENT_RULES, ['VF-1193', 'VF-1279', 'VF-1280', 'VF-1287']);
