import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { countryName, nameOfAddon } from '../../engine/document/names.ts';
import { useDescription } from '../../engine/document/use-description.ts';
import { addonsQuery } from '../../engine/service/catalogue.ts';
import type { Draft } from '../../state/drafts/draft-storage.ts';
import { useActiveDraft } from '../../state/drafts/use-active-draft.ts';
import { useReadOnly } from '../../state/view/read-only.ts';
import { useLanguage } from '../../ui/language/catalogue-language.ts';
import { withTexts } from '../../ui/language/later.ts';
import { Pill } from '../../ui/pill.tsx';
import { say } from '../../ui/texts/say.ts';
import { useMedia } from '../../ui/use-media.ts';
import { AddonMenu } from './addon-menu.tsx';
import { SeeExample } from './see-example.tsx';
import * as texts from './texts.ts';

/** The envelope, regime and addons of the shown document, with links to their pages. */
export function DocumentFacts() {
  const draft = useActiveDraft();
  const description = useDescription(draft?.text ?? '');
  const { schema, envelope, country, addons, signed } = description;
  const readOnly = useReadOnly(description) !== undefined;
  const isBeside = useMedia('(min-width: 800px)');
  return (
    <>
      {envelope && <Pill>{say(signed ? texts.signedEnvelope : texts.envelope)}</Pill>}
      {country && (
        <Link
          to="/regimes/$code"
          params={{ code: country }}
          title={say(texts.regime, { country })}
          className="shrink-0 rounded-full hover:underline"
        >
          <Pill>{countryName(country)}</Pill>
        </Link>
      )}
      {draft &&
        addons.map((addon) => (
          <AddonChip key={addon} draft={draft} addon={addon} document={description.title} readOnly={readOnly} />
        ))}
      {schema && !readOnly && <AddonMenu />}
      {/* The empty page next to it offers it, too. */}
      {draft && !isBeside && <SeeExample draft={draft} />}
    </>
  );
}

interface AddonChipProps {
  draft: Draft;
  addon: string;
  /** The title of the document. */
  document: string;
  readOnly: boolean;
}

/** The name of an addon, which leads to its page, and a button that takes it out of the document. */
function AddonChip({ draft, addon, document, readOnly }: AddonChipProps) {
  const { language } = useLanguage();
  const { data: addons, isPending } = useQuery(addonsQuery);
  const name = nameOfAddon(addons, addon, language);
  const remove = async () => {
    const { removeAddon } = await withTexts(import('../../reference/change-with-undo.ts'));
    removeAddon(draft, addon, name, document);
  };
  return (
    <Pill tone="accent">
      <Link to="/addons/$key" params={{ key: addon }} title={addon} className="truncate rounded hover:underline">
        {isPending ? '…' : name}
      </Link>
      {!readOnly && (
        <button
          type="button"
          aria-label={say(texts.removeAddon, { addon: name })}
          title={say(texts.removeAddon, { addon: name })}
          onClick={() => void remove()}
          className="-my-1 -mr-1.5 grid size-6 shrink-0 place-items-center rounded-full hover:bg-accent hover:text-accent-ink"
        >
          <X aria-hidden className="size-3" />
        </button>
      )}
    </Pill>
  );
}
