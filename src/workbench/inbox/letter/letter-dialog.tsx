import { useQuery } from '@tanstack/react-query';
import { Copy, Mail } from 'lucide-react';
import { useState } from 'react';
import { type Letter, languagesOfSupplier, letterTo } from '../../../inbox/letter.ts';
import { bestLanguage, languageCodes, loadTranslation } from '../../../translations/load.ts';
import { useMemory } from '../../state/memory/memory.ts';
import { ownCompany } from '../../state/memory/own-company.ts';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { copyAndSay } from '../../ui/copy.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, inputLook, TextInput } from '../../ui/field.tsx';
import { say, language as shown } from '../../ui/texts/say.ts';
import { markFiles } from '../inbox.ts';
import type { InboxRow } from '../rows.ts';
import { writeToSender } from '../texts.ts';
import * as texts from './texts.ts';

/** Returns the name of a language in itself. */
function languageName(code: string): string {
  return new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
}

interface LetterDialogProps {
  of: InboxRow;
  onClose(): void;
}

/** A letter to the supplier, to copy and change. */
export function LetterDialog({ of: { entry, row }, onClose }: LetterDialogProps) {
  const [language, setLanguage] = useState(() =>
    bestLanguage([...languagesOfSupplier(row), shown.translation?.language ?? 'en']),
  );
  const sender = useMemory((state) => ownCompany(state.entries, undefined)?.name);
  const [changed, setChanged] = useState<Letter>();
  const { data } = useQuery({
    queryKey: ['letter', entry.key, language, sender],
    queryFn: async () =>
      letterTo(row, entry.read, await loadTranslation(language, ['later', 'formats', 'faults', 'names']), sender),
    gcTime: 0,
  });
  const letter = changed ?? data;
  const noteAsked = () => {
    // The letter about a bill that breaks its rules refuses it.
    if (entry.mark === 'new') markFiles([entry.key], row.suggestion === 'refuse' ? 'refused' : 'asked');
  };
  const copy = () => {
    if (!letter) return;
    void copyAndSay(`${letter.subject}\n\n${letter.text}`, say(texts.copied));
    noteAsked();
  };
  const openEmail = () => {
    if (!letter) return;
    const [subject, body] = [letter.subject, letter.text].map(encodeURIComponent);
    location.href = `mailto:?subject=${subject}&body=${body}`;
    noteAsked();
  };
  return (
    <Dialog
      title={row.sender === null ? say(writeToSender) : say(texts.title, { supplier: row.sender })}
      description={say(texts.titleAbout)}
      onClose={onClose}
      footer={
        <>
          <Button Icon={Mail} disabled={!letter} onClick={openEmail}>
            {say(texts.openEmail)}
          </Button>
          <Button Icon={Copy} look="primary" disabled={!letter} onClick={copy}>
            {say(texts.copy)}
          </Button>
        </>
      }
    >
      {letter && (
        <div className="grid gap-3">
          <Choice
            label={say(texts.language)}
            labelled
            value={language}
            options={languageCodes.map((code) => ({ value: code, label: languageName(code) }))}
            onChange={(code) => {
              setChanged(undefined);
              setLanguage(code);
            }}
          />
          <Field label={say(texts.subjectLabel)}>
            {(control) => (
              <TextInput
                {...control}
                value={letter.subject}
                onChange={(subject) => setChanged({ ...letter, subject })}
              />
            )}
          </Field>
          <Field label={say(texts.textLabel)}>
            {(control) => (
              <textarea
                {...control}
                rows={12}
                lang={language}
                value={letter.text}
                onChange={({ target }) => setChanged({ ...letter, text: target.value })}
                className={inputLook}
              />
            )}
          </Field>
        </div>
      )}
    </Dialog>
  );
}
