import { queryOptions } from '@tanstack/react-query';
import { type Answer, createSingleClient } from '../../../client/index.ts';
import { interfaceLanguage } from '../../ui/language/interface-language.ts';
import { emitter } from '../../ui/page/emitter.ts';
import { fetchThroughPort } from '../ports/through-port.ts';
import { serviceBase } from './address.ts';
import { takeAhead } from './ahead.ts';
import { useBackend } from './backend.ts';
import { engine, houseTexts } from './engine.ts';

/** Sends a request to the page's service, or to the engine in this browser, depending on the current choice. */
export async function fetchFromService(url: string, init: RequestInit): Promise<Response> {
  // A service has no rules of files that were opened here.
  const isHere = useBackend.getState().backend === 'browser' || (houseTexts.own && init.method === 'POST');
  return isHere ? await inBrowser(url, init) : await fetchFromServer(url, init);
}

/** Sends a request to the page's service, whatever answers the buttons. */
export async function fetchFromServer(url: string, init: RequestInit): Promise<Response> {
  const timer = setTimeout(() => serviceSlow.emit(true), SLOW);
  try {
    return await globalThis.fetch(url, init);
  } catch (error) {
    if (!init.signal?.aborted) serviceSilent.emit();
    throw error;
  } finally {
    clearTimeout(timer);
    serviceSlow.emit(false);
  }
}

/** Milliseconds after which the page reports that the service is slow. */
const SLOW = 4_000;

/** Whether a request takes long: emitted when it does, and whenever an answer has come. */
export const serviceSlow = emitter<boolean>();

/** The engine in this browser is to answer what waits for the service. */
export const answerHere = emitter<void>();

/** Milliseconds after which the engine in this browser gives data that the service has too, such as the schema of a form. */
const LATE = 2_000;

/** Asks the service. The engine in this browser answers instead once the user wants it, and gives data that is late. */
async function fetchSoon(url: string, init: RequestInit): Promise<Response> {
  const asked = takeAhead(url) ?? fetchFromService(url, { ...init, cache: 'no-cache' });
  let end = () => {};
  const here = new Promise<Response>((resolve) => {
    const ask = () => void inBrowser(url, init).then(resolve, () => {});
    const unsubscribe = answerHere.subscribe(ask);
    // Only the service knows its version.
    const timer = init.method === 'GET' && !url.endsWith('/version') ? setTimeout(ask, LATE) : undefined;
    end = () => {
      unsubscribe();
      clearTimeout(timer);
    };
  });
  return await Promise.race([asked, here]).finally(end);
}

/** A request did not reach the service. */
export const serviceSilent = emitter<void>();

/** The service's functions. Cached answers may be of a release before this page's, so each is revalidated. */
export const service = createSingleClient({
  base: serviceBase,
  language: interfaceLanguage,
  fetch: fetchSoon,
});

/** In the browser, the service is always at `/v0`. */
const inBrowser = async (url: string, init: RequestInit): Promise<Response> =>
  await fetchThroughPort(engine())(url.replace(serviceBase.replace(/\/$/, ''), '/v0'), init);

/** Returns the query of a service function. */
export const asking = <const Key extends readonly string[], T>(
  queryKey: Key,
  ask: (options: { signal: AbortSignal }) => Promise<Answer<T>>,
) => queryOptions({ queryKey, queryFn: async ({ signal }) => (await ask({ signal })).value });

/** The digest of the house rules of the service. */
let rulesDigest: string | undefined;

/** Whether the service answers, and its version; repeated regularly. */
export const versionQuery = queryOptions({
  queryKey: ['version'],
  async queryFn({ signal }) {
    const { value } = await service.version({ signal });
    if (value.house_rules !== rulesDigest) void import('./house-rules.ts').then(({ followService }) => followService());
    rulesDigest = value.house_rules;
    return value;
  },
  staleTime: 20_000,
  refetchInterval: (query) => (query.state.status === 'error' ? 5_000 : 30_000),
  retry: false,
});

/** Returns the query of a bundled schema. */
export const bundleQuery = (path: string) =>
  asking(['schemas', path, 'bundle'], (options) => service.schema(path, { ...options, bundle: true }));

export const examplesQuery = asking(['examples'], service.examples);
export const exampleQuery = (name: string) => asking(['examples', name], (options) => service.example(name, options));
