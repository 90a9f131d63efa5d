import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { LAST_ANSWERS } from '../src/node/serving/http/stop.ts';
import { capacityOf } from '../src/node/serving/limits/capacity.ts';
import { settingsOf, withSettings } from '../src/node/serving/settings.ts';
import { kindIn, manifestsIn, typeErrors } from './manifests.ts';

const CHART = 'deploy/helm/billwright';
const text = (file: string) => readFileSync(file, 'utf8');
const { version } = JSON.parse(text('package.json'));

describe('deployment files', () => {
  it('have the version of this release', () => {
    const { version: ofChart, appVersion } = parse(text(`${CHART}/Chart.yaml`));
    const { image } = parse(text('deploy/compose.yaml')).services.billwright;
    expect([ofChart, appVersion, image]).toEqual([version, version, `billwright:${version}`]);
    for (const example of ['queue', 'engines']) {
      const { dependencies } = JSON.parse(text(`examples/${example}/package.json`));
      expect(dependencies.billwright).toBe(`file:../../billwright-${version}.tgz`);
    }
  });

  it('use only metrics that the service has', () => {
    const declared = text('src/node/serving/metrics/registry.ts');
    // Gauges are declared without the prefix.
    const isDeclared = (name: string) =>
      [name, name.replace('billwright_', '')].some((each) => declared.includes(`'${each}'`));
    const used = (file: string) => [...text(file).matchAll(/\bbillwright_\w+/g)].map(([name]) => name);
    for (const file of ['deploy/prometheus-rules.yaml', 'deploy/grafana-dashboard.json']) {
      const names = [...new Set(used(file))].map((name) => name.replace(/_(?:bucket|sum|count)$/, ''));
      expect(names.length, file).toBeGreaterThan(3);
      expect(
        names.filter((name) => !isDeclared(name)),
        file,
      ).toEqual([]);
    }
    const { groups } = parse(text('deploy/prometheus-rules.yaml'));
    for (const { alert, expr, labels, annotations } of groups[0].rules) {
      expect([alert, expr, labels.severity, annotations.summary]).toEqual(Array(4).fill(expect.any(String)));
    }
  });

  it('grant the memory for the largest bodies', () => {
    expect(parse(text(`${CHART}/values.yaml`)).resources.limits.memory).toBe('1Gi');
    const given = { workers: 1, memory: undefined, maxBody: undefined, threads: undefined, threadMemory: undefined };
    const { warnings, maxBody } = capacityOf({ ...given, queue: 256 }, { memory: 1024 ** 3, processors: 2 });
    expect([maxBody, warnings]).toEqual([10 * 1024 ** 2, []]);
  });

  it('grant the time that requests have to finish', () => {
    const { timeLimit } = settingsOf(withSettings(new Command('serve')).parse([], { from: 'user' }), {});
    const least = timeLimit / 1000 + 5;
    const { stop_grace_period: ofCompose } = parse(text('deploy/compose.yaml')).services.billwright;
    const [, ofUnit] = /^TimeoutStopSec=(\d+)$/m.exec(text('deploy/systemd/billwright.service')) ?? [];
    const ofChart = /^ +terminationGracePeriodSeconds: \{\{ add (.*) \}\}$/m.exec(
      text(`${CHART}/templates/deployment.yaml`),
    )?.[1];
    expect(Number(/^(\d+)s$/.exec(ofCompose)?.[1])).toBeGreaterThanOrEqual(least);
    expect(Number(ofUnit)).toBeGreaterThanOrEqual(least);
    expect(ofChart).toBe(
      `.Values.drainSeconds (int (index .Values.settings "time-limit" | default ${timeLimit / 1000})) 10`,
    );
    expect(LAST_ANSWERS).toBeLessThan(5000);
  });

  describe('schema of the chart values', () => {
    const schema = JSON.parse(text(`${CHART}/values.schema.json`));
    const values = parse(text(`${CHART}/values.yaml`));
    const isValid = new Ajv({ allowUnionTypes: true }).compile(schema);

    it('accepts the defaults, and declares each of them', () => {
      isValid(values);
      expect(isValid.errors).toBeNull();
      const known = (of: { properties: object }) => Object.keys(of.properties).sort();
      expect(known(schema)).toEqual([...Object.keys(values), 'global'].sort());
      for (const name of ['image', 'service', 'metrics', 'autoscaling', 'networkPolicy', 'tokens'])
        expect(known(schema.properties[name])).toEqual(Object.keys(values[name]).sort());
    });

    it('declares each setting of the service', () => {
      const flags = withSettings(new Command('serve')).options.map(({ long }) => long?.replace(/^--(?:no-)?/, ''));
      expect(Object.keys(schema.properties.settings.properties).sort()).toEqual(
        flags.filter((name) => name !== 'config').sort(),
      );
    });

    it.each([
      ['a misspelt value', { replica: 2 }],
      ['a misspelt setting', { settings: { 'max-boddy': '5MiB' } }],
      ['a tag that YAML takes for a number', { image: { tag: 1.2 } }],
      ['a text for a number', { replicas: 'two' }],
    ])('rejects %s', (_, given) => {
      expect(isValid({ ...values, ...given })).toBe(false);
    });
  });

  it('contain Kubernetes examples with known properties only', () => {
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
