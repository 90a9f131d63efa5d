import { FilePlus2, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import type { AddonSummary } from '../../client/index.ts';
import { taxCountryOf } from '../../engine/country/iso-code.ts';
import { describe } from '../engine/document/description.ts';
import { addonEdits, withoutAddonEdits } from '../engine/document/edits.ts';
import { countryInSentence } from '../engine/document/names.ts';
import { editText } from '../state/drafts/open-texts.ts';
import { useActiveDraft } from '../state/drafts/use-active-draft.ts';
import { useStart } from '../state/examples/use-start.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { say } from '../ui/texts/say.ts';
import { countryOf, isForeign } from './addon-countries.ts';
import { useAddonEffect } from './effect-in-document.tsx';
import { localize } from './language.ts';
import * as texts from './texts.ts';
import { useCatalogueLanguage } from './use-catalogue-language.ts';
import { UseInDocument } from './use-in-document.tsx';

/** Adds an addon to the current draft, or takes it out again. One of another country asks first. */
export function UseAddon({ addon: { key, name } }: { addon: Pick<AddonSummary, 'key' | 'name'> }) {
  const [lang] = useCatalogueLanguage();
  const [proceed, ask] = useState<() => void>();
  const { startEmpty } = useStart();
  const draft = useActiveDraft();
  const { title, country, addons } = describe(draft?.text ?? '');
  const own = countryOf(key);
  const missing = useAddonEffect(draft?.text ?? '', key).data?.asks.length ?? 0;
  const words = {
    document: title,
    country: countryInSentence(country ?? ''),
    addon: localize(name, lang)?.text ?? key,
    other: countryInSentence(own ?? ''),
  };
  return (
    <div className="flex flex-wrap items-center justify-end gap-2">
      <UseInDocument
        label={(document) => say(texts.addAddon, { document })}
        done={(document) =>
          missing === 0
            ? say(texts.addonAdded, { addon: words.addon, document })
            : say(texts.addonAddedMissing, { addon: words.addon, document, count: missing })
        }
        isIn={(document) => document.addons.includes(key)}
        edits={(text) => addonEdits(text, key)}
        withoutIt={(text) => withoutAddonEdits(text, key)}
        {...(isForeign(key, country) && { before: (use: () => void) => ask(() => use) })}
      />
      {draft && addons.includes(key) && (
        <Button size="small" onClick={() => editText(draft.id, withoutAddonEdits(draft.text, key))}>
          {say(texts.remove)}
        </Button>
      )}
      {proceed && own !== undefined && (
        <Dialog
          title={say(texts.foreign, words)}
          description={say(texts.foreignAbout, words)}
          onClose={() => ask(undefined)}
          footer={
            <div className="flex justify-end gap-2">
              <Button onClick={() => ask(undefined)}>{say(texts.cancel)}</Button>
            </div>
          }
        >
          <div className="grid gap-2">
            <Way
              Icon={Plus}
              name={say(texts.addAnyway)}
              about={say(texts.addAnywayAbout, words)}
              onChoose={() => {
                ask(undefined);
                proceed();
              }}
            />
            <Way
              Icon={FilePlus2}
              name={newInvoiceIn(own)}
              about={say(texts.newInvoiceAbout, words)}
              onChoose={() => {
                ask(undefined);
                void startEmpty('bill/invoice', { country: taxCountryOf(own), addons: [key] });
              }}
            />
          </div>
        </Dialog>
      )}
    </div>
  );
}

interface WayProps {
  Icon: typeof Plus;
  name: string;
  about: string;
  onChoose(): void;
}

/** A choice of how to continue, with its consequence. */
function Way({ Icon, name, about, onChoose }: WayProps) {
  const id = useId();
  return (
    <button
      type="button"
      aria-label={name}
      aria-describedby={id}
      onClick={onChoose}
      className="flex min-h-11 items-start gap-3 rounded-lg border border-line px-3.5 py-2.5 text-left hover:border-accent hover:bg-accent-wash"
    >
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
      <span>
        <span className="block font-medium">{name}</span>
        <span id={id} className="block text-soft text-xs">
          {about}
        </span>
      </span>
    </button>
  );
}

/** Starts an invoice of the addon's country with it. */
export function NewInvoice({ addon, country }: { addon: string; country: string }) {
  const { startEmpty } = useStart();
  return (
    <Button
      Icon={FilePlus2}
      onClick={() => void startEmpty('bill/invoice', { country: taxCountryOf(country), addons: [addon] })}
    >
      {newInvoiceIn(country)}
    </Button>
  );
}

function newInvoiceIn(country: string): string {
  const own = texts.newInvoiceOf[country];
  return own === undefined ? say(texts.newInvoice, { country: countryInSentence(country) }) : say(own);
}
