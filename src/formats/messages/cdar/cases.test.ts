import { join } from 'node:path';
import { testCases } from '../../testing/cases.ts';

testCases(join(import.meta.dirname, 'cases'));
