import { expect, it } from 'vitest';
import { SYSTEM, spanishInvoice } from '../../formats/national/verifactu/testing.ts';
import type { Task } from '../http/work.ts';
import { service } from '../testing.ts';

const PIECE = 50_001;

/** Returns a service whose threads are another service, and the paths of its tasks. */
function withThreads() {
  const inThread = service({ isThread: true });
  const paths: string[] = [];
  const offload = async ({ path, headers, body }: Task) => {
    paths.push(path);
    const { status, text } = await inThread.ask(path, { method: 'POST', headers, body });
    return { status, body: new TextEncoder().encode(text) };
  };
  const { ask } = service({ offload });
  /** Sends a text in small pieces. */
  const send = (path: string, text: string, type: string) => {
    const bytes = new TextEncoder().encode(text);
    let from = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (from < bytes.length) controller.enqueue(bytes.slice(from, from + PIECE));
        else controller.close();
        from += PIECE;
      },
    });
    return ask(path, { method: 'POST', body, headers: { 'Content-Type': type }, duplex: 'half' } as RequestInit);
  };
  return { paths, send };
}

async function records(count: number): Promise<string> {
  const documents = Array.from({ length: count }, (_, i) => spanishInvoice({ code: String(i + 1) }));
  const { body } = await service().post('/v0/verifactu/messages', { system: SYSTEM, previous: null, documents });
  return body.messages[0].result;
}

it('chains in XML give the same result when threads read them in parts', async () => {
  const xml = await records(3);
  // Comments of many megabytes, also within a record.
  const filler = `<!-- ${'>é '.repeat(300_000)}-->`;
  const long = xml.replaceAll(/<(\w+:)?NumSerieFactura>/g, (tag) => filler + tag);
  const { send, paths } = withThreads();
  const whole = await service().send('/v0/verifactu/chain', xml, 'application/xml');
  const parts = await send('/v0/verifactu/chain', long, 'application/xml');
  expect(whole.body).toMatchObject({ unbroken: true, chains: [{ count: 3 }] });
  expect(parts.body).toEqual(whole.body);
  expect(paths.filter((path) => path.endsWith('/part')).length).toBeGreaterThan(2);
});

it('chains in JSON lines give the same result when threads read them in parts, with line numbers of faults', async () => {
  const xml = await records(3);
  const filler = `${' \n'.repeat(400_000)}5\n`;
  const lines = `${JSON.stringify({ xml })}\n${filler}${filler}${filler}${JSON.stringify({ xml })}`;
  const { send, paths } = withThreads();
  const here = await service().send('/v0/verifactu/chain', lines, 'application/jsonl');
  const parts = await send('/v0/verifactu/chain', lines, 'application/jsonl');
  expect(parts.body).toEqual(here.body);
  expect(JSON.stringify(parts.body)).toContain('1200004');
  expect(paths.filter((path) => path.endsWith('/part')).length).toBeGreaterThan(1);
});

it('a stream of too many texts that are not records is rejected', async () => {
  const { status, body } = await withThreads().send('/v0/zatca/chain', '{}\n'.repeat(800_000), 'application/jsonl');
  expect([status, body.key]).toEqual([413, 'too-large']);
});
