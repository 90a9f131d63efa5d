import type { Figures } from '../http/options.ts';
import type { Route } from '../http/route.ts';

/** Returns `GET /metrics`: the service's figures for Prometheus, collected by `figures`. */
export function figuresRoute(figures: () => Promise<Figures>): Route {
  return {
    method: 'GET',
    path: '/metrics',
    scope: 'metrics',
    async answer() {
      const { text, type } = await figures();
      return { status: 200, body: text, type };
    },
  };
}
