import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { Ban, MessageCircleQuestion, PenLine } from 'lucide-react';
import { type ReactNode, use, useDeferredValue } from 'react';
import { groupBy } from '../../engine/model/group-by.ts';
import type { Description } from '../engine/document/description.ts';
import { addonEdits } from '../engine/document/edits.ts';
import { countryInSentence } from '../engine/document/names.ts';
import { engine } from '../engine/service/engine.ts';
import type { AddonEffect, SetValue } from '../engine/worker/addon-effect.ts';
import type { Draft } from '../state/drafts/draft-storage.ts';
import { editText } from '../state/drafts/open-texts.ts';
import { fillIn } from '../state/view/fill-in.ts';
import { useReadOnly } from '../state/view/read-only.ts';
import { Button } from '../ui/button.tsx';
import { interfaceLanguage } from '../ui/language/interface-language.ts';
import { say } from '../ui/texts/say.ts';
import { nameOfCodeList } from './code-list-names.ts';
import { FieldNames } from './field-names.ts';
import { localize } from './language.ts';
import { LocalizedText } from './localized-text.tsx';
import * as texts from './texts.ts';

/** Longer texts are not built twice for each addon that is shown. */
const LONGEST = 300_000;

/** What an addon would change in the document of a text. */
export const addonEffectQuery = (text: string, addon: string) =>
  queryOptions({
    queryKey: ['addon-effect', addon, text],
    queryFn: async ({ signal }) => (await engine().call('addonEffect', { text, addon }, signal)) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });

/** Returns what an addon would change in the document of a text, while it is edited, too. */
export function useAddonEffect(whole: string, addon: string) {
  const text = useDeferredValue(whole);
  return useQuery({
    ...addonEffectQuery(text, addon),
    enabled: text !== '' && text.length <= LONGEST,
    placeholderData: keepPreviousData,
  });
}

interface EffectInDocumentProps {
  /** The document's draft; undefined for the example. */
  draft: Draft | undefined;
  text: string;
  document: Description;
  addon: string;
  name: string;
  /** Whether it belongs to another country than the document. Adding it then asks first. */
  isForeign: boolean;
}

/** What an addon asks for, sets and forbids in a document. */
export function EffectInDocument({ draft, text, document, addon, name, isForeign }: EffectInDocumentProps) {
  const { data: effect, isPending, isError } = useAddonEffect(text, addon);
  const isReadOnly = useReadOnly(document) !== undefined;
  if (isError || effect === null || text.length > LONGEST) return null;
  const { asks, sets, forbids } = effect ?? { asks: [], sets: [], forbids: [] };
  const values = { document: document.title, asks: asks.length, sets: sets.length };
  const isIn = document.addons.includes(addon);
  const canAdd = draft !== undefined && !isReadOnly && (isIn || !isForeign);
  const title = isPending ? say(texts.workingOut) : say(isIn ? texts.effectIn : texts.effectOn, values);
  const ask = () => {
    if (!draft) return;
    if (!isIn) editText(draft.id, addonEdits(draft.text, addon));
    fillIn({
      draft: draft.id,
      title: say(texts.neededBy, { addon: name, document: document.title }),
      values: asks.map(({ properties: [path = ''], description }) => ({ path, about: description })),
    });
  };
  return (
    <section
      aria-label={title}
      aria-busy={isPending}
      className="overflow-hidden rounded-xl border border-line bg-panel"
    >
      <h3 className="border-line border-b px-5 py-4 font-semibold text-base">{title}</h3>
      <div className="grid md:grid-cols-3 md:divide-x md:divide-line">
        <Column title={say(texts.asksFor)} count={effect?.asks.length} Icon={MessageCircleQuestion} look="text-warn">
          <FaultItems faults={asks} />
          {asks.length === 0 && <li className="text-good">{say(texts.asksNothing)}</li>}
        </Column>
        <Column title={say(texts.sets)} count={effect?.sets.length} Icon={PenLine} look="text-good">
          {sets.map((each) => (
            <li key={`${each.path} ${each.value}`}>
              <SetText set={each} />
            </li>
          ))}
          {sets.length === 0 && <li className="text-soft">{say(texts.setsNothing)}</li>}
        </Column>
        <Column title={say(texts.forbids)} count={effect?.forbids.length} Icon={Ban} look="text-soft">
          <FaultItems faults={forbids} />
          {forbids.length === 0 && <li className="text-soft">{say(texts.forbidsNothing)}</li>}
        </Column>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2 border-line border-t bg-bg px-5 py-3">
        <p className="text-soft text-xs">
          {effect &&
            (draft
              ? say(texts.asItIsNow)
              : say(texts.withExample, { country: countryInSentence(document.country ?? '') }))}
        </p>
        {asks.length > 0 && canAdd && (
          <Button size="small" onClick={ask}>
            {asks.length === 1 ? say(texts.fillInOne) : say(texts.fillInNow, { count: asks.length })}
          </Button>
        )}
      </div>
    </section>
  );
}

