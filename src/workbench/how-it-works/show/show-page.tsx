import { Link, useParams } from '@tanstack/react-router';
import { Play } from 'lucide-react';
import { useEffect } from 'react';
import { Waiting } from '../../ui/message.tsx';
import { NothingHere } from '../../ui/nothing-here.tsx';
import { say } from '../../ui/texts/say.ts';
import { startShow } from '../guide/showing.ts';
import { shows } from './shows.ts';
import * as texts from './texts.ts';

/** All scenarios, each a link that plays it. */
export function ShowsPage() {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable (WCAG 2.1.1).
    <section aria-label={say(texts.showMe)} tabIndex={0} className="size-full overflow-auto outline-offset-[-2px]">
      <div className="mx-auto grid max-w-4xl gap-6 p-5 md:p-7">
        <header className="grid gap-1.5">
          <h1 className="font-semibold text-xl tracking-tight">{say(texts.showMe)}</h1>
          <p className="max-w-[42rem] text-base text-soft leading-relaxed">{say(texts.showMeAbout)}</p>
        </header>
        <ol className="grid gap-3 sm:grid-cols-2">
          {shows.map(({ name, title, about }) => (
            <li key={name} className="grid">
              <Link
                to="/show/$name"
                params={{ name }}
                preload={false}
                className="group grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-3 gap-y-1 rounded-xl border border-line bg-panel p-4 hover:border-accent"
              >
                <span className="row-span-2 grid size-8 place-items-center rounded-full bg-accent-wash text-accent ">
                  <Play aria-hidden className="size-4" />
                </span>
                <span className="font-semibold text-base">{say<string>(title)}</span>
                <span className="text-soft leading-relaxed">{say<string>(about)}</span>
              </Link>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** Plays the scenario of the address. Its first step goes to the workbench, so no other draft is rendered before. */
export function ShowPage() {
  const { name } = useParams({ from: '/show/$name' });
  const known = shows.some((show) => show.name === name);
  useEffect(() => {
    if (known) startShow(name);
  }, [known, name]);
  if (known) return <Waiting what={say(texts.starting)} />;
  return <NothingHere title={say(texts.noSuchShow)} to="/show" link={say(texts.allShows)} />;
}
