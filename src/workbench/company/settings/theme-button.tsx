import { Monitor, Moon, Sun } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { nextTheme, useTheme } from '../../ui/page/theme.ts';
import { say } from '../../ui/texts/say.ts';
import * as texts from './texts.ts';

const looks = {
  light: { Icon: Sun, name: texts.lightNow },
  dark: { Icon: Moon, name: texts.darkNow },
  system: { Icon: Monitor, name: texts.systemNow },
};

/** Cycles through the themes: the opposite of the current one, back, and the system's. */
export function ThemeButton() {
  const { theme, choose } = useTheme();
  const { Icon, name } = looks[theme];
  const next = nextTheme(theme);
  return (
    <Button
      look="bare"
      size="icon"
      aria-label={say(texts.theme)}
      title={say(texts.themeNow, { theme: say(name), next: say(looks[next].name) })}
      onClick={() => choose(next)}
    >
      <Icon aria-hidden className="size-4" />
    </Button>
  );
}