interface ColumnProps {
  title: string;
  /** Undefined while it is worked out: then the column has blanks. */
  count: number | undefined;
  Icon: typeof Ban;
  look: string;
  children: ReactNode;
}

function Column({ title, count, Icon, look, children }: ColumnProps) {
  return (
    <div className="grid content-start gap-2.5 px-5 py-4 not-first:max-md:border-line not-first:max-md:border-t">
      <h4 className={`flex items-center gap-2 font-medium ${look}`}>
        <Icon aria-hidden className="size-4 shrink-0" />
        {title} {count}
      </h4>
      {count === undefined ? (
        <>
          <span aria-hidden className="blank-text" />
          <span aria-hidden className="blank-text" />
        </>
      ) : (
        <ul className="grid gap-2">{children}</ul>
      )}
    </div>
  );
}

/** What is asked for or forbidden: the property, and the sentence of its rule. */
function FaultItems({ faults }: { faults: AddonEffect['asks'] }) {
  const nameOf = useNameOf();
  return faults.map(({ code, description, properties: [path = ''], extension }) => (
    <li key={`${code} ${path}`}>
      <p className="font-medium">{nameOf(path, extension)}</p>
      <p className="text-soft text-xs">{description}</p>
    </li>
  ));
}

/** A value that is set: `Document type 380, commercial invoice, in 4 places`. */
function SetText({ set: { path, value, places, extension } }: { set: SetValue }) {
  const nameOf = useNameOf();
  const names = use(FieldNames);
  const meaning = extension?.values?.find(({ code }) => code === value);
  return (
    <>
      <span className="font-medium">{nameOf(path, extension)}</span>{' '}
      <span>
        {names.value(path, value)}
        {meaning && (
          <>
            {', '}
            <LocalizedText localized={localize(meaning.name, interfaceLanguage)} />
          </>
        )}
      </span>
      {places > 1 && <span className="text-soft"> · {say(texts.places, { count: places })}</span>}
    </>
  );
}

/** Returns the name of an extension, or of its list of codes, otherwise of the field at a path. */
function useNameOf() {
  const { field } = use(FieldNames);
  return (path: string, extension: SetValue['extension']) =>
    extension
      ? (nameOfCodeList(extension.key ?? '') ?? (
          <LocalizedText localized={localize(extension.name, interfaceLanguage)} />
        ))
      : field(path);
}

/** What an addon asks for and sets, in two lines. */
export function EffectInShort({ effect: { asks, sets } }: { effect: Pick<AddonEffect, 'asks' | 'sets'> }) {
  const nameOf = useNameOf();
  const asked = new Map(
    asks.map(({ properties: [path = ''], extension }) => [extension?.key ?? path, nameOf(path, extension)]),
  );
  const named = [...groupBy(sets, ({ extension }) => extension?.key)].flatMap(([key, [first]]) =>
    key === undefined || !first ? [] : [[key, first] as const],
  );
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 border-line border-t pt-2.5">
      <dt className="text-soft">{say(texts.asksFor)}</dt>
      <dd>
        {asked.size === 0 ? (
          <span className="text-good">{say(texts.asksNothing)}</span>
        ) : (
          [...asked].map(([key, name], position) => (
            <span key={key}>
              {position > 0 && ', '}
              {name}
            </span>
          ))
        )}
      </dd>
      <dt className="text-soft">{say(texts.sets)}</dt>
      <dd>
        {named.length === 0
          ? say(texts.setsNothing)
          : named.map(([key, set], position) => (
              <span key={key}>
                {position > 0 && ' · '}
                {nameOf(set.path, set.extension)}
              </span>
            ))}
      </dd>
    </dl>
  );
}
