import { useQuery } from '@tanstack/react-query';
import { Braces, FileText, Landmark, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { countryInSentence } from '../../engine/document/names.ts';
import type { SaveKind } from '../../engine/worker/saving.ts';
import type { Draft } from '../../state/drafts/draft-storage.ts';
import { fileName } from '../../state/drafts/export.ts';
import { changeRun, invoiceShown, runOf } from '../../state/drafts/runs.ts';
import { type Command, useCommand } from '../../state/view/commands.ts';
import { useLanguage } from '../../ui/language/catalogue-language.ts';
import { MenuItem, MenuLabel, MenuLine } from '../../ui/menu.tsx';
import { Shortcut } from '../../ui/shortcut.tsx';
import { say } from '../../ui/texts/say.ts';
import { ownerOf, useAnswers } from './asked-fields.tsx';
import { firstChoice } from './first-choice.ts';
import { kindsQuery, savedQuery } from './saving-queries.ts';
import { Status } from './status.tsx';
import * as texts from './texts.ts';

/** Longer texts are not tried as each file of the country when the menu opens. */
const SMALL_TEXT = 100_000;

/** The ways to save, the page first, then what the country asks for. A file opens *Save* with it chosen. */
export function SaveMenu({ draft }: { draft: Draft }) {
  const { text } = draft;
  const tag = useLanguage(({ language }) => language);
  const { data } = useQuery(kindsQuery(text, tag));
  const save = useCommand('save-as');
  const [send, print, share] = [useCommand('send'), useCommand('print'), useCommand('share')];
  const unchanged = [useCommand('save-json'), useCommand('save-xml')].find(Boolean);
  const { kinds = [], national, byLaw } = data ?? {};
  // The key opens the dialog with this one chosen.
  const { goal, saveAs } = runOf(draft.id);
  const first = firstChoice(kinds, goal?.kind ?? saveAs ?? byLaw);
  const choose = (kind: SaveKind) => {
    changeRun(draft.id, { goal: undefined, saveAs: kind.key });
    save?.run();
  };
  const file = `${fileName(text)}.pdf`;
  const pdf = kinds.find(({ tier }) => tier === 'customer');
  const files = kinds.filter(({ tier }) => tier === 'country');
  const other = kinds.find(({ key }) => key === first && key !== pdf?.key && !files.some((file) => file.key === key));
  return (
    <>
      <MenuLabel>{say(texts.forCustomer)}</MenuLabel>
      {pdf && save && (
        <Row Icon={FileText} label={say(pdf.name)} about={file} onSelect={() => choose(pdf)}>
          {first === pdf.key && <Keys of={save} />}
        </Row>
      )}
      <CommandRow command={send} />
      <CommandRow command={print} />
      {national && files.length > 0 && (
        <>
          <MenuLabel>
            {say(national.isRequired ? texts.requiredIn : texts.usualIn, {
              country: countryInSentence(national.country),
            })}
          </MenuLabel>
          {files.map((kind) => (
            <Row key={kind.key} Icon={Landmark} label={say(kind.name)} onSelect={() => choose(kind)}>
              <FileStatus draft={draft} kind={kind} />
              {save && first === kind.key && <Keys of={save} />}
            </Row>
          ))}
        </>
      )}
      <MenuLine />
      {unchanged && (
        <CommandRow
          command={{ ...unchanged, label: say(unchanged.id === 'save-xml' ? texts.xml : texts.json), Icon: Braces }}
        />
      )}
      <CommandRow command={share} />
      {save && (
        <Row Icon={Search} label={say(texts.moreFormats)} {...(other && { about: other.name })} onSelect={save.run}>
          {other && <Keys of={save} />}
        </Row>
      )}
    </>
  );
}

function FileStatus({ draft: { id, text }, kind }: { draft: Draft; kind: SaveKind }) {
  const { answers } = useAnswers(ownerOf(text));
  const trial = kind.trial ?? kind.key;
  const found = useQuery(savedQuery(text, trial, text.length <= SMALL_TEXT, { invoice: invoiceShown(id) }));
  return (
    <span className="self-center font-medium text-xs">
      <Status {...{ kind, found, text, answers }} />
    </span>
  );
}

function CommandRow({ command }: { command: Command | undefined }) {
  if (!command) return null;
  const { label, Icon = FileText, run, why } = command;
  return (
    <Row Icon={Icon} label={label} onSelect={run} disabled={why !== undefined}>
      <Keys of={command} />
    </Row>
  );
}

function Keys({ of: { keys } }: { of: Command }) {
  const [first] = keys;
  return first ? (
    <span className="self-center text-faint">
      <Shortcut keys={first.chord} />
    </span>
  ) : null;
}

interface RowProps {
  Icon: typeof FileText;
  label: string;
  about?: string;
  onSelect(): void;
  disabled?: boolean;
  children?: ReactNode;
}

function Row({ Icon, label, about, onSelect, disabled = false, children }: RowProps) {
  return (
    <MenuItem onSelect={onSelect} disabled={disabled}>
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-soft" />
      <span className="flex-1">
        <span className="block">{label}</span>
        {about && <span className="block text-soft text-xs">{about}</span>}
      </span>{' '}
      {children}
    </MenuItem>
  );
}
