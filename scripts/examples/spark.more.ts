/** Tests the Spark example with the published packages: its results, an invalid line, and a killed process. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { installPackages } from '../install-packages.mjs';
import { invoices, LINES, SUM } from './invoices.ts';

/** A Python with PySpark: from Spark's own variable, otherwise the first on the path. */
const python = process.env.PYSPARK_PYTHON ?? 'python3';
const hasSpark =
  spawnSync(python, ['-c', 'import pyspark'], { stdio: 'ignore' }).status === 0 &&
  spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0;
if (!hasSpark) console.warn('skipped the example for Spark: PySpark (PYSPARK_PYTHON) or Java is missing');

const hasPython = spawnSync(python, ['--version'], { stdio: 'ignore' }).status === 0;

/** Pipes three documents, one of them too large, through the example, when Spark is not available. */
const PIPED = `
import json, sys, types
names = ["pyspark", "pyspark.sql", "pyspark.sql.functions"]
sys.modules.update({name: types.ModuleType(name) for name in names})
sys.modules["pyspark.sql"].SparkSession = sys.modules["pyspark.sql"].functions = None
import build_documents
document = sys.stdin.read()
lines = [document, document.replace("Sol", "x" * 11_000_000), document]
answered = build_documents.answers(lines, "billwright bulk --ordered --no-final --jobs 1")
print(json.dumps([[good, json.loads(text).get("error")] for good, text in answered]))
`;

describe.skipIf(!hasPython)('documents in a partition', () => {
  it('get one answer each, even one that is too large to be read', { timeout: 120_000 }, () => {
    const { folder } = installPackages(['billwright', 'billwright-cli']);
    const path = [join(folder, 'node_modules/.bin'), process.env.PATH].join(delimiter);
    const env = { ...process.env, PATH: path, PYTHONPATH: resolve('examples/spark'), PYTHONDONTWRITEBYTECODE: '1' };
    const { stdout, stderr } = spawnSync(python, ['-c', PIPED], { env, input: invoices(1).trim(), encoding: 'utf8' });
    const large = { code: 413, key: 'too-large', message: expect.stringContaining('line 2'), faults: [] };
    expect(JSON.parse(stdout || stderr)).toEqual([
      [true, null],
      [false, large],
      [true, null],
    ]);
  });
});

describe.skipIf(!hasSpark)('documents in Spark', () => {
  it('are built once each, despite an invalid line and a killed process', { timeout: 600_000 }, async () => {
    const { folder } = installPackages(['billwright', 'billwright-cli']);
    const input = join(folder, 'invoices.jsonl');
    writeFileSync(input, invoices(LINES));
    // The first process is killed after its first answer; later ones run to the end.
    const killed = join(folder, 'killed');
    const command = join(folder, 'bulk.sh');
    writeFileSync(
      command,
      `#!/bin/sh\nif mkdir '${killed}' 2>/dev/null; then\n  billwright bulk --ordered --no-final | head -n 20\n  kill -9 $$\nfi\nexec billwright bulk --ordered --no-final --jobs 1\n`,
    );
    chmodSync(command, 0o755);
    const path = [join(folder, 'node_modules/.bin'), process.env.PATH].join(delimiter);
    const env = { ...process.env, PATH: path, PYSPARK_PYTHON: python, SPARK_LOCAL_IP: '127.0.0.1' };
    const submit = spawnSync(python, ['-c', 'import pyspark, os; print(os.path.dirname(pyspark.__file__))'], {
      encoding: 'utf8',
    });
    const home = submit.stdout.trim();
    const args = ['--master', 'local[2,4]', resolve('examples/spark/build_documents.py'), input, join(folder, 'built')];
    const child = spawn(join(home, 'bin/spark-submit'), [...args, '--command', command], {
      env: { ...env, SPARK_HOME: home },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let [printed, log] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      log += text;
    });
    const [code] = await once(child, 'close');
    expect(code, log.slice(-3000)).toBe(0);
    expect(existsSync(killed)).toBe(true);
    expect(log).toMatch(/Lost task/);
    expect(JSON.parse(printed.trim().split('\n').at(-1) ?? '')).toEqual({
      ...{ built: LINES - 1, faulty: 1, payable: { EUR: SUM } },
    });
    const codes = linesIn(join(folder, 'built/good=true')).map((line) => JSON.parse(line).code);
    expect(new Set(codes).size).toBe(LINES - 1);
    const [fault = ''] = linesIn(join(folder, 'built/good=false'));
    expect(JSON.parse(fault)).toMatchObject({ document: '{ no document', error: { key: 'input' } });
  });
});

function linesIn(folder: string): string[] {
  const parts = readdirSync(folder).filter((name) => name.startsWith('part-'));
  return parts.flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean));
}
