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

/** Traces requests with OpenTelemetry. Spans of the steps are created after the answer, from measured times. */
export interface Tracer {
  begin: NonNullable<AppOptions['trace']>;
  /** Sends pending spans and reports failures. */
  end(): Promise<void>;
}

const propagator = new W3CTraceContextPropagator();
const getter: TextMapGetter<Headed> = {
  get: ({ headers }, key) => headers.get(key) ?? undefined,
  keys: () => [],
};

/**
 * Returns a tracer that sends spans to `OTEL_EXPORTER_OTLP_ENDPOINT`. The other standard variables set sampling, service name, headers and
 * limits. `warn` receives failures.
 */
export function createTracer(warn: (text: string) => void, exporter: SpanExporter = new OTLPTraceExporter()): Tracer {
  const silent = () => undefined;
  diag.setLogger({ error: warn, warn, info: silent, debug: silent, verbose: silent }, DiagLogLevel.WARN);
  const ours = resourceFromAttributes({ 'service.name': 'billwright', 'service.version': VERSION });
  const provider = new BasicTracerProvider({
    // The environment takes precedence.
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
    end: () => provider.shutdown().catch((error: unknown) => warn(`the remaining traces could not be sent (${error})`)),
  };
}

/** Returns the `traceparent` header of a span. */
function traceparentOf(span: Span): string {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}

/** Describes a request in a span, with OpenTelemetry's names for HTTP where defined. */
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
