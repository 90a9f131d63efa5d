import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Deployment } from 'kubernetes-types/apps/v1';
import type { HorizontalPodAutoscaler } from 'kubernetes-types/autoscaling/v2';
import type { Service } from 'kubernetes-types/core/v1';
import type { PodDisruptionBudget } from 'kubernetes-types/policy/v1';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { capacityOf } from '../src/node/serving/capacity.ts';

const [deployment, service, autoscaler, budget] = manifests(readFileSync('deploy/kubernetes.yaml', 'utf8')) as [
  Deployment,
  Service,
  HorizontalPodAutoscaler,
  PodDisruptionBudget,
];

function manifests(text: string): unknown[] {
  return [...parseAllDocuments(text)].map((document) => document.toJS());
}

/** What the compiler says of manifests that are held against Kubernetes' own types, which know every property. */
function typeErrors(values: readonly unknown[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'manifests-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(resolve('node_modules/kubernetes-types'), join(folder, 'node_modules/kubernetes-types'), 'junction');
  const lines = values.map((value, i) => {
    const { apiVersion, kind } = value as { apiVersion: string; kind: string };
    const group = apiVersion.includes('/') ? apiVersion : `core/${apiVersion}`;
    return `export const value${i}: import('kubernetes-types/${group}').${kind} = ${JSON.stringify(value)};`;
  });
  writeFileSync(join(folder, 'manifests.ts'), lines.join('\n'));
  const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin', 'tsc');
  const compilerOptions = { noEmit: true, strict: true, module: 'esnext', moduleResolution: 'bundler', types: [] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['manifests.ts'] }));
  const { stdout } = spawnSync(process.execPath, [compiler, '--project', folder], { encoding: 'utf8' });
  return stdout;
}

describe('the manifests for Kubernetes', () => {
  it('have the properties that their schemas know, of the types they take', { timeout: 60_000 }, () => {
    expect(typeErrors([deployment, service, autoscaler, budget])).toBe('');
    const slip = structuredClone(deployment);
    Object.assign(slip.spec?.template.spec?.containers[0] ?? {}, { readynessProbe: {} });
    expect(typeErrors([slip])).toContain('readynessProbe');
    expect(typeErrors([{ ...service, spec: { ports: [{ port: '80' }] } }])).toContain("'string' is not assignable");
  });

  it('belong together', () => {
    const labels = deployment.spec?.template.metadata?.labels;
    expect(deployment.spec?.selector.matchLabels).toEqual(labels);
    expect(service.spec?.selector).toEqual(labels);
    expect(budget.spec?.selector?.matchLabels).toEqual(labels);
    const { apiVersion, kind, name } = autoscaler.spec?.scaleTargetRef ?? {};
    expect({ apiVersion, kind, name }).toEqual({
      apiVersion: 'apps/v1',
      kind: 'Deployment',
      name: deployment.metadata?.name,
    });
    expect(service.spec?.ports?.[0]?.targetPort).toBe(deployment.spec?.template.spec?.containers[0]?.ports?.[0]?.name);
  });

  it('let pods be asked whether they are ready and alive, bound what they use, and scale them', () => {
    const [container] = deployment.spec?.template.spec?.containers ?? [];
    const asked = [container?.startupProbe, container?.readinessProbe, container?.livenessProbe];
    expect(asked.map((probe) => probe?.httpGet)).toEqual(
      ['/readyz', '/readyz', '/livez'].map((path) => ({ path, port: 'http' })),
    );
    expect(container?.resources).toMatchObject({ requests: { cpu: '250m' }, limits: { cpu: '2', memory: '1Gi' } });
    expect(deployment.spec?.template.spec?.securityContext?.runAsNonRoot).toBe(true);
    expect(container?.securityContext?.readOnlyRootFilesystem).toBe(true);
    expect(autoscaler.spec?.maxReplicas).toBeGreaterThan(autoscaler.spec?.minReplicas ?? 0);
    // An autoscaler and a fixed number of pods would fight each other.
    expect(deployment.spec?.replicas).toBeUndefined();
  });

  it('grant the memory for the largest bodies', () => {
    const given = { workers: 1, memory: undefined, maxBody: undefined, threads: undefined, threadMemory: undefined };
    const { warnings, maxBody } = capacityOf({ ...given, queue: 256 }, { memory: 1024 ** 3, processors: 2 });
    expect([maxBody, warnings]).toEqual([10 * 1024 ** 2, []]);
  });

  it('run the release that this is', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(deployment.spec?.template.spec?.containers[0]?.image).toBe(`billwright:${version}`);
  });
});
