import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { AddonSummary, FormatSummary } from '../../../client/index.ts';
import { formatsQuery } from '../../service/service.ts';
import { say } from '../../texts/say.ts';
import { Words } from '../../texts/words.tsx';
import { Waiting } from '../../ui/message.tsx';
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

const node = { width: 190, height: 42, gapX: 70, gapY: 10 };

const left = ({ column }: GraphNode) => column * (node.width + node.gapX);
const top = ({ row }: GraphNode) => row * (node.height + node.gapY);

function GraphPicture({ graph: { nodes, edges, rows }, addons, formats }: PictureProps) {
  const [lang] = useCatalogueLanguage();
  const columns = 1 + Math.max(...nodes.map(({ column }) => column));
  const width = columns * node.width + (columns - 1) * node.gapX;
  const height = rows * (node.height + node.gapY);
  const find = (id: string) => nodes.find((each) => each.id === id);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable (WCAG 2.1.1).
    <section tabIndex={0} aria-label={say(texts.graph)} className="overflow-x-auto p-0.5">
      <div className="relative" style={{ width, height }}>
        <svg aria-hidden width={width} height={height} fill="none" stroke="var(--edge)" className="absolute inset-0">
          {edges.map(([from, to]) => {
            const [a, b] = [find(from), find(to)];
            if (!a || !b) return null;
            const [x1, y1] = [left(a) + node.width, top(a) + node.height / 2];
            const [x2, y2] = [left(b), top(b) + node.height / 2];
            const middle = x2 - node.gapX / 2;
            return (
              <path
                key={`${from} ${to}`}
                d={`M${x1},${y1} H${middle - node.gapX / 2} C${middle},${y1} ${middle},${y2} ${x2},${y2}`}
                opacity={0.7}
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
                <span className="block truncate font-medium text-xs">{localize(names, lang)?.text ?? key}</span>
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
                style={{ left: left(each), top: top(each), width: node.width, height: node.height }}
              >
                {kind === 'addon' ? (
                  <Link to="/addons/$key" params={{ key }} className={`${look} border-line hover:border-accent`}>
                    {content}
                  </Link>
                ) : (
                  <span className={`${look} border-edge border-dashed`}>{content}</span>
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
