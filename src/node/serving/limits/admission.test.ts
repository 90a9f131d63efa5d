import { describe, expect, it, vi } from 'vitest';
import { Admission, type AdmissionLimits } from './admission.ts';

const limits: AdmissionLimits = { slots: 2, waiting: 3, waitingBytes: 1000, longestWait: 30_000 };
const signal = new AbortController().signal;

/** Returns an admission with its own clock, and the tasks admitted so far. */
function admitting(more: Partial<AdmissionLimits> = {}) {
  const clock = { now: 0 };
  const admission = new Admission({ ...limits, ...more }, () => clock.now);
  const letIn: string[] = [];
  const come = (name: string, slots: number, bytes = 10, wanted = signal) =>
    admission.enter({ slots, bytes }, wanted).then((isIn) => letIn.push(isIn ? name : `not ${name}`));
  return { admission, clock, come, letIn };
}

describe('Admission', () => {
  it('admits tasks while there are slots, and others in order', async () => {
    const { admission, come, letIn } = admitting();
    await come('small', 1);
    const large = come('large', 2);
    const late = come('late', 1);
    expect(letIn).toEqual(['small']);
    admission.leave({ slots: 1, bytes: 10 }, true);
    await large;
    expect(letIn).toEqual(['small', 'large']);
    admission.leave({ slots: 2, bytes: 10 }, true);
    await late;
    expect(letIn).toEqual(['small', 'large', 'late']);
  });

  it('rejects tasks without room to wait, also in advance', async () => {
    const { admission, come, letIn } = admitting();
    expect(admission.hasRoom(5000)).toBe(true);
    await come('first', 2, 5000);
    expect(admission.hasRoom(1001)).toBe(false);
    await come('too many bytes', 1, 1001);
    for (const name of ['a', 'b', 'c']) void come(name, 1);
    expect(admission.hasRoom(1)).toBe(false);
    await come('too many', 1);
    expect(letIn).toEqual(['first', 'not too many bytes', 'not too many']);
  });

  it('admits the next tasks when a waiting one is cancelled', async () => {
    const { come, letIn } = admitting();
    await come('first', 1);
    const controller = new AbortController();
    const large = come('large', 2, 10, controller.signal);
    const small = come('small', 1);
    controller.abort();
    await Promise.all([large, small]);
    expect(letIn).toEqual(['first', 'not large', 'small']);
    await come('gone', 1, 10, controller.signal);
    expect(letIn.at(-1)).toBe('not gone');
  });
});

it('Admission admits light tasks before heavy ones that came a little earlier', async () => {
  const { admission, clock, come, letIn } = admitting({ slots: 1, patiencePerByte: 1 });
  await come('first', 1);
  for (const [name, bytes] of [
    ['heavy', 500],
    ['medium', 100],
    ['light', 10],
  ] as const)
    void come(name, 1, bytes);
  const next = async () => {
    admission.leave({ slots: 1, bytes: 10 }, true);
    await new Promise((resolve) => setTimeout(resolve));
  };
  await next();
  clock.now = 450;
  void come('late', 1, 60);
  await next();
  await next();
  await next();
  expect(letIn).toEqual(['first', 'light', 'medium', 'heavy', 'late']);
  for (const weight of [1000, 1]) {
    void admission.enter({ slots: 1, bytes: 1, weight }, signal).then(() => letIn.push(String(weight)));
  }
  await next();
  expect(letIn.at(-1)).toBe('1');
});

it('Admission divides the work between patient tasks and others by weight', async () => {
  const { admission, come, letIn } = admitting({ slots: 1, waiting: 10 });
  await come('first', 1);
  for (const name of ['a', 'b']) void come(name, 1, 300);
  for (const name of ['p', 'q', 'r', 's', 't']) {
    void admission.enter({ slots: 1, bytes: 100, isPatient: true }, signal).then(() => letIn.push(name));
  }
  for (let i = 0; i < 7; i++) {
    admission.leave({ slots: 1, bytes: 10 }, true);
    await new Promise((resolve) => setTimeout(resolve));
  }
  expect(letIn).toEqual(['first', 'a', 'p', 'q', 'r', 'b', 's', 't']);
});

it('Admission rejects a heavy task whose turn would come too late, but not a light one', async () => {
  const { admission, come } = admitting({ slots: 1, waitingBytes: 1e9, longestWait: 2000, patiencePerByte: 1 });
  const MIB = 1024 * 1024;
  await come('first', 1, MIB);
  void come('heavy', 1, 4 * MIB);
  expect([admission.hasRoom(MIB), admission.hasRoom(100)]).toEqual([false, true]);
});

it('Admission queues long waits without reducing the capacity for others', async () => {
  vi.useFakeTimers();
  try {
    const { admission, letIn, come } = admitting({ waiting: 1, longestWait: 10_000 });
    await come('slow', 2);
    const patient = admission.enter({ slots: 1, bytes: 5000, isPatient: true }, signal);
    const waiting = come('waiting', 1);
    await come('too many', 1);
    expect(letIn).toEqual(['slow', 'not too many']);
    expect(admission.counts()).toMatchObject({ waiting: 2, waitingBytes: 5010 });
    await vi.advanceTimersByTimeAsync(100_000);
    admission.leave({ slots: 2, bytes: 10 }, true);
    expect(await patient).toBe(true);
    await waiting;
    expect(letIn.at(-1)).toBe('not waiting');
    const gone = new AbortController();
    const last = admission.enter({ slots: 2, bytes: 5000, isPatient: true }, gone.signal);
    gone.abort();
    expect(await last).toBe(false);
  } finally {
    vi.useRealTimers();
  }
});

