import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { countryName, nameOfAddon } from '../../engine/document/names.ts';
import { useDescription } from '../../engine/document/use-description.ts';
import { addonsQuery } from '../../engine/service/service.ts';
import { useActiveDraft } from '../../state/drafts/use-active-draft.ts';
import { useReadOnly } from '../../state/view/read-only.ts';
import { useLanguage } from '../../ui/language/catalogue-language.ts';
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
      {addons.map((addon) => (
        <AddonLink key={addon} addon={addon} />
      ))}
      {schema && !readOnly && <AddonMenu />}
      {/* The empty page next to it offers it, too. */}
      {draft && !isBeside && <SeeExample draft={draft} />}
    </>
  );
}

/** The name of an addon, which leads to its page. */
function AddonLink({ addon }: { addon: string }) {
  const { language } = useLanguage();
  const { data: addons, isPending } = useQuery(addonsQuery);
  return (
    <Link to="/addons/$key" params={{ key: addon }} title={addon} className="max-w-full rounded-full hover:underline">
      <Pill tone="accent">
        <span className="truncate">{isPending ? '…' : nameOfAddon(addons, addon, language)}</span>
      </Pill>
    </Link>
  );
}
