import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { capacityOf } from '../src/node/serving/capacity.ts';
import { kindIn, manifestsIn, typeErrors } from './manifests.ts';

const CHART = 'deploy/helm/billwright';
const text = (file: string) => readFileSync(file, 'utf8');
const { version } = JSON.parse(text('package.json'));

describe('what runs it elsewhere', () => {
  it('is of this release', () => {
    const { version: ofChart, appVersion } = parse(text(`${CHART}/Chart.yaml`));
    const { image } = parse(text('deploy/compose.yaml')).services.billwright;
    expect([ofChart, appVersion, image]).toEqual([version, version, `billwright:${version}`]);
    const { dependencies } = JSON.parse(text('examples/queue/package.json'));
    expect(dependencies.billwright).toBe(`file:../../billwright-${version}.tgz`);
  });

  it('grants the memory for the largest bodies', () => {
    expect(parse(text(`${CHART}/values.yaml`)).resources.limits.memory).toBe('1Gi');
    const given = { workers: 1, memory: undefined, maxBody: undefined, threads: undefined, threadMemory: undefined };
    const { warnings, maxBody } = capacityOf({ ...given, queue: 256 }, { memory: 1024 ** 3, processors: 2 });
    expect([maxBody, warnings]).toEqual([10 * 1024 ** 2, []]);
  });

  it('is examples for Kubernetes whose properties it knows', { timeout: 60_000 }, () => {
    const manifests = ['queue-worker', 'batch-job'].flatMap((name) =>
      manifestsIn(text(`examples/kubernetes/${name}.yaml`)),
    );
    expect(manifests.map((each) => each.kind)).toEqual(['Deployment', 'TriggerAuthentication', 'ScaledObject', 'Job']);
    // KEDA asks the Redis of the workers, as the workers do.
    const [trigger] = kindIn(manifests, 'ScaledObject').spec.triggers;
    expect(trigger.authenticationRef.name).toBe(kindIn(manifests, 'TriggerAuthentication').metadata.name);
    expect(trigger.metadata.enableTLS).toBe('true');
    expect(typeErrors(manifests)).toBe('');
  });
});
