/**
 * Runs the tests of the standards themselves. RULE_SUITES names a folder with their repositories, at any depth:
 *
 *     …/src/test/{business-cases,technical-cases}/…   instances of KoSIT, all valid
 *     …/rules/unit-…                                  unit tests of Peppol: documents in UBL or CII, with the rules that fire and those that do not
 *     …/Z.example/…, …/…Annexe_B_EXEMPLES…            examples of FNFE, unpacked, all valid
 *
 * A release in the path (`3.0.21`) chooses the rules of its first day, otherwise the newest ones apply. Missing suites are named and skipped.
 * The last line is `N passed, N failed`. Run with tsx.
 * Own code, because the runners of these suites are Java programs that run other rules.
 */
import { existsSync } from 'node:fs';
import { foldersIn, SUITES } from './rule-suites/suites.mjs';

const root = process.env.RULE_SUITES;
if (root === undefined || !existsSync(root)) {
  console.log(`skipped: RULE_SUITES ${root === undefined ? 'is not set' : `names no folder: ${root}`}`);
  console.log('0 passed, 0 failed');
} else {
  const folders = foldersIn(root);
  let failed = 0;
  let passed = 0;
  for (const { name, run } of SUITES) {
    const results = await run(folders, root);
    if (results.length === 0) console.log(`skipped: ${name} are not in ${root}`);
    const wrong = results.filter((each) => each.wrong !== undefined);
    for (const each of wrong) console.log(`✗ ${each.name}: ${each.wrong}`);
    if (results.length > 0) console.log(`${name}: ${results.length - wrong.length} of ${results.length}`);
    failed += wrong.length;
    passed += results.length - wrong.length;
  }
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
