import { expect, it } from 'vitest';
import { createLog } from './log.ts';

const entry = {
  time: new Date('2026-01-02T03:04:05.678Z'),
  id: 'abc',
  method: 'POST',
  path: '/v0/build',
  status: 200,
  milliseconds: 1.23456,
  received: 512,
  sent: 1024,
};

it('log writes a line per request, buffered', () => {
  const written: string[] = [];
  const log = createLog('text', (lines) => written.push(lines));
  log.request(entry);
  log.request({ ...entry, path: `/${'x'.repeat(400)}`, status: 404 });
  expect(written).toEqual([]);
  log.flush();
  expect(written).toEqual([
    `2026-01-02T03:04:05.678Z abc POST /v0/build 200 1.235ms in 512 out 1024\n` +
      `2026-01-02T03:04:05.678Z abc POST /${'x'.repeat(299)}… 404 1.235ms in 512 out 1024\n`,
  ]);
});

it('log keeps a request on its line for any path', () => {
  const written: string[] = [];
  const log = createLog('text', (lines) => written.push(lines));
  log.request({ ...entry, path: '/v0/a\n2026 forged\r\u001b[2J\u2028\u202e\u0000é' });
  log.flush();
  expect(written.join('')).toContain(' POST /v0/a%0A2026%20forged%0D%1B[2J%E2%80%A8%E2%80%AE%00%C3%A9 200 ');
  expect(written.join('').trimEnd().split('\n')).toHaveLength(1);
});

it('log writes a warning at once, in the form of other lines', () => {
  for (const [format, line] of [
    ['text', /^warning: mind the step\n$/],
    ['json', /^\{"time":"[^"]+","level":"warning","message":"mind the step"\}\n$/],
  ] as const) {
    const written: string[] = [];
    createLog(format, (lines) => written.push(lines)).warning('mind the step');
    expect(written).toEqual([expect.stringMatching(line)]);
  }
});

it('log includes the client if known', () => {
  const written: string[] = [];
  const log = createLog('text', (lines) => written.push(lines));
  log.request({ ...entry, client: '203.0.113.7' });
  log.flush();
  expect(written.join('')).toMatch(/ .* 1024 .* 203\.0\.113\.7\n$/);
});

it('log writes JSON lines', () => {
  const written: string[] = [];
  const log = createLog('json', (lines) => written.push(lines));
  log.request(entry);
  log.flush();
  expect(JSON.parse(written.join(''))).toEqual({
    ...entry,
    level: 'info',
    time: entry.time.toISOString(),
    milliseconds: 1.235,
  });
});

it('log writes more lines than its buffer holds, and longer ones', () => {
  const written: string[] = [];
  const log = createLog('text', (lines) => written.push(lines));
  for (let i = 0; i < 2000; i++) log.request({ ...entry, id: `id-${i}-é` });
  log.request({ ...entry, id: 'long', client: '"é'.repeat(50_000) });
  log.request({ ...entry, id: 'last' });
  log.flush();
  const lines = written.join('').trimEnd().split('\n');
  const ids = Array.from({ length: 2000 }, (_, i) => `id-${i}-é`);
  expect(lines.map((line) => line.split(' ')[1])).toEqual([...ids, 'long', 'last']);
  expect(lines.at(-2)?.endsWith(`for ${'"é'.repeat(50_000)}`)).toBe(true);
});

it('log writes a defect at once, with its stack', () => {
  const written: string[] = [];
  createLog('text', (lines) => written.push(lines)).defect(new Error('broken'), 'abc');
  expect(written.join('')).toMatch(/^abc Error: broken\n {4}at /);
});

it('log writes events outside requests as uniform JSON lines, at once', () => {
  const written: string[] = [];
  const log = createLog('json', (lines) => written.push(lines));
  log.note('read the tokens');
  log.warning('the key is open to others');
  log.defect(new Error('broken'), 'abc');
  expect(written.map((line) => JSON.parse(line))).toEqual([
    { time: expect.any(String), level: 'info', message: expect.any(String) },
    { time: expect.any(String), level: 'warning', message: expect.any(String) },
    { time: expect.any(String), level: 'error', id: 'abc', message: expect.stringMatching(/^Error: broken\n {4}at /) },
  ]);
});

it('log omits lines below the level, and describes documents without their content', () => {
  const lines = (level: 'debug' | 'info' | 'warning' | 'error') => {
    const written: string[] = [];
    const log = createLog('json', (text) => written.push(text), level);
    log.request({ ...entry, operation: 'livez', path: '/livez' });
    log.request({ ...entry, operation: 'build', status: 422, about: { regime: 'ES', faults: { A: 2, B: 1 } } });
    log.request({ ...entry, status: 503 });
    log.request({ ...entry, status: 500 });
    log.note('noted');
    log.warning('mind');
    log.flush();
    return written
      .join('')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
  };
  const levels = (level: 'debug' | 'info' | 'warning' | 'error') => lines(level).map(({ level }) => level);
  expect(levels('debug')).toEqual(['debug', 'info', 'warning', 'error', 'info', 'warning']);
  expect(levels('info')).toEqual(['info', 'warning', 'error', 'info', 'warning']);
  expect(levels('warning')).toEqual(['warning', 'error', 'warning']);
  expect(levels('error')).toEqual(['error']);
  expect(lines('info')[0]).toMatchObject({ operation: 'build', regime: 'ES', faults: 3 });
  expect(lines('info')[0]).not.toHaveProperty('about');
});
