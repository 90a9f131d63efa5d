import { Monitor, Moon, Sun } from 'lucide-react';
import { nextTheme, useTheme } from '../app/theme.ts';
import { Button } from '../ui/button.tsx';

const looks = {
  light: { Icon: Sun, name: 'light' },
  dark: { Icon: Moon, name: 'dark' },
  system: { Icon: Monitor, name: 'as the system' },
};

/** Goes round: the other one than is shown, its opposite, as the system. */
export function ThemeButton() {
  const { theme, choose } = useTheme();
  const { Icon, name } = looks[theme];
  const next = nextTheme(theme);
  return (
    <Button
      look="bare"
      size="icon"
      aria-label="Theme"
      title={`Theme: ${name}. Next: ${looks[next].name}`}
      onClick={() => choose(next)}
    >
      <Icon aria-hidden className="size-4" />
    </Button>
  );
}
