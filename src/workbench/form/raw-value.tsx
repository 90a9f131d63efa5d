import { showView } from '../app/document-view.ts';

/** A value that is another than the schema has there: it is left as it is. */
export function RawValue({ value, expected }: { value: unknown; expected: string }) {
  return (
    <p className="text-soft">
      The value here is <code className="break-all font-mono text-ink text-xs">{JSON.stringify(value)}</code>, where the
      schema has {expected}.{' '}
      <button type="button" onClick={() => showView('JSON')} className="rounded text-accent underline">
        Edit it as JSON
      </button>
    </p>
  );
}
