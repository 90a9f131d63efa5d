import { useQueries, useQuery } from '@tanstack/react-query';
import { Mail, Share2, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { bytesOfBase64 } from '../../../engine/text/base64.ts';
import type { Saved, SaveKind } from '../../engine/worker/saving.ts';
import type { Draft } from '../../state/drafts/draft-storage.ts';
import { fileName } from '../../state/drafts/export.ts';
import { issued } from '../../state/drafts/issued.ts';
import { runOf } from '../../state/drafts/runs.ts';
import { isWanted } from '../../state/memory/setting.ts';
import { loadEntries } from '../../state/memory/storage.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, inputLook, TextInput } from '../../ui/field.tsx';
import { FileButton } from '../../ui/file-button.tsx';
import { saveFile } from '../../ui/files.ts';
import { useLanguage } from '../../ui/language/catalogue-language.ts';
import { Message, Waiting } from '../../ui/message.tsx';
import { notify } from '../../ui/notice.ts';
import { numberOf } from '../../ui/number-of.ts';
import { say } from '../../ui/texts/say.ts';
import { kindsQuery, savedQuery } from '../saving/saving-queries.ts';
import { writeEmail } from './email.ts';
import { addressOf, letterFor, supplierIn } from './letter.ts';
import * as texts from './texts.ts';

interface SendDialogProps {
  draft: Draft;
  onClose(): void;
}

/** An e-mail to the customer with the PDF and the e-invoice, for the user's own program. */
export function SendDialog({ draft, onClose }: SendDialogProps) {
  const { text } = draft;
  const [letter, setLetter] = useState(() => letterFor(text));
  const tag = useLanguage(({ language }) => language);
  const kinds = useQuery(kindsQuery(text, tag));
  const offered = attachable(kinds.data?.kinds ?? []);
  const { paperLanguage: language } = runOf(draft.id);
  const written = useQueries({ queries: offered.map(({ key }) => savedQuery(text, key, true, { language })) });
  const [left, setLeft] = useState<readonly string[]>([]);
  const isWriting = kinds.isPending || written.some(({ isPending }) => isPending);
  const error = kinds.error ?? written.find(({ error }) => error)?.error;
  const chosen = offered.flatMap((kind, index) => {
    const saved = written[index]?.data;
    return saved?.content === undefined || left.includes(kind.key) ? [] : [{ kind, file: fileOf(kind, saved, text) }];
  });
  const [own, setOwn] = useState<readonly File[]>([]);
  const supplier = supplierIn(text);
  useEffect(() => {
    void filesOf(supplier).then((kept) => setOwn((others) => [...kept, ...others]));
  }, [supplier]);
  const files = [...chosen.map(({ file }) => file), ...own];
  const change = (part: keyof typeof letter) => (value: string) => setLetter({ ...letter, [part]: value });
  const done = () => {
    for (const { kind } of chosen) issued.emit({ draft, format: kind.name });
    onClose();
  };
  const open = async () => {
    const attachments = await Promise.all(
      files.map(async (file) => ({
        name: file.name,
        type: file.type || 'application/octet-stream',
        content: new Uint8Array(await file.arrayBuffer()),
      })),
    );
    const name = `${fileName(text)}.eml`;
    const { to, subject, message } = letter;
    const email = { from: addressOf(text, 'supplier'), to, subject, text: message, attachments, date: new Date() };
    saveFile(name, writeEmail(email), 'message/rfc822');
    notify({ title: say(texts.saved, { file: name }), description: say(texts.savedHow), tone: 'good' });
    done();
  };
  const shared = { files, title: letter.subject, text: letter.message };
  const canShare = files.length > 0 && navigator.canShare?.(shared);
  const share = async () => {
    try {
      await navigator.share(shared);
      done();
    } catch {
      // The user closed the share sheet: the message stays.
    }
  };
  return (
    <Dialog
      title={say(texts.title)}
      description={say(texts.about)}
      onClose={onClose}
      footer={
        <>
          {canShare && (
            <Button Icon={Share2} onClick={() => void share()}>
              {say(texts.share)}
            </Button>
          )}
          <Button
            Icon={Mail}
            look="primary"
            title={say(texts.saveHow)}
            busy={isWriting}
            disabled={!isWriting && files.length === 0}
            onClick={() => void open()}
          >
            {say(texts.save)}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <Field label={say(texts.to)}>
          {(control) => <TextInput {...control} type="email" value={letter.to} onChange={change('to')} />}
        </Field>
        <Field label={say(texts.subject)}>
          {(control) => <TextInput {...control} value={letter.subject} onChange={change('subject')} />}
        </Field>
        <Field label={say(texts.message)}>
          {(control) => (
            <textarea
              {...control}
              rows={6}
              value={letter.message}
              onChange={({ target }) => change('message')(target.value)}
              className={inputLook}
            />
          )}
        </Field>
        <fieldset aria-live="polite">
          <legend className="mb-1 font-medium">{say(texts.attachments)}</legend>
          {isWriting && <Waiting what={say(texts.writing)} />}
          {error && <Message title={say(texts.failed)} about={error.message} />}
          {offered.map((kind, index) => (
            <AttachmentChoice
              key={kind.key}
              name={kind.name}
              saved={written[index]?.data}
              checked={!left.includes(kind.key)}
              onChange={(wanted) => setLeft(wanted ? left.filter((key) => key !== kind.key) : [...left, kind.key])}
            />
          ))}
          {own.map((file) => (
            <p key={numberOf(file)} className="flex min-h-6 items-center gap-2">
              {file.name}
              <IconButton
                Icon={X}
                label={say(texts.leaveOut, { file: file.name })}
                onClick={() => setOwn(own.filter((each) => each !== file))}
              />
            </p>
          ))}
          <div className="mt-1">
            <FileButton onFile={(file) => setOwn([...own, file])}>{say(texts.addFile)}</FileButton>
          </div>
          {!isWriting && !error && files.length === 0 && <p className="mt-1 text-warn">{say(texts.none)}</p>}
        </fieldset>
        <p className="text-soft">{say(texts.saveHow)}</p>
      </div>
    </Dialog>
  );
}

interface AttachmentChoiceProps {
  name: string;
  /** Undefined while it is written. */
  saved: Saved | undefined;
  checked: boolean;
  onChange(wanted: boolean): void;
}

function AttachmentChoice({ name, saved, checked, onChange }: AttachmentChoiceProps) {
  if (saved === undefined) return null;
  const isWritten = saved.content !== undefined;
  return (
    <label className="flex min-h-6 items-baseline gap-2 pointer-coarse:min-h-11">
      <input
        type="checkbox"
        checked={checked && isWritten}
        disabled={!isWritten}
        onChange={({ target }) => onChange(target.checked)}
        className="accent-(--accent)"
      />
      <span>{name}</span>
      {!isWritten && <span className="text-bad">{say(texts.notWritten, { count: saved.faults.length })}</span>}
    </label>
  );
}

/** Returns the kinds to attach: the usual e-invoice with the PDF, unless it is a PDF itself. */
function attachable(kinds: readonly SaveKind[]): readonly SaveKind[] {
  const usual = kinds.find(({ isUsual }) => isUsual);
  const paper = kinds.find(({ key }) => key === 'pdf');
  if (usual?.takesPages) return [usual];
  return [paper, usual].flatMap((kind) => kind ?? []);
}

function fileOf(kind: SaveKind, { content = '', fileName: own }: Saved, text: string): File {
  return new File([content], own ?? `${fileName(text)}.${kind.extension}`, { type: kind.mediaType });
}

/** Returns the files that the user's company sends with every invoice. */
async function filesOf(supplier: string | undefined): Promise<readonly File[]> {
  if (!isWanted()) return [];
  const entries = await loadEntries().catch(() => []);
  const own = entries.find(({ kind, name }) => kind === 'supplier' && name === supplier);
  return (own?.usual?.files ?? []).map(
    ({ name, mime, data }) => new File([bytesOfBase64(data) ?? ''], name, { type: mime }),
  );
}
