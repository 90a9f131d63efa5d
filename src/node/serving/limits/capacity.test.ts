import { describe, expect, it } from 'vitest';
import { SettingError } from '../settings.ts';
import { capacityOf } from './capacity.ts';
import { longestFor, mostCostOf } from './cost.ts';

const MIB = 1024 * 1024;

const defaults = {
  memory: undefined,
  workers: 1,
  maxBody: undefined,
  threads: undefined,
  threadMemory: undefined,
  queue: 256,
} as const;

type Given = Parameters<typeof capacityOf>[0];

const capacity = (given: Partial<Given> = {}, megabytes = 16 * 1024, processors = 2) =>
  capacityOf({ ...defaults, ...given }, { memory: megabytes * MIB, processors });

/** Returns the MiB of all parts at their limits. */
function sum({ threads, memory, laneMemory = 0, heap, ...bytes }: ReturnType<typeof capacityOf>): number {
  return threads * memory + laneMemory + heap + (bytes.incomingBytes + bytes.waitingBytes + bytes.outgoingBytes) / MIB;
}

describe('capacityOf', () => {
  it('reaches the maximum with plenty of memory', () => {
    expect(capacity()).toEqual({
      maxBody: 10 * MIB,
      incomingBytes: 128 * MIB,
      waiting: 256,
      waitingBytes: 256 * MIB,
      outgoingBytes: 128 * MIB,
      threads: 2,
      memory: 1024,
      laneMemory: 72,
      heap: 160,
      inWork: 4,
      warnings: [],
    });
  });

  it.each([400, 512, 768, 1024, 1500, 2048, 4096, 65_536])('fits into %i MiB', (megabytes) => {
    for (const workers of [0, 1, 2, 8]) {
      for (const processors of [1, 2, 16]) {
        const derived = capacity({ workers }, megabytes, processors);
        if (derived.warnings.length > 0) continue;
        expect(sum(derived) * Math.max(1, workers)).toBeLessThan(megabytes);
        expect(mostCostOf(derived.maxBody)).toBeLessThanOrEqual(derived.threads * derived.memory);
      }
    }
  });

  it("prefers the given memory to the machine's, and settings to derived values", () => {
    expect(capacity({ memory: 1024 * MIB })).toEqual(capacity({}, 1024));
    const given = { maxBody: MIB, threads: 1, threadMemory: 200 * MIB, queue: 7 };
    expect(capacity(given, 1024)).toMatchObject({ maxBody: MIB, threads: 1, memory: 200, waiting: 7 });
  });

  it('is shared by the serving processes', () => {
    const [one, two] = [capacity({}, 1024, 4), capacity({ workers: 2 }, 1024, 4)];
    expect(two.threads * two.memory).toBeLessThan((one.threads * one.memory) / 2);
    expect(two.maxBody).toBeLessThan(one.maxBody);
  });

  it('allows shorter documents on fewer threads with little memory', () => {
    expect(capacity({}, 1024).maxBody).toBe(10 * MIB);
    const little = capacity({}, 512, 8);
    expect(little.threads).toBe(1);
    expect(little.maxBody).toBe(longestFor(little.memory));
    expect(little.maxBody).toBeGreaterThan(2 * MIB);
  });

  it('has a thread for small tasks unless that leaves too little for large documents', () => {
    expect([512, 768, 1024].map((megabytes) => capacity({}, megabytes).laneMemory)).toEqual([undefined, 72, 72]);
  });

  it('warns about a container that is too small, and still starts', () => {
    const { warnings, maxBody, threads } = capacity({}, 256);
    expect(warnings).toEqual([expect.stringMatching(/256 MiB .* 384 MiB/)]);
    expect(maxBody).toBeGreaterThan(400 * 1024);
    expect(threads).toBe(1);
  });

  it('warns of more memory than available', () => {
    expect(capacity({ memory: 2048 * MIB }, 1024).warnings).toEqual([
      expect.stringMatching(/^--memory: 2 GiB .* 1 GiB /),
    ]);
  });
});

describe('contradictory settings', () => {
  it.each<[Partial<Given>, RegExp]>([
    [{ memory: 256 * MIB }, /--memory: 256 MiB .* 384 MiB/],
    [{ memory: 1024 * MIB, workers: 8 }, /--memory: 1 GiB .* 8 .* 2\.51 GiB/],
    [
      { maxBody: 100 * MIB },
      /--max-body: .* 100 MiB .* 4\.54 .* 510 MiB .*--max-body .* 10\.04.* --memory .*--thread-memory/,
    ],
    [{ threadMemory: MIB }, /--thread-memory: 1 MiB .* 96 MiB/],
    [{ maxBody: 1023 }, /--max-body: 1023 .* 1 KiB/],
    [{ threadMemory: 4096 * MIB }, /--thread-memory: 4 GiB .* 510 MiB .* --memory, .* --thread-memory/],
    [{ threads: 100 }, /--threads: .*510 MiB .* 100 .* --threads .* 5, .* --memory/],
    [
      { threads: 4, threadMemory: 200 * MIB },
      /--threads: 4 .* 200 MiB .* 510 MiB; .* --threads .* 2, .* --thread-memory, .* --memory/,
    ],
  ])('are rejected with advice: %j', (given, message) => {
    const settings = { memory: 1024 * MIB, ...given };
    expect(() => capacity(settings)).toThrow(message);
    expect(() => capacity(settings)).toThrow(SettingError);
  });
});
