import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseAllDocuments } from 'yaml';

/** Helpers for tests of Kubernetes manifests. */

/** The common part of all manifests. */
export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
}

/** Returns the manifests in a YAML text. Throws for anything that is not a manifest. */
export function manifestsIn(text: string): Manifest[] {
  return [...parseAllDocuments(text)].flatMap((document) => {
    const [error] = document.errors;
    if (error) throw error;
    return (document.toJS() as Manifest | null) ?? [];
  });
}

/** Returns the first manifest of a kind, to read by path. */
// biome-ignore lint/suspicious/noExplicitAny: a wrong path fails the test.
export function kindIn(manifests: readonly Manifest[], name: string): any {
  return manifests.find((each) => each.kind === name);
}

/**
 * Returns the compiler's messages on manifests checked against Kubernetes' own types, which know every property. Manifests of operators have no
 * types there.
 */
export function typeErrors(manifests: readonly Manifest[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'manifests-'));
  try {
    mkdirSync(join(folder, 'node_modules'));
    symlinkSync(resolve('node_modules/kubernetes-types'), join(folder, 'node_modules/kubernetes-types'), 'junction');
    const lines = manifests.filter(isOwn).map((manifest, i) => {
      const { apiVersion, kind } = manifest;
      const group = (apiVersion.includes('/') ? apiVersion : `core/${apiVersion}`).replace(/\.k8s\.io\//, '/');
      return `export const manifest${i}: import('kubernetes-types/${group}').${kind} = ${JSON.stringify(manifest)};`;
    });
    writeFileSync(join(folder, 'manifests.ts'), lines.join('\n'));
    const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin', 'tsc');
    const compilerOptions = { noEmit: true, strict: true, module: 'esnext', moduleResolution: 'bundler', types: [] };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['manifests.ts'] }));
    return spawnSync(process.execPath, [compiler, '--project', folder], { encoding: 'utf8' }).stdout;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function isOwn({ apiVersion }: Manifest): boolean {
  return !/^(?:keda\.sh|monitoring\.coreos\.com)\//.test(apiVersion);
}
