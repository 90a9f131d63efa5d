import { FilePlus2, Plus } from 'lucide-react';
import { useId } from 'react';
import type { AddonSummary } from '../../client/index.ts';
import { taxCountryOf } from '../../engine/country/iso-code.ts';
import { countryInSentence } from '../engine/document/names.ts';
import { useStart } from '../state/examples/use-start.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { say } from '../ui/texts/say.ts';
import { countryOf } from './addon-countries.ts';
import { localize } from './language.ts';
import * as texts from './texts.ts';
import { useCatalogueLanguage } from './use-catalogue-language.ts';

interface ForeignQuestionProps {
  addon: Pick<AddonSummary, 'key' | 'name'>;
  /** The title and the country of the document. */
  document: string;
  country: string | undefined;
  onAdd(): void;
  onClose(): void;
}

/** Asks whether an addon of another country is meant: to add it, or to start an invoice of its country. */
export function ForeignQuestion({ addon: { key, name }, document, country, onAdd, onClose }: ForeignQuestionProps) {
  const [lang] = useCatalogueLanguage();
  const { startEmpty } = useStart();
  const own = countryOf(key) ?? '';
  const words = {
    document,
    country: countryInSentence(country ?? ''),
    addon: localize(name, lang)?.text ?? key,
    other: countryInSentence(own),
  };
  return (
    <Dialog
      title={say(texts.foreign, words)}
      description={say(texts.foreignAbout, words)}
      onClose={onClose}
      footer={
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{say(texts.cancel)}</Button>
        </div>
      }
    >
      <div className="grid gap-2">
        <Way Icon={Plus} name={say(texts.addAnyway)} about={say(texts.addAnywayAbout, words)} onChoose={onAdd} />
        <Way
          Icon={FilePlus2}
          name={newInvoiceIn(own)}
          about={say(texts.newInvoiceAbout, words)}
          onChoose={() => {
            onClose();
            void startEmpty('bill/invoice', { country: taxCountryOf(own), addons: [key] });
          }}
        />
      </div>
    </Dialog>
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

/** Returns the message after an addon was added. `missing` is the number of values that the document lacks now. */
export function saidAdded(addon: string, document: string, missing: number): string {
  return missing === 0
    ? say(texts.addonAdded, { addon, document })
    : say(texts.addonAddedMissing, { addon, document, count: missing });
}

export function newInvoiceIn(country: string): string {
  const own = texts.newInvoiceOf[country];
  return own === undefined ? say(texts.newInvoice, { country: countryInSentence(country) }) : say(own);
}
