import { useQuery } from '@tanstack/react-query';
import { languageCodes } from '../../../translations/load.ts';
import { serviceHost } from '../../engine/service/address.ts';
import { chooseBackend, useBackend } from '../../engine/service/backend.ts';
import { versionQuery } from '../../engine/service/service.ts';
import { nameOfLanguage } from '../../reference/language.ts';
import { showDeveloperTools, useDeveloperTools } from '../../state/view/developer-tools.ts';
import { Choice } from '../../ui/choice.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { chooseLanguage, interfaceLanguage } from '../../ui/language/interface-language.ts';
import { isEmbedded } from '../../ui/page/embedded.ts';
import { isOneFile } from '../../ui/page/one-file.ts';
import { useTheme } from '../../ui/page/theme.ts';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { Switch } from '../../ui/switch.tsx';
import { say } from '../../ui/texts/say.ts';
import { ClearEverything } from './clear-everything.tsx';
import { MemorySection } from './memory-section.tsx';
import { OneFileSection } from './one-file-section.tsx';
import { RulesSection } from './rules-section.tsx';
import * as texts from './texts.ts';

const licences = isOneFile ? billwrightParts.licences : '/third-party-licenses.txt';

/** The settings of this browser. */
export function SettingsDialog({ onClose }: { onClose(): void }) {
  const { backend } = useBackend();
  const { theme, choose } = useTheme();
  const developerTools = useDeveloperTools();
  const { data: version } = useQuery(versionQuery);
  return (
    <Dialog title={say(texts.settings)} description={say(texts.keptHere)} onClose={onClose}>
      <div className="grid gap-5">
        {!isOneFile && (
          <RadioCards
            label={say(texts.service)}
            value={backend}
            onChange={chooseBackend}
            options={[
              {
                value: 'server',
                name: serviceHost ?? say(texts.server),
                about: say(texts.serverHow),
              },
              {
                value: 'browser',
                name: say(texts.browser),
                about: say(texts.browserHow),
              },
            ]}
          />
        )}
        {!isEmbedded && (
          <div className="grid gap-1.5">
            <Choice
              label={say(texts.language)}
              labelled
              value={interfaceLanguage}
              options={languageCodes.map((code) => ({ value: code, label: nameOfLanguage(code) }))}
              onChange={chooseLanguage}
            />
            <p className="text-soft text-xs">{say(texts.languageHow)}</p>
          </div>
        )}
        <RadioCards
          label={say(texts.theme)}
          value={theme}
          onChange={choose}
          options={[
            { value: 'light', name: say(texts.light) },
            { value: 'dark', name: say(texts.dark) },
            { value: 'system', name: say(texts.system) },
          ]}
        />
        <div className="grid gap-1.5">
          <Switch label={say(texts.tools)} checked={developerTools} onChange={showDeveloperTools} />
          <p className="text-soft text-xs">{say(texts.toolsHow)}</p>
        </div>
        <RulesSection />
        {!isEmbedded && <MemorySection />}
        {!isEmbedded && !isOneFile && <OneFileSection />}
        {!isEmbedded && <ClearEverything />}
        <p className="flex flex-wrap justify-between gap-x-4 text-faint text-xs">
          {version && (
            <span>
              {say(texts.version, {
                version: version.version,
                standard: version.standard ?? say(texts.unknown),
              })}
            </span>
          )}
          <a href={licences} target="_blank" rel="noreferrer" className="underline">
            {say(texts.licences)}
          </a>
        </p>
      </div>
    </Dialog>
  );
}