it('Admission alternates between patient tasks and others, each in order', async () => {
  const { admission, come, letIn } = admitting({ slots: 1, waiting: 9 });
  await come('first', 1);
  for (const name of ['p', 'q', 'r']) {
    void admission.enter({ slots: 1, bytes: 10, isPatient: true }, signal).then(() => letIn.push(name));
  }
  for (const name of ['a', 'b']) void come(name, 1);
  for (let done = 0; done < 5; done++) {
    admission.leave({ slots: 1, bytes: 10 }, true);
    await new Promise((resolve) => setTimeout(resolve));
  }
  expect(letIn).toEqual(['first', 'a', 'p', 'b', 'q', 'r']);
});

it('Admission rejects a task that has waited too long because work slowed down', async () => {
  vi.useFakeTimers();
  try {
    const { come, letIn } = admitting({ longestWait: 10_000 });
    await come('slow', 2);
    const waiting = come('waiting', 1);
    await vi.advanceTimersByTimeAsync(9999);
    expect(letIn).toEqual(['slow']);
    await vi.advanceTimersByTimeAsync(1);
    await waiting;
    expect(letIn).toEqual(['slow', 'not waiting']);
  } finally {
    vi.useRealTimers();
  }
});

describe('retry time', () => {
  const MIB = 1024 * 1024;

  it('is derived from waiting work and the recent pace', async () => {
    const { admission, clock, come } = admitting({ waitingBytes: 100 * MIB });
    expect(admission.refuse()).toBe(1);
    // Twenty megabytes in nine seconds of work, with idle time between.
    for (let i = 0; i < 2; i++) {
      await come('one', 2, 10 * MIB);
      clock.now += 4500;
      admission.leave({ slots: 2, bytes: 10 * MIB }, true);
      clock.now += 100_000;
    }
    await come('in work', 2, 10 * MIB);
    void come('waits', 1, 12 * MIB);
    // Two megabytes a second are assumed at first.
    expect(admission.refuse()).toBe(10);
    expect(admission.refuse(0, 11 * MIB)).toBe(15);
    expect(admission.refuse(0, 1000 * MIB)).toBe(60);
  });

  it('rejects tasks whose turn would come too late', async () => {
    const { admission, clock, come, letIn } = admitting({ waitingBytes: 100 * MIB });
    await come('slow', 2, 1 * MIB);
    clock.now += 40_000;
    admission.leave({ slots: 2, bytes: 1 * MIB }, true);
    expect(admission.hasRoom(50 * MIB)).toBe(true);
    await come('next', 2, 3 * MIB);
    expect(admission.hasRoom(MIB)).toBe(false);
    await come('late', 1, MIB);
    expect(letIn).toEqual(['slow', 'next', 'not late']);
  });

  it('lets a large task wait for a small one, whatever its own duration', async () => {
    const { admission, clock, come, letIn } = admitting({ slots: 1, waitingBytes: 100 * MIB, longestWait: 1000 });
    await come('small', 1, 1 * MIB);
    clock.now += 500;
    const large = come('large', 1, 10 * MIB);
    expect(admission.refuse()).toBe(6);
    await come('late', 1, 1);
    admission.leave({ slots: 1, bytes: 1 * MIB }, true);
    await large;
    expect(letIn).toEqual(['small', 'not late', 'large']);
  });

  it('ignores cancelled tasks', async () => {
    const { admission, clock, come } = admitting();
    await come('given up', 2, 100 * MIB);
    clock.now += 1000;
    admission.leave({ slots: 2, bytes: 100 * MIB }, false);
    expect(admission.refuse(0, 10 * MIB)).toBe(10);
  });

  it('is staggered for concurrent clients, and forgotten over time', async () => {
    const { admission, clock, come } = admitting({ waitingBytes: 0 });
    await come('in work', 2, 2 * MIB);
    const told = (bytes: number) => Array.from({ length: 5 }, () => admission.refuse(bytes));
    expect(told(MIB)).toEqual([1, 2, 2, 3, 3]);
    expect(told(4 * MIB)).toEqual([4, 6, 8, 10, 12]);
    expect(told(40 * MIB)).toEqual([14, 34, 54, 60, 60]);
    clock.now += 59_000;
    admission.leave({ slots: 2, bytes: 2 * MIB }, false);
    expect(admission.refuse(0)).toBe(1);
  });

  it('admits all clients that return when asked to', async () => {
    const { admission, clock } = admitting({ slots: 2, waitingBytes: 8 * MIB });
    const wanted = { slots: 1, bytes: 4 * MIB };
    /** Arrivals in milliseconds, with the number of attempts. */
    let coming = Array.from({ length: 32 }, () => ({ at: 0, time: 1 }));
    const working: number[] = [];
    const times: number[] = [];
    for (; coming.length > 0 || working.length > 0; clock.now += 100) {
      // Two at once, each for four seconds: a megabyte in half a second.
      while (working[0] !== undefined && working[0] <= clock.now) {
        working.shift();
        admission.leave(wanted, true);
      }
      const now = coming.filter(({ at }) => at <= clock.now);
      coming = coming.filter(({ at }) => at > clock.now);
      for (const { time } of now) {
        const enters = admission.hasRoom(wanted.bytes);
        if (enters) {
          times.push(time);
          void admission.enter(wanted, signal).then(() => working.push(clock.now + 4000));
        } else coming.push({ at: clock.now + 1000 * admission.refuse(wanted.bytes), time: time + 1 });
      }
      await Promise.resolve();
      await Promise.resolve();
    }
    expect(times).toHaveLength(32);
    expect(times.filter((time) => time > 2)).toEqual([]);
  });
});
