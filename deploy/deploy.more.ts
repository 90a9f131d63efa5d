import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Deployment } from 'kubernetes-types/apps/v1';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { kindIn, type Manifest, manifestsIn, typeErrors } from './manifests.ts';

const CHART = 'deploy/helm/billwright';
const text = (file: string) => readFileSync(file, 'utf8');
const { version } = JSON.parse(text('package.json'));

const isThere = (command: string, ...args: string[]) => spawnSync(command, args).status === 0;
const hasHelm = isThere('helm', 'version');
if (!hasHelm) console.warn('skipped: there is no helm, so that the chart is neither linted nor rendered');
const hasSystemd = isThere('systemd-analyze', '--version');
if (!hasSystemd) console.warn('skipped: there is no systemd-analyze, so that the unit is not verified');

function helm(...args: string[]) {
  const { status, stdout, stderr } = spawnSync('helm', args, { encoding: 'utf8' });
  return { status, said: `${stdout}${stderr}`, stdout };
}

function rendered(...values: string[]): Manifest[] {
  const flags = values.flatMap((value) => ['--set-json', value]);
  const { status, said, stdout } = helm(
    'template',
    'release',
    CHART,
    '--kube-version',
    '1.30.0',
    '--namespace',
    'prod',
    ...flags,
  );
  if (status !== 0) throw new Error(said);
  return manifestsIn(stdout);
}

const ALL = [
  'signing={"keySecret":"signing"}',
  'tokens={"secret":"tokens","require":"all"}',
  'tls={"secret":"certificate"}',
  'settings={"max-body":"5MiB","workbench":false}',
  'ingress={"enabled":true,"className":"nginx","hosts":["bills.example.com"],"tls":[{"secretName":"certificate","hosts":["bills.example.com"]}]}',
  'networkPolicy={"enabled":true,"to":[{"ipBlock":{"cidr":"192.0.2.0/24"}}]}',
  'metrics={"port":9191,"serviceMonitor":{"enabled":true,"labels":{"release":"prometheus"}}}',
  'podLabels={"team":"billing"}',
  'podAnnotations={"note":"x"}',
  'env=[{"name":"OTEL_SERVICE_NAME","value":"billwright"}]',
];

