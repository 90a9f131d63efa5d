import { fetchFromService } from '../../engine/service/service.ts';

/** Returns the service's answer to a request, as programs send it. */
// biome-ignore lint/suspicious/noExplicitAny: tests read members of answers that they know.
export async function ask(path: string, data: unknown): Promise<any> {
  const headers = { 'Content-Type': 'application/json' };
  return await (await fetchFromService(`/v0${path}`, { method: 'POST', headers, body: JSON.stringify(data) })).json();
}
