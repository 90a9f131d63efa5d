import { showView } from '../../state/view/document-view.ts';
import { say } from '../../ui/texts/say.ts';
import { Words } from '../../ui/texts/words.tsx';
import * as texts from './texts.ts';

type Mismatch = typeof texts.notList | typeof texts.notObject | typeof texts.notSingle;

/** A value of another type than the schema expects: shown but not editable. */
export function RawValue({ value, text }: { value: unknown; text: Mismatch }) {
  return (
    <p className="text-soft">
      <Words
        text={text}
        values={{
          value: <code className="break-all font-mono text-ink text-xs">{JSON.stringify(value)}</code>,
          edit: (
            <button type="button" onClick={() => showView('JSON')} className="rounded text-accent underline">
              {say(texts.editAsJson)}
            </button>
          ),
        }}
      />
    </p>
  );
}
