import { FilePlus2 } from 'lucide-react';
import { useState } from 'react';
import type { AddonSummary } from '../../client/index.ts';
import { taxCountryOf } from '../../engine/country/iso-code.ts';
import { describe } from '../engine/document/description.ts';
import { useActiveDraft } from '../state/drafts/use-active-draft.ts';
import { useStart } from '../state/examples/use-start.ts';
import { Button } from '../ui/button.tsx';
import { say } from '../ui/texts/say.ts';
import { isForeign } from './addon-countries.ts';
import { additionOf, removeAddon } from './change-with-undo.ts';
import { useAddonEffect } from './effect-in-document.tsx';
import { ForeignQuestion, newInvoiceIn, saidAdded } from './foreign-question.tsx';
import { localize } from './language.ts';
import * as texts from './texts.ts';
import { useCatalogueLanguage } from './use-catalogue-language.ts';
import { UseInDocument } from './use-in-document.tsx';

/** Adds an addon to the current draft, or takes it out again. One of another country asks first. */
export function UseAddon({ addon, isFirst }: { addon: Pick<AddonSummary, 'key' | 'name'>; isFirst?: boolean }) {
  const { key } = addon;
  const [lang] = useCatalogueLanguage();
  const [proceed, ask] = useState<() => void>();
  const draft = useActiveDraft();
  const { title, country, addons } = describe(draft?.text ?? '');
  const missing = useAddonEffect(draft?.text ?? '', key).data?.asks.length ?? 0;
  const name = localize(addon.name, lang)?.text ?? key;
  return (
    <div className="flex flex-wrap items-center justify-end gap-2">
      <UseInDocument
        look={isFirst ? 'primary' : 'plain'}
        label={(document) => say(texts.addAddon, { document })}
        done={(document) => saidAdded(name, document, missing)}
        isIn={(document) => document.addons.includes(key)}
        {...additionOf(key)}
        {...(isForeign(key, country) && { before: (use: () => void) => ask(() => use) })}
      />
      {draft && addons.includes(key) && (
        <Button size="small" onClick={() => removeAddon(draft, key, name, title)}>
          {say(texts.remove)}
        </Button>
      )}
      {proceed && (
        <ForeignQuestion
          {...{ addon, document: title, country }}
          onAdd={() => {
            ask(undefined);
            proceed();
          }}
          onClose={() => ask(undefined)}
        />
      )}
    </div>
  );
}

/** Starts an invoice of the addon's country with it. */
export function NewInvoice({ addon, country, isFirst }: { addon: string; country: string; isFirst?: boolean }) {
  const { startEmpty } = useStart();
  return (
    <Button
      look={isFirst ? 'primary' : 'plain'}
      Icon={FilePlus2}
      onClick={() => void startEmpty('bill/invoice', { country: taxCountryOf(country), addons: [addon] })}
    >
      {newInvoiceIn(country)}
    </Button>
  );
}