describe.skipIf(!hasHelm)('the Helm chart', () => {
  it('passes helm lint with every setting', { timeout: 60_000 }, () => {
    const { status, said } = helm('lint', '--strict', CHART, ...ALL.flatMap((value) => ['--set-json', value]));
    expect([status, said]).toEqual([0, expect.stringContaining('0 chart(s) failed')]);
  });

  it('has only properties of the Kubernetes schemas, with values of the right type', { timeout: 120_000 }, () => {
    const [plain, all] = [rendered(), rendered(...ALL)];
    expect(typeErrors([...plain, ...all])).toBe('');
    expect(plain.map((each) => each.kind).sort()).toEqual([
      ...['ConfigMap', 'Deployment', 'HorizontalPodAutoscaler', 'PodDisruptionBudget', 'Service', 'ServiceAccount'],
    ]);
    expect(all.map((each) => each.kind)).toEqual(
      expect.arrayContaining(['Ingress', 'NetworkPolicy', 'ServiceMonitor']),
    );
    const slip = structuredClone(kindIn(plain, 'Deployment'));
    slip.spec.template.spec.containers[0].readynessProbe = {};
    expect(typeErrors([slip])).toContain('readynessProbe');
  });

  it('has matching labels, no root rights, and startup, readiness and liveness probes', () => {
    const manifests = rendered();
    const deployment: Deployment = kindIn(manifests, 'Deployment');
    const { containers = [], securityContext } = deployment.spec?.template.spec ?? {};
    const [container] = containers;
    const { matchLabels = {} } = deployment.spec?.selector ?? {};
    expect(deployment.spec?.template.metadata?.labels).toMatchObject(matchLabels);
    expect(kindIn(manifests, 'Service').spec.selector).toEqual(matchLabels);
    expect(kindIn(manifests, 'PodDisruptionBudget').spec.selector.matchLabels).toEqual(matchLabels);
    expect(kindIn(manifests, 'HorizontalPodAutoscaler').spec.scaleTargetRef.name).toBe(deployment.metadata?.name);
    expect(container?.image).toBe(`billwright:${version}`);
    expect(securityContext?.runAsNonRoot).toBe(true);
    expect(container?.securityContext).toMatchObject({ readOnlyRootFilesystem: true, allowPrivilegeEscalation: false });
    expect(
      [container?.startupProbe, container?.readinessProbe, container?.livenessProbe].map((probe) => probe?.httpGet),
    ).toEqual(['/readyz', '/readyz', '/livez'].map((path) => ({ path, port: 'http', scheme: 'HTTP' })));
    // An autoscaler and a fixed number of pods would fight each other.
    expect(deployment.spec?.replicas).toBeUndefined();
    expect(kindIn(rendered('autoscaling={"enabled":false}'), 'Deployment').spec.replicas).toBe(2);
  });

  it('passes on settings that the service reads, and takes keys and tokens from Secrets', () => {
    const manifests = rendered(...ALL);
    expect(parse(kindIn(manifests, 'ConfigMap').data['settings.yaml'])).toEqual({
      ...{ host: '0.0.0.0', port: 8080, log: 'json', 'metrics-port': 9191, 'max-body': '5MiB', workbench: false },
      ...{ key: '/etc/billwright/signing/signing.jwk', 'token-file': '/etc/billwright/tokens/tokens' },
      ...{
        'require-token': 'all',
        'tls-cert': '/etc/billwright/tls/tls.crt',
        'tls-key': '/etc/billwright/tls/tls.key',
      },
    });
    const { containers, volumes } = kindIn(manifests, 'Deployment').spec.template.spec;
    expect(containers[0].readinessProbe.httpGet.scheme).toBe('HTTPS');
    expect(volumes.flatMap((each: { secret?: { secretName: string } }) => each.secret?.secretName ?? [])).toEqual([
      ...['signing', 'tokens', 'certificate'],
    ]);
    expect(() => rendered('signing={"keySecret":"signing"}')).toThrow('would sign for everybody');
    const ports = containers[0].ports.map((each: { containerPort: number }) => each.containerPort);
    expect(ports).toEqual([8080, 9191]);
    expect(kindIn(manifests, 'Service').spec.ports.map((each: { port: number }) => each.port)).toEqual([443, 9191]);
  });

  it('gives a pod enough time to finish its running requests', () => {
    const graceOf = (...values: string[]) =>
      kindIn(rendered(...values), 'Deployment').spec.template.spec.terminationGracePeriodSeconds;
    expect(graceOf()).toBe(45);
    for (const limit of ['90', '"90"']) expect(graceOf(`settings={"time-limit":${limit}}`, 'drainSeconds=7')).toBe(107);
  });

  it('rejects settings that would bypass its probes and its Service', () => {
    for (const setting of ['port', 'metrics-port', 'socket', 'tls-cert', 'tls-key']) {
      expect(() => rendered(`settings={"${setting}":"1"}`)).toThrow(`settings.${setting} would not be`);
    }
  });

  it('is released with the image of the release', { timeout: 60_000 }, () => {
    const folder = mkdtempSync(join(tmpdir(), 'chart-'));
    try {
      cpSync(CHART, join(folder, CHART), { recursive: true });
      const { jobs } = parse(text('.github/workflows/release.yml'));
      const { run } = jobs.chart.steps.find((step: { id?: string }) => step.id === 'package');
      const env = { ...process.env, IMAGE: 'ghcr.io/example/bills', GITHUB_REF_NAME: 'v9.8.7' };
      const { status, stdout } = spawnSync('bash', ['-e', '-c', run], { cwd: folder, env, encoding: 'utf8' });
      expect([status, stdout]).toEqual([0, expect.stringContaining('image: "ghcr.io/example/bills:9.8.7"')]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('scales by the length of the queue on request', () => {
    const scaled = kindIn(rendered('autoscaling={"queueLength":4}'), 'ScaledObject');
    expect(scaled.spec.triggers[0].metadata).toMatchObject({
      query: 'sum(billwright_queue_length{service="release-billwright",namespace="prod"})',
      threshold: '4',
    });
  });
});

it.skipIf(!hasSystemd)('the systemd unit is valid, and has few rights', () => {
  const unit = 'deploy/systemd/billwright.service';
  const { status, stdout, stderr } = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' });
  expect([status, `${stdout}${stderr}`.split('\n').filter((line) => line.includes('billwright'))]).toEqual([0, []]);
  const args = ['security', '--offline=true', '--threshold=20', unit];
  expect(spawnSync('systemd-analyze', args, { encoding: 'utf8' }).status).toBe(0);
});
