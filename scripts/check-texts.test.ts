import { beforeEach, describe, expect, it } from 'vitest';
import { projectOf } from './testing.ts';

const { write, remove, check } = projectOf('scripts/check-texts.mjs');

beforeEach(() => {
  write('src/workbench/greeting/texts.ts', `export const hello = 'Good morning'; export const ask = 'Read {link}.';`);
});

describe('check-texts', () => {
  it('accepts formatted texts in texts files, and texts that are not shown', () => {
    write(
      'src/workbench/greeting/greeting.tsx',
      `import * as texts from './texts.ts';
      const table = [{ id: 'hello', label: texts.hello }];
      const keys = \`Key\${1}\`;
      export const Greeting = ({ count }: { count: number }) => {
        if (count < 0) throw new RangeError(\`A count of \${count} is none\`);
        return (
          <a href="/" className="Not shown" title={count === 1 ? say(texts.hello) : keys}>
            · {say(table[0].label)} <Words text={texts.ask} values={{ link: <b>{count}</b> }} />
          </a>
        );
      };`,
    );
    write('src/workbench/greeting/greeting.test.tsx', `expect(<p>Good morning</p>);`);
    expect(check()).toEqual({ status: 0, faults: [], said: '1 files, 0 faults in what they say' });
  });

  it('reports texts outside texts files, and unformatted texts', () => {
    const imports = `import * as texts from './texts.ts';`;
    const faults: [source: string, fault: string][] = [
      [`export const a = <p>\n  Good morning\n</p>;`, '2: "Good morning" belongs into a texts.ts'],
      [`export const a = <p>{b && 'hello'}</p>;`, '1: "hello" belongs into a texts.ts'],
      [`export const a = <p title="hello" />;`, '1: "hello" belongs into a texts.ts'],
      [`export const a = <p aria-label={b ? c : 'hello'} />;`, '1: "hello" belongs into a texts.ts'],
      [`export const a = <p alt={\`\${b} there\`} />;`, '1: "… there" belongs into a texts.ts'],
      [`export const a = <Difference beforeLabel="hello" />;`, '1: "hello" belongs into a texts.ts'],
      [`export const a = [{ label: 'hello' }];`, '1: "hello" belongs into a texts.ts'],
      [`export const a = { why: () => (b ? 'no' : undefined) };`, '1: "no" belongs into a texts.ts'],
      [`announce('hello');`, '1: "hello" belongs into a texts.ts'],
      [`export const a = () => 'Good morning';`, '1: "Good morning" belongs into a texts.ts'],
      [`${imports} export const a = <p>{texts.hello}</p>;`, '1: a text is put into words by say or Words'],
      [`${imports} export const a = <p title={texts.hello} />;`, '1: a text is put into words by say or Words'],
      [`${imports}\nexport const a = say(texts.hello);`, '2: say it when it is shown, not on loading'],
    ];
    for (const [index, [source]] of faults.entries()) write(`src/workbench/greeting/${index}.tsx`, source);
    expect(check()).toEqual({
      status: 1,
      faults: expect.arrayContaining(faults.map(([, fault], index) => `src/workbench/greeting/${index}.tsx:${fault}`)),
      said: `${faults.length} files, ${faults.length} faults in what they say`,
    });
  });

  it('fails if there is nothing to check', () => {
    remove('src/workbench/greeting');
    expect(check().status).toBe(1);
  });
});
