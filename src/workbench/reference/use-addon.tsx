import { useState } from 'react';
import type { AddonSummary } from '../../client/index.ts';
import { isoCode } from '../../engine/country/iso-code.ts';
import { describe } from '../engine/document/description.ts';
import { addonEdits, withoutAddonEdits } from '../engine/document/edits.ts';
import { countryName } from '../engine/document/names.ts';
import { editText } from '../state/drafts/open-texts.ts';
import { useActiveDraft } from '../state/drafts/use-active-draft.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { say } from '../ui/texts/say.ts';
import { countryOf } from './addon-countries.ts';
import { localize } from './language.ts';
import * as texts from './texts.ts';
import { useCatalogueLanguage } from './use-catalogue-language.ts';
import { UseInDocument } from './use-in-document.tsx';

/** Adds an addon to the current draft, or takes it out again. One of another country asks first. */
export function UseAddon({ addon: { key, name } }: { addon: Pick<AddonSummary, 'key' | 'name'> }) {
  const [lang] = useCatalogueLanguage();
  const [proceed, ask] = useState<() => void>();
  const draft = useActiveDraft();
  const { title, country, addons } = describe(draft?.text ?? '');
  const own = countryOf(key);
  const isForeign = country !== undefined && own !== undefined && isoCode(country) !== own;
  const words = {
    document: title,
    country: countryName(country ?? ''),
    addon: localize(name, lang)?.text ?? key,
    other: countryName(own ?? ''),
  };
  return (
    <div className="flex flex-wrap items-center justify-end gap-2">
      <UseInDocument
        label={say(texts.addAddon)}
        done={(document) => say(texts.addonAdded, { document })}
        isIn={(document) => document.addons.includes(key)}
        edits={(text) => addonEdits(text, key)}
        {...(isForeign && { before: (use: () => void) => ask(() => use) })}
      />
      {draft && addons.includes(key) && (
        <Button size="small" onClick={() => editText(draft.id, withoutAddonEdits(draft.text, key))}>
          {say(texts.remove)}
        </Button>
      )}
      {proceed && (
        <Dialog
          title={say(texts.foreign, words)}
          description={say(texts.foreignAbout, words)}
          onClose={() => ask(undefined)}
          footer={
            <div className="flex justify-end gap-2">
              <Button onClick={() => ask(undefined)}>{say(texts.cancel)}</Button>
              <Button
                look="primary"
                onClick={() => {
                  ask(undefined);
                  proceed();
                }}
              >
                {say(texts.addAnyway)}
              </Button>
            </div>
          }
        >
          {null}
        </Dialog>
      )}
    </div>
  );
}
