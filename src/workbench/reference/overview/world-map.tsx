import { useNavigate } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { isoCode } from '../../../engine/country/iso-code.ts';
import { countryName } from '../../engine/document/names.ts';
import { say } from '../../ui/texts/say.ts';
import * as texts from './texts.ts';
import shapes from './world.json';
import './world-map.css';

interface Part {
  width: number;
  height: number;
  /** Paths by country code; areas without a code begin with a dash. */
  shapes: Readonly<Record<string, string>>;
}

const { europe, world }: { europe: Part; world: Part } = shapes;

/**
 * The covered countries, on a world map and a larger map of Europe. Each leads to its regime. The shapes come from Natural Earth (public
 * domain), without Antarctica.
 */
export function WorldMap({ countries }: { countries: readonly string[] }) {
  return (
    <div className="world-maps">
      <Countries part={world} label={say(texts.world)} countries={countries} otherPart={europe} />
      <Countries part={europe} label={say(texts.europe)} countries={countries} />
    </div>
  );
}

interface CountriesProps {
  part: Part;
  label: string;
  countries: readonly string[];
  /** The map that has keyboard access to countries on both. */
  otherPart?: Part;
}

function Countries({ part: { width, height, shapes }, label, countries, otherPart }: CountriesProps) {
  const navigate = useNavigate();
  const covered = new Map(countries.map((code) => [isoCode(code), code]));
  const go = (event: MouseEvent, code: string) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void navigate({ to: '/regimes/$code', params: { code } });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no semantic element for groups.
    <svg role="group" aria-label={label} viewBox={`0 0 ${width} ${height}`} className="world-map">
      <g aria-hidden strokeWidth={0.7}>
        {Object.entries(shapes).map(([code, path]) => (covered.has(code) ? null : <path key={code} d={path} />))}
      </g>
      {Object.entries(shapes).map(([iso, path]) => {
        const code = covered.get(iso);
        if (code === undefined) return null;
        const onBoth = otherPart?.shapes[iso] !== undefined;
        return (
          <a
            key={iso}
            href={`/regimes/${code}`}
            aria-label={countryName(code)}
            tabIndex={onBoth ? -1 : undefined}
            onClick={(event) => go(event, code)}
          >
            <title>{countryName(code)}</title>
            <path d={path} strokeWidth={0.8} />
          </a>
        );
      })}
    </svg>
  );
}
