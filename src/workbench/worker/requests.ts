/** The service itself, for requests of the page: what a document touches is fetched before it is asked. */
import { load } from '../../engine/index.ts';
import type { Json } from '../../engine/model/json.ts';
import { readDocumentText } from '../../engine/reading/document-text.ts';
import { createApp } from '../../service/app.ts';

const app = createApp();

export async function answerRequest(request: Request): Promise<Response> {
  await load(await touchedBy(request.clone()));
  return app.fetch(request);
}

/** The document of an operation; everything for what is asked of catalogues; nothing for the version. */
async function touchedBy(request: Request): Promise<Json | 'all'> {
  if (request.method !== 'POST') return new URL(request.url).pathname === '/v0/' ? null : 'all';
  const body: unknown = await request.json().catch(() => null);
  if (typeof body !== 'object' || body === null) return null;
  return Object.values(body).map(read);
}

/** Documents may come as the text of one. */
function read(value: Json): Json {
  if (typeof value !== 'string') return value;
  const document = readDocumentText(value, '$');
  return document.ok ? document.value : value;
}
