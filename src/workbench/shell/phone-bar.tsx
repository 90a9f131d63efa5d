import { Link } from '@tanstack/react-router';
import { Menu as MenuIcon } from 'lucide-react';
import { lazy, useState } from 'react';
import { OverlayBoundary } from '../ui/overlay-boundary.tsx';
import { say } from '../ui/texts/say.ts';
import { type Page, usePages } from './pages.ts';
import { Count, exactly, here, Named, useCount } from './sidebar.tsx';
import * as texts from './texts.ts';

const MoreSheet = lazy(async () => ({ default: (await import('./more-sheet.tsx')).MoreSheet }));

/** The three places and all else, at the bottom of a phone. */
export function PhoneBar() {
  const [open, setOpen] = useState(false);
  const places = usePages().filter(({ at }) => at === 'places');
  return (
    <>
      <nav
        aria-label={say(texts.places)}
        className="flex border-line border-t bg-panel p-1.5 pb-[max(6px,env(safe-area-inset-bottom))]"
      >
        {places.map(({ to, name, Icon }) => (
          <PhonePlace key={to} page={{ to, name, Icon }} />
        ))}
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(true)}
          className={phonePlace}
        >
          <Named Icon={MenuIcon} name={say(texts.moreOnPhone)} />
        </button>
      </nav>
      {open && (
        <OverlayBoundary onClose={() => setOpen(false)}>
          <MoreSheet onClose={() => setOpen(false)} />
        </OverlayBoundary>
      )}
    </>
  );
}

const phonePlace =
  'relative grid flex-1 justify-items-center gap-0.5 rounded-lg py-1.5 font-medium text-2xs text-soft leading-tight min-h-11';

function PhonePlace({ page: { to, name, Icon } }: { page: Pick<Page, 'to' | 'name' | 'Icon'> }) {
  const count = useCount(to);
  return (
    <Link
      to={to}
      activeOptions={exactly(to)}
      activeProps={here}
      className={phonePlace}
      aria-description={count > 0 ? say(texts.toLookAt, { count }) : undefined}
    >
      <Named Icon={Icon} name={name} />
      {count > 0 && <Count count={count} wide={false} />}
    </Link>
  );
}
