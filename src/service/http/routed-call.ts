import { getQueryParam } from 'hono/utils/url';
import type { Translation } from '../../engine/text/translation.ts';
import { type Refusal, refusal } from '../../operations/errors.ts';
import { type Grants, OPEN } from '../auth/access.ts';
import type { StepTimes } from './about.ts';
import type { Incoming } from './incoming.ts';
import type { AppOptions } from './options.ts';
import { isWanted } from './request.ts';
import type { Call, Service } from './route.ts';
import { type Match, paramOf } from './router.ts';

/** A request with its route. A class, because creating functions for each request would cost more than most requests use of them. */
export class RoutedCall implements Call {
  readonly request: Incoming;
  readonly id: string;
  readonly indent: boolean;
  translation: Translation | undefined;
  readonly service: Service;
  readonly steps: StepTimes | undefined;
  grants: Grants = OPEN;
  received = 0;
  onSideMessage: Call['onSideMessage'];
  readonly #match: Match<unknown> | undefined;
  readonly #options: AppOptions;
  readonly #platform: unknown;

  constructor(
    request: Incoming,
    id: string,
    steps: StepTimes | undefined,
    service: Service,
    match: Match<unknown> | undefined,
    options: AppOptions,
    platform: unknown,
  ) {
    this.request = request;
    this.id = id;
    this.steps = steps;
    this.service = service;
    this.#match = match;
    this.#options = options;
    this.#platform = platform;
    this.indent = isWanted(this.query('indent'));
  }

  param(name: string): string {
    return this.#match ? paramOf(this.#match, name) : '';
  }

  query(name: string): string | undefined {
    // With a parameter name, it returns its single value.
    return getQueryParam(this.request.url, name) as string | undefined;
  }

  defect(error: unknown): Refusal {
    this.#options.defect?.(error, this.id);
    return refusal('internal', 'internal error (request {requestId})', { requestId: this.id });
  }

  /** Returns the address of the client: behind trusted proxies, the address that they report. */
  address(): string | undefined {
    const { clientOf, addressOf } = this.#options;
    return clientOf?.(this.request) ?? addressOf?.(this.#platform);
  }

  callerName(): string {
    return this.grants.callerId ?? `address ${this.address() ?? ''}`;
  }

  hasGone(): boolean {
    const { hasGone } = this.#options;
    return hasGone ? hasGone(this.#platform) : this.request.signal.aborted;
  }
}
