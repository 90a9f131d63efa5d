import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { AddonSummary, FormatSummary } from '../../../client/index.ts';
import { formatsQuery } from '../../engine/service/catalogue.ts';
import { Waiting } from '../../ui/message.tsx';
import { say } from '../../ui/texts/say.ts';
import { Words } from '../../ui/texts/words.tsx';
import { localize } from '../language.ts';
import { LocalizedText } from '../localized-text.tsx';
import { Part } from '../parts.tsx';
import { useCatalogueLanguage } from '../use-catalogue-language.ts';
import { type Graph, type GraphNode, graphOf } from './addon-graph.ts';
import * as texts from './texts.ts';

/** Addons with their requirements, the formats that build on them, and independent addons. */
export function AddonsOverview({ addons }: { addons: readonly AddonSummary[] }) {
  const { data: formats } = useQuery(formatsQuery);
  const [lang] = useCatalogueLanguage();
  if (!formats) return <Waiting what={say(texts.drawing)} />;
  const graph = graphOf(addons, formats);
  const alone = addons.filter(({ key }) => graph.alone.includes(key));
  return (
    <>
      <Part title={say(texts.buildsOn)}>
        <p className="text-soft">{say(texts.buildsOnAbout)}</p>
        <GraphPicture graph={graph} addons={addons} formats={formats} />
      </Part>
      <Part title={say(texts.aloneAddons)}>
        <p className="text-soft">{say(texts.aloneAddonsAbout)}</p>
        <ul className="grid gap-2 sm:grid-cols-2">
          {alone.map(({ key, name }) => (
            <li key={key} className="grid">
              <Link
                to="/addons/$key"
                params={{ key }}
                className="rounded-lg border border-line bg-panel px-3 py-2 hover:border-accent"
              >
                <span className="block font-medium">
                  <LocalizedText localized={localize(name, lang)} />
                </span>
                <span className="block break-all font-mono text-soft text-xs">{key}</span>
              </Link>
            </li>
          ))}
        </ul>
      </Part>
    </>
  );
}

interface PictureProps {
  graph: Graph;
  addons: readonly AddonSummary[];
  formats: readonly FormatSummary[];
}

const node = { height: 42, gapY: 10 };

/** Widths of a gap and a box, in percent of the picture: the boxes fill it. */
const widthsOf = (columns: number) => {
  const gap = columns > 1 ? 16 / (columns - 1) : 0;
  return { gap, box: (100 - gap * (columns - 1)) / columns };
};

const top = ({ row }: GraphNode) => row * (node.height + node.gapY);

function GraphPicture({ graph: { nodes, edges, rows }, addons, formats }: PictureProps) {
  const [lang] = useCatalogueLanguage();
  const columns = 1 + Math.max(...nodes.map(({ column }) => column));
  const { gap, box } = widthsOf(columns);
  const left = ({ column }: GraphNode) => column * (box + gap);
  const height = rows * (node.height + node.gapY);
  const find = (id: string) => nodes.find((each) => each.id === id);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable (WCAG 2.1.1).
    <section tabIndex={0} aria-label={say(texts.graph)} className="overflow-x-auto p-0.5">
      <div className="relative" style={{ minWidth: `${columns * 9}rem`, height }}>
        <svg
          aria-hidden
          viewBox={`0 0 100 ${height}`}
          preserveAspectRatio="none"
          fill="none"
          stroke="var(--edge)"
          className="absolute inset-0 size-full"
        >
          {edges.map(([from, to]) => {
            const [a, b] = [find(from), find(to)];
            if (!a || !b) return null;
            const [x1, y1] = [left(a) + box, top(a) + node.height / 2];
            const [x2, y2] = [left(b), top(b) + node.height / 2];
            const middle = x2 - gap / 2;
            return (
              <path
                key={`${from} ${to}`}
                d={`M${x1},${y1} H${middle - gap / 2} C${middle},${y1} ${middle},${y2} ${x2},${y2}`}
                opacity={0.7}
                vectorEffect="non-scaling-stroke"
              />
            );
          })}
        </svg>
        <ul>
          {nodes.map((each) => {
            const { id, kind, key } = each;
            const names =
              kind === 'addon'
                ? addons.find((addon) => addon.key === key)?.name
                : formats.find((format) => format.key === key)?.name;
            const requires = edges.filter(([, to]) => to === id).map(([from]) => find(from)?.key ?? '');
            const content = (
              <>
                <span className="block truncate font-medium text-xs" title={localize(names, lang)?.text}>
                  {localize(names, lang)?.text ?? key}
                </span>
                <span className="block truncate font-mono text-2xs text-soft">{key}</span>
                {requires.length > 0 && (
                  <span className="sr-only">
                    <Words text={texts.buildsOnThose} values={{ others: requires.join(', ') }} />
                  </span>
                )}
              </>
            );
            const look = 'block size-full rounded-lg border bg-panel px-2.5 py-1';
            return (
              <li
                key={id}
                className="absolute"
                style={{ left: `${left(each)}%`, top: top(each), width: `${box}%`, height: node.height }}
              >
                {kind === 'addon' ? (
                  <Link to="/addons/$key" params={{ key }} className={`${look} border-line hover:border-accent`}>
                    {content}
                  </Link>
                ) : (
                  <Link
                    to="/formats/$key"
                    params={{ key }}
                    className={`${look} border-edge border-dashed hover:border-accent`}
                  >
                    {content}
                  </Link>
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
