import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../app/catalogue-language.ts';
import { isEmbedded } from '../app/frame.ts';
import { useTheme } from '../app/theme.ts';
import { languagesOf, nameOfLanguage } from '../catalogue/language.ts';
import { serviceHost } from '../service/address.ts';
import { chooseBackend, useBackend } from '../service/backend.ts';
import { addonsQuery, regimesQuery, versionQuery } from '../service/service.ts';
import { Choice } from '../ui/choice.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { RadioCards } from '../ui/radio-cards.tsx';
import { ClearEverything } from './clear-everything.tsx';

/** What is set for this browser. */
export function SettingsDialog({ onClose }: { onClose(): void }) {
  const { backend } = useBackend();
  const { theme, choose } = useTheme();
  const { language, choose: chooseLanguage } = useLanguage();
  const { data: addons = [] } = useQuery(addonsQuery);
  const { data: regimes = [] } = useQuery(regimesQuery);
  const { data: version } = useQuery(versionQuery);
  const known = languagesOf([...addons, ...regimes].map(({ name }) => name));
  return (
    <Dialog title="Settings" description="They are kept in this browser." onClose={onClose}>
      <div className="grid gap-5">
        <RadioCards
          label="Service"
          value={backend}
          onChange={chooseBackend}
          options={[
            {
              value: 'server',
              name: serviceHost === undefined ? 'This server' : serviceHost,
              about: 'Build, Validate, Replicate and Correct ask the service.',
            },
            {
              value: 'browser',
              name: 'This browser',
              about: 'The same engine, in this page: nothing is sent, and no network is needed.',
            },
          ]}
        />
        <div className="grid gap-1.5">
          <Choice
            label="Language"
            labelled
            value={language}
            options={[...new Set([...known, language])].map((code) => ({ value: code, label: nameOfLanguage(code) }))}
            onChange={chooseLanguage}
          />
          <p className="text-soft text-xs">
            Of names and descriptions, where they exist in it; else they are in English.
          </p>
        </div>
        <RadioCards
          label="Theme"
          value={theme}
          onChange={choose}
          options={[
            { value: 'light', name: 'Light' },
            { value: 'dark', name: 'Dark' },
            { value: 'system', name: 'As the system' },
          ]}
        />
        {!isEmbedded && <ClearEverything />}
        <p className="flex flex-wrap justify-between gap-x-4 text-faint text-xs">
          {version && (
            <span>
              Billwright {version.version}, standard {version.standard ?? 'unknown'}
            </span>
          )}
          <a href="/third-party-licenses.txt" target="_blank" rel="noreferrer" className="underline">
            Licences of what it contains
          </a>
        </p>
      </div>
    </Dialog>
  );
}
