import { useEffect, useRef, useState } from 'react';
import { UnreachableError } from '../../../client/index.ts';
import { type Explanation, explain } from '../../engine/service/explain.ts';
import { fetchFromService } from '../../engine/service/service.ts';
import { announce } from '../../ui/announcer.tsx';
import { say } from '../../ui/texts/say.ts';
import type { ApiRequest } from './request.ts';
import * as texts from './texts.ts';

/** The answer to a request. */
export interface Exchange {
  request: ApiRequest;
  status: number;
  /** `OK`, `Unprocessable Content` …, if available. */
  statusText: string;
  headers: readonly (readonly [string, string])[];
  body: string;
  /** Milliseconds from sending to the end of the answer. */
  time: number;
}

/** Sends requests unchanged, one at a time, and keeps the last answer. */
export function useExchange() {
  const [exchange, setExchange] = useState<Exchange>();
  const [failure, setFailure] = useState<Explanation>();
  const [busy, setBusy] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const send = async (request: ApiRequest) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setBusy(true);
    setFailure(undefined);
    try {
      const answered = await answerTo(request, controller.signal);
      if (controller.signal.aborted) return;
      setExchange(answered);
      announce(say(texts.answered, { status: answered.status, text: answered.statusText }));
    } catch (cause) {
      if (controller.signal.aborted) return;
      setExchange(undefined);
      setFailure(explain(new UnreachableError('network', request.url, 'no answer', cause)));
    } finally {
      if (running.current === controller) setBusy(false);
    }
  };

  const abort = () => {
    running.current?.abort();
    setBusy(false);
  };

  return { exchange, failure, busy, send, abort };
}

async function answerTo(request: ApiRequest, signal: AbortSignal): Promise<Exchange> {
  const { method, url, headers, body } = request;
  const started = performance.now();
  const response = await fetchFromService(url, { method, headers, signal, ...(body !== undefined && { body }) });
  const text = await response.text();
  const time = performance.now() - started;
  const { status } = response;
  const statusText = response.statusText || statusName(status);
  return { request, status, statusText, headers: [...response.headers], body: text, time };
}

function statusName(status: number): string {
  const name = statuses[status];
  return name ? say(name) : '';
}

/** Status texts, which HTTP/2 and the engine in this browser do not send. */
const statuses: Readonly<Record<number, string>> = {
  200: texts.ok,
  400: texts.badRequest,
  404: texts.notFound,
  405: texts.methodNotAllowed,
  408: texts.requestTimeout,
  413: texts.contentTooLarge,
  415: texts.unsupportedMediaType,
  422: texts.unprocessableContent,
  500: texts.internalServerError,
  503: texts.serviceUnavailable,
};
