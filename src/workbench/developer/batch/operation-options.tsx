import { useEffect, useId } from 'react';
import { Choice } from '../../ui/choice.tsx';
import { TextInput } from '../../ui/field.tsx';
import { say } from '../../ui/texts/say.ts';
import { useKeys } from '../../write/signing/keys.ts';
import { useBatchOptions } from './batch-state.ts';
import * as texts from './texts.ts';

const corrections = [
  { value: 'credit-note', label: texts.creditNote },
  { value: 'corrective', label: texts.corrective },
  { value: 'debit-note', label: texts.debitNote },
];

/** Options to correct the documents of a batch. */
export function CorrectionOptions() {
  const { correction } = useBatchOptions();
  const id = useId();
  const { type = 'credit-note', reason = '' } = correction;
  const change = (name: string, value: string) => {
    const { [name]: _, ...others } = correction;
    useBatchOptions.setState({ correction: value === '' ? others : { ...others, [name]: value } });
  };
  return (
    <>
      <Choice
        labelled
        label={say(texts.correctAs)}
        value={type}
        options={corrections.map(({ value, label }) => ({ value, label: say(label) }))}
        onChange={(chosen) => change('type', chosen)}
      />
      <span className="flex items-center gap-2 text-soft">
        <label htmlFor={id} className="font-medium">
          {say(texts.reason)}
        </label>
        <TextInput id={id} value={reason} onChange={(text) => change('reason', text)} className="w-44 text-ink" />
      </span>
    </>
  );
}

/** The key of this browser that signs the documents of a batch. */
export function KeyOptions() {
  const { keys, status, load } = useKeys();
  const { key } = useBatchOptions();
  useEffect(() => void load(), [load]);
  const own = keys.filter((each) => each.private);
  const chosen = own.find((each) => each.private === key) ?? own[0];
  useEffect(() => useBatchOptions.setState({ key: chosen?.private }), [chosen]);
  if (status !== 'ready') return null;
  if (!chosen) return <p className="text-warn">{say(texts.noKey)}</p>;
  return (
    <Choice
      labelled
      label={say(texts.key)}
      value={chosen.kid}
      options={own.map(({ kid, name }) => ({ value: kid, label: name }))}
      onChange={(kid) => useBatchOptions.setState({ key: own.find((each) => each.kid === kid)?.private })}
    />
  );
}
