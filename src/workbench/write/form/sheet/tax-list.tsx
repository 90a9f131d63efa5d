import { Check } from 'lucide-react';
import { useState } from 'react';
import { usualRetentions } from '../../../../countries/retentions.ts';
import { text as textIn } from '../../../engine/document/values.ts';
import { CommandGroup, CommandItem, CommandList } from '../../../ui/command-list.tsx';
import { finder } from '../../../ui/find.ts';
import { say } from '../../../ui/texts/say.ts';
import { useForm } from '../form-context.ts';
import type { Change } from '../form-edits.ts';
import { usePart, useStateNow } from '../form-state.ts';
import { retentions } from './retentions.ts';
import { type SmallBusinessChoice, sentenceChanges, smallBusinessChoice } from './small-business.ts';
import { type Combo, ownRates, type TaxChoice, taxChoices } from './tax-choices.ts';
import { foundTaxes } from './tax-search.ts';
import * as texts from './texts.ts';

interface TaxListProps {
  taxes: readonly Combo[];
  /** The beginning of the search. */
  typed: string;
  /** The index of the line. */
  line: number;
  /** @param changes outside the line */
  onChoose(taxes: readonly Combo[], changes: readonly Change[]): void;
  onDone(): void;
}

const groups: readonly { heading: string; kind: TaxChoice['kind'] }[] = [
  { heading: texts.rates, kind: 'rate' },
  { heading: texts.retentions, kind: 'retained' },
  { heading: texts.withoutTax, kind: 'without' },
];

/** A searchable list of possible taxes of a line. */
export function TaxList({ taxes, typed, line, onChoose, onDone }: TaxListProps) {
  const { law } = useForm();
  const { document } = useStateNow().getState();
  const [search, setSearch] = useState(typed);
  const isFound = finder(search);
  const withheld = retentions(law, taxes, usualRetentions[law.regime?.country ?? '']);
  const listed = [...taxChoices(law, taxes), ...withheld];
  const business = smallBusinessChoice(law, listed, document);
  const known = business ? withAfterExempt(listed, business) : listed;
  const found = foundTaxes(known, search);
  const choices = found.length > 0 ? found : ownRates(law, taxes, search);
  const choose = (choice: TaxChoice) => {
    if (choice.asks !== undefined) setSearch(choice.asks);
    else onChoose(choice.taxes, business ? sentenceChanges(business, law, document, line, choice) : []);
  };
  const surcharges = choices.filter(({ kind }) => kind === 'surcharge');
  const canInclude = law.regime?.categories[0]?.code !== undefined && isFound(say(texts.pricesInclude, { tax: '' }));
  return (
    <CommandList
      label={say(texts.tax)}
      placeholder={say(texts.searchTax)}
      search={search}
      onSearch={setSearch}
      empty={say(texts.noTax)}
    >
      {groups.map(({ heading, kind }) => {
        const some = choices.filter((choice) => choice.kind === kind);
        return (
          some.length > 0 && (
            <CommandGroup key={kind} heading={say(heading)}>
              {some.map((choice) => (
                <Row key={choice.id} {...choice} onSelect={() => choose(choice)} />
              ))}
            </CommandGroup>
          )
        );
      })}
      {(surcharges.length > 0 || canInclude) && (
        <CommandGroup heading={say(texts.switches)}>
          {surcharges.map((choice) => (
            <Row key={choice.id} {...choice} onSelect={() => choose(choice)} />
          ))}
          {canInclude && <PricesInclude onDone={onDone} />}
        </CommandGroup>
      )}
    </CommandList>
  );
}

/** Returns the choices, with the choice of small businesses after the plain exemption. Only one of the two is chosen. */
function withAfterExempt(choices: readonly TaxChoice[], business: SmallBusinessChoice): TaxChoice[] {
  return choices.flatMap((choice) =>
    choice.id === business.plain
      ? [{ ...choice, isChosen: choice.isChosen && !business.isChosen }, business]
      : [choice],
  );
}

/** Whether all prices of the document include its first tax. */
function PricesInclude({ onDone }: { onDone(): void }) {
  const { law, actions, model } = useForm();
  const included = textIn(usePart(['tax', 'prices_include']));
  const [category] = law.regime?.categories ?? [];
  if (!category?.code || !model.fieldAt(['tax', 'prices_include'])) return null;
  const isChosen = included === category.code;
  const toggle = () => {
    actions.endStep();
    if (isChosen) actions.clear(['tax', 'prices_include']);
    else actions.set(['tax', 'prices_include'], category.code);
    actions.endStep();
    onDone();
  };
  const tax = category.name?.[law.writing.language] ?? category.code;
  return (
    <Row id="prices include" label={say(texts.pricesInclude, { tax })} note="" isChosen={isChosen} onSelect={toggle} />
  );
}

type RowProps = Pick<TaxChoice, 'id' | 'label' | 'note' | 'isChosen'> & { onSelect(): void };

function Row({ id, label, note, isChosen, onSelect }: RowProps) {
  return (
    <CommandItem value={id} onSelect={onSelect}>
      <Check aria-hidden className={isChosen ? 'size-3.5 shrink-0 text-accent' : 'size-3.5 shrink-0 opacity-0'} />
      <span className="min-w-0 flex-1">{label}</span>
      <span className="truncate text-soft text-xs">{note}</span>
      {isChosen && <span className="sr-only">{say(texts.chosen)}</span>}
    </CommandItem>
  );
}
