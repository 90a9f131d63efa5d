/** Answers requests of the page with the service itself, after loading what the document uses. */
import { load } from '../../../engine/loading.ts';
import type { Json } from '../../../engine/model/json.ts';
import { readDocumentText } from '../../../engine/reading/document-text.ts';
import type { House } from '../../../house-rules/environment.ts';
import { createApp } from '../../../service/app.ts';
import { house as houseNow } from './house.ts';

let house: House | undefined;
let app = createApp();

export async function answerRequest(request: Request): Promise<Response> {
  await load(await touchedBy(request.clone()));
  const current = await houseNow();
  if (current !== house) {
    house = current;
    app = createApp({ house });
  }
  return app.fetch(request);
}

/** Returns the document of an operation; everything for catalogues; nothing for the version. */
async function touchedBy(request: Request): Promise<Json | 'all'> {
  if (request.method !== 'POST') return new URL(request.url).pathname === '/v0/' ? null : 'all';
  const body: unknown = await request.json().catch(() => null);
  if (typeof body !== 'object' || body === null) return null;
  return Object.values(body).map(read);
}

/** Parses a document given as text. */
function read(value: Json): Json {
  if (typeof value !== 'string') return value;
  const document = readDocumentText(value, '$');
  return document.ok ? document.value : value;
}
