import { useQuery } from '@tanstack/react-query';
import { UnreachableError } from '../../client/index.ts';
import { rootOf } from '../../client/root.ts';
import { type ApiRequest, acceptLanguage } from '../developer/api/request.ts';
import { fetchThroughPort } from '../engine/ports/through-port.ts';
import { serviceBase } from '../engine/service/address.ts';
import { useBackend } from '../engine/service/backend.ts';
import { engine, houseTexts } from '../engine/service/engine.ts';
import { fetchFromServer } from '../engine/service/service.ts';
import type { Members } from './values.ts';

/** The answer of an operation. */
export interface Answer {
  isOk: boolean;
  value: unknown;
  /** Milliseconds from sending to the end of the answer; undefined if the engine in this browser answered. */
  time: number | undefined;
}

const base = new URL(serviceBase, location.href).href;

/** Returns the request that sends a body to an operation. */
export function requestOf(path: string, body: Members): ApiRequest {
  return {
    method: 'POST',
    url: `${rootOf(base)}${path}`,
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      ...acceptLanguage,
    },
    body: JSON.stringify(body, null, 2),
  };
}

/**
 * Asks the service; or, with `inBrowser`, the engine in this browser. Nothing is sent while `body` is undefined. Equal requests are sent
 * once, so that a step keeps its answer and its time.
 */
export function useAnswer(path: string, body: Members | undefined, inBrowser: boolean) {
  return useQuery({
    queryKey: ['how it works', path, inBrowser, body === undefined ? '' : JSON.stringify(body)],
    queryFn: ({ signal }) => ask(path, body ?? {}, inBrowser, signal),
    enabled: body !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

async function ask(path: string, body: Members, inBrowser: boolean, signal: AbortSignal): Promise<Answer> {
  const { method, url, headers, body: text } = requestOf(path, body);
  const init = { method, headers, signal, ...(text !== undefined && { body: text }) };
  const { backend, fellBack } = useBackend.getState();
  // A service that is away is shown as it is, until the user asks this browser.
  const isHere = inBrowser || (backend === 'browser' && !fellBack) || houseTexts.own;
  const started = performance.now();
  const response = await (isHere
    ? fetchThroughPort(engine())(`/v0${path}`, init)
    : fetchFromServer(url, init).catch((cause: unknown) => {
        throw signal.aborted ? cause : new UnreachableError('network', url, 'no answer', cause);
      }));
  const value: unknown = await response.json();
  const time = isHere ? undefined : performance.now() - started;
  return { isOk: response.ok, value, time };
}
