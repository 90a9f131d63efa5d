import { once } from 'node:events';
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import { exampleInvoice } from '../../operations/example-data.ts';

const body = JSON.stringify({ data: exampleInvoice });

/** The count of each outcome: `answered 200`, or an error code. */
export type Outcomes = ReadonlyMap<string, number>;

/** Builds an invoice repeatedly on several connections until the service accepts no more. For tests. */
export function hammer(port: number, connections: number): { outcomes: Outcomes; done: Promise<unknown> } {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const outcomes = new Map<string, number>();
  const note = (outcome: string) => outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) };

  async function strike(): Promise<void> {
    for (;;) {
      try {
        const request = httpRequest({ host: '127.0.0.1', port, agent, method: 'POST', path: '/v0/build', headers });
        request.end(body);
        const [response]: IncomingMessage[] = await once(request, 'response');
        let text = '';
        for await (const chunk of response ?? []) text += chunk;
        note(JSON.parse(text).totals?.payable === '70.00' ? `answered ${response?.statusCode}` : text);
      } catch (error) {
        note((error as NodeJS.ErrnoException).code ?? String(error));
        return;
      }
    }
  }

  return { outcomes, done: Promise.all(Array.from({ length: connections }, strike)) };
}
