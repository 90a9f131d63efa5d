import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { shakeTypes } from './shake-types.mjs';

const folder = mkdtempSync(join(tmpdir(), 'billwright-types-'));

afterAll(() => rmSync(folder, { recursive: true }));

describe('shakeTypes', () => {
  it('removes types that no entry uses, and leaves imports within comments', () => {
    const [entry, other] = [join(folder, 'entry.d.ts'), join(folder, 'other.d.ts')];
    const comment =
      "/**\n * One line: `import { build } from 'billwright'`.\n *\n *     export { default } from 'billwright';\n */";
    writeFileSync(entry, `${comment}\nimport type { Kept, Unused } from './other.ts';\nexport type Entry = Kept;\n`);
    writeFileSync(other, 'export type Kept = 1;\nexport type Unused = 2;\n');
    shakeTypes([entry, other], [entry]);
    expect(readFileSync(entry, 'utf8')).toBe(
      `${comment}\nimport { type Kept } from './other.ts';\nexport type Entry = Kept;\nexport {};\n`,
    );
    expect(readFileSync(other, 'utf8')).toBe('export type Kept = 1;\nexport {};\n');
  });
});
