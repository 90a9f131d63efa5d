/**
 * What building costs, text to text, as a ratio to reading and printing the same text with `JSON.parse` and
 * `JSON.stringify`. Both are measured in turn in one run, so that a machine's moods hit them alike.
 */
import { messageOf } from '../src/engine/faults.ts';
import { build, type JsonObject, load } from '../src/engine/index.ts';
import { systemEnvironment } from '../src/service/environment.ts';
import { invoiceOf } from './documents.ts';
import { median } from './statistics.ts';

const ROUNDS = 15;

export async function benchEngine(): Promise<void> {
  await load('all');
  console.log('build, text to text, against JSON.parse + JSON.stringify of the same text (median of the rounds)');
  for (const lines of [2, 100, 1000, 10_000]) {
    const text = JSON.stringify(invoiceOf(lines));
    const { ratio, json } = compare(text, Math.max(1, Math.round(4000 / lines)));
    console.log(
      `  ${String(lines).padStart(6)} lines   ${ratio.toFixed(1).padStart(5)} times   (${json.toFixed(1)} µs the round trip)`,
    );
  }
}

function compare(text: string, repetitions: number): { ratio: number; json: number } {
  const environment = systemEnvironment();
  const roundTrip = () => JSON.stringify(JSON.parse(text));
  const wholeBuild = () => {
    const outcome = build(JSON.parse(text) as JsonObject, {}, environment);
    if (!outcome.ok) throw new Error(messageOf(outcome.faults));
    return JSON.stringify(outcome.result);
  };
  time(roundTrip, repetitions);
  time(wholeBuild, repetitions);
  const rounds = Array.from({ length: ROUNDS }, () => ({
    json: time(roundTrip, repetitions),
    build: time(wholeBuild, repetitions),
  }));
  return { ratio: median(rounds.map(({ json, build }) => build / json)), json: median(rounds.map(({ json }) => json)) };
}

/** Microseconds a call. */
function time(work: () => string, repetitions: number): number {
  const start = performance.now();
  for (let i = 0; i < repetitions; i++) work();
  return ((performance.now() - start) * 1000) / repetitions;
}
