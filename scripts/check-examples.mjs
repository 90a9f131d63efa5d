/**
 * Runs the shell sessions in README.md, docs/ and `--help` with the build in dist/, and compares their output. A
 * command that fails must be shown to fail. Prints differences and exits 1 if there are any. Page names as arguments
 * limit the check. The documents on the pages of regimes and addons are built with the site.
 *
 * Own code, because runners of documented sessions (cram, tesh, byexample) need Python or cannot run servers in the background.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isAsShown, runSessions } from './sessions.mjs';

for (const [script, file] of Object.entries({
  build: 'dist/node/cli.js',
  'build:packages': 'dist/packages/billwright/package.json',
})) {
  if (existsSync(file)) continue;
  console.error(`${file} is missing: run "npm run ${script}" first.`);
  process.exit(1);
}

/** @param {string[]} args */
const help = (...args) => spawnSync(process.execPath, ['dist/node/cli.js', ...args], { encoding: 'utf8' }).stdout;

/** Returns the help of every command, after the files that its examples use. */
function helpTexts() {
  const setUp = `
  $ cat invoice.yaml
  $schema: https://gobl.org/draft-0/bill/invoice
  code: A-1
  currency: USD
  issue_date: 2026-02-03
  supplier: { name: Juniper Street Bindery, tax_id: { country: US } }
  customer: { name: Lakeside Public Library }
  lines: [{ quantity: 2, item: { name: Atlas of Rivers, price: "35.00" } }]
  $ cat sale.yaml
  $schema: https://gobl.org/draft-0/bill/invoice
  code: A-2
  currency: EUR
  issue_date: 2026-02-03
  supplier: { name: Imprenta del Puerto S.L., tax_id: { country: ES, code: B98602642 }, addresses: [{ locality: Valencia, country: ES }] }
  customer: { name: Biblioteca Central, addresses: [{ locality: Madrid, country: ES }] }
  lines: [{ quantity: 2, item: { name: Atlas of Rivers, price: "35.00" }, taxes: [{ cat: VAT, rate: standard }] }]
  payment: { terms: { due_dates: [{ date: 2026-03-03, percent: 100% }] } }
  $ cat changes.yaml
  series: B
  $ cat rules.yaml
  rules:
    - { code: X-ORDER, at: ordering.code, test: { present: true }, message: The order is missing. }
  $ cat requests.jsonl
  {"action":"ping"}
  $ mkdir documents && cp invoice.yaml documents
  $ mkdir -p records/2026
`;
  const commands = [...help('--help').matchAll(/^ {2}([a-z]+) /gm)].map(([, name = '']) => name);
  return [setUp, ...commands.filter((name) => name !== 'help').map((name) => help(name, '--help'))].join('\n');
}

/** Pages with sessions. */
const pages = ['README.md', ...readdirSync('docs', { recursive: true, encoding: 'utf8' }).map((name) => `docs/${name}`)]
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.md'))
  .sort()
  .map((file) => ({ name: file, text: readFileSync(file, 'utf8'), allMustSucceed: false }))
  .filter(({ text }) => /^ {4}\$ /m.test(text));
if (pages.length < 15) throw new Error(`only ${pages.length} pages have examples`);

const chosen = process.argv.slice(2);
for (const { name, text, allMustSucceed } of [
  { name: 'the help', text: helpTexts(), allMustSucceed: true },
  ...pages,
].filter(({ name }) => chosen.length === 0 || chosen.includes(name))) {
  const ran = await runSessions(text);
  const wrong = ran.filter((each) => {
    // A help example may omit its output.
    const isSilent = allMustSucceed && each.shown === '';
    return (allMustSucceed && each.status !== 0) || !(isSilent || isAsShown(each));
  });
  for (const { command, shown, printed, status } of wrong) {
    console.log(`✗ ${name}: ${command} (exit code ${status})\n── shown ──\n${shown}── printed ──\n${printed}`);
  }
  if (wrong.length > 0 || ran.length === 0) process.exitCode = 1;
  console.log(`${wrong.length > 0 ? '✗' : '✓'} ${name}: ${ran.length} examples run, ${wrong.length} differ`);
}
