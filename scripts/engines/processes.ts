/** Processes that engines need: found, started, and ended with the check. */
import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const started: ChildProcess[] = [];
const folders: string[] = [];

process.on('exit', () => {
  for (const child of started) child.kill('SIGKILL');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Returns a new folder, which is removed at the end. */
export function newFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `billwright-${name}-`));
  folders.push(folder);
  return folder;
}

/** Starts a process that ends with this one at the latest. Its errors are shown. */
export function start(command: string, args: readonly string[], options: SpawnOptions = {}): ChildProcess {
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'], ...options });
  started.push(child);
  return child;
}

const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null;

/** Asks a process to end, and waits for it. */
export async function end(child: ChildProcess | undefined, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (!child || !isRunning(child)) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await Promise.race([ended, pause(10_000, undefined, { ref: false })]);
  child.kill('SIGKILL');
}

/** Keeps a number of processes running. */
export class Workers {
  readonly #start: () => ChildProcess;
  readonly #count: number;
  #children: ChildProcess[] = [];

  constructor(count: number, start: () => ChildProcess) {
    this.#count = count;
    this.#start = start;
  }

  /** Starts those that are missing. */
  fill(): void {
    this.#children = this.#children.filter(isRunning);
    while (this.#children.length < this.#count) this.#children.push(this.#start());
  }

  pids(): number[] {
    return this.#children.filter(isRunning).flatMap(({ pid }) => pid ?? []);
  }

  async end(): Promise<void> {
    await Promise.all(this.#children.map((child) => end(child)));
  }
}

/** Repeats a function until it succeeds, for up to two minutes. */
export async function untilReady<T>(what: string, ask: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await ask();
    } catch (error) {
      if (tries === 600) throw new Error(`${what} does not answer`, { cause: error });
      await pause(200);
    }
  }
}

/** Installs packages of npm into a new folder, and returns its `node_modules`; undefined if that is impossible. */
export function npmPackages(dependencies: Record<string, string>): string | undefined {
  const folder = newFolder('npm');
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ dependencies }));
  const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock'];
  const { status } = spawnSync('npm', args, { cwd: folder, stdio: 'ignore', shell: process.platform === 'win32' });
  return status === 0 ? join(folder, 'node_modules') : undefined;
}

/** Copies packages of Maven, `group:name:version`, and what they need into a new folder; undefined if that is impossible. */
export function mavenPackages(coordinates: readonly string[]): string | undefined {
  const folder = newFolder('maven');
  const dependencies = coordinates.map((each) => {
    const [group, name, version] = each.split(':');
    return `<dependency><groupId>${group}</groupId><artifactId>${name}</artifactId><version>${version}</version></dependency>`;
  });
  const project =
    '<modelVersion>4.0.0</modelVersion><groupId>check</groupId><artifactId>check</artifactId><version>1</version>';
  const namespace = 'http://maven.apache.org/POM/4.0.0';
  writeFileSync(
    join(folder, 'pom.xml'),
    `<project xmlns="${namespace}">${project}<dependencies>${dependencies.join('')}</dependencies></project>`,
  );
  const args = ['--quiet', '--batch-mode', 'dependency:copy-dependencies', '-DoutputDirectory=libraries'];
  return spawnSync('mvn', args, { cwd: folder, stdio: 'ignore' }).status === 0 ? join(folder, 'libraries') : undefined;
}

/** Returns a port that is free now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
