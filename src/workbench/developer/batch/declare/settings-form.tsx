import { useId } from 'react';
import * as reportTexts from '../../../documents/reporting/texts.ts';
import { localDay } from '../../../engine/document/local-day.ts';
import type { Declared } from '../../../engine/worker/declare.ts';
import { DateInput } from '../../../ui/date-input.tsx';
import { dateWritingOf } from '../../../ui/date-writing.ts';
import { Field, SelectInput, TextInput } from '../../../ui/field.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { DATED_ENGLISH, inLanguage, say } from '../../../ui/texts/say.ts';
import { type Content, changeReport, numberOf, useDeclaring } from './declaring.ts';
import { type Period, periodsOf, REGIMES, type Regime } from './periods.ts';
import * as texts from './texts.ts';

const contents: readonly (readonly [Content, string])[] = [
  ['sales', reportTexts.sales],
  ['purchases', reportTexts.purchases],
  ['payments', reportTexts.payments],
];

const regimes: Readonly<Record<Regime, string>> = {
  monthly: texts.monthly,
  quarterly: texts.quarterly,
  simplified: texts.simplified,
  franchise: texts.franchise,
};

/** Asks for data that documents do not contain: content, period, platform, number. */
export function SettingsForm({ faults }: { faults: Declared['faults'] }) {
  const { report } = useDeclaring();
  const { content, regime, start, end, platform, platformName, siren, number, isRectifying, isFull } = report;
  const faultAt = (...places: string[]) =>
    faults.find(({ properties }) => properties.some((each) => places.some((place) => each.startsWith(place))))
      ?.description;
  const periods = periodsOf(regime, content === 'payments', localDay());
  const isListed = periods.some((each) => each.start === start && each.end === end);
  return (
    <section aria-label={say(texts.settings)} className="grid gap-4">
      <h2 className="font-semibold text-base">{say(texts.settings)}</h2>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Select
          label={say(reportTexts.content)}
          hint={content === 'payments' ? say(texts.paymentsAbout) : undefined}
          value={content}
          options={contents.map(([value, name]) => [value, say(name)])}
          onChange={(value) => changeReport({ content: contents.find(([each]) => each === value)?.[0] ?? 'sales' })}
        />
        <Select
          label={say(texts.regime)}
          value={regime}
          options={REGIMES.map((value) => [value, say(regimes[value])])}
          onChange={(value) => changeReport({ regime: REGIMES.find((each) => each === value) ?? 'monthly' })}
        />
        <Select
          label={say(reportTexts.period)}
          value={isListed ? `${start}/${end}` : ''}
          options={[
            ...(isListed ? [] : ([['', say(texts.otherPeriod)]] as const)),
            ...periods.map((each) => [`${each.start}/${each.end}`, periodShown(each)] as const),
          ]}
          onChange={(value) => {
            const [first, last] = value.split('/');
            if (first && last) changeReport({ start: first, end: last });
          }}
        />
        <div className="grid grid-cols-2 gap-4">
          <Day label={say(texts.start)} value={start} onChange={(day) => changeReport({ start: day })} />
          <Day
            label={say(texts.end)}
            value={end}
            fault={faultAt('request.period')}
            onChange={(day) => changeReport({ end: day })}
          />
        </div>
        <Text
          label={say(texts.platform)}
          hint={say(texts.platformAbout)}
          fault={faultAt('request.sender')}
          required
          value={platform}
          onChange={(text) => changeReport({ platform: text })}
        />
        <Text
          label={say(texts.platformName)}
          value={platformName}
          onChange={(text) => changeReport({ platformName: text })}
        />
        <Text
          label={say(texts.siren)}
          hint={say(texts.sirenAbout)}
          fault={faultAt('request.declarant')}
          value={siren}
          onChange={(text) => changeReport({ siren: text })}
        />
        <Text
          label={say(texts.number)}
          fault={faultAt('request.id')}
          value={number}
          placeholder={numberOf({ ...report, number: '' })}
          onChange={(text) => changeReport({ number: text })}
        />
      </div>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        <Switch
          label={say(texts.rectifying)}
          title={say(texts.rectifyingAbout)}
          checked={isRectifying}
          onChange={(checked) => changeReport({ isRectifying: checked })}
        />
        {content !== 'payments' && (
          <Switch
            label={say(texts.full)}
            title={say(texts.fullAbout)}
            checked={isFull}
            onChange={(checked) => changeReport({ isFull: checked })}
          />
        )}
      </div>
    </section>
  );
}

const ranges = inLanguage((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }), DATED_ENGLISH);

function periodShown({ start, end }: Period): string {
  return ranges().formatRange(new Date(start), new Date(end));
}

interface SelectProps {
  label: string;
  hint?: string | undefined;
  value: string;
  options: readonly (readonly [value: string, name: string])[];
  onChange(value: string): void;
}

function Select({ label, hint, value, options, onChange }: SelectProps) {
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <SelectInput
          {...control}
          value={value}
          options={options.map(([each, name]) => ({ value: each, label: name }))}
          onChange={onChange}
        />
      )}
    </Field>
  );
}

interface TextProps {
  label: string;
  hint?: string;
  fault?: string | undefined;
  required?: boolean;
  value: string;
  placeholder?: string;
  onChange(text: string): void;
}

function Text({ label, hint, fault, required = false, ...input }: TextProps) {
  return (
    <Field label={label} hint={hint} fault={fault} required={required}>
      {(control) => <TextInput {...control} {...input} />}
    </Field>
  );
}

interface DayProps {
  label: string;
  fault?: string | undefined;
  value: string;
  onChange(day: string): void;
}

function Day({ label, fault, value, onChange }: DayProps) {
  const key = useId();
  return (
    <Field label={label} fault={fault}>
      {(about) => (
        <DateInput
          key={key}
          about={about}
          value={value}
          writing={dateWritingOf('FR')}
          base={localDay()}
          onType={onChange}
          onClear={() => onChange('')}
        />
      )}
    </Field>
  );
}
