import { useQuery } from '@tanstack/react-query';
import { languageCodes } from '../../../translations/load.ts';
import { serviceHost } from '../../engine/service/address.ts';
import { chooseBackend, useBackend } from '../../engine/service/backend.ts';
import { versionQuery } from '../../engine/service/service.ts';
import { nameOfLanguage } from '../../reference/language.ts';
import { Choice } from '../../ui/choice.tsx';
import { chooseLanguage, interfaceLanguage } from '../../ui/language/interface-language.ts';
import { useLetterKeys } from '../../ui/page/letter-keys.ts';
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

/** The settings of this browser, as a page. */
export function SettingsPage() {
  const { backend } = useBackend();
  const { theme, choose } = useTheme();
  const letterKeys = useLetterKeys();
  const { data: version } = useQuery(versionQuery);
  return (
    <div className="size-full overflow-y-auto">
      <div className="mx-auto grid max-w-2xl gap-6 px-5 py-6">
        <header>
          <h1 className="font-semibold text-xl">{say(texts.settings)}</h1>
          <p className="mt-0.5 text-soft">{say(texts.keptHere)}</p>
        </header>
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
          <Switch label={say(texts.letterKeys)} checked={letterKeys.isOn} onChange={letterKeys.turnOn} />
          <p className="text-soft text-xs">{say(texts.letterKeysHow)}</p>
        </div>
        <MemorySection />
        <RulesSection />
        {!isOneFile && (
          <section aria-labelledby="developer" className="grid gap-5 border-line border-t pt-5">
            <h2 id="developer" className="font-semibold">
              {say(texts.developer)}
            </h2>
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
            <OneFileSection />
          </section>
        )}
        <ClearEverything />
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
    </div>
  );
}
