import {
  DiagLogLevel,
  diag,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type TextMapGetter,
  trace,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor, type SpanExporter } from '@opentelemetry/sdk-trace-base';
import { VERSION } from '../../../engine/index.ts';
import type { AppOptions, Headed, LogEntry } from '../../../service/http/options.ts';

/** Traces of requests, by OpenTelemetry. Spans of the steps of a request are made when it is answered, of the times that were measured. */
export interface Tracer {
  begin: NonNullable<AppOptions['trace']>;
  /** Sends what waits to be sent; what cannot be is told as well. */
  end(): Promise<void>;
}

const propagator = new W3CTraceContextPropagator();
const getter: TextMapGetter<Headed> = {
  get: ({ headers }, key) => headers.get(key) ?? undefined,
  keys: () => [],
};

/**
 * Returns a tracer that sends spans where `OTEL_EXPORTER_OTLP_ENDPOINT` says; sampling, the name of the service, headers and limits are those of the
 * other standard variables. What cannot be sent is told to `warn`.
 */
export function createTracer(warn: (text: string) => void, exporter: SpanExporter = new OTLPTraceExporter()): Tracer {
  const silent = () => undefined;
  diag.setLogger({ error: warn, warn, info: silent, debug: silent, verbose: silent }, DiagLogLevel.WARN);
  const ours = resourceFromAttributes({ 'service.name': 'billwright', 'service.version': VERSION });
  const provider = new BasicTracerProvider({
    // What the operator says in the environment goes before.
    resource: defaultResource()
      .merge(ours)
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  const tracer = provider.getTracer('billwright', VERSION);

  return {
    begin(request) {
      const parent = propagator.extract(ROOT_CONTEXT, request, getter);
      const span = tracer.startSpan(request.method, { kind: SpanKind.SERVER }, parent);
      return {
        traceparent: traceparentOf(span),
        end(entry, steps) {
          const context = trace.setSpan(parent, span);
          for (const { step, began, ended } of steps) {
            tracer.startSpan(step, { startTime: began }, context).end(ended);
          }
          describe(span, entry);
          span.end();
        },
      };
    },
    end: () => provider.shutdown().catch((error: unknown) => warn(`what was left could not be sent (${error})`)),
  };
}

/** Returns a span as the header `traceparent` names it. */
function traceparentOf(span: Span): string {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}

/** Says what a request was, by the names of OpenTelemetry's conventions for HTTP where there are some. */
function describe(span: Span, { id, method, path, status, operation, about, received, sent }: LogEntry): void {
  span.updateName(operation === undefined ? method : `${method} ${operation}`);
  span.setAttributes({
    'http.request.method': method,
    'url.path': path.slice(0, 300),
    'http.response.status_code': status,
    'http.request.body.size': received,
    'http.response.body.size': sent,
    'billwright.request_id': id,
    ...(operation !== undefined && { 'billwright.operation': operation }),
    ...(about?.regime !== undefined && { 'billwright.regime': about.regime }),
    ...(about?.format !== undefined && { 'billwright.format': about.format }),
    ...(about?.faults && { 'billwright.faults': Object.values(about.faults).reduce((sum, count) => sum + count, 0) }),
  });
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
}
