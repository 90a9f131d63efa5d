import { spawnSync } from 'node:child_process';
import { afterEach, describe, expect, it } from 'vitest';
import { addressOf, killPrograms, programFile, startProgram } from '../../testing/program.ts';

afterEach(killPrograms);

async function start(...args: string[]) {
  const service = startProgram('hanging', ['--port', '0', ...args]);
  return { ...service, base: await addressOf(service) };
}

/** Returns the running child processes of a process. */
function childrenOf(pid: number | undefined): number[] {
  const { stdout } = spawnSync('ps', ['-e', '-o', 'pid=,ppid=,stat=,args='], { encoding: 'utf8' });
  return stdout
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(
      ([, parent, state, ...args]) =>
        Number(parent) === pid && state !== 'Z' && args.join(' ').includes(programFile('hanging')),
    )
    .map(([child]) => Number(child));
}

describe('a hanging process', () => {
  it.each([[[]], [['--workers', '2', '--log', 'json']]])(
    'is replaced, and waiting clients are answered: %j',
    async (flags) => {
      const service = await start(...flags);
      const before = childrenOf(service.child.pid);
      const hung = await fetch(`${service.base}/hang`);
      expect([hung.status, hung.headers.get('Retry-After')]).toEqual([503, '2']);
      expect(await hung.json()).toMatchObject({
        code: 503,
        key: 'timeout',
        message: expect.stringContaining('try again'),
      });
      const after = await Promise.all(Array.from({ length: 6 }, () => fetch(`${service.base}/v0/`)));
      expect(after.map(({ status }) => status)).toEqual(Array(6).fill(200));
      await expect.poll(() => childrenOf(service.child.pid).length).toBe(before.length);
      expect(childrenOf(service.child.pid).sort()).not.toEqual(before.sort());
      const said = service.output.err.split('\n').find((line) => line.includes('hung for 2 seconds'));
      if (flags.includes('json')) expect(JSON.parse(said ?? '')).toMatchObject({ level: 'warning' });
      else expect(said).toMatch(/^warning: /);
      service.child.kill('SIGTERM');
      expect(await service.ended).toBe(0);
    },
  );

  it('is also replaced if the operating system stopped it', async () => {
    const service = await start();
    const [stopped] = childrenOf(service.child.pid);
    process.kill(Number(stopped), 'SIGSTOP');
    await expect.poll(() => service.output.err).toContain('has not responded for');
    expect((await fetch(`${service.base}/v0/`)).status).toBe(200);
    expect(childrenOf(service.child.pid)).not.toContain(stopped);
  });

  it.each([[['--workers', '0']], [[]], [['--workers', '2']]])('ends on a signal: %j', async (flags) => {
    const service = await start(...flags);
    const children = childrenOf(service.child.pid);
    const hung = fetch(`${service.base}/hang`).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 300));
    service.child.kill('SIGTERM');
    expect([0, 'SIGKILL']).toContain(await service.ended);
    for (const child of children) expect(() => process.kill(child, 0)).toThrow('ESRCH');
    await hung;
  });

  it('ends on a signal even while the whole process is stopped', async () => {
    const service = await start('--workers', '2');
    const children = childrenOf(service.child.pid);
    process.kill(Number(children[0]), 'SIGSTOP');
    service.child.kill('SIGTERM');
    expect(await service.ended).toBe(0);
    for (const child of children) expect(() => process.kill(child, 0)).toThrow('ESRCH');
  });
});
