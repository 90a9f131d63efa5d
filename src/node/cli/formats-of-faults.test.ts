import { expect, it } from 'vitest';
import { sarifLog } from './sarif.ts';
import { billwright, invoiceYaml, temporaryFolder } from './testing.ts';

const { put } = temporaryFolder();
const nameless = put('nameless, 100%.yaml', `nmae: 1\n${invoiceYaml.replace('  name: Juniper Street Bindery\n', '')}`);

async function written(format: string, ...args: string[]) {
  return await billwright([...args, '--format', format]);
}

it('the fault format gnu has one line for each position, for editors', async () => {
  const { code, out, err } = await written('gnu', 'build', nameless);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err.split('\n')).toEqual([
    expect.stringMatching(new RegExp(`^${nameless}:1:7: warning: \\$\\.nmae: .* "nmae"; .* \\[BW-UNKNOWN-FIELD\\]$`)),
    expect.stringMatching(
      new RegExp(`^${nameless}:7:3: error: \\$\\.supplier\\.name: .* supplier\\.name\\. \\[GOBL-BILL-INVOICE-06\\]$`),
    ),
    '',
  ]);
});

it('the fault format github has workflow commands with escaped separators', async () => {
  const { err } = await written('github', 'build', nameless);
  const file = nameless.replace('%', '%25').replace(',', '%2C');
  expect(err.split('\n')[1]).toMatch(
    new RegExp(
      `^::error file=${file},line=7,col=3,title=GOBL-BILL-INVOICE-06::\\$\\.supplier\\.name: .* supplier\\.name\\.$`,
    ),
  );
  expect((await written('github', 'build', 'none.yaml')).err).toMatch(/^::error::open none\.yaml: .*\n$/);
});

it('the fault format sarif is one log for all files, with general errors', async () => {
  const { code, err } = await written('sarif', 'batch', '--check', nameless, nameless.replace('nameless', 'none'));
  const [run] = JSON.parse(err).runs;
  expect(run.tool.driver.rules).toEqual([{ id: 'input' }, { id: 'BW-UNKNOWN-FIELD' }, { id: 'GOBL-BILL-INVOICE-06' }]);
  expect(run.invocations[0]).toMatchObject({ executionSuccessful: true, exitCode: code });
  expect(run.results[2]).toMatchObject({
    ruleIndex: 2,
    level: 'error',
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: expect.stringMatching(/^file:.*nameless,%20100%25\.yaml$/) },
          region: { startLine: 7, startColumn: 3 },
        },
        logicalLocations: [{ fullyQualifiedName: '$.supplier.name' }],
      },
    ],
  });
  const wrong = JSON.parse((await written('sarif', 'build', '--none')).err).runs[0];
  expect(wrong.invocations[0]).toMatchObject({ executionSuccessful: false, exitCode: 2 });
  expect(wrong.invocations[0].toolExecutionNotifications[0].message.text).toContain("unknown option '--none'");
});

it('--json selects the fault format json, and prints nothing but faults', async () => {
  const asJson = await billwright(['build', nameless, '--json']);
  expect(await written('json', 'build', nameless)).toEqual(asJson);
  const good = put('good.yaml', invoiceYaml);
  expect((await written('gnu', 'build', good)).err).toBe('');
  expect(JSON.parse((await written('sarif', 'build', good)).err).runs[0].results).toEqual([]);
});

it('the fault format sarif names files by their bytes if not UTF-8', () => {
  const about = { level: 'error', code: 'x', description: 'X.', places: [] } as const;
  const files = ['in/B\udce4r 1.yaml', '/in/B\udce4r.yaml', 'in/Bär.yaml'];
  const log = sarifLog(
    files.map((file) => ({ file, ...about })),
    [],
    1,
  );
  const uris = [...JSON.stringify(log).matchAll(/"uri":"([^"]*)"/g)].map(([, uri]) => uri);
  expect(uris).toEqual(['in/B%E4r%201.yaml', 'file:///in/B%E4r.yaml', 'in/B%C3%A4r.yaml']);
});
